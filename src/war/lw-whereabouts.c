/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-whereabouts.c: the men and guns of a battle by where they stand, and prisoners by who guards
 * them.
 */
#include "lw-whereabouts.h"

#include "lw-escort.h"

/* Men, or guns, that have been in somebody's hand since they were last looked at. */
typedef struct
{
  LwRef *refs;
  guint n;
  gboolean *is_in; /* by LwRef */
} InHand;

struct _LwWhereabouts
{
  gboolean known; /* FALSE: nobody has asked yet, and nothing else here is there */
  LwSpots *men;   /* by side */
  LwSpots *guns;
  InHand men_in_hand, guns_in_hand;
  LwLength strayed;
  LwRef *guard;      /* who guards him, by man */
  LwRef *first_ward; /* by guard; LW_NONE: nobody */
  LwRef *next_ward;  /* by ward: the next one of his guard, rising */
};

LwWhereabouts *
lw_whereabouts_new (void)
{
  return g_new0 (LwWhereabouts, 1);
}

void
lw_whereabouts_forget (LwWhereabouts *where)
{
  if (!where->known)
    return;

  lw_spots_free (where->men);
  lw_spots_free (where->guns);
  g_free (where->men_in_hand.refs);
  g_free (where->men_in_hand.is_in);
  g_free (where->guns_in_hand.refs);
  g_free (where->guns_in_hand.is_in);
  g_free (where->guard);
  g_free (where->first_ward);
  g_free (where->next_ward);
  *where = (LwWhereabouts){ 0 };
}

void
lw_whereabouts_free (LwWhereabouts *where)
{
  if (where == NULL)
    return;

  lw_whereabouts_forget (where);
  g_free (where);
}

/* ---- kept true ---- */

static void
take_in_hand (InHand *hand, LwRef ref)
{
  if (hand->is_in[ref])
    return;

  hand->is_in[ref] = TRUE;
  hand->refs[hand->n++] = ref;
}

void
lw_whereabouts_take_man (LwWhereabouts *where, LwRef man)
{
  if (where->known)
    take_in_hand (&where->men_in_hand, man);
}

void
lw_whereabouts_take_gun (LwWhereabouts *where, LwRef gun)
{
  if (where->known)
    take_in_hand (&where->guns_in_hand, gun);
}

void
lw_whereabouts_new_move (LwWhereabouts *where)
{
  where->strayed = 0;
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
look_at_man (LwWhereabouts *where, const LwBattle *battle, LwRef ref)
{
  const LwMan *man = &battle->men[ref];

  set_guard (where, ref, lw_man_held (man) ? man->escort : LW_NONE);
  if (!lw_man_on_field (man))
    {
      lw_spots_take (where->men, (guint)ref);
      return;
    }

  lw_spots_put (where->men, (guint)ref, man->side, man->at);
  where->strayed =
      MAX (where->strayed, MAX (ABS (man->at.x - man->start.x), ABS (man->at.y - man->start.y)));
}

static void
look_at_gun (LwWhereabouts *where, const LwBattle *battle, LwRef ref)
{
  const LwGun *gun = &battle->guns[ref];

  if (gun->placed && !gun->retired)
    lw_spots_put (where->guns, (guint)ref, 0, gun->at);
  else
    lw_spots_take (where->guns, (guint)ref);
}

static LwRef *
new_nobodies (guint n)
{
  LwRef *refs = g_new (LwRef, n + 1);
  guint i;

  for (i = 0; i <= n; i++)
    refs[i] = LW_NONE;

  return refs;
}

static void
look_at_all (LwWhereabouts *where, const LwBattle *battle)
{
  LwBox field = lw_country_bounds (lw_battle_country (battle));
  guint i, n_men = battle->n_men, n_guns = battle->n_guns;

  where->known = TRUE;
  where->men = lw_spots_new (field, n_men, LW_N_SIDES);
  where->guns = lw_spots_new (field, n_guns, 1);
  where->men_in_hand = (InHand){ g_new (LwRef, n_men + 1), 0, g_new0 (gboolean, n_men + 1) };
  where->guns_in_hand = (InHand){ g_new (LwRef, n_guns + 1), 0, g_new0 (gboolean, n_guns + 1) };
  where->strayed = 0;
  where->guard = new_nobodies (n_men);
  where->first_ward = new_nobodies (n_men);
  where->next_ward = new_nobodies (n_men);
  for (i = 0; i < n_men; i++)
    look_at_man (where, battle, (LwRef)i);
  for (i = 0; i < n_guns; i++)
    look_at_gun (where, battle, (LwRef)i);
}

/* The whereabouts, true. */
static LwWhereabouts *
ask (const LwBattle *battle)
{
  LwWhereabouts *where = battle->where;

  if (!where->known)
    look_at_all (where, battle);
  while (where->men_in_hand.n > 0)
    {
      LwRef man = where->men_in_hand.refs[--where->men_in_hand.n];

      where->men_in_hand.is_in[man] = FALSE;
      look_at_man (where, battle, man);
    }
  while (where->guns_in_hand.n > 0)
    {
      LwRef gun = where->guns_in_hand.refs[--where->guns_in_hand.n];

      where->guns_in_hand.is_in[gun] = FALSE;
      look_at_gun (where, battle, gun);
    }

  return where;
}

/* ---- asked ---- */

void
lw_men_in (const LwBattle *battle, guint which, LwBox box, LwFound *men)
{
  lw_spots_find (ask (battle)->men, which, box, men);
}

void
lw_men_about (const LwBattle *battle, guint which, LwBox box, LwFound *men)
{
  lw_spots_gather (ask (battle)->men, which, box, men);
}

void
lw_men_near_gun (
    const LwBattle *battle, guint which, const LwGun *gun, LwLength limit, LwFound *men)
{
  guint i, n = 0;

  lw_men_in (battle, which, lw_gun_box (gun, limit), men);
  for (i = 0; i < men->n; i++)
    if (lw_man_near_gun (&battle->men[men->number[i]], gun, limit))
      men->number[n++] = men->number[i];
  men->n = n;
}

void
lw_guns_in (const LwBattle *battle, LwBox box, LwFound *guns)
{
  lw_spots_find (ask (battle)->guns, 1, box, guns);
}

void
lw_whereabouts_crowd (const LwBattle *battle, LwFlightCrowd *crowd)
{
  const LwWhereabouts *where = ask (battle);

  *crowd = (LwFlightCrowd){ battle->men,    battle->n_men, battle->guns,
                            battle->n_guns, where->men,    where->guns };
}

guint
lw_wards_of (const LwBattle *battle, LwRef guard, LwFound *wards)
{
  const LwWhereabouts *where = ask (battle);
  LwRef ward;

  lw_found_none (wards);
  for (ward = where->first_ward[guard]; ward != LW_NONE; ward = where->next_ward[ward])
    lw_found_add (wards, ward);

  return wards->n;
}

LwLength
lw_men_strayed (const LwBattle *battle)
{
  return ask (battle)->strayed;
}
