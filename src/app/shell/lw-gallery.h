/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-gallery.h: the Countries, shipped and the player's own, as pictures: to fight on, to edit, to
 * copy, to take away.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_GALLERY (lw_gallery_get_type ())
G_DECLARE_FINAL_TYPE (LwGallery, lw_gallery, LW, GALLERY, GtkBox)

/* What there is now; with @put_away also what the player has put away. */
void       lw_gallery_fill (LwGallery *self, gboolean put_away);
/* Only those in whose name @needle is found; "": all again. */
void       lw_gallery_seek (LwGallery *self, const char *needle);

G_END_DECLS
