/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-bin.h: files put into the desktop's bin, and back.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A file that was put away, as it was. */
typedef struct LwBinned LwBinned;

/*
 * lw_bin_put: puts the file @path into the bin. Returns: (transfer full), for lw_bin_take_back(),
 * or NULL with @error, a sentence for the player; G_IO_ERROR_NOT_SUPPORTED: where it lies there is
 * no bin, and nothing was done.
 */
LwBinned *lw_bin_put       (const char *path, GError **error);

/* The same where there is no bin: after a question, for good. (transfer full), or NULL */
LwBinned *lw_bin_destroy   (const char *path, GError **error);

/* Puts the file back under its name, byte for byte, with its permissions; what is in the bin stays
 * there. FALSE, with a sentence, when there is another of that name by now. */
gboolean  lw_bin_take_back (const LwBinned *binned, GError **error);

void      lw_binned_free   (LwBinned *binned);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwBinned, lw_binned_free)

G_END_DECLS
