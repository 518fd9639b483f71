/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * story-fights.c: fire and melees as they are told, held against the record.
 */
#include "story-reading.h"

#include <string.h>

static void
check_battery (const Reading *reading, const Act *act)
{
  g_autofree char *battery = fetch (reading, "battery");
  g_autoptr (GHashTable) guns = g_hash_table_new (NULL, NULL);
  LwSide mover = LW_RED;
  guint told;

  for (guint i = 0; i < reading->battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (reading->battle->events, LwEvent, i);

      if (event->kind == LW_EVENT_GO)
        mover = event->side;
      if (event->kind == LW_EVENT_SHOT && event->move == act->move && mover == act->mover)
        g_hash_table_add (guns, GINT_TO_POINTER ((gint)event->gun));
    }
  if (battery == NULL)
    return;
  if (g_str_has_prefix (battery, "all "))
    memmove (battery, battery + 4, strlen (battery) - 3);
  if (g_str_has_suffix (battery, " gun"))
    told = 1;
  else if (strstr (battery, "’s ") != NULL)
    told = 2;
  else
    {
      *strchr (battery, ' ') = '\0';
      told = read_number (reading, battery);
    }
  hold (reading, "guns", told, g_hash_table_size (guns));
}

/* The fire of @act as it is told: its rounds, its guns, and @men fallen of the side @fallen. */
static void
hold_fire (Reading *reading, Act *act, LwSide fallen, const guint men[LW_N_ARMS])
{
  if (act == NULL)
    {
      complain (reading, "nobody fired then");
      return;
    }
  hold (reading, "rounds", fetch_number (reading, "rounds"), act->shots);
  hold (reading, "foot", men[LW_INFANTRY], act->dead[fallen][LW_INFANTRY]);
  hold (reading, "horse", men[LW_CAVALRY], act->dead[fallen][LW_CAVALRY]);
  check_battery (reading, act);
  tell (reading, act);
}

void
check_fire (Reading *reading)
{
  guint men[LW_N_ARMS];
  LwSide enemy = LW_RED;
  gboolean bare = g_match_info_get_match_count (reading->match) > 0;
  g_autofree char *down = fetch (reading, "down");
  guint move = fetch_move (reading);
  Act *act;

  bare = down == NULL;
  fetch_arms (reading, bare ? "bare" : "down", &enemy, men);
  if (bare)
    enemy = fetch_side (reading, "side");
  act = find_act (reading, FALSE, 0, move, LW_OTHER (enemy));
  hold_fire (reading, act, enemy, men);
}

/* In answer to the fire told last. */
void
check_reply (Reading *reading)
{
  guint men[LW_N_ARMS];
  LwSide enemy = LW_RED;
  Act *act;

  fetch_arms (reading, "down", &enemy, men);
  if (reading->last == NULL || reading->last->melee || reading->last->mover != enemy)
    complain (reading, "an answer to what?");
  act = find_act (reading, FALSE, 0, reading->move, LW_OTHER (enemy));
  hold_fire (reading, act, enemy, men);
}

/* Friends alone fell. */
void
check_astray (Reading *reading)
{
  guint men[LW_N_ARMS];
  LwSide own = LW_RED;
  guint move = fetch_move (reading);
  Act *act;

  fetch_arms (reading, "own_down", &own, men);
  act = find_act (reading, FALSE, 0, move, own);
  if (act != NULL)
    hold (reading, "enemies", 0, dead_of (act, LW_OTHER (own)));
  hold_fire (reading, act, own, men);
}

/* Friends among those who fell to the fire told last. */
void
check_friends (Reading *reading)
{
  guint men[LW_N_ARMS];
  LwSide own = LW_RED;

  fetch_arms (reading, "own_down", &own, men);
  if (reading->last == NULL || reading->last->melee || reading->last->mover != own)
    {
      complain (reading, "which guns?");
      return;
    }
  hold (reading, "foot", men[LW_INFANTRY], reading->last->dead[own][LW_INFANTRY]);
  hold (reading, "horse", men[LW_CAVALRY], reading->last->dead[own][LW_CAVALRY]);
}

void
check_miss (Reading *reading)
{
  guint move = fetch_move (reading);
  guint shots = 0;

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      const Act *act = find_act (reading, FALSE, 0, move, side);

      if (act != NULL && act->shots == fetch_number (reading, "rounds"))
        shots = act->shots;
    }
  hold (reading, "rounds", fetch_number (reading, "rounds"), shots);
}

/* One that has those numbers and has not been told. */
static Act *
find_melee (Reading *reading, guint move)
{
  LwSide own, enemy;
  guint n = fetch_body (reading, "own", &own), other = fetch_body (reading, "enemy", &enemy);

  for (guint i = 0; i < reading->acts->len; i++)
    {
      Act *act = &g_array_index (reading->acts, Act, i);

      if (act->melee && act->move == move && act->mover == own && !act->told &&
          act->fought[own] == n && act->fought[enemy] == other)
        return act;
    }
  complain (reading, "there was no such melee");
  return NULL;
}

void
check_scrap (Reading *reading)
{
  Act *act = find_melee (reading, fetch_move (reading));
  guint taken[LW_N_SIDES];
  g_autofree char *fell = fetch (reading, "fell");

  fetch_men (reading, "captives", taken);
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      hold (reading, "prisoners", taken[side], act->taken[side]);
      hold (reading, "dead", fell == NULL ? 0 : read_number (reading, fell), dead_of (act, side));
    }
  tell (reading, act);
}

/* Equal numbers, and nobody left. */
void
check_equal (Reading *reading)
{
  Act *act = find_melee (reading, fetch_move (reading));

  for (guint side = 0; side < LW_N_SIDES; side++)
    hold (reading, "dead", act->fought[side], dead_of (act, side));
  hold (reading, "prisoners", 0, act->taken[LW_RED] + act->taken[LW_BLUE]);
  tell (reading, act);
}

/* The melee that the story turns on; what it cost is told next. */
void
check_charge (Reading *reading)
{
  tell (reading, find_melee (reading, fetch_move (reading)));
}

void
check_charge_after_fire (Reading *reading)
{
  if (reading->last == NULL || reading->last->melee)
    complain (reading, "which fire?");
  tell (reading, find_melee (reading, reading->move));
}

static LwSide
inferior_of (const Act *act)
{
  return act->fought[LW_RED] <= act->fought[LW_BLUE] ? LW_RED : LW_BLUE;
}

void
check_support (Reading *reading)
{
  const Act *act = reading->last;
  LwSide less = inferior_of (act);
  g_autofree char *need = fetch (reading, "need");

  hold (reading, "side", fetch_side (reading, "side"), less);
  hold (reading, "friends", fetch_number (reading, "friends"), (guint)act->support);
  if (need != NULL)
    hold (reading, "needed", read_number (reading, need), (act->fought[less] + 1) / 2);
  hold (reading, "isolated", strstr (reading->sentence, "not alone") == NULL, act->isolated);
}

void
check_cost (Reading *reading)
{
  const Act *act = reading->last;
  LwSide more = LW_OTHER (inferior_of (act)), whose;
  guint taken[LW_N_SIDES];
  g_autofree char *fell = fetch (reading, "fell");
  g_autofree char *left = fetch (reading, "left");

  fetch_men (reading, "captives", taken);
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      hold (reading, "prisoners", taken[side], act->taken[side]);
      hold (reading, "dead", fell == NULL ? 0 : read_number (reading, fell), dead_of (act, side));
    }
  if (left == NULL)
    return;
  hold (reading, "left", fetch_body (reading, "left", &whose),
        act->fought[more] - dead_of (act, more));
  hold (reading, "whose", whose, more);
}

void
check_all_dead (Reading *reading)
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    hold (reading, "dead", reading->last->fought[side], dead_of (reading->last, side));
}

void
check_yielded (Reading *reading)
{
  guint men[LW_N_SIDES];
  g_autofree char *move = fetch (reading, "move");

  if (move != NULL)
    fetch_move (reading);
  fetch_men (reading, "list", men);
  for (guint side = 0; side < LW_N_SIDES; side++)
    reading->told_taken[side] += men[side];
}

void
check_rest_of_fire (Reading *reading)
{
  guint men[LW_N_SIDES];

  fetch_men (reading, "list", men);
  for (guint side = 0; side < LW_N_SIDES; side++)
    reading->told_dead[FALSE][side] += men[side];
}

void
check_rest_of_scraps (Reading *reading)
{
  guint men[LW_N_SIDES], taken[LW_N_SIDES];

  fetch_men (reading, "list", men);
  fetch_men (reading, "captives", taken);
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      reading->told_dead[TRUE][side] += men[side];
      reading->told_taken[side] += taken[side];
    }
}
