/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-retire-plan.c: men brought off over their own back line, prisoners led away with them (Q20,
 * Q97).
 */
#include "lw-march.h"

#include "state/state.h"

#define ASIDE_STEP                                                               \
  LW_INCH /* along the line, when the nearest point of it is not the nearest way \
           */
#define ASIDE_MOST LW_INCHES (12)

gboolean
lw_goal_is_over_line (const LwBattle *battle, LwSide side, LwPoint goal)
{
  LwEdge edge = battle->player[side].edge;
  LwLength y = lw_country_line_y (lw_battle_country (battle), edge);

  return edge == LW_EDGE_SOUTH ? goal.y < y : goal.y > y;
}

/* The first point of the line, outward from the nearest, that his string reaches. */
static gboolean
find_point (const LwBattle *battle, const LwOrder *order, LwRef ref, LwPoint *point)
{
  const LwCountry *country = lw_battle_country (battle);
  const LwMan *man = &battle->men[ref];
  LwLength left = lw_prisoner_limit (battle, ref, order->who) - man->walked;
  LwPoint nearest = lw_country_line_point (country, battle->player[order->side].edge, man->at);
  LwLength used;

  for (LwLength aside = 0; aside <= ASIDE_MOST; aside += ASIDE_STEP)
    for (gint hand = -1; hand <= (aside > 0 ? 1 : -1); hand += 2)
      {
        *point = nearest;
        point->x += hand * aside;
        if (lw_box_holds (lw_country_bounds (country), *point) &&
            lw_march_way (battle, ref, man->at, *point, left, &used, NULL))
          return TRUE;
      }

  return FALSE;
}

LwOrder *
lw_retire_plan (const LwBattle *battle, const GArray *men)
{
  LwOrder *order;

  g_return_val_if_fail (battle != NULL && men != NULL, NULL);

  order = lw_order_new (LW_ORDER_MARCH, battle->mover);
  order->t = battle->clock;
  order->flag = TRUE;
  order->bearing = battle->player[order->side].edge == LW_EDGE_SOUTH ? LW_SOUTH : LW_NORTH;
  for (guint i = 0; i < men->len; i++)
    {
      LwRef ref = g_array_index (men, LwRef, i);

      if (lw_march_may_go (battle, ref, order->side, men, NULL))
        lw_order_add_man (order, ref);
    }
  for (guint i = 0; i < order->who->len;)
    {
      LwPoint point;

      if (find_point (battle, order, g_array_index (order->who, LwRef, i), &point))
        {
          lw_order_add_place (order, point);
          i++;
        }
      else
        g_array_remove_index (lw_order_list (order, &order->who), i);
    }

  return lw_plan_made_lawful (battle, order);
}
