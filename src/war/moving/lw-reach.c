/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-reach.c: the ground that men can still reach in this move, for shading (R29, R30, Q10-Q16).
 */
#include "lw-reach.h"

#include "lw-way-cost.h"
#include "melee/melee.h"
#include "way/way.h"

/* What the strings of one arm are laid with. */
typedef struct
{
  const LwBattle *battle;
  LwArm arm;
  GArray *starts; /* of LwReachStart */
  GArray *others; /* of LwShape: enemies */
} Company;

/* A prisoner is moved by his captors (R63), and goes round nobody but his own friends. */
static LwSide
hand_of (const LwMan *man)
{
  return man->state == LW_MAN_CAPTIVE ? LW_OTHER (man->side) : man->side;
}

static void
gather_starts (Company *company, const GArray *men)
{
  for (guint i = 0; i < men->len; i++)
    {
      LwRef ref = g_array_index (men, LwRef, i);
      const LwMan *man = lw_battle_man (company->battle, ref);
      LwReachStart start;

      if (man == NULL || man->arm != company->arm || !lw_man_on_field (man) || man->locked)
        continue;
      start.at = man->at;
      start.left = lw_prisoner_limit (company->battle, ref, men) - man->walked;
      if (start.left > 0)
        g_array_append_val (company->starts, start);
    }
}

/* Do they stand in contact with him now? Then he bars them no farther than he is wide. */
static gboolean
touches_any (const Company *company, const LwShape *enemy)
{
  LwLength reach = company->arm == LW_CAVALRY ? LW_CAVALRY_LENGTH / 2 : LW_INFANTRY_RADIUS;

  for (guint i = 0; i < company->starts->len; i++)
    {
      LwShape begin =
          lw_shape_disc (g_array_index (company->starts, LwReachStart, i).at, reach + LW_CONTACT);

      if (lw_box_meets (begin.bounds, enemy->bounds) && lw_shape_within (&begin, enemy, 0))
        return TRUE;
    }

  return FALSE;
}

static LwBox
find_bounds (const Company *company)
{
  LwBox box = { G_MAXINT32, G_MAXINT32, G_MININT32, G_MININT32 };

  for (guint i = 0; i < company->starts->len; i++)
    {
      const LwReachStart *start = &g_array_index (company->starts, LwReachStart, i);

      box.x1 = MIN (box.x1, start->at.x - start->left);
      box.y1 = MIN (box.y1, start->at.y - start->left);
      box.x2 = MAX (box.x2, start->at.x + start->left);
      box.y2 = MAX (box.y2, start->at.y + start->left);
    }

  return lw_box_grown (box, LW_INCHES (2));
}

/* Armed men of the other side, as wide as no string may pass them (Q16). */
static void
gather_enemies (Company *company, LwSide side)
{
  const LwBattle *battle = company->battle;
  g_auto (LwHits) near = LW_NO_HITS;

  if (battle->rules.choice[LW_RULE_PASS_ENEMY] == 1)
    return;

  lw_men_in (battle, LW_MEN_OF (LW_OTHER (side)), find_bounds (company), &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwMan *enemy = &battle->men[near.number[i]];
      LwShape shape;

      if (!lw_man_armed (enemy))
        continue;
      shape = lw_man_shape (enemy);
      if (!touches_any (company, &shape))
        {
          shape.radius += LW_CONTACT + 1;
          shape.bounds = lw_box_grown (shape.bounds, LW_CONTACT + 1);
        }
      g_array_append_val (company->others, shape);
    }
}

static LwLength
pay (LwPoint from, LwPoint to, LwLength used, LwLength left, gconstpointer data)
{
  const Company *company = data;
  LwLength whole = lw_arm_move (company->arm), length = lw_distance (from, to);
  LwLength cost = lw_way_cost_leg (company->battle, whole, from, to, length);

  /* A ford that takes the whole move is for those who have it all: to these it is no longer a way
   * than any other (Q12). */
  if (company->battle->rules.choice[LW_RULE_FORD_COST] == 2 && length < whole && cost >= whole)
    return used + (left < whole ? whole : length);

  return used + cost;
}

static GPtrArray *
reach_of_company (const Company *company)
{
  const LwBattle *battle = company->battle;
  const LwReachAsk ask = {
    .body = company->arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY,
    .half_width = lw_arm_half_width (company->arm),
    .starts = (const LwReachStart *)(void *)company->starts->data,
    .n_starts = company->starts->len,
    .others = (const LwShape *)(void *)company->others->data,
    .n_others = company->others->len,
    .pay = lw_way_has_cost (battle) ? pay : NULL,
    .data = company,
  };

  return lw_route_reach (battle->ground, &ask);
}

static void
free_outline_cb (gpointer outline)
{
  g_array_unref (outline);
}

GPtrArray *
lw_reach_of_men (const LwBattle *battle, const GArray *men)
{
  GPtrArray *outlines = g_ptr_array_new_with_free_func (free_outline_cb);
  const LwMan *first;

  g_return_val_if_fail (battle != NULL && men != NULL, outlines);

  first = men->len > 0 ? lw_battle_man (battle, g_array_index (men, LwRef, 0)) : NULL;
  for (guint arm = 0; first != NULL && arm < LW_N_ARMS; arm++)
    {
      g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (LwReachStart));
      g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (LwShape));
      g_autoptr (GPtrArray) of_arm = NULL;
      Company company = { battle, (LwArm)arm, starts, others };

      gather_starts (&company, men);
      if (starts->len == 0)
        continue;
      gather_enemies (&company, hand_of (first));
      of_arm = reach_of_company (&company);
      for (guint i = 0; i < of_arm->len; i++)
        g_ptr_array_add (outlines, g_array_ref (g_ptr_array_index (of_arm, i)));
    }

  return outlines;
}
