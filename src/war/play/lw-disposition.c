/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-disposition.c: companies drawn up and put down in the band along the back line, or in the zone
 * of a scenario (R13).
 */
#include "lw-disposition.h"

#include "state/state.h"

#define SEARCH LW_INCHES (30) /* for a clear place */

static LwAngle
forward_of (const LwBattle *battle, LwSide side)
{
  return battle->player[side].edge == LW_EDGE_SOUTH ? LW_NORTH : LW_SOUTH;
}

void
lw_disposition_init (LwDisposition *disposition, const LwBattle *battle, LwSide side)
{
  disposition->battle = battle;
  disposition->side = side;
  disposition->facing = forward_of (battle, side);
  disposition->muster = lw_muster_new (battle);
  disposition->man = LW_NONE;
  disposition->orders = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);
  disposition->guns = g_array_new (FALSE, FALSE, sizeof (LwPoint));
}

void
lw_disposition_clear (LwDisposition *disposition)
{
  lw_muster_free (disposition->muster);
  g_ptr_array_unref (disposition->orders);
  g_array_unref (disposition->guns);
}

static gboolean
accept_in_zone (LwPoint at, gpointer data)
{
  const LwDisposition *disposition = data;

  return lw_putting_down_allows (disposition->battle, disposition->side, disposition->man, LW_NONE,
                                 at, NULL);
}

gboolean
lw_disposition_put (LwDisposition *disposition, LwOrder *order, LwRef man, LwPoint wanted)
{
  LwPoint at = wanted;

  disposition->man = man;
  if (!lw_muster_nearest (disposition->muster, man, &at, disposition->facing, disposition->facing,
                          1, SEARCH, accept_in_zone, disposition))
    return FALSE;

  lw_muster_place (disposition->muster, man, at, disposition->facing);
  lw_order_add_man (order, man);
  lw_order_add_place (order, at);

  return TRUE;
}

LwOrder *
lw_disposition_order (const LwDisposition *disposition)
{
  LwOrder *order = lw_order_new (LW_ORDER_PUT, disposition->side);

  order->bearing = disposition->facing;

  return order;
}

LwBox
lw_disposition_band (const LwDisposition *disposition, LwLength move)
{
  const LwBattle *battle = disposition->battle;
  const GArray *zone =
      battle->scenario != NULL ? battle->scenario->side[disposition->side].zone : NULL;
  LwBox band = lw_country_bounds (lw_battle_country (battle));
  LwLength depth = lw_putting_down_depth (battle, disposition->side, move);

  if (zone != NULL)
    return lw_box_around ((const LwPoint *)zone->data, zone->len, 0);
  if (disposition->facing == LW_NORTH)
    band.y2 = MIN (band.y2, depth);
  else
    band.y1 = MAX (band.y1, band.y2 - depth);

  return band;
}

/* Shifts the whole body between the ends of the line and within its depth. */
static void
shift_into_band (LwBox band, GArray *places)
{
  LwBox box = lw_box_around ((const LwPoint *)places->data, places->len, 0);
  LwLength dx = MAX (0, band.x1 - box.x1) - MAX (0, box.x2 - band.x2);
  LwLength dy = MAX (0, band.y1 - box.y1) - MAX (0, box.y2 - band.y2);

  for (guint i = 0; i < places->len; i++)
    {
      LwPoint *place = &g_array_index (places, LwPoint, i);

      place->x = CLAMP (place->x + dx, band.x1, band.x2);
      place->y = CLAMP (place->y + dy, band.y1, band.y2);
    }
}

LwOrder *
lw_disposition_company (LwDisposition *disposition,
                        const GArray *men,
                        LwFormation formation,
                        LwPoint centre)
{
  const LwMan *all = disposition->battle->men;
  g_autofree LwArm *arms = g_new (LwArm, men->len);
  g_autofree LwPoint *keep = g_new (LwPoint, men->len);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwOrder *order = lw_disposition_order (disposition);
  gboolean in_box = FALSE;

  for (guint i = 0; i < men->len; i++)
    {
      const LwMan *man = &all[g_array_index (men, LwRef, i)];

      arms[i] = man->arm;
      keep[i] = man->at;
      in_box = in_box || man->state == LW_MAN_IN_BOX;
    }
  /* Men out of the box have no places yet that could be kept. */
  if (formation == LW_FORMATION_KEEP && in_box)
    formation = LW_FORMATION_LINE;
  lw_formation_places (formation, arms, keep, men->len, centre, disposition->facing, places);
  shift_into_band (lw_disposition_band (disposition, lw_arm_move (arms[0])), places);
  for (guint i = 0; i < men->len; i++)
    lw_muster_lift (disposition->muster, g_array_index (men, LwRef, i));
  for (guint i = 0; i < men->len; i++)
    lw_disposition_put (disposition, order, g_array_index (men, LwRef, i),
                        g_array_index (places, LwPoint, i));

  return order;
}
