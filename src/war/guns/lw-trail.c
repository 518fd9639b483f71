/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail.c: the two men owed to the trail of a gun that has fired (R41, R42, Q29, Q30, Q36).
 */
#include "lw-trail.h"

#include "state/state.h"

static gboolean
is_manned (const LwBattle *battle, LwSide side, LwPoint at)
{
  g_auto (LwHits) there = LW_NO_HITS;

  lw_men_in (battle, LW_MEN_OF (side), lw_box_around (&at, 1, 0), &there);
  for (guint i = 0; i < there.n; i++)
    if (lw_man_armed (&battle->men[there.number[i]]))
      return TRUE;

  return FALSE;
}

/* The other guns of the side that have fired, and the places of their trails; no man who stands
 * farther off than @within from @about matters. */
static GArray *
list_duties (const LwBattle *battle, LwRef gun, LwPoint about, LwLength within)
{
  GArray *duties = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_auto (LwHits) near = LW_NO_HITS;

  lw_guns_in (battle, lw_box_around (&about, 1, within + LW_TRAIL_NEAR), &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwRef g = near.number[i];
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
  for (guint i = 0; i < duties->len; i++)
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

  for (guint i = 0; i < n; i++)
    if (!is_manned (battle, battle->guns[gun].owner, places[i]))
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
  if (him->arm != LW_INFANTRY &&
      !lw_trail_is_free (battle, &battle->guns[gun], him->arm, at, refusal))
    {
      if (refusal != NULL)
        refusal->man = man;
      return FALSE;
    }

  return lw_march_way (battle, man, from, at, limit, used, refusal);
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
  LwBox about = lw_box_around (&man->at, 1, LW_SIX_INCHES + LW_MAN_AND_GUN);
  g_auto (LwHits) near = LW_NO_HITS;

  lw_guns_in (battle, about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwGun *other = &battle->guns[near.number[i]];

      if (near.number[i] != gun && other->shots > 0 && other->owner == man->side &&
          lw_man_near_gun (man, other, LW_SIX_INCHES))
        return TRUE;
    }

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
  g_autoptr (GArray) duties = list_duties (battle, gun, battle->men[man].at, LW_INCH);

  return is_on_duty (&battle->men[man], duties);
}

/* Most are told at a glance, without a root. */
static gboolean
is_within (LwPoint from, LwPoint to, LwLength limit)
{
  return ABS (from.x - to.x) <= limit && ABS (from.y - to.y) <= limit &&
         lw_distance (from, to) <= limit;
}

/* Where whoever may be put to a trail stands; taken back, he has gone away from where he began. */
static void
find_about (const LwBattle *battle,
            LwSide side,
            const LwPoint *missing,
            guint n_missing,
            gboolean taken_back,
            LwHits *about)
{
  LwLength within = LW_MOVE_CAVALRY + (taken_back ? lw_men_strayed (battle) : 0);

  lw_hits_none (about);
  if (n_missing > 0)
    lw_men_in (battle, LW_MEN_OF (side), lw_box_around (missing, n_missing, within), about);
}

/* The men who may be put to the trail, the best first: armed, at no other trail (Q36), not there
 * yet, and within a string of it as the crow flies. */
static GArray *
list_candidates (
    const LwBattle *battle, LwRef gun, const LwPoint *missing, guint n_missing, gboolean taken_back)
{
  /* Taken back, a man may have walked two feet the other way. */
  g_autoptr (GArray) duties =
      list_duties (battle, gun, battle->guns[gun].at, 2 * LW_MOVE_CAVALRY + LW_FOOT);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Candidate));
  LwPoint places[LW_TRAIL_MEN];
  g_auto (LwHits) about = LW_NO_HITS;

  g_array_append_vals (duties, places, lw_battle_trail_places (battle, gun, places));
  find_about (battle, battle->guns[gun].owner, missing, n_missing, taken_back, &about);
  for (guint i = 0; i < about.n; i++)
    {
      Candidate it = { .man = about.number[i] };
      const LwMan *man = &battle->men[it.man];
      LwPoint from = taken_back ? man->start : man->at;
      guint k;

      if (!lw_man_armed (man) || (man->locked && !taken_back) || is_on_duty (man, duties))
        continue;
      for (k = 0; k < n_missing; k++)
        if (is_within (from, missing[k], lw_arm_move (man->arm)))
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

  for (guint i = 0; i < list->len && n < LW_TRAIL_MEN; i++)
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

  for (guint i = 0; i < n_missing; i++)
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
  for (guint i = 0; battle->phase == LW_PHASE_SETTLING && i < battle->melees->len; i++)
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

/* For each gun, how many men stand exactly where they were set at its trail. */
static guint *
count_at_trails (const LwBattle *battle)
{
  guint *n = g_new0 (guint, battle->n_guns + 1);
  const LwRef *handled;
  guint n_handled = lw_men_handled (battle, &handled);

  for (guint i = 0; i < n_handled; i++)
    {
      const LwMan *man = &battle->men[handled[i]];
      LwPoint places[LW_TRAIL_MEN];

      if (man->trail_of == LW_NONE || !lw_man_armed (man))
        continue;
      lw_gun_trail_places (&battle->guns[man->trail_of], places);
      n[man->trail_of] += lw_point_is (man->at, places[0]) || lw_point_is (man->at, places[1]);
    }

  return n;
}

gboolean
lw_trails_owed (const LwBattle *battle, LwRef *gun)
{
  g_autofree guint *n = count_at_trails (battle);

  /* Most trails are soon manned, and need no second look. */
  for (LwRef g = 0; g < (LwRef)battle->n_guns; g++)
    if (n[g] < LW_TRAIL_MEN && lw_battle_trail_owed (battle, g) > 0)
      {
        if (gun != NULL)
          *gun = g;
        return TRUE;
      }

  return FALSE;
}
