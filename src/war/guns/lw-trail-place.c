/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail-place.c: the two places at the end of a trail, and those that will do for them (R41,
 * Q9).
 */
#include "lw-trail-place.h"

/* From the middle of the trail to a man who stands behind a wheel. */
#define WHEEL_LINE ((LwLength)208)

/* When the place itself is barred, how far behind it one will do as well; any farther off is looked
 * for about the end of the trail, in wider steps. */
#define BEHIND_MOST LW_INCH
#define ABOUT_STEP (LW_INCH / 4)

/* So far to his own side of the trail each man keeps, and two of them are clear of one another. */
#define SIDE_LEAST (LW_CAVALRY_WIDTH / 2 + LW_CLEARANCE / 2)

void
lw_gun_trail_places (const LwGun *gun, LwPoint places[LW_TRAIL_MEN])
{
  LwPoint end;

  g_return_if_fail (gun != NULL && places != NULL);

  end = lw_gun_trail_end (gun);
  places[0] =
      lw_point_towards (end, lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 4), WHEEL_LINE);
  places[1] =
      lw_point_towards (end, lw_angle_wrapped ((gint64)gun->bearing - LW_TURN / 4), WHEEL_LINE);
}

/* Is he set at the trail of another gun, and stays there (Q36)? */
static gboolean
is_posted_elsewhere (const LwBattle *battle, const LwGun *gun, const LwMan *man)
{
  return lw_man_armed (man) && man->trail_of != LW_NONE && &battle->guns[man->trail_of] != gun;
}

/* The first man, of those who do not make room, who is in the way of @shape; or LW_NONE. */
static LwRef
find_barring (
    const LwBattle *battle, const LwGun *gun, const LwShape *shape, LwBox about, LwHits *near)
{
  lw_men_in (battle, LW_ALL_MEN, about, near);
  for (guint i = 0; i < near->n; i++)
    {
      const LwMan *man = &battle->men[near->number[i]];
      gboolean own = man->side == gun->owner;

      if ((!own || is_posted_elsewhere (battle, gun, man)) &&
          lw_shape_nearer (shape, lw_man_outline (battle, near->number[i]), own ? LW_CLEARANCE : 0))
        return near->number[i];
    }

  return LW_NONE;
}

gboolean
lw_trail_is_free (
    const LwBattle *battle, const LwGun *gun, LwArm arm, LwPoint at, LwRefusal *refusal)
{
  LwShape shape = lw_man_shape_at (arm, at, gun->bearing);
  LwBox about = lw_box_around (&at, 1, LW_TRAIL_NEAR);
  g_auto (LwHits) near = LW_NO_HITS;
  const LwFeature *thing;
  LwRef man;

  if (!lw_box_holds (lw_country_bounds (lw_battle_country (battle)), at))
    return lw_refuse (refusal, LW_REFUSED_OFF_FIELD);
  thing = lw_ground_stands (battle->ground, arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY,
                            &shape, LW_CLEARANCE);
  if (thing != NULL)
    return lw_refuse_barred (refusal, LW_REFUSED_NO_CLEARANCE, LW_NONE, LW_NONE, thing, LW_NONE);

  man = find_barring (battle, gun, &shape, about, &near);
  if (man != LW_NONE)
    return lw_refuse_barred (
        refusal, battle->men[man].side == gun->owner ? LW_REFUSED_NO_CLEARANCE : LW_REFUSED_ON_TOP,
        LW_NONE, LW_NONE, NULL, man);

  lw_guns_in (battle, about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwShape parts[LW_GUN_PARTS];

      lw_gun_shapes (&battle->guns[near.number[i]], parts);
      for (guint k = 0; k < LW_GUN_PARTS; k++)
        if (lw_shape_nearer (&shape, &parts[k], LW_CLEARANCE))
          return lw_refuse_gun (refusal, LW_REFUSED_NO_CLEARANCE, near.number[i]);
    }

  return TRUE;
}

/* ---- where a place is barred ---- */

/* A place about the trail, from its end: so far behind it, and out to one hand. */
typedef struct
{
  LwLength behind, out;
} Offset;

static LwPoint
place_at (const LwGun *gun, gint hand, Offset offset)
{
  LwAngle back = lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 2);
  LwAngle out = lw_angle_wrapped ((gint64)gun->bearing + hand * (LW_TURN / 4));

  return lw_point_towards (lw_point_towards (lw_gun_trail_end (gun), out, offset.out), back,
                           offset.behind);
}

static gint64
way_from_place (Offset offset)
{
  gint64 out = (gint64)offset.out - WHEEL_LINE;

  return out * out + (gint64)offset.behind * offset.behind;
}

/* Those nearest to the place itself first; of two as near the one behind, and then the outer. */
static gint
compare_offsets (gconstpointer a, gconstpointer b)
{
  const Offset *one = a;
  const Offset *two = b;
  gint64 first = way_from_place (*one), second = way_from_place (*two);

  if (first != second)
    return first < second ? -1 : 1;
  if (one->behind != two->behind)
    return one->behind > two->behind ? -1 : 1;

  return two->out - one->out;
}

/* All that are looked at within six inches of the trail's end, on both sides of it: some 1,800. */
static gpointer
list_offsets (gpointer data)
{
  GArray *offsets = g_array_new (FALSE, FALSE, sizeof (Offset));
  const LwLength steps = LW_SIX_INCHES / ABOUT_STEP + 1;

  for (LwLength behind = -steps; behind <= steps; behind++)
    for (LwLength out = -2 * steps; out <= steps; out++)
      {
        Offset offset = { behind * ABOUT_STEP, WHEEL_LINE + out * ABOUT_STEP };

        if ((gint64)offset.behind * offset.behind + (gint64)offset.out * offset.out <=
            (gint64)LW_SIX_INCHES * LW_SIX_INCHES)
          g_array_append_val (offsets, offset);
      }
  g_array_sort (offsets, compare_offsets);

  return offsets;
}

static const GArray *
get_offsets (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, list_offsets, NULL);
}

/* Is there room for a man, and no wall or water between him and the gun? */
static gboolean
is_free_by_gun (const LwBattle *battle, const LwGun *gun, LwArm arm, LwPoint at)
{
  return lw_trail_is_free (battle, gun, arm, at, NULL) &&
         lw_ground_stops (battle->ground, LW_BODY_INFANTRY, gun->at, at, 0) == NULL;
}

/* The nearest straight behind it or outward. */
static gboolean
find_behind (const LwBattle *battle, const LwGun *gun, LwArm arm, gint hand, LwPoint *place)
{
  LwAngle back = lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 2);
  LwAngle out = lw_angle_wrapped ((gint64)gun->bearing + hand * (LW_TURN / 4));

  for (LwLength step = 0; step <= BEHIND_MOST; step += LW_CLEARANCE)
    for (LwLength behind = step; behind >= 0; behind -= LW_CLEARANCE)
      {
        LwPoint at = lw_point_towards (lw_point_towards (*place, back, behind), out, step - behind);

        if (lw_trail_is_free (battle, gun, arm, at, NULL))
          {
            *place = at;
            return TRUE;
          }
      }

  return FALSE;
}

/* Do two men, mounted or not, who face as the gun does, stand clear of one another there? */
static gboolean
are_clear (LwPoint one, LwPoint two, LwAngle bearing)
{
  LwShape first = lw_man_shape_at (LW_CAVALRY, one, bearing);
  LwShape second = lw_man_shape_at (LW_CAVALRY, two, bearing);

  return !lw_shape_nearer (&first, &second, LW_CLEARANCE);
}

/* The nearest about the trail: on his own side of it, or clear of @other, who has the other side's
 * place. */
static gboolean
find_about (const LwBattle *battle,
            const LwGun *gun,
            LwArm arm,
            gint hand,
            const LwPoint *other,
            LwPoint *place)
{
  const GArray *offsets = get_offsets ();

  for (guint i = 0; i < offsets->len; i++)
    {
      Offset offset = g_array_index (offsets, Offset, i);
      LwPoint at = place_at (gun, hand, offset);

      if ((other == NULL ? offset.out >= SIDE_LEAST : are_clear (*other, at, gun->bearing)) &&
          is_free_by_gun (battle, gun, arm, at))
        {
          *place = at;
          return TRUE;
        }
    }

  return FALSE;
}

static gint
hand_of (guint i)
{
  return i == 0 ? 1 : -1;
}

/* Each man has a place on his own side of the trail; if all of that side is barred, beside the
 * other. In a glass the two change names, and nothing else. */
static void
find_places (const LwBattle *battle, const LwGun *gun, LwArm arm, LwTrailPlace places[LW_TRAIL_MEN])
{
  LwPoint exact[LW_TRAIL_MEN];

  lw_gun_trail_places (gun, exact);
  for (guint i = 0; i < LW_TRAIL_MEN; i++)
    {
      places[i].at[arm] = exact[i];
      places[i].free[arm] = find_behind (battle, gun, arm, hand_of (i), &places[i].at[arm]);
      /* By the first edition of the laws a barred place was owed nobody. */
      if (!places[i].free[arm] && battle->laws > 1)
        places[i].free[arm] = find_about (battle, gun, arm, hand_of (i), NULL, &places[i].at[arm]);
    }
  if (battle->laws == 1)
    return;
  for (guint i = 0; i < LW_TRAIL_MEN; i++)
    {
      const LwTrailPlace *other = &places[LW_TRAIL_MEN - 1 - i];

      if (!places[i].free[arm] && other->free[arm])
        {
          places[i].free[arm] =
              find_about (battle, gun, arm, hand_of (i), &other->at[arm], &places[i].at[arm]);
          return;
        }
    }
}

guint
lw_trail_places (const LwBattle *battle, LwRef gun, LwPoint places[LW_TRAIL_MEN])
{
  LwTrailPlace found[LW_TRAIL_MEN];
  guint n = 0;

  g_return_val_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns, 0);

  find_places (battle, &battle->guns[gun], LW_INFANTRY, found);
  for (guint i = 0; i < LW_TRAIL_MEN; i++)
    if (found[i].free[LW_INFANTRY])
      places[n++] = found[i].at[LW_INFANTRY];

  return n;
}

/* A horse is longer than a man: where there is no room for one, he has a place of his own. */
static void
find_both_places (const LwBattle *battle, LwRef gun, LwTrailPlace places[LW_TRAIL_MEN])
{
  find_places (battle, &battle->guns[gun], LW_INFANTRY, places);
  find_places (battle, &battle->guns[gun], LW_CAVALRY, places);
}

static gboolean
is_place (const LwTrailPlace *place, LwArm arm, LwPoint at)
{
  return place->free[arm] && lw_point_is (place->at[arm], at);
}

gboolean
lw_trail_is_place (const LwBattle *battle, LwRef gun, LwArm arm, LwPoint at)
{
  LwTrailPlace places[LW_TRAIL_MEN];

  find_places (battle, &battle->guns[gun], arm, places);
  for (guint i = 0; i < LW_TRAIL_MEN; i++)
    if (is_place (&places[i], arm, at))
      return TRUE;

  return FALSE;
}

/* ---- who is there ---- */

/* Does an armed man of the gun's side stand there? */
static gboolean
is_manned (const LwBattle *battle, LwSide side, const LwTrailPlace *place)
{
  g_auto (LwHits) there = LW_NO_HITS;

  for (guint arm = 0; arm < G_N_ELEMENTS (place->at); arm++)
    {
      if (!place->free[arm])
        continue;
      lw_men_in (battle, LW_MEN_OF (side), lw_box_around (&place->at[arm], 1, 0), &there);
      for (guint i = 0; i < there.n; i++)
        if (lw_man_armed (&battle->men[there.number[i]]))
          return TRUE;
    }

  return FALSE;
}

static LwPoint
any_point (const LwTrailPlace *place)
{
  return place->at[place->free[LW_INFANTRY] ? LW_INFANTRY : LW_CAVALRY];
}

/* The place nearest to @at is taken off the list of those that want a man. */
static guint
strike_nearest (LwTrailPlace missing[LW_TRAIL_MEN], guint n, LwPoint at)
{
  guint nearest = 0;

  for (guint i = 1; i < n; i++)
    if (lw_distance_squared (any_point (&missing[i]), at) <
        lw_distance_squared (any_point (&missing[nearest]), at))
      nearest = i;
  missing[nearest] = missing[n - 1];

  return n - 1;
}

static gboolean
is_any_place (const LwTrailPlace places[LW_TRAIL_MEN], LwPoint at)
{
  for (guint i = 0; i < LW_TRAIL_MEN; i++)
    if (is_place (&places[i], LW_INFANTRY, at) || is_place (&places[i], LW_CAVALRY, at))
      return TRUE;

  return FALSE;
}

/* Who was set at this trail and stands there counts, though a nearer place has become free since.
 */
static guint
strike_posted (const LwBattle *battle,
               LwRef gun,
               const LwTrailPlace places[LW_TRAIL_MEN],
               LwTrailPlace missing[LW_TRAIL_MEN],
               guint n)
{
  LwBox about = lw_gun_box (&battle->guns[gun], LW_TRAIL_NEAR + LW_SIX_INCHES);
  g_auto (LwHits) near = LW_NO_HITS;

  if (n == 0)
    return 0;
  lw_men_in (battle, LW_MEN_OF (battle->guns[gun].owner), about, &near);
  for (guint i = 0; i < near.n && n > 0; i++)
    {
      const LwMan *man = &battle->men[near.number[i]];

      if (man->trail_of == gun && lw_man_armed (man) && !is_any_place (places, man->at))
        n = strike_nearest (missing, n, man->at);
    }

  return n;
}

guint
lw_trail_wanting (const LwBattle *battle, LwRef gun, LwTrailPlace wanting[LW_TRAIL_MEN])
{
  LwTrailPlace places[LW_TRAIL_MEN];
  guint n = 0;

  g_return_val_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns, 0);

  find_both_places (battle, gun, places);
  for (guint i = 0; i < LW_TRAIL_MEN; i++)
    if ((places[i].free[LW_INFANTRY] || places[i].free[LW_CAVALRY]) &&
        !is_manned (battle, battle->guns[gun].owner, &places[i]))
      wanting[n++] = places[i];

  return strike_posted (battle, gun, places, wanting, n);
}
