/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-limit.c: when a man is at a line, in a stretch of it, or in a zone.
 */
#include "lw-limit.h"

#include "lw-figure.h"

/* Did a man still count by his middle when this battle was begun? */
static gboolean
counts_middles (const LwBattle *battle)
{
  return battle->laws < 3;
}

static LwLength
line_of (const LwBattle *battle, LwSide side)
{
  return lw_country_line_y (lw_ground_country (battle->ground), battle->player[side].edge);
}

/* ---- back lines ---- */

/* A line goes from one side of the field to the other, so that the extent of a base decides. */
gboolean
lw_man_touches_line (const LwBattle *battle, const LwMan *man, LwSide side)
{
  LwShape base = lw_man_shape (man);
  LwLength y = line_of (battle, side);

  return base.bounds.y1 <= y && base.bounds.y2 >= y;
}

/* The part that counts, in quarters of the width, from the west. */
static void
find_stretch (const LwBattle *battle, LwSide owner, gint *from, gint *to)
{
  static const gint quarters[][2] = { { 0, 4 }, { 1, 3 }, { 0, 2 }, { 2, 4 } };
  guint choice = battle->variety == LW_VARIETY_BLOW ? battle->rules.choice[LW_RULE_STRETCH] : 0;

  choice = choice < G_N_ELEMENTS (quarters) ? choice : 0;
  *from = quarters[choice][0];
  *to = quarters[choice][1];
  /* Left and right are the owner's, as he stands behind his line. */
  if (battle->player[owner].edge == LW_EDGE_NORTH)
    {
      gint west = 4 - *to;

      *to = 4 - *from;
      *from = west;
    }
}

gboolean
lw_man_touches_stretch (const LwBattle *battle, const LwMan *man, LwSide owner)
{
  LwLength width = lw_ground_country (battle->ground)->width;
  LwShape base = lw_man_shape (man), stretch;
  gint from, to;

  if (!lw_man_touches_line (battle, man, owner))
    return FALSE;

  find_stretch (battle, owner, &from, &to);
  if (counts_middles (battle))
    return 4 * (gint64)man->at.x >= (gint64)from * width &&
           4 * (gint64)man->at.x <= (gint64)to * width;

  /* A quarter of the width is a whole number or lies between two: outward to the next. */
  stretch = lw_shape_capsule (
      (LwPoint){ (LwLength)((gint64)from * width / 4), line_of (battle, owner) },
      (LwPoint){ (LwLength)(((gint64)to * width + 3) / 4), line_of (battle, owner) }, 0);
  return lw_shape_within (&base, &stretch, 0);
}

gboolean
lw_man_may_leave_by (const LwBattle *battle, const LwMan *man, LwSide side)
{
  if (counts_middles (battle))
    return man->at.y == line_of (battle, side);

  return lw_man_touches_line (battle, man, side);
}

/* ---- where armies are put down ---- */

/* In half units, for the middle of an odd depth lies between two. */
gboolean
lw_man_within_middle (const LwBattle *battle, const LwMan *man, LwSide side, LwLength limit)
{
  LwLength depth = lw_ground_country (battle->ground)->depth;
  LwShape base = lw_man_shape (man);
  LwLength ahead; /* from his own line to what of him is nearest to the middle */

  if (battle->player[side].edge == LW_EDGE_SOUTH)
    ahead = base.bounds.y2;
  else
    ahead = depth - base.bounds.y1;
  if (counts_middles (battle))
    ahead = ABS (man->at.y - line_of (battle, side)) + depth % 2;

  return 2 * ((gint64)ahead + limit) >= depth;
}

gboolean
lw_man_touches_zone (const LwBattle *battle, const LwMan *man, const GArray *corners)
{
  const LwPoint *corner = (const LwPoint *)(const void *)corners->data;
  LwShape base = lw_man_shape (man);

  if (lw_outline_holds (corner, corners->len, man->at))
    return TRUE;

  for (guint i = 0; i < corners->len && !counts_middles (battle); i++)
    {
      LwShape side = lw_shape_capsule (corner[i], corner[(i + 1) % corners->len], 0);

      if (lw_shape_within (&base, &side, 0))
        return TRUE;
    }

  return FALSE;
}
