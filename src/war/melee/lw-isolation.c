/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-isolation.c: who is within a move of a place, and whether a body is isolated (R52, Q63-Q66).
 */
#include "lw-melee.h"

#include "way/way.h"
#include "state/state.h"

/* Can he come up to @point in one move (R53, Q63, Q65)? Moves are measured at the base (Q1). */
static gboolean
reaches_point (const LwBattle *battle, const LwMan *man, LwPoint point)
{
  LwLength move = lw_arm_move (man->arm);
  g_autoptr (GArray) way = NULL;

  if (lw_distance_squared (man->at, point) > (gint64)move * move)
    return FALSE;
  if (battle->rules.choice[LW_RULE_SUPPORT_MEASURE] == 0)
    return TRUE;

  way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  return lw_route_find (battle->ground, man->arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY,
                        man->at, point, lw_arm_half_width (man->arm), move, NULL, 0, way) >= 0;
}

gboolean
lw_man_reaches_any (const LwBattle *battle, const LwMan *man, const GArray *points)
{
  for (guint i = 0; i < points->len; i++)
    if (reaches_point (battle, man, g_array_index (points, LwPoint, i)))
      return TRUE;

  return FALSE;
}

/* The men of @side who may be within a move of the body. */
static void
find_about (const LwBattle *battle, LwSide side, const GArray *body, LwHits *about)
{
  LwBox box = lw_box_around (&battle->men[g_array_index (body, LwRef, 0)].at, 1, 0);

  for (guint i = 1; i < body->len; i++)
    box =
        lw_box_joined (box, lw_box_around (&battle->men[g_array_index (body, LwRef, i)].at, 1, 0));
  lw_men_in (battle, LW_MEN_OF (side), lw_box_grown (box, LW_MOVE_CAVALRY), about);
}

/* Outside a melee a move is measured from the nearest man of the body (Q64). */
static gboolean
reaches_body (const LwBattle *battle, const LwMan *man, const GArray *body)
{
  for (guint i = 0; i < body->len; i++)
    if (reaches_point (battle, man, battle->men[g_array_index (body, LwRef, i)].at))
      return TRUE;

  return FALSE;
}

gboolean
lw_body_isolated (const LwBattle *battle, const GArray *men, guint *have, guint *need)
{
  guint found = 0;
  guint wanted;
  g_auto (LwHits) about = LW_NO_HITS;
  LwSide side;

  g_return_val_if_fail (battle != NULL && men != NULL && men->len > 0, FALSE);

  side = battle->men[g_array_index (men, LwRef, 0)].side;
  find_about (battle, side, men, &about);
  for (guint i = 0; i < about.n; i++)
    {
      const LwMan *man = &battle->men[about.number[i]];

      if (lw_man_armed (man) && !lw_refs_hold (men, about.number[i]) &&
          reaches_body (battle, man, men))
        found++;
    }

  wanted = (men->len + 1) / 2;
  if (have != NULL)
    *have = found;
  if (need != NULL)
    *need = wanted;
  return found < wanted;
}
