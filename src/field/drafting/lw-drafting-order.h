/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-order.h: things brought into line, spaced out, raised and lowered, locked.
 */
#pragma once

#include "lw-drafting.h"

G_BEGIN_DECLS

typedef enum
{
  LW_LINE_UP_WEST,
  LW_LINE_UP_CENTRE_X,
  LW_LINE_UP_EAST,
  LW_LINE_UP_SOUTH,
  LW_LINE_UP_CENTRE_Y,
  LW_LINE_UP_NORTH
} LwLineUp;

typedef enum
{
  LW_LAYER_TOP,
  LW_LAYER_UP,
  LW_LAYER_DOWN,
  LW_LAYER_BOTTOM
} LwLayer;

gboolean lw_drafting_align      (LwDrafting *drafting, const char *const *ids, LwLineUp how);
/* Equal gaps between the outermost two; three or more things. */
gboolean lw_drafting_distribute (LwDrafting *drafting, const char *const *ids, gboolean east_west);
gboolean lw_drafting_layer      (LwDrafting *drafting, const char *const *ids, LwLayer how);
gboolean lw_drafting_lock       (LwDrafting *drafting, const char *const *ids, gboolean locked);

G_END_DECLS
