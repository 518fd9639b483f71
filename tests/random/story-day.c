/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * story-day.c: captures, losses, the armies and the end as they are told, held against the
 * record.
 */
#include "story-reading.h"

#include <string.h>

#include "names/names.h"
#include "despatch/despatch.h"

/* Captures of that move, by that side. */
static guint
count_captures (const Reading *reading, guint move, int side)
{
  guint n = 0;

  for (guint i = 0; i < reading->battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (reading->battle->events, LwEvent, i);

      n += event->kind == LW_EVENT_GUN_CAPTURED && event->move == move &&
                   (side < 0 || (int)event->side == side)
               ? 1
               : 0;
    }
  return n;
}

void
check_one_capture (Reading *reading)
{
  g_autofree char *side = fetch (reading, "side");
  guint move = fetch_move (reading);

  if (count_captures (reading, move, side == NULL ? -1 : (int)fetch_side (reading, "side")) == 0)
    complain (reading, "no gun was captured then");
  reading->told_guns++;
}

void
check_captures (Reading *reading)
{
  guint n = fetch_number (reading, "guns");

  if (count_captures (reading, fetch_move (reading), (int)fetch_side (reading, "side")) < n)
    complain (reading, "so many guns were not captured");
  reading->told_guns += n;
}

void
check_other_guns (Reading *reading)
{
  g_autofree char *times = fetch (reading, "times");

  reading->told_guns += read_times (reading, times);
}

/* With the army that gave itself up. */
void
check_laid_down (Reading *reading)
{
  guint men[LW_N_SIDES];

  fetch_men (reading, "list", men);
  for (guint side = 0; side < LW_N_SIDES; side++)
    reading->told_taken[side] += men[side];
  reading->told_guns += fetch_number (reading, "guns");
}

void
check_freed (Reading *reading)
{
  fetch_men (reading, "list", reading->told_freed);
}

void
check_no_melee (Reading *reading)
{
  hold (reading, "melees", 0, count_events (reading, LW_EVENT_MELEE, -1));
}

/* No shot, but melees. */
void
check_silence (Reading *reading)
{
  for (guint i = 0; i < reading->acts->len; i++)
    hold (reading, "shots", 0, g_array_index (reading->acts, Act, i).shots);
  if (count_events (reading, LW_EVENT_MELEE, -1) == 0)
    complain (reading, "nobody came to blows");
}

/* Neither shots nor melees. */
void
check_march (Reading *reading)
{
  for (guint i = 0; i < reading->acts->len; i++)
    hold (reading, "shots", 0, g_array_index (reading->acts, Act, i).shots);
  check_no_melee (reading);
}

/* The fire told last is the heaviest. */
void
check_heaviest (Reading *reading)
{
  guint dead = dead_of (reading->last, LW_RED) + dead_of (reading->last, LW_BLUE);

  for (guint i = 0; i < reading->acts->len; i++)
    {
      const Act *act = &g_array_index (reading->acts, Act, i);

      if (!act->melee && dead_of (act, LW_RED) + dead_of (act, LW_BLUE) > dead)
        complain (reading, "there was a heavier fire");
    }
  if (strstr (reading->sentence, "never") != NULL)
    check_no_melee (reading);
}

void
check_home (Reading *reading)
{
  LwSide side = LW_RED;
  guint men[LW_N_ARMS];
  g_autofree char *bare = fetch (reading, "bare");

  fetch_arms (reading, bare == NULL ? "down" : "bare", &side, men);
  if (bare != NULL)
    side = fetch_side (reading, "side");
  for (guint arm = 0; arm < LW_N_ARMS; arm++)
    hold (reading, "home", men[arm], lw_battle_count (reading->battle, side, arm, LW_MAN_RETIRED));
}

void
check_length (Reading *reading)
{
  guint last = 0;

  for (guint i = 0; i < reading->battle->events->len; i++)
    if (g_array_index (reading->battle->events, LwEvent, i).kind == LW_EVENT_GO)
      last = MAX (last, g_array_index (reading->battle->events, LwEvent, i).move);
  hold (reading, "moves", fetch_number (reading, "number"), last);
}

/* Taken, and not freed or killed since; of the last battle state, not of the events. */
static guint
count_captives (const Reading *reading, LwSide side)
{
  guint n = 0;

  for (guint i = 0; i < reading->battle->n_men; i++)
    n += reading->battle->men[i].side == side && reading->battle->men[i].state == LW_MAN_CAPTIVE;
  return n;
}

/* "two horse and six foot dead and three taken", "not a man": of one side. */
static void
check_side_cost (Reading *reading, const char *name, LwSide side)
{
  g_autofree char *words = fetch (reading, name);
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);
  guint told[3] = { 0, 0, 0 }, number = 0;
  guint dead[LW_N_ARMS] = { 0, 0 };

  for (guint i = 0; i < reading->acts->len; i++)
    for (guint arm = 0; arm < LW_N_ARMS; arm++)
      dead[arm] += g_array_index (reading->acts, Act, i).dead[side][arm];
  for (guint i = 0; parts[i] != NULL && !g_str_equal (words, "not a man"); i++)
    if (g_str_has_prefix (parts[i], "foot"))
      told[LW_INFANTRY] = number;
    else if (g_str_has_prefix (parts[i], "horse"))
      told[LW_CAVALRY] = number;
    else if (g_str_equal (parts[i], "taken") || g_str_has_prefix (parts[i], "prisoner"))
      told[2] = number;
    else if (!g_str_equal (parts[i], "dead") && !g_str_equal (parts[i], "and"))
      number = read_number (reading, parts[i]);
  hold (reading, "foot dead", told[LW_INFANTRY], dead[LW_INFANTRY]);
  hold (reading, "horse dead", told[LW_CAVALRY], dead[LW_CAVALRY]);
  hold (reading, "with the enemy", told[2], count_captives (reading, side));
}

void
check_day (Reading *reading)
{
  check_side_cost (reading, "cost_red", LW_RED);
  check_side_cost (reading, "cost_blue", LW_BLUE);
}

void
check_nobody (Reading *reading)
{
  hold (reading, "killed", 0, count_events (reading, LW_EVENT_KILLED, -1));
  hold (reading, "Reds with the enemy", 0, count_captives (reading, LW_RED));
  hold (reading, "Blues with the enemy", 0, count_captives (reading, LW_BLUE));
}

void
check_best_gun (Reading *reading)
{
  g_autofree char *gun = fetch (reading, "gun");
  guint felled = 0, shots = 0;

  for (guint i = 0; i < reading->battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (reading->battle->events, LwEvent, i);
      g_autofree char *name =
          event->gun == LW_NONE ? NULL : lw_despatch_gun (reading->battle, event->gun);

      if (g_strcmp0 (name, gun) != 0)
        continue;
      felled += event->kind == LW_EVENT_KILLED ? 1 : 0;
      shots += event->kind == LW_EVENT_SHOT ? 1 : 0;
    }
  hold (reading, "felled", fetch_number (reading, "number"), felled);
  hold (reading, "rounds", fetch_number (reading, "rounds"), shots);
}

void
check_spoils (Reading *reading)
{
  LwSide side = fetch_side (reading, "side");
  g_autofree char *prisoners = fetch (reading, "number");

  hold (reading, "winner", side, reading->account.winner);
  hold (reading, "guns", fetch_number (reading, "guns"), reading->account.side[side].guns);
  hold (reading, "prisoners", prisoners == NULL ? 0 : read_number (reading, prisoners),
        reading->account.side[side].taken);
}

void
check_margin (Reading *reading)
{
  g_autofree char *points = fetch (reading, "points");
  g_autofree char *margin = lw_points_format (reading->account.margin);

  hold (reading, "leader", fetch_side (reading, "side"), reading->account.leader);
  if (!g_str_equal (points, margin))
    complain (reading, "another margin");
}

static void
check_force (Reading *reading, const char *men_name, const char *guns_name, LwSide side)
{
  const LwForce *force = &reading->battle->player[side].force;
  guint men[LW_N_ARMS];

  fetch_arms (reading, men_name, NULL, men);
  hold (reading, "foot", men[LW_INFANTRY], force->infantry);
  hold (reading, "horse", men[LW_CAVALRY], force->cavalry);
  hold (reading, "guns", fetch_number (reading, guns_name), force->guns);
}

void
check_equal_forces (Reading *reading)
{
  check_force (reading, "force_a", "guns_a", LW_RED);
  check_force (reading, "force_a", "guns_a", LW_BLUE);
}

void
check_forces (Reading *reading)
{
  check_force (reading, "force_a", "guns_a", LW_RED);
  check_force (reading, "force_b", "guns_b", LW_BLUE);
}

void
check_depth (Reading *reading)
{
  const LwCountry *country = lw_battle_country (reading->battle);

  hold (reading, "feet", fetch_number (reading, "number"), (guint)(country->depth / LW_FOOT));
  hold (reading, "more than that", strstr (reading->sentence, "more than") != NULL,
        country->depth % LW_FOOT != 0);
}

/* Guns that are spoken of beside the weight of a line are not more than there are. */
void
check_line (Reading *reading)
{
  LwSide side =
      g_str_has_prefix (reading->sentence, "Anna") || strstr (reading->sentence, "Anna’s") != NULL
          ? LW_BLUE
          : LW_RED;
  g_auto (GStrv) words = g_strsplit (reading->sentence, " ", -1);
  guint guns = 0, number;

  for (guint i = 1; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], "gun") && parse_number (words[i - 1], &number))
      guns += number;
  if (guns > reading->battle->player[side].force.guns)
    complain (reading, "so many guns?");
}

void
check_first_mover (Reading *reading)
{
  const char *name = reading->battle->player[reading->battle->first].name;

  if (strstr (reading->sentence, name) == NULL)
    complain (reading, "the other moved first");
}

static const LwEvent *
find_run (const Reading *reading, guint *runs)
{
  const LwEvent *best = NULL;

  *runs = 0;
  for (guint i = 0; i < reading->battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (reading->battle->events, LwEvent, i);

      if (event->kind == LW_EVENT_SHOT)
        break;
      if (event->kind != LW_EVENT_GUN_MOVED)
        continue;
      (*runs)++;
      if (best == NULL || lw_distance (event->from, event->to) > lw_distance (best->from, best->to))
        best = event;
    }
  return best;
}

void
check_run (Reading *reading)
{
  guint runs;
  const LwEvent *run = find_run (reading, &runs);
  g_autofree char *way = fetch (reading, "way");
  g_autofree char *times = fetch (reading, "times");
  guint inches = g_str_equal (way, "a foot") ? 12 : 0;

  if (inches == 0)
    {
      g_auto (GStrv) words = g_strsplit (way, " ", -1);

      inches = read_number (reading, words[0]) * (g_str_equal (words[1], "feet") ? 12 : 1);
    }
  hold (reading, "inches", inches,
        (guint)((lw_distance (run->from, run->to) + LW_INCH / 2) / LW_INCH));
  if (times != NULL)
    hold (reading, "times", read_times (reading, times), runs);
}

void
check_nothing (Reading *reading)
{
}
