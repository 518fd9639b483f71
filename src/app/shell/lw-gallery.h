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

void       lw_gallery_refresh (LwGallery *self);

G_END_DECLS
