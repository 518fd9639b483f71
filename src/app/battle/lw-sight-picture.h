/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-picture.h: the view along a gun, its four shots and its elevation, in pixels.
 */
#pragma once

#include "lw-sight-view-private.h"

G_BEGIN_DECLS

/* Is there anything to be seen: is it open, with a gun in hand, and may the one at the table
 * look? */
gboolean lw_sight_picture_looks (LwSightView *self);
/* What is to be seen now; only while there is. */
LwSight  lw_sight_picture_sight (LwSightView *self);
/* The pictures of the template are drawn from here on. */
void     lw_sight_picture_add   (LwSightView *self);

G_END_DECLS
