/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-whereabouts.c: the men and guns of a battle by where they stand, and prisoners by who guards
 * them.
 */
#include "lw-whereabouts.h"

#include <string.h>

/* Some of the men, or of the guns, each once. */
typedef struct
{
  LwRef *refs;
  guint n;
  guint8 *is_in; /* by LwRef */
} Some;

struct _LwWhereabouts
{
  gboolean known;    /* FALSE: nobody has asked yet, and nothing else here is there */
  LwPointIndex *men; /* by side */
  LwPointIndex *guns;
  Some men_in_hand, guns_in_hand; /* since they were last looked at */
  Some handled;                   /* men, since the last new move */
  LwLength strayed;
  /* Of each side by state; whoever is off the field counts as in his box. */
  guint counted[LW_N_SIDES][LW_MAN_RETIRED + 1];
  LwManState *counted_as; /* by man */
  LwShape *outlines;      /* by man; without points: not asked for since he was looked at */
  LwRef *guard;           /* who guards him, by man */
  LwRef *first_ward;      /* by guard; LW_NONE: nobody */
  LwRef *next_ward;       /* by ward: the next one of his guard, rising */
};

static Some
nobody_of (guint n)
{
  return (Some){ g_new (LwRef, n + 1), 0, g_new0 (guint8, n + 1) };
}

static void
clear_some (Some *some)
{
  g_free (some->refs);
  g_free (some->is_in);
}

static void
add_one (Some *some, LwRef ref)
{
  if (some->is_in[ref])
    return;

  some->is_in[ref] = TRUE;
  some->refs[some->n++] = ref;
}

static LwRef
take_one (Some *some)
{
  LwRef ref = some->refs[--some->n];

  some->is_in[ref] = FALSE;

  return ref;
}

LwWhereabouts *
lw_whereabouts_new (void)
{
  return g_new0 (LwWhereabouts, 1);
}

static void
clear_all (LwWhereabouts *where)
{
  lw_point_index_free (where->men);
  lw_point_index_free (where->guns);
  clear_some (&where->men_in_hand);
  clear_some (&where->guns_in_hand);
  clear_some (&where->handled);
  g_free (where->counted_as);
  g_free (where->outlines);
  g_free (where->guard);
  g_free (where->first_ward);
  g_free (where->next_ward);
}

void
lw_whereabouts_free (LwWhereabouts *where)
{
  if (where == NULL)
    return;

  if (where->known)
    clear_all (where);
  g_free (where);
}

/* ---- kept true ---- */

void
lw_whereabouts_take_man (LwWhereabouts *where, LwRef man)
{
  if (!where->known)
    return;

  add_one (&where->men_in_hand, man);
  add_one (&where->handled, man);
}

void
lw_whereabouts_take_gun (LwWhereabouts *where, LwRef gun)
{
  if (where->known)
    add_one (&where->guns_in_hand, gun);
}

void
lw_whereabouts_take_changed (const LwBattle *now, const LwBattle *then)
{
  if (!now->where->known)
    return;

  for (LwRef i = 0; i < (LwRef)now->n_men; i++)
    if (memcmp (&now->men[i], &then->men[i], sizeof now->men[i]) != 0)
      lw_whereabouts_take_man (now->where, i);
  for (LwRef i = 0; i < (LwRef)now->n_guns; i++)
    if (memcmp (&now->guns[i], &then->guns[i], sizeof now->guns[i]) != 0)
      lw_whereabouts_take_gun (now->where, i);
}

void
lw_whereabouts_new_move (LwWhereabouts *where)
{
  where->strayed = 0;
  while (where->handled.n > 0)
    take_one (&where->handled);
}

/* The place of @ward in the list of his guard: where it is written. */
static LwRef *
find_place (LwWhereabouts *where, LwRef guard, LwRef ward)
{
  LwRef *place = &where->first_ward[guard];

  while (*place != LW_NONE && *place < ward)
    place = &where->next_ward[*place];

  return place;
}

static void
set_guard (LwWhereabouts *where, LwRef ward, LwRef guard)
{
  LwRef *place;

  if (where->guard[ward] == guard)
    return;

  if (where->guard[ward] != LW_NONE)
    *find_place (where, where->guard[ward], ward) = where->next_ward[ward];
  where->guard[ward] = guard;
  if (guard == LW_NONE)
    return;

  place = find_place (where, guard, ward);
  where->next_ward[ward] = *place;
  *place = ward;
}

static void
count_as (LwWhereabouts *where, const LwMan *man, LwRef ref, LwManState state)
{
  where->counted[man->side][where->counted_as[ref]]--;
  where->counted[man->side][state]++;
  where->counted_as[ref] = state;
}

static void
look_at_man (LwWhereabouts *where, const LwBattle *battle, LwRef ref)
{
  const LwMan *man = &battle->men[ref];

  where->outlines[ref].n_points = 0;
  set_guard (where, ref, lw_man_held (man) ? man->escort : LW_NONE);
  count_as (where, man, ref, lw_man_on_field (man) ? man->state : LW_MAN_IN_BOX);
  if (!lw_man_on_field (man))
    {
      lw_point_index_take (where->men, (guint)ref);
      return;
    }

  lw_point_index_put (where->men, (guint)ref, man->side, man->at);
  where->strayed =
      MAX (where->strayed, MAX (ABS (man->at.x - man->start.x), ABS (man->at.y - man->start.y)));
}

static void
look_at_gun (LwWhereabouts *where, const LwBattle *battle, LwRef ref)
{
  const LwGun *gun = &battle->guns[ref];

  if (gun->placed && !gun->retired)
    lw_point_index_put (where->guns, (guint)ref, 0, gun->at);
  else
    lw_point_index_take (where->guns, (guint)ref);
}

static LwRef *
new_nobodies (guint n)
{
  LwRef *refs = g_new (LwRef, n + 1);

  for (guint i = 0; i <= n; i++)
    refs[i] = LW_NONE;

  return refs;
}

static void
look_at_all (LwWhereabouts *where, const LwBattle *battle)
{
  LwBox field = lw_country_bounds (lw_ground_country (battle->ground));
  guint n_men = battle->n_men, n_guns = battle->n_guns;

  where->known = TRUE;
  where->men = lw_point_index_new (field, n_men, LW_N_SIDES);
  where->guns = lw_point_index_new (field, n_guns, 1);
  where->men_in_hand = nobody_of (n_men);
  where->guns_in_hand = nobody_of (n_guns);
  where->handled = nobody_of (n_men);
  where->strayed = 0;
  where->counted_as = g_new0 (LwManState, n_men + 1);
  where->outlines = g_new (LwShape, n_men + 1);
  where->guard = new_nobodies (n_men);
  where->first_ward = new_nobodies (n_men);
  where->next_ward = new_nobodies (n_men);
  for (guint i = 0; i < n_men; i++)
    {
      where->counted[battle->men[i].side][LW_MAN_IN_BOX]++;
      look_at_man (where, battle, (LwRef)i);
      add_one (&where->handled, (LwRef)i);
    }
  for (guint i = 0; i < n_guns; i++)
    look_at_gun (where, battle, (LwRef)i);
}

static void
look_again (LwWhereabouts *where, const LwBattle *battle)
{
  if (!where->known)
    look_at_all (where, battle);
  while (where->men_in_hand.n > 0)
    look_at_man (where, battle, take_one (&where->men_in_hand));
  while (where->guns_in_hand.n > 0)
    look_at_gun (where, battle, take_one (&where->guns_in_hand));
}

/* The whereabouts, true. */
static LwWhereabouts *
ask (const LwBattle *battle)
{
  LwWhereabouts *where = battle->where;

  if (!where->known || where->men_in_hand.n + where->guns_in_hand.n > 0)
    look_again (where, battle);

  return where;
}

/* ---- asked ---- */

void
lw_men_in (const LwBattle *battle, guint which, LwBox box, LwHits *men)
{
  lw_point_index_find (ask (battle)->men, which, box, men);
}

void
lw_men_about (const LwBattle *battle, guint which, LwBox box, LwHits *men)
{
  lw_point_index_gather (ask (battle)->men, which, box, men);
}

void
lw_men_near_gun (const LwBattle *battle, guint which, const LwGun *gun, LwLength limit, LwHits *men)
{
  guint n = 0;

  lw_men_in (battle, which, lw_gun_box (gun, limit), men);
  for (guint i = 0; i < men->n; i++)
    if (lw_man_near_gun (&battle->men[men->number[i]], gun, limit))
      men->number[n++] = men->number[i];
  men->n = n;
}

void
lw_guns_in (const LwBattle *battle, LwBox box, LwHits *guns)
{
  lw_point_index_find (ask (battle)->guns, 1, box, guns);
}

void
lw_whereabouts_crowd (const LwBattle *battle, LwFlightCrowd *crowd)
{
  const LwWhereabouts *where = ask (battle);

  *crowd = (LwFlightCrowd){ battle->men,    battle->n_men, battle->guns,
                            battle->n_guns, where->men,    where->guns };
}

const LwShape *
lw_man_outline (const LwBattle *battle, LwRef man)
{
  LwWhereabouts *where = ask (battle);

  if (where->outlines[man].n_points == 0)
    where->outlines[man] = lw_man_shape (&battle->men[man]);

  return &where->outlines[man];
}

guint
lw_wards_of (const LwBattle *battle, LwRef guard, LwHits *wards)
{
  const LwWhereabouts *where = ask (battle);

  lw_hits_none (wards);
  for (LwRef ward = where->first_ward[guard]; ward != LW_NONE; ward = where->next_ward[ward])
    lw_hits_add (wards, ward);

  return wards->n;
}

static gboolean
serves (const LwBattle *battle, LwRef man, const LwGun *gun)
{
  return lw_man_armed (&battle->men[man]) &&
         lw_man_near_gun (&battle->men[man], gun, LW_SIX_INCHES) &&
         (battle->rules.choice[LW_RULE_ESCORT_SERVES] == 0 ||
          ask (battle)->first_ward[man] == LW_NONE);
}

void
lw_men_serving (const LwBattle *battle, LwRef gun, LwHits *men)
{
  const LwGun *piece = &battle->guns[gun];
  guint n = 0;

  lw_hits_none (men);
  if (!piece->placed || piece->retired)
    return;

  lw_men_in (battle, LW_MEN_OF (piece->owner), lw_gun_box (piece, LW_SIX_INCHES), men);
  for (guint i = 0; i < men->n; i++)
    if (serves (battle, men->number[i], piece))
      men->number[n++] = men->number[i];
  men->n = n;
}

void
lw_battle_near_gun (const LwBattle *battle, LwRef gun, GArray *men)
{
  g_auto (LwHits) near = LW_NO_HITS;

  g_return_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns);
  g_return_if_fail (men != NULL);

  lw_men_serving (battle, gun, &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwRef man = near.number[i];

      g_array_append_val (men, man);
    }
}

guint
lw_men_counted (const LwBattle *battle, LwSide side, LwManState state)
{
  return ask (battle)->counted[side][state];
}

gboolean
lw_are_any (const LwBattle *battle, LwManState state)
{
  return lw_men_counted (battle, LW_RED, state) + lw_men_counted (battle, LW_BLUE, state) > 0;
}

guint
lw_men_handled (const LwBattle *battle, const LwRef **men)
{
  const LwWhereabouts *where = ask (battle);

  *men = where->handled.refs;

  return where->handled.n;
}

LwLength
lw_men_strayed (const LwBattle *battle)
{
  return ask (battle)->strayed;
}
