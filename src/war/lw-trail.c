/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail.c: the two men owed to the trail of a gun that has fired (R41, R42, Q29, Q30, Q36).
 */
#include "lw-trail.h"

/* From the middle of the trail to a man who stands behind a wheel. */
#define WHEEL_LINE ((LwLength)208)

/* When a thing or an enemy holds the place itself, how far behind it will do. */
#define BEHIND_MOST LW_INCH

/* No figure and no gun whose middle is farther off can touch a man. */
#define NEAR LW_INCHES (6)

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

static gboolean
refuse_place (
    LwRefusal *refusal, LwRefusalCode code, const LwFeature *thing, LwRef other, LwRef gun)
{
  lw_refuse (refusal, code);
  if (refusal != NULL)
    {
      refusal->thing = thing != NULL ? thing->id : NULL;
      refusal->other = other;
      refusal->gun = gun;
    }

  return FALSE;
}

static gboolean
is_far (LwPoint a, LwPoint b)
{
  return ABS (a.x - b.x) > NEAR || ABS (a.y - b.y) > NEAR;
}

/* Do the Country, all guns and the enemy leave a man of @arm room here, facing as @gun does? Own
 * men do: they are moved aside (Q9). */
static gboolean
is_free (const LwBattle *battle, const LwGun *gun, LwArm arm, LwPoint at, LwRefusal *refusal)
{
  LwShape shape = lw_man_shape_at (arm, at, gun->bearing), other;
  const LwFeature *thing;
  LwRef i;
  guint k;

  if (!lw_box_holds (lw_country_bounds (lw_battle_country (battle)), at))
    return lw_refuse (refusal, LW_REFUSED_OFF_FIELD);
  thing = lw_ground_stands (battle->ground, arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY,
                            &shape, LW_CLEARANCE);
  if (thing != NULL)
    return refuse_place (refusal, LW_REFUSED_NO_CLEARANCE, thing, LW_NONE, LW_NONE);

  for (i = 0; i < (LwRef)battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (man->side == gun->owner || !lw_man_on_field (man) || is_far (man->at, at))
        continue;
      other = lw_man_shape (man);
      if (lw_shape_nearer (&shape, &other, 0))
        return refuse_place (refusal, LW_REFUSED_ON_TOP, NULL, i, LW_NONE);
    }

  for (i = 0; i < (LwRef)battle->n_guns; i++)
    {
      LwShape parts[LW_GUN_PARTS];

      if (!battle->guns[i].placed || battle->guns[i].retired || is_far (battle->guns[i].at, at))
        continue;
      lw_gun_shapes (&battle->guns[i], parts);
      for (k = 0; k < LW_GUN_PARTS; k++)
        if (lw_shape_nearer (&shape, &parts[k], LW_CLEARANCE))
          return refuse_place (refusal, LW_REFUSED_NO_CLEARANCE, NULL, LW_NONE, i);
    }

  return TRUE;
}

/* Moves a barred place to the nearest free one straight behind it or outward; FALSE: none. */
static gboolean
free_place (const LwBattle *battle, const LwGun *gun, gint hand, LwPoint *place)
{
  LwAngle back = lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 2);
  LwAngle out = lw_angle_wrapped ((gint64)gun->bearing + hand * (LW_TURN / 4));
  LwLength step;
  LwLength behind;

  for (step = 0; step <= BEHIND_MOST; step += LW_CLEARANCE)
    for (behind = step; behind >= 0; behind -= LW_CLEARANCE)
      {
        LwPoint at = lw_point_towards (lw_point_towards (*place, back, behind), out, step - behind);

        if (is_free (battle, gun, LW_INFANTRY, at, NULL))
          {
            *place = at;
            return TRUE;
          }
      }

  return FALSE;
}

guint
lw_battle_trail_places (const LwBattle *battle, LwRef gun, LwPoint places[LW_TRAIL_MEN])
{
  const LwGun *piece;
  LwPoint exact[LW_TRAIL_MEN];
  guint n = 0;
  guint i;

  g_return_val_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns, 0);

  piece = &battle->guns[gun];
  lw_gun_trail_places (piece, exact);
  for (i = 0; i < LW_TRAIL_MEN; i++)
    if (free_place (battle, piece, i == 0 ? 1 : -1, &exact[i]))
      places[n++] = exact[i];

  return n;
}

static LwRef
find_man_at (const LwBattle *battle, LwSide side, LwPoint at)
{
  LwRef i;

  for (i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].side == side && lw_man_armed (&battle->men[i]) &&
        lw_point_is (battle->men[i].at, at))
      return i;

  return LW_NONE;
}

/* The other guns of the side that have fired, and the places of their trails. */
static GArray *
list_duties (const LwBattle *battle, LwRef gun)
{
  GArray *duties = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwRef g;

  for (g = 0; g < (LwRef)battle->n_guns; g++)
    {
      LwPoint places[LW_TRAIL_MEN];

      if (g == gun || battle->guns[g].shots == 0 ||
          battle->guns[g].owner != battle->guns[gun].owner)
        continue;
      g_array_append_vals (duties, places, lw_battle_trail_places (battle, g, places));
    }

  return duties;
}

static gboolean
is_on_duty (const LwMan *man, const GArray *duties)
{
  guint i;

  for (i = 0; i < duties->len; i++)
    if (lw_point_is (g_array_index (duties, LwPoint, i), man->at))
      return TRUE;

  return FALSE;
}

/* Places of the trail where nobody stands yet. */
guint
lw_trail_missing (const LwBattle *battle, LwRef gun, LwPoint missing[LW_TRAIL_MEN])
{
  LwPoint places[LW_TRAIL_MEN];
  guint n = lw_battle_trail_places (battle, gun, places);
  guint n_missing = 0;
  guint i;

  for (i = 0; i < n; i++)
    if (find_man_at (battle, battle->guns[gun].owner, places[i]) == LW_NONE)
      missing[n_missing++] = places[i];

  return n_missing;
}

/* Once the move is over a man is judged from where he began it (Q29); till then as he stands. */
gboolean
lw_trail_reach (const LwBattle *battle,
                LwRef gun,
                LwRef man,
                LwPoint at,
                gboolean taken_back,
                LwLength *used,
                LwRefusal *refusal)
{
  const LwMan *him = &battle->men[man];
  LwPoint from = taken_back ? him->start : him->at;
  LwLength limit = taken_back ? lw_arm_move (him->arm) : lw_battle_string_left (battle, man);
  LwLength straight = lw_distance (from, at);
  LwMan there = *him;

  *used = 0;
  there.at = at;
  /* Who has moved with a gun stays within six inches of it (R43, Q45). */
  if (him->with_gun != LW_NONE &&
      !lw_man_near_gun (&there, &battle->guns[him->with_gun], LW_SIX_INCHES))
    return lw_refuse_man (refusal, LW_REFUSED_ALREADY_WITH_GUN, man, him->with_gun);
  if (straight > limit)
    {
      lw_refuse_man (refusal, LW_REFUSED_CANNOT_REACH, man, LW_NONE);
      if (refusal != NULL)
        {
          refusal->have = straight;
          refusal->need = limit;
        }
      return FALSE;
    }

  /* The place is a foot soldier's: a horse is longer. */
  if (him->arm != LW_INFANTRY && !is_free (battle, &battle->guns[gun], him->arm, at, refusal))
    {
      if (refusal != NULL)
        refusal->man = man;
      return FALSE;
    }

  return lw_march_way (battle, NULL, man, from, at, limit, used, refusal);
}

typedef struct
{
  LwRef man;
  gint64 rank;
} Candidate;

static gint
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a;
  const Candidate *two = b;

  if (one->rank != two->rank)
    return one->rank < two->rank ? -1 : 1;

  return one->man - two->man;
}

/* Does a man stand within six inches of another gun of his that has fired, and may be owed there?
 */
static gboolean
is_wanted_elsewhere (const LwBattle *battle, const LwMan *man, LwRef gun)
{
  LwRef g;

  for (g = 0; g < (LwRef)battle->n_guns; g++)
    if (g != gun && battle->guns[g].shots > 0 && battle->guns[g].owner == man->side &&
        lw_man_near_gun (man, &battle->guns[g], LW_SIX_INCHES))
      return TRUE;

  return FALSE;
}

/*
 * The less, the better: those who stand at the gun before those who do not, the unmoved before the
 * moved, those whom no other gun wants, those in contact last; the near before the far.
 */
static gint64
rank (const LwBattle *battle, const LwMan *man, LwRef gun, gboolean taken_back)
{
  const gint64 far = (gint64)1 << 40;
  LwPoint from = taken_back ? man->start : man->at;
  gint64 rank = lw_distance_squared (from, lw_gun_trail_end (&battle->guns[gun]));

  if (!lw_man_near_gun (man, &battle->guns[gun], LW_SIX_INCHES))
    rank += far;
  if (man->walked > 0)
    rank += far;
  if (man->with_gun != LW_NONE || is_wanted_elsewhere (battle, man, gun))
    rank += 3 * far;
  if (man->locked)
    rank += 6 * far;

  return rank;
}

gboolean
lw_trail_elsewhere (const LwBattle *battle, LwRef man, LwRef gun)
{
  g_autoptr (GArray) duties = list_duties (battle, gun);

  return is_on_duty (&battle->men[man], duties);
}

/* The men who may be put to the trail, the best first: armed, at no other trail (Q36), not there
 * yet, and within a string of it as the crow flies. */
static GArray *
list_candidates (
    const LwBattle *battle, LwRef gun, const LwPoint *missing, guint n_missing, gboolean taken_back)
{
  g_autoptr (GArray) duties = list_duties (battle, gun);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Candidate));
  LwPoint places[LW_TRAIL_MEN];
  guint n = lw_battle_trail_places (battle, gun, places);
  LwRef i;

  g_array_append_vals (duties, places, n);
  for (i = 0; i < (LwRef)battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      LwPoint from = taken_back ? man->start : man->at;
      Candidate it = { .man = i };
      guint k;

      if (man->side != battle->guns[gun].owner || !lw_man_armed (man) ||
          (man->locked && !taken_back) || is_on_duty (man, duties))
        continue;
      for (k = 0; k < n_missing; k++)
        if (lw_distance (from, missing[k]) <= lw_arm_move (man->arm))
          break;
      if (k == n_missing)
        continue;
      it.rank = rank (battle, man, gun, taken_back);
      g_array_append_val (list, it);
    }
  g_array_sort (list, compare_candidates);
  return list;
}

/* The first two of @list who can come to @place. */
static guint
find_able (const LwBattle *battle,
           LwRef gun,
           const GArray *list,
           LwPoint place,
           gboolean taken_back,
           LwRef able[LW_TRAIL_MEN])
{
  guint n = 0;
  guint i;

  for (i = 0; i < list->len && n < LW_TRAIL_MEN; i++)
    {
      LwRef man = g_array_index (list, Candidate, i).man;
      LwLength used;

      if (lw_trail_reach (battle, gun, man, place, taken_back, &used, NULL))
        able[n++] = man;
    }

  return n;
}

/* Gives each of the missing places a man; returns how many it could give. LW_NONE: nobody. */
guint
lw_trail_assign (const LwBattle *battle,
                 LwRef gun,
                 const LwPoint *missing,
                 guint n_missing,
                 gboolean taken_back,
                 LwRef men[LW_TRAIL_MEN])
{
  g_autoptr (GArray) list = list_candidates (battle, gun, missing, n_missing, taken_back);
  LwRef able[LW_TRAIL_MEN][LW_TRAIL_MEN];
  guint n[LW_TRAIL_MEN] = { 0, 0 };
  guint i;

  for (i = 0; i < n_missing; i++)
    {
      n[i] = find_able (battle, gun, list, missing[i], taken_back, able[i]);
      men[i] = n[i] > 0 ? able[i][0] : LW_NONE;
    }
  if (n_missing == 2 && n[0] > 0 && n[1] > 0 && men[0] == men[1])
    {
      if (n[1] > 1)
        men[1] = able[1][1];
      else if (n[0] > 1)
        men[0] = able[0][1];
      else
        men[1] = LW_NONE;
    }

  return (n_missing > 0 && men[0] != LW_NONE) + (n_missing > 1 && men[1] != LW_NONE);
}

/* Melees are settled when every trail is manned, and not before: whoever falls in them had come. */
static gboolean
is_discharged (const LwBattle *battle)
{
  guint i;

  for (i = 0; battle->phase == LW_PHASE_SETTLING && i < battle->melees->len; i++)
    if (((const LwMelee *)g_ptr_array_index (battle->melees, i))->settled)
      return TRUE;

  return FALSE;
}

guint
lw_battle_trail_owed (const LwBattle *battle, LwRef gun)
{
  const LwGun *piece;
  LwPoint missing[LW_TRAIL_MEN];
  LwRef men[LW_TRAIL_MEN];
  guint n;

  g_return_val_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns, 0);

  piece = &battle->guns[gun];
  if (piece->shots == 0 || piece->owner != battle->mover || !piece->placed || piece->retired ||
      is_discharged (battle))
    return 0;

  n = lw_trail_missing (battle, gun, missing);
  /* Where nobody is left who could come, fewer suffice (Q30). */
  return n == 0 ? 0 : lw_trail_assign (battle, gun, missing, n, TRUE, men);
}

gboolean
lw_trails_owed (const LwBattle *battle, LwRef *gun)
{
  LwRef g;

  for (g = 0; g < (LwRef)battle->n_guns; g++)
    if (lw_battle_trail_owed (battle, g) > 0)
      {
        if (gun != NULL)
          *gun = g;
        return TRUE;
      }

  return FALSE;
}
