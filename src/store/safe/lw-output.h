/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-output.h: what is made for others, a picture, a document, a table, into the file they named.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In place of a path: the standard output. */
#define LW_OUTPUT_STANDARD "-"

/*
 * lw_output_write: puts @size bytes (-1: up to its end) of @data into @path, whole or not at all:
 * the old file or the new one is there. A link stays a link to what is written, a mode stays as it
 * was; a pipe or a device is written to. No older copies are kept: it can be made again. The error
 * is a whole sentence for the player.
 */
gboolean lw_output_write (const char *path, const char *data, gssize size, GError **error);

G_END_DECLS
