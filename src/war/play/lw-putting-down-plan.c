/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-putting-down-plan.c: companies put down in the band along the back line, or in the zone of a
 * scenario, in one gesture, and a whole army put down sensibly: guns on the line with horsemen
 * beside them, infantry between (R13, R15).
 *
 * A disposition musters the army as it grows, so that nobody is put on top of another; the orders
 * that come of it are given one by one, and are judged like any others.
 */
#include "lw-putting-down-plan.h"

#include "lw-play.h"
#include "lw-putting-down.h"

#define SEARCH LW_INCHES (30) /* for a clear place */

#define HORSE_BY_GUN 5
#define GUN_ROOM LW_INCHES (5) /* each side of a gun, for its horsemen */
#define RANKS 2                /* of infantry between the guns, where there is width */
#define FOOT_PITCH LW_INCH
#define HORSE_AHEAD LW_INCHES (7) /* of the spare horsemen, beyond the trail of the gun */
#define COMPANY_AHEAD LW_INCHES (1)
#define COMPANIES_WITHOUT_GUNS 3

typedef struct
{
  const LwBattle *battle;
  LwSide side;
  LwAngle facing; /* forward */
  LwMuster *muster;
  LwRef man;         /* whose place is looked for */
  GPtrArray *orders; /* of LwOrder */
  GArray *guns;      /* of LwPoint: where they were put, along the line */
} Disposition;

static LwAngle
forward_of (const LwBattle *battle, LwSide side)
{
  return battle->player[side].edge == LW_EDGE_SOUTH ? LW_NORTH : LW_SOUTH;
}

static void
open_disposition (Disposition *disposition, const LwBattle *battle, LwSide side)
{
  disposition->battle = battle;
  disposition->side = side;
  disposition->facing = forward_of (battle, side);
  disposition->muster = lw_muster_new (battle);
  disposition->man = LW_NONE;
  disposition->orders = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);
  disposition->guns = g_array_new (FALSE, FALSE, sizeof (LwPoint));
}

static void
close_disposition (Disposition *disposition)
{
  lw_muster_free (disposition->muster);
  g_ptr_array_unref (disposition->orders);
  g_array_unref (disposition->guns);
}

/* A plan keeps the middles of bases within a zone, though an edge of them would do. */
static gboolean
accept_in_zone (LwPoint at, gpointer data)
{
  const Disposition *disposition = data;
  const LwBattle *battle = disposition->battle;
  const GArray *zone =
      battle->scenario != NULL ? battle->scenario->side[disposition->side].zone : NULL;

  if (zone != NULL && !lw_outline_holds ((const LwPoint *)zone->data, zone->len, at))
    return FALSE;

  return lw_man_putting_down_allowed (battle, disposition->man, at, disposition->facing, NULL);
}

static gboolean
put_man (Disposition *disposition, LwOrder *order, LwRef man, LwPoint wanted)
{
  LwPoint at = wanted;
  LwMusterSearch search = { .facing = disposition->facing,
                            .first = disposition->facing,
                            .hand = 1,
                            .limit = SEARCH,
                            .accept = accept_in_zone,
                            .data = disposition };

  disposition->man = man;
  if (!lw_muster_nearest (disposition->muster, man, &at, &search))
    return FALSE;

  lw_muster_place (disposition->muster, man, at, disposition->facing);
  lw_order_add_man (order, man);
  lw_order_add_place (order, at);

  return TRUE;
}

static LwOrder *
new_order (const Disposition *disposition)
{
  LwOrder *order = lw_order_new (LW_ORDER_PUT, disposition->side);

  order->bearing = disposition->facing;

  return order;
}

static LwBox
find_band (const Disposition *disposition, LwArm arm)
{
  const LwBattle *battle = disposition->battle;
  const GArray *zone =
      battle->scenario != NULL ? battle->scenario->side[disposition->side].zone : NULL;
  LwBox band = lw_country_bounds (lw_battle_country (battle));
  LwLength depth = lw_putting_down_depth (battle, disposition->side, arm);

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

static LwOrder *
draw_up_company (Disposition *disposition, const GArray *men, LwFormation formation, LwPoint centre)
{
  const LwMan *all = disposition->battle->men;
  g_autofree LwArm *arms = g_new (LwArm, men->len);
  g_autofree LwPoint *keep = g_new (LwPoint, men->len);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwOrder *order = new_order (disposition);
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
  lw_formation_places (formation, &(LwCompany){ arms, keep, men->len }, centre, disposition->facing,
                       places);
  shift_into_band (find_band (disposition, arms[0]), places);
  for (guint i = 0; i < men->len; i++)
    lw_muster_lift (disposition->muster, g_array_index (men, LwRef, i));
  for (guint i = 0; i < men->len; i++)
    put_man (disposition, order, g_array_index (men, LwRef, i), g_array_index (places, LwPoint, i));

  return order;
}

/* ---- a company ---- */

static GArray *
own_men (const LwBattle *battle, const GArray *men, LwSide *side)
{
  GArray *own = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (guint i = 0; i < men->len; i++)
    {
      LwRef ref = g_array_index (men, LwRef, i);
      const LwMan *man = lw_battle_man (battle, ref);

      if (man == NULL || (own->len > 0 && man->side != *side))
        continue;
      *side = man->side;
      g_array_append_val (own, ref);
    }

  return own;
}

LwOrder *
lw_putting_down_plan (const LwBattle *battle,
                      const GArray *men,
                      LwFormation formation,
                      LwPoint centre)
{
  g_autoptr (GArray) own = NULL;
  Disposition disposition;
  LwSide side = LW_RED;
  LwOrder *order;

  g_return_val_if_fail (battle != NULL && men != NULL, NULL);

  own = own_men (battle, men, &side);
  if (own->len == 0)
    return NULL;

  open_disposition (&disposition, battle, side);
  order = draw_up_company (&disposition, own, formation, centre);
  close_disposition (&disposition);

  return lw_play_lawful_part (battle, order);
}

/* ---- a whole army ---- */

static LwBox
band_of (const Disposition *disposition)
{
  return find_band (disposition, LW_INFANTRY);
}

/* A place given along the line from its left end, and forward from it; in a zone, from the side of
 * it that lies nearest to the line. */
static LwPoint
place_from_line (const Disposition *disposition, LwLength along, LwLength ahead)
{
  LwBox band = band_of (disposition);

  return disposition->facing == LW_NORTH ? (LwPoint){ band.x1 + along, band.y1 + ahead }
                                         : (LwPoint){ band.x1 + along, band.y2 - ahead };
}

static LwLength
length_of_line (const Disposition *disposition)
{
  LwBox band = band_of (disposition);

  return band.x2 - band.x1;
}

/* How far along it the i-th gun from the left stands. */
static LwLength
gun_along (const Disposition *disposition, guint i)
{
  return g_array_index (disposition->guns, LwPoint, i).x - band_of (disposition).x1;
}

static gboolean
try_gun (Disposition *disposition, LwRef gun, LwPoint at, LwAngle bearing)
{
  LwOrder *order;

  if (!lw_gun_putting_down_allowed (disposition->battle, disposition->side, gun, at, NULL) ||
      !lw_muster_may_stand_gun (disposition->muster, gun, at, bearing, NULL))
    return FALSE;

  lw_muster_place_gun (disposition->muster, gun, at, bearing);
  order = lw_order_new (LW_ORDER_PUT_GUN, disposition->side);
  order->gun = gun;
  order->bearing = bearing;
  lw_order_add_place (order, at);
  g_ptr_array_add (disposition->orders, order);
  g_array_append_val (disposition->guns, at);

  return TRUE;
}

/* On the line if it can be, then to the left and right of there, then forward. */
static void
put_gun (Disposition *disposition, LwRef gun, LwLength along)
{
  LwAngle bearing = lw_angle_wrapped ((gint64)disposition->facing + LW_TURN / 2);
  LwBox band = band_of (disposition);

  for (LwLength ahead = 0; ahead <= band.y2 - band.y1; ahead += LW_INCH)
    for (LwLength aside = 0; aside <= band.x2 - band.x1; aside += LW_INCH)
      if (try_gun (disposition, gun, place_from_line (disposition, along + aside, ahead),
                   bearing) ||
          try_gun (disposition, gun, place_from_line (disposition, along - aside, ahead), bearing))
        return;
}

static GArray *
men_in_box (const Disposition *disposition, LwArm arm)
{
  GArray *men = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (guint i = 0; i < disposition->battle->n_men; i++)
    {
      const LwMan *man = &disposition->battle->men[i];
      LwRef ref = (LwRef)i;

      if (man->side == disposition->side && man->arm == arm && man->state == LW_MAN_IN_BOX)
        g_array_append_val (men, ref);
    }

  return men;
}

static void
put_guns (Disposition *disposition)
{
  gint64 line = length_of_line (disposition);
  guint n = 0, k = 0;

  for (guint i = 0; i < disposition->battle->n_guns; i++)
    if (disposition->battle->guns[i].army == disposition->side)
      n++;
  for (guint i = 0; i < disposition->battle->n_guns; i++)
    {
      const LwGun *gun = &disposition->battle->guns[i];

      if (gun->army != disposition->side)
        continue;
      if (gun->placed)
        g_array_append_val (disposition->guns, gun->at);
      else
        put_gun (disposition, (LwRef)i, (LwLength)((2 * k + 1) * line / (2 * n)));
      k++;
    }
}

/* Places beside a gun, near it, left and right in turn: the i-th. */
static LwPoint
place_by_gun (const Disposition *disposition, LwPoint gun, guint i)
{
  LwLength aside = LW_INCHES (2) + (LwLength)(i / 2) * (LW_INCH + LW_INCH / 8);
  LwLength forward = LW_INCH + LW_INCH / 4;

  return (LwPoint){
    gun.x + (i % 2 == 0 ? -aside : aside),
    gun.y + (disposition->facing == LW_NORTH ? forward : -forward),
  };
}

static void
add_order (Disposition *disposition, LwOrder *order)
{
  if (order->who->len > 0)
    g_ptr_array_add (disposition->orders, order);
  else
    lw_order_free (order);
}

/* Takes up to @n of the men from the head of @men. */
static GArray *
take_men (GArray *men, guint n)
{
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (LwRef));

  n = MIN (n, men->len);
  if (n > 0)
    {
      g_array_append_vals (taken, men->data, n);
      g_array_remove_range (men, 0, n);
    }

  return taken;
}

static void
put_horse (Disposition *disposition)
{
  g_autoptr (GArray) horse = men_in_box (disposition, LW_CAVALRY);
  guint n_guns = disposition->guns->len;

  for (guint i = 0; i < n_guns; i++)
    {
      LwPoint gun = g_array_index (disposition->guns, LwPoint, i);
      g_autoptr (GArray) men = take_men (horse, HORSE_BY_GUN);
      LwOrder *order = new_order (disposition);

      for (guint k = 0; k < men->len; k++)
        put_man (disposition, order, g_array_index (men, LwRef, k),
                 place_by_gun (disposition, gun, k));
      add_order (disposition, order);
    }
  /* The rest in even troops before the guns, or along the line when there are none. */
  for (guint i = 0; horse->len > 0; i++)
    {
      guint troops =
          MAX (n_guns, COMPANIES_WITHOUT_GUNS) - MIN (i, MAX (n_guns, COMPANIES_WITHOUT_GUNS) - 1);
      g_autoptr (GArray) men = take_men (horse, (horse->len + troops - 1) / troops);
      LwLength along = n_guns > 0 ? gun_along (disposition, i % n_guns)
                                  : length_of_line (disposition) * (LwLength)(2 * i + 1) /
                                        (2 * COMPANIES_WITHOUT_GUNS);

      add_order (disposition, draw_up_company (disposition, men, LW_FORMATION_LINE,
                                               place_from_line (disposition, along, HORSE_AHEAD)));
    }
}

/* The ends of the stretches of line between the guns: gun k ends stretch k. */
static void
stretch_of_line (const Disposition *disposition, guint k, LwLength *from, LwLength *to)
{
  guint n = disposition->guns->len;

  *from = k == 0 ? 0 : gun_along (disposition, k - 1) + GUN_ROOM;
  *to = k == n ? length_of_line (disposition) : gun_along (disposition, k) - GUN_ROOM;
}

static void
put_foot_in (Disposition *disposition, const GArray *men, LwLength from, LwLength to)
{
  guint abreast =
      (guint)MAX (2, MIN ((to - from) / FOOT_PITCH, (LwLength)(men->len + RANKS - 1) / RANKS));
  LwLength middle = from + (to - from) / 2;
  LwOrder *order = new_order (disposition);

  for (guint i = 0; i < men->len; i++)
    {
      guint rank = i / abreast, in_rank = MIN (abreast, men->len - rank * abreast);
      LwLength along =
          middle + ((LwLength)(2 * (i % abreast)) - (LwLength)(in_rank - 1)) * FOOT_PITCH / 2;

      put_man (disposition, order, g_array_index (men, LwRef, i),
               place_from_line (disposition, along, COMPANY_AHEAD + (LwLength)rank * FOOT_PITCH));
    }
  add_order (disposition, order);
}

static void
put_foot (Disposition *disposition)
{
  g_autoptr (GArray) foot = men_in_box (disposition, LW_INFANTRY);
  guint n = disposition->guns->len + 1;

  for (guint k = 0; k < n; k++)
    {
      g_autoptr (GArray) men = take_men (foot, (foot->len + n - k - 1) / (n - k));
      LwLength from, to;

      stretch_of_line (disposition, k, &from, &to);
      if (men->len > 0)
        put_foot_in (disposition, men, from, to);
    }
}

static gint
compare_along (gconstpointer a, gconstpointer b)
{
  return ((const LwPoint *)a)->x - ((const LwPoint *)b)->x;
}

GPtrArray *
lw_putting_down_suggest (const LwBattle *battle, LwSide side)
{
  Disposition disposition;
  GPtrArray *orders;

  g_return_val_if_fail (battle != NULL && side < LW_N_SIDES, NULL);

  open_disposition (&disposition, battle, side);
  put_guns (&disposition);
  g_array_sort (disposition.guns, compare_along);
  put_horse (&disposition);
  put_foot (&disposition);
  orders = g_ptr_array_ref (disposition.orders);
  close_disposition (&disposition);

  return orders;
}
