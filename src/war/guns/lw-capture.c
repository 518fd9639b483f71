/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-capture.c: guns change hands when four men have passed the axle (R72-R74, Q104-Q109).
 *
 * That a man has passed an axle is a note of the battle. It is made when he moves, stays while the
 * gun swings, and is struck out when he goes back. Who captures a gun is judged after the melees,
 * from those notes and from who is then within six inches.
 */
#include "lw-capture.h"

#include "lw-gunnery.h"

/*
 * A note in battle->passed is 32 bits: the man in the upper half, the gun in GUN_BITS, and on which
 * side of the axle he came out, AT_MUZZLE or else at the trail. With LEVEL he stands on the axle
 * line and has not passed it yet; the side is then the one that he came from.
 */
#define AT_MUZZLE 0x8000u
#define LEVEL 0x4000u
#define GUN_BITS 0x3fffu

static gint
get_axle_side (const LwGun *gun, LwPoint at)
{
  gint64 ahead = (gint64)(at.x - gun->at.x) * lw_cosine (gun->bearing) +
                 (gint64)(at.y - gun->at.y) * lw_sine (gun->bearing);

  /* Less than half a unit off the line is on it: the sine is rounded too. */
  if (ABS (ahead) < (gint64)1 << 29)
    return 0;

  return ahead > 0 ? 1 : -1;
}

static guint32
make_note (LwRef man, LwRef gun, gint side, gboolean level)
{
  return ((guint32)man << 16) | (guint32)gun | (side > 0 ? AT_MUZZLE : 0) | (level ? LEVEL : 0);
}

/* The place of the first note that is not before that of the man and the gun: they are kept in
 * rising order of man and gun, so that the state does not depend on history. */
static guint
find_place (const LwBattle *battle, LwRef man, LwRef gun)
{
  guint32 key = (guint32)man << 16 | (guint32)gun;
  guint first = 0, past = battle->passed->len;

  while (first < past)
    {
      guint middle = (first + past) / 2;
      guint32 note = g_array_index (battle->passed, guint32, middle);

      if ((note & ~(AT_MUZZLE | LEVEL)) < key)
        first = middle + 1;
      else
        past = middle;
    }

  return first;
}

static gint
find_note (const LwBattle *battle, LwRef man, LwRef gun)
{
  guint i = find_place (battle, man, gun);
  guint32 key = (guint32)man << 16 | (guint32)gun;

  return i < battle->passed->len &&
                 (g_array_index (battle->passed, guint32, i) & ~(AT_MUZZLE | LEVEL)) == key
             ? (gint)i
             : -1;
}

static void
set_note (LwBattle *battle, LwRef man, LwRef gun, guint32 note)
{
  gint old = find_note (battle, man, gun);

  if (old >= 0)
    g_array_index (battle->passed, guint32, old) = note;
  else
    g_array_insert_val (battle->passed, find_place (battle, man, gun), note);
}

void
lw_capture_forget (LwBattle *battle, LwRef gun)
{
  guint i = 0;

  while (i < battle->passed->len)
    if ((g_array_index (battle->passed, guint32, i) & GUN_BITS) == (guint32)gun)
      g_array_remove_index (battle->passed, i);
    else
      i++;
}

/*
 * Notes it when the man has passed the axle in this move, or has come level with it. Once he has
 * passed, that stays the way of his attack: coming back is no passing (Q105).
 */
static void
note_passing (LwBattle *battle, LwRef man, LwRef gun)
{
  gint from = get_axle_side (&battle->guns[gun], battle->men[man].start);
  gint to = get_axle_side (&battle->guns[gun], battle->men[man].at);
  gint old = find_note (battle, man, gun);

  if (old >= 0)
    {
      guint32 note = g_array_index (battle->passed, guint32, old);

      if ((note & LEVEL) == 0)
        return;
      if (from == 0)
        from = (note & AT_MUZZLE) != 0 ? 1 : -1;
    }
  if (from == 0 || from == to)
    return;

  set_note (battle, man, gun, make_note (man, gun, to != 0 ? to : from, to == 0));
}

static gboolean
has_passed (const LwBattle *battle, LwRef man, LwRef gun)
{
  gint i = find_note (battle, man, gun);
  guint32 note;

  if (i < 0)
    return FALSE;

  note = g_array_index (battle->passed, guint32, i);
  return (note & LEVEL) == 0 && get_axle_side (&battle->guns[gun], battle->men[man].at) ==
                                    ((note & AT_MUZZLE) != 0 ? 1 : -1);
}

typedef struct
{
  guint attackers; /* armed men of the mover within six inches */
  guint passed;    /* armed men of the mover, near enough, who have passed the axle (Q104) */
  guint owners;    /* men of the owner within six inches (R72) */
  guint crew;      /* of them, those who could serve the gun */
} Muster;

/* "No man whatever of its original side within six inches": a prisoner is a man too, unless the
 * house says otherwise; by the first edition of the laws he held no gun. */
static gboolean
does_bar (const LwBattle *battle, const LwGun *gun, const LwMan *captive)
{
  return battle->laws > 1 && captive->side == gun->owner &&
         battle->rules.choice[LW_RULE_CAPTIVE_AT_GUN] == 0;
}

static void
muster (LwBattle *battle, LwRef gun, Muster *count)
{
  gboolean wide = battle->rules.choice[LW_RULE_CAPTURE_RADIUS] == 1;
  LwLength radius = wide ? 2 * LW_SIX_INCHES : LW_SIX_INCHES;
  const LwGun *piece = &battle->guns[gun];
  g_auto (LwHits) near = LW_NO_HITS;

  *count = (Muster){ 0 };
  /* Where nobody else is about, those of its owner need not be counted. */
  lw_men_in (battle, LW_MEN_OF (LW_OTHER (piece->owner)), lw_gun_box (piece, radius), &near);
  if (near.n == 0)
    return;

  lw_men_in (battle, LW_ALL_MEN, lw_gun_box (piece, radius), &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwRef ref = near.number[i];
      const LwMan *man = &battle->men[ref];

      if ((man->state == LW_MAN_CAPTIVE && !does_bar (battle, piece, man)) ||
          !lw_man_near_gun (man, piece, man->side == piece->owner ? LW_SIX_INCHES : radius))
        continue;
      if (man->side == piece->owner)
        {
          count->owners++;
          count->crew += lw_man_armed (man);
        }
      else if (lw_man_armed (man))
        {
          if (battle->laws == 1 && man->side == battle->mover)
            note_passing (battle, ref, gun);
          count->attackers += !wide || lw_man_near_gun (man, piece, LW_SIX_INCHES);
          count->passed += has_passed (battle, ref, gun);
        }
    }
}

/* Who passes farther out than this, two moves of a horse, does not pass this gun. */
#define WIDE_MOST (2 * LW_MOVE_CAVALRY)

/* The guns near him that he has passed. */
static void
note_passings_of (LwBattle *battle, LwRef man, LwHits *near)
{
  const LwMan *him = &battle->men[man];

  if (him->side != battle->mover || !lw_man_armed (him))
    return;
  lw_guns_in (battle, lw_box_around (&him->at, 1, WIDE_MOST), near);
  for (guint i = 0; i < near->n; i++)
    if (battle->guns[near->number[i]].owner != him->side && !battle->guns[near->number[i]].wrecked)
      note_passing (battle, man, near->number[i]);
}

/* Wherever along its line a man has passed the axle, near or wide of it, is noted of all who have
 * been moved, so that he may close in later (Q104, Q105). */
static void
note_all_passings (LwBattle *battle)
{
  const LwRef *handled;
  guint n = lw_men_handled (battle, &handled);
  g_autofree LwRef *moved = g_memdup2 (handled, n * sizeof *moved);
  g_auto (LwHits) near = LW_NO_HITS;

  for (guint i = 0; i < n; i++)
    note_passings_of (battle, moved[i], &near);
}

/* Whoever has passed it has not gone back because a gun swung: he is beyond the
 * axle still, whichever side of it that is now. */
void
lw_capture_swung (LwBattle *battle, LwRef gun, LwAngle was)
{
  LwGun before = battle->guns[gun];

  if (battle->laws == 1)
    return;

  before.bearing = was;
  for (guint i = 0; i < battle->passed->len; i++)
    {
      guint32 note = g_array_index (battle->passed, guint32, i);
      LwRef man = (LwRef)(note >> 16);
      gint then = get_axle_side (&before, battle->men[man].at);
      gint now = get_axle_side (&battle->guns[gun], battle->men[man].at);
      gint beyond = (note & AT_MUZZLE) != 0 ? 1 : -1;

      if ((note & GUN_BITS) != (guint32)gun || (note & LEVEL) != 0 || now == 0 || then == 0)
        continue;
      g_array_index (battle->passed, guint32, i) =
          make_note (man, gun, then == beyond ? now : -now, FALSE);
    }
}

static void
capture (LwBattle *battle, LwOrder *order, LwRef gun)
{
  LwGun *piece = lw_battle_gun_rw (battle, gun);
  LwEvent *event;

  piece->owner = battle->mover;
  piece->disputed = FALSE;
  lw_capture_forget (battle, gun);
  g_array_append_val (lw_order_list (order, &order->captured), gun);

  event = lw_battle_tell (battle, order, LW_EVENT_GUN_CAPTURED);
  event->side = battle->mover;
  event->gun = gun;
  event->to = piece->at;
}

static void
dispute (LwBattle *battle, const LwOrder *order, LwRef gun, gboolean disputed)
{
  LwGun *piece = lw_battle_gun_rw (battle, gun);
  LwEvent *event;

  if (disputed && !piece->disputed)
    {
      event = lw_battle_tell (battle, order, LW_EVENT_GUN_DISPUTED);
      event->side = LW_OTHER (piece->owner);
      event->gun = gun;
      event->to = piece->at;
    }
  piece->disputed = disputed;
}

void
lw_capture_settle (LwBattle *battle, LwOrder *order)
{
  if (battle->laws > 1)
    note_all_passings (battle);
  for (LwRef g = 0; g < (LwRef)battle->n_guns; g++)
    {
      const LwGun *gun = &battle->guns[g];
      Muster count;

      if (!gun->placed || gun->retired || gun->wrecked)
        continue;
      muster (battle, g, &count);
      if (gun->owner != battle->mover && count.passed >= LW_GUN_CREW && count.owners == 0)
        capture (battle, order, g);
      else
        dispute (battle, order, g, count.attackers > 0 && count.crew < LW_GUN_CREW);
    }
}
