/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail.c: the two men owed to the trail of a gun that has fired: who is fit to come, whether
 * they are owed still, and the order that sets them there (R41, R42, Q29, Q30, Q36, Q44).
 *
 * Till the move is over a man comes from where he stands, with what is left of his string.
 * Afterwards he is taken back from wherever he went, and judged from where he began the move: so
 * nobody can charge and leave his gun without its men.
 */
#include "lw-trail.h"

#include "lw-gunnery.h"
#include "lw-swing.h"
#include "lw-trail-place.h"
#include "moving/moving.h"

/* A gun that wants men. @taken_back: the move is over, and they are judged from where they began it
 * (Q29). */
typedef struct
{
  const LwBattle *battle;
  LwRef ref;
  const LwGun *gun;
  gboolean taken_back;
} Duty;

typedef struct
{
  LwRef man;
  gint64 rank;
} Candidate;

/* ---- who is fit ---- */

/* Where a man is judged from. */
static LwPoint
start_of (const Duty *duty, const LwMan *man)
{
  return duty->taken_back ? man->start : man->at;
}

/* The length of the string that takes the man to @at, if he can come there and stand; or -1. */
static LwLength
reach (const Duty *duty, LwRef man, LwPoint at, LwRefusal *refusal)
{
  const LwBattle *battle = duty->battle;
  const LwMan *him = &battle->men[man];
  LwPoint from = start_of (duty, him);
  LwLength limit = duty->taken_back ? lw_arm_move (him->arm) : lw_battle_string_left (battle, man);
  LwLength straight = lw_distance (from, at);
  LwMan there = *him;

  there.at = at;
  /* Who has moved with a gun stays within six inches of it (R43, Q45). */
  if (him->with_gun != LW_NONE &&
      !lw_man_near_gun (&there, &battle->guns[him->with_gun], LW_SIX_INCHES))
    {
      lw_refuse_about (refusal, LW_REFUSED_ALREADY_WITH_GUN, man, him->with_gun, 0, 0);
      return -1;
    }
  if (straight > limit)
    {
      lw_refuse_about (refusal, LW_REFUSED_CANNOT_REACH, man, LW_NONE, straight, limit);
      return -1;
    }

  /* The place is a foot soldier's: a horse is longer. */
  if (him->arm != LW_INFANTRY && !lw_trail_is_free (battle, duty->gun, him->arm, at, refusal))
    {
      if (refusal != NULL)
        refusal->man = man;
      return -1;
    }

  return lw_march_way (battle, man, from, at, limit, refusal);
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
      g_array_append_vals (duties, places, lw_trail_places (battle, g, places));
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

/* Does this man stand at the trail of a gun that has fired, @gun apart (Q36)? */
static gboolean
is_at_another (const LwBattle *battle, LwRef man, LwRef gun)
{
  g_autoptr (GArray) duties = list_duties (battle, gun, battle->men[man].at, LW_INCH);

  return is_on_duty (&battle->men[man], duties);
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
rank (const Duty *duty, const LwMan *man)
{
  const gint64 far = (gint64)1 << 40;
  gint64 rank = lw_distance_squared (start_of (duty, man), lw_gun_trail_end (duty->gun));

  if (!lw_man_near_gun (man, duty->gun, LW_SIX_INCHES))
    rank += far;
  if (man->walked > 0)
    rank += far;
  if (man->with_gun != LW_NONE || is_wanted_elsewhere (duty->battle, man, duty->ref))
    rank += 3 * far;
  if (man->locked)
    rank += 6 * far;

  return rank;
}

static gint
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a;
  const Candidate *two = b;

  if (one->rank != two->rank)
    return one->rank < two->rank ? -1 : 1;

  return one->man - two->man;
}

/* Most are told at a glance, without a root. */
static gboolean
is_within (LwPoint from, LwPoint to, LwLength limit)
{
  return ABS (from.x - to.x) <= limit && ABS (from.y - to.y) <= limit &&
         lw_distance (from, to) <= limit;
}

static gboolean
is_within_a_move (const LwMan *man, LwPoint from, const LwPoint *places, guint n_places)
{
  for (guint i = 0; i < n_places; i++)
    if (is_within (from, places[i], lw_arm_move (man->arm)))
      return TRUE;

  return FALSE;
}

/* Everybody who may be near enough: one who is taken back has gone away from where he began. */
static void
find_about (const Duty *duty, const LwPoint *missing, guint n_missing, LwHits *about)
{
  LwLength within = LW_MOVE_CAVALRY + (duty->taken_back ? lw_men_strayed (duty->battle) : 0);

  lw_hits_none (about);
  if (n_missing > 0)
    lw_men_in (duty->battle, LW_MEN_OF (duty->gun->owner),
               lw_box_around (missing, n_missing, within), about);
}

/* The men who may be put to the trail, the best first: armed, at no other trail (Q36), not there
 * yet, and within a string of it as the crow flies. */
static GArray *
list_candidates (const Duty *duty, const LwPoint *missing, guint n_missing)
{
  /* Taken back, a man may have walked two feet the other way. */
  g_autoptr (GArray) duties =
      list_duties (duty->battle, duty->ref, duty->gun->at, 2 * LW_MOVE_CAVALRY + LW_FOOT);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Candidate));
  LwPoint places[LW_TRAIL_MEN];
  g_auto (LwHits) about = LW_NO_HITS;

  g_array_append_vals (duties, places, lw_trail_places (duty->battle, duty->ref, places));
  find_about (duty, missing, n_missing, &about);
  for (guint i = 0; i < about.n; i++)
    {
      Candidate it = { .man = about.number[i] };
      const LwMan *man = &duty->battle->men[it.man];

      if (!lw_man_armed (man) || (man->locked && !duty->taken_back) || is_on_duty (man, duties) ||
          !is_within_a_move (man, start_of (duty, man), missing, n_missing))
        continue;
      it.rank = rank (duty, man);
      g_array_append_val (list, it);
    }
  g_array_sort (list, compare_candidates);

  return list;
}

/* The first two of @list who can come to @place. */
static guint
find_able (const Duty *duty, const GArray *list, LwPoint place, LwRef able[LW_TRAIL_MEN])
{
  guint n = 0;

  for (guint i = 0; i < list->len && n < LW_TRAIL_MEN; i++)
    {
      LwRef man = g_array_index (list, Candidate, i).man;

      if (reach (duty, man, place, NULL) >= 0)
        able[n++] = man;
    }

  return n;
}

/* Gives each of the missing places a man; returns how many it could give. LW_NONE: nobody. */
static guint
assign (const Duty *duty, const LwPoint *missing, guint n_missing, LwRef men[LW_TRAIL_MEN])
{
  g_autoptr (GArray) list = list_candidates (duty, missing, n_missing);
  LwRef able[LW_TRAIL_MEN][LW_TRAIL_MEN];
  guint n[LW_TRAIL_MEN] = { 0, 0 };

  for (guint i = 0; i < n_missing; i++)
    {
      n[i] = find_able (duty, list, missing[i], able[i]);
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

/* ---- what is owed ---- */

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
lw_trail_owed (const LwBattle *battle, LwRef gun)
{
  const LwGun *piece;
  LwPoint missing[LW_TRAIL_MEN];
  LwRef men[LW_TRAIL_MEN];
  Duty duty;
  guint n;

  g_return_val_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns, 0);

  piece = &battle->guns[gun];
  if (piece->shots == 0 || piece->owner != battle->mover || !piece->placed || piece->retired ||
      is_discharged (battle))
    return 0;

  duty = (Duty){ battle, gun, piece, TRUE };
  n = lw_trail_missing (battle, gun, missing);
  /* Where nobody is left who could come, fewer suffice (Q30). */
  return n == 0 ? 0 : assign (&duty, missing, n, men);
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
    if (n[g] < LW_TRAIL_MEN && lw_trail_owed (battle, g) > 0)
      {
        if (gun != NULL)
          *gun = g;
        return TRUE;
      }

  return FALSE;
}

/* ---- the order ---- */

/* How much of his string he takes to his place at the trail; -1: refused. */
static LwLength
check_man (const LwBattle *battle, const LwOrder *order, guint i, LwRefusal *refusal)
{
  Duty duty = { battle, order->gun, &battle->guns[order->gun], battle->phase == LW_PHASE_SETTLING };
  LwRef man = g_array_index (order->who, LwRef, i);
  LwPoint at = g_array_index (order->to, LwPoint, i), places[LW_TRAIL_MEN];
  guint n = lw_trail_places (battle, order->gun, places);
  LwRefusalCode code = LW_REFUSED_NOTHING;

  if (!lw_man_may_serve (battle, order->side, man, refusal))
    return -1;
  if (!(n > 0 && lw_point_is (at, places[0])) && !(n > 1 && lw_point_is (at, places[1])))
    code = LW_REFUSED_TRAIL_PLACE;
  else if (is_at_another (battle, man, order->gun))
    code = LW_REFUSED_ALREADY_WITH_GUN;
  else if (battle->men[man].locked && !duty.taken_back)
    code = LW_REFUSED_LOCKED;
  if (code != LW_REFUSED_NOTHING)
    {
      lw_refuse_about (refusal, code, man, order->gun, 0, 0);
      return -1;
    }

  /* Who is there already stays there. */
  return lw_point_is (battle->men[man].at, at) ? 0 : reach (&duty, man, at, refusal);
}

static gboolean
check_tail (const LwBattle *battle, const LwOrder *order, GArray *used, LwRefusal *refusal)
{
  guint n = order->who->len;

  if (order->gun < 0 || (guint)order->gun >= battle->n_guns)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
  if (battle->guns[order->gun].owner != order->side)
    return lw_refuse_gun (refusal, LW_REFUSED_NOT_OWN, order->gun);
  /* Once the move is over nobody comes who is not owed: a melee is judged but once (Q29, Q77). */
  if (battle->guns[order->gun].shots == 0 ||
      (battle->phase == LW_PHASE_SETTLING && lw_trail_owed (battle, order->gun) == 0))
    return lw_refuse_gun (refusal, LW_REFUSED_TRAIL_NOT_OWED, order->gun);
  if (n == 0 || n > LW_TRAIL_MEN || order->to->len != n)
    return lw_refuse_about (refusal, LW_REFUSED_TRAIL_PLACE, LW_NONE, order->gun, n, LW_TRAIL_MEN);
  if (n == 2 &&
      (g_array_index (order->who, LwRef, 0) == g_array_index (order->who, LwRef, 1) ||
       lw_point_is (g_array_index (order->to, LwPoint, 0), g_array_index (order->to, LwPoint, 1))))
    return lw_refuse_about (refusal, LW_REFUSED_TRAIL_PLACE, LW_NONE, order->gun, 1, LW_TRAIL_MEN);

  for (guint i = 0; i < n; i++)
    {
      LwLength length = check_man (battle, order, i, refusal);

      if (length < 0)
        return FALSE;
      g_array_append_val (used, length);
    }

  return TRUE;
}

/* Sets one man at the trail, out of contact if need be (R42). */
static void
set_at_trail (LwBattle *battle, const LwOrder *order, LwRef man, LwPoint at, LwLength used)
{
  LwMan *him = lw_battle_man_rw (battle, man);

  /* Who is there already stays as he stands. */
  if (!lw_point_is (him->at, at))
    {
      him->walked = battle->phase == LW_PHASE_SETTLING ? used : him->walked + used;
      him->facing = battle->guns[order->gun].bearing;
    }
  him->at = at;
  him->trail_of = order->gun;
  him->locked = FALSE;
  him->prone = FALSE;
}

gboolean
lw_trail_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GArray) used = g_array_new (FALSE, FALSE, sizeof (LwLength));
  g_autoptr (GArray) nudges = g_array_new (FALSE, FALSE, sizeof (LwNudge));
  LwEvent *event;

  if (!check_tail (battle, order, used, refusal))
    return FALSE;
  if (!lw_gun_make_room (battle, order->gun, battle->guns[order->gun].bearing, order, nudges,
                         refusal))
    return FALSE;

  for (guint i = 0; i < order->who->len; i++)
    set_at_trail (battle, order, g_array_index (order->who, LwRef, i),
                  g_array_index (order->to, LwPoint, i), g_array_index (used, LwLength, i));
  lw_nudges_apply (battle, nudges);
  /* Men have been moved: no gun any more (R27, Q44). */
  if (battle->phase == LW_PHASE_GUNS)
    battle->phase = LW_PHASE_MEN;

  event = lw_battle_tell (battle, order, LW_EVENT_TRAIL);
  event->side = order->side;
  event->gun = order->gun;
  event->man = g_array_index (order->who, LwRef, 0);
  event->count = order->who->len;

  return TRUE;
}

LwOrder *
lw_trail_plan (const LwBattle *battle, LwRef gun)
{
  g_autoptr (LwOrder) order = NULL;
  LwPoint missing[LW_TRAIL_MEN];
  LwRef men[LW_TRAIL_MEN] = { LW_NONE, LW_NONE };
  Duty duty;
  guint n;

  g_return_val_if_fail (battle != NULL, NULL);

  if (gun < 0 || (guint)gun >= battle->n_guns || battle->guns[gun].shots == 0)
    return NULL;

  duty = (Duty){ battle, gun, &battle->guns[gun], battle->phase == LW_PHASE_SETTLING };
  n = lw_trail_missing (battle, gun, missing);
  if (n == 0 || assign (&duty, missing, n, men) == 0)
    return NULL;

  order = lw_order_new (LW_ORDER_TAIL, battle->guns[gun].owner);
  order->gun = gun;
  for (guint i = 0; i < n; i++)
    if (men[i] != LW_NONE)
      {
        lw_order_add_man (order, men[i]);
        lw_order_add_place (order, missing[i]);
      }

  return g_steal_pointer (&order);
}
