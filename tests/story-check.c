/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * story-check.c: reads the story of a battle and holds every number in it against the record.
 *
 * The record is counted here once more, from its events, so that the story and the tables that the
 * program makes of it are judged by a third.
 */
#include "story-check.h"

#include <string.h>

#include "lw-despatch.h"

#define MOST_ACTS 4000

/* The fire of one side in one move, or a melee: as the record has it. */
typedef struct
{
  gboolean melee;
  guint order;
  guint move;
  LwSide mover;
  guint shots;
  guint fought[LW_N_SIDES];
  guint dead[LW_N_SIDES][LW_N_ARMS];
  guint taken[LW_N_SIDES];
  gint support;
  gboolean isolated;
  gboolean told;
} Act;

typedef struct
{
  const LwBattle *battle;
  GArray *acts; /* of Act */
  LwAccount account;
  guint move;                     /* that was spoken of last */
  Act *last;                      /* that was told last */
  guint told_dead[2][LW_N_SIDES]; /* [melee or fire] */
  guint told_taken[LW_N_SIDES];
  guint told_guns;
  guint told_freed[LW_N_SIDES];
  const char *sentence;
  GMatchInfo *match;
} Reading;

typedef void (*Check) (Reading *reading);

typedef struct
{
  const char *words;
  Check check;
} Pattern;

static void
complain (const Reading *reading, const char *what)
{
  g_error ("%s: “%s”", what, reading->sentence);
}

static void
hold (const Reading *reading, const char *what, guint told, guint true_one)
{
  if (told != true_one)
    g_error ("%s: %u is told and %u is true: “%s”", what, told, true_one, reading->sentence);
}

/* ---- numbers ---- */

static const char *const units[] = { "no",      "one",     "two",       "three",    "four",
                                     "five",    "six",     "seven",     "eight",    "nine",
                                     "ten",     "eleven",  "twelve",    "thirteen", "fourteen",
                                     "fifteen", "sixteen", "seventeen", "eighteen", "nineteen" };
static const char *const tens[] = { "",      "",      "twenty",  "thirty", "forty",
                                    "fifty", "sixty", "seventy", "eighty", "ninety" };
static const char *const ordinals[] = { "",      "first",    "second",  "third",  "fourth",
                                        "fifth", "sixth",    "seventh", "eighth", "ninth",
                                        "tenth", "eleventh", "twelfth" };

static gboolean
find_word (const char *word, const char *const *words, guint n, guint *at)
{
  for (guint i = 0; i < n; i++)
    if (g_ascii_strcasecmp (word, words[i]) == 0)
      {
        *at = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
parse_number (const char *word, guint *number)
{
  g_auto (GStrv) parts = g_strsplit (word, "-", -1);
  guint n = g_strv_length (parts), a, b;

  if (g_ascii_isdigit (*word))
    *number = (guint)g_ascii_strtoull (word, NULL, 10);
  else if (n == 1 && find_word (word, units, G_N_ELEMENTS (units), number))
    return TRUE;
  else if (n == 1 && find_word (word, tens, G_N_ELEMENTS (tens), &a))
    *number = 10 * a;
  else if (n == 2 && find_word (parts[0], tens, G_N_ELEMENTS (tens), &a) &&
           find_word (parts[1], units, G_N_ELEMENTS (units), &b))
    *number = 10 * a + b;
  else if (n == 3 && find_word (parts[0], units, G_N_ELEMENTS (units), &b) &&
           find_word (parts[2], tens, G_N_ELEMENTS (tens), &a))
    *number = 10 * a + b;
  else
    return FALSE;
  return TRUE;
}

static guint
read_number (const Reading *reading, const char *word)
{
  guint number = 0;

  if (!parse_number (word, &number))
    g_error ("“%s” is no number: “%s”", word, reading->sentence);
  return number;
}

/* "once", "twice", "thrice", "four times". */
static guint
read_times (const Reading *reading, const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);

  if (g_str_equal (words, "once"))
    return 1;
  if (g_str_equal (words, "twice"))
    return 2;
  if (g_str_equal (words, "thrice"))
    return 3;
  return read_number (reading, parts[0]);
}

static char *
fetch (const Reading *reading, const char *name)
{
  char *words = g_match_info_fetch_named (reading->match, name);

  if (words != NULL && *words == '\0')
    g_clear_pointer (&words, g_free);
  return words;
}

static guint
fetch_number (const Reading *reading, const char *name)
{
  g_autofree char *words = fetch (reading, name);

  return words == NULL ? 0 : read_number (reading, words);
}

static LwSide
fetch_side (const Reading *reading, const char *name)
{
  g_autofree char *words = fetch (reading, name);

  return g_ascii_strcasecmp (words, "red") == 0 ? LW_RED : LW_BLUE;
}

/* "third", "21st"; "same" is the move of the sentence before. */
static guint
fetch_move (Reading *reading)
{
  g_autofree char *words = fetch (reading, "move");
  guint move = 0;

  if (g_str_equal (words, "same") || (*words == 's' && g_str_equal (words + 1, "ame")))
    {
      if (reading->move == 0)
        complain (reading, "the same as which move?");
      return reading->move;
    }
  if (g_ascii_isdigit (*words))
    move = (guint)g_ascii_strtoull (words, NULL, 10);
  else if (!find_word (words, ordinals, G_N_ELEMENTS (ordinals), &move))
    complain (reading, "no ordinal");
  if (move == reading->move)
    complain (reading, "it should say: the same move");
  reading->move = move;
  return move;
}

/* "two Red horse and one foot-soldier", with its side or without. */
static void
fetch_arms (const Reading *reading, const char *name, LwSide *side, guint men[LW_N_ARMS])
{
  g_autofree char *words = fetch (reading, name);
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);
  guint number = 0;

  men[LW_INFANTRY] = men[LW_CAVALRY] = 0;
  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (side != NULL && g_str_equal (parts[i], "Red"))
        *side = LW_RED;
      else if (side != NULL && g_str_equal (parts[i], "Blue"))
        *side = LW_BLUE;
      else if (g_str_has_prefix (parts[i], "horse"))
        men[LW_CAVALRY] = number;
      else if (g_str_has_prefix (parts[i], "foot"))
        men[LW_INFANTRY] = number;
      else if (!g_str_equal (parts[i], "and"))
        number = read_number (reading, parts[i]);
      if ((g_str_equal (parts[i], "horseman") || g_str_equal (parts[i], "foot-soldier")) !=
              (number == 1) &&
          (g_str_has_prefix (parts[i], "horse") || g_str_has_prefix (parts[i], "foot")))
        complain (reading, "one or many?");
    }
}

/* "three Reds and one Blue" */
static void
fetch_men (const Reading *reading, const char *name, guint men[LW_N_SIDES])
{
  g_autofree char *words = fetch (reading, name);
  g_auto (GStrv) parts = NULL;
  guint number = 0;

  men[LW_RED] = men[LW_BLUE] = 0;
  if (words == NULL)
    return;
  parts = g_strsplit (words, " ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (g_str_has_prefix (parts[i], "Red") || g_str_has_prefix (parts[i], "Blue"))
      {
        men[*parts[i] == 'R' ? LW_RED : LW_BLUE] = number;
        if (g_str_has_suffix (parts[i], "s") == (number == 1))
          complain (reading, "one or many?");
      }
    else if (!g_str_equal (parts[i], "and"))
      number = read_number (reading, parts[i]);
}

/* Men of one side: how many, and whose. */
static guint
fetch_body (const Reading *reading, const char *name, LwSide *side)
{
  guint men[LW_N_SIDES];

  fetch_men (reading, name, men);
  *side = men[LW_RED] > 0 ? LW_RED : LW_BLUE;
  return men[*side];
}

/* ---- the record ---- */

static Act *
find_act (Reading *reading, gboolean melee, guint order, guint move, LwSide mover)
{
  for (guint i = 0; i < reading->acts->len; i++)
    {
      Act *act = &g_array_index (reading->acts, Act, i);

      if (act->melee == melee && act->move == move && act->mover == mover &&
          (!melee || act->order == order))
        return act;
    }
  return NULL;
}

static Act *
need_act (Reading *reading, gboolean melee, guint order, guint move, LwSide mover)
{
  Act *act = find_act (reading, melee, order, move, mover);

  if (act == NULL)
    {
      Act fresh = { .melee = melee, .order = order, .move = move, .mover = mover };

      g_assert_cmpuint (reading->acts->len, <, MOST_ACTS);
      g_array_append_val (reading->acts, fresh);
      act = &g_array_index (reading->acts, Act, reading->acts->len - 1);
    }
  return act;
}

static void
count_killed (Reading *reading, const LwEvent *event, LwSide mover)
{
  const LwMan *man = &reading->battle->men[event->man];
  Act *act = need_act (reading, event->gun == LW_NONE, event->order, event->move, mover);

  act->dead[man->side][man->arm]++;
}

static void
count_melee (Reading *reading, const LwEvent *event, LwSide mover)
{
  const LwOrder *order = lw_battle_order (reading->battle, event->order);
  Act *act = need_act (reading, TRUE, event->order, event->move, mover);

  act->fought[LW_RED] = (guint)event->count;
  act->fought[LW_BLUE] = (guint)event->value;
  act->support = order->support;
  act->isolated = order->isolated;
  for (guint i = 0; i < order->taken->len; i++)
    act->taken[reading->battle->men[g_array_index (order->taken, LwRef, i)].side]++;
}

static void
count_record (Reading *reading)
{
  const LwBattle *battle = reading->battle;
  LwSide mover = LW_RED;

  for (guint i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);

      if (event->kind == LW_EVENT_GO)
        mover = event->side;
      else if (event->kind == LW_EVENT_SHOT)
        need_act (reading, FALSE, event->order, event->move, mover)->shots++;
      else if (event->kind == LW_EVENT_MELEE)
        count_melee (reading, event, mover);
      else if (event->kind == LW_EVENT_KILLED)
        count_killed (reading, event, mover);
    }
}

static guint
dead_of (const Act *act, LwSide side)
{
  return act->dead[side][LW_INFANTRY] + act->dead[side][LW_CAVALRY];
}

static guint
count_events (const Reading *reading, LwEventKind kind, int side)
{
  guint n = 0;

  for (guint i = 0; i < reading->battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (reading->battle->events, LwEvent, i);

      if (event->kind != kind || (side >= 0 && (int)event->side != side))
        continue;
      n++;
    }
  return n;
}

/* All who died so, of one side. */
static guint
all_dead (const Reading *reading, gboolean melee, LwSide side)
{
  guint n = 0;

  for (guint i = 0; i < reading->acts->len; i++)
    if (g_array_index (reading->acts, Act, i).melee == melee)
      n += dead_of (&g_array_index (reading->acts, Act, i), side);
  return n;
}

/* ---- what each sentence says ---- */

static void
tell (Reading *reading, Act *act)
{
  if (act->told)
    complain (reading, "told twice");
  act->told = TRUE;
  reading->last = act;
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      reading->told_dead[act->melee][side] += dead_of (act, side);
      reading->told_taken[side] += act->taken[side];
    }
}

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

static void
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
static void
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
static void
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
static void
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

static void
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

static void
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
static void
check_equal (Reading *reading)
{
  Act *act = find_melee (reading, fetch_move (reading));

  for (guint side = 0; side < LW_N_SIDES; side++)
    hold (reading, "dead", act->fought[side], dead_of (act, side));
  hold (reading, "prisoners", 0, act->taken[LW_RED] + act->taken[LW_BLUE]);
  tell (reading, act);
}

/* The melee that the story turns on; what it cost is told next. */
static void
check_charge (Reading *reading)
{
  tell (reading, find_melee (reading, fetch_move (reading)));
}

static void
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

static void
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

static void
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

static void
check_all_dead (Reading *reading)
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    hold (reading, "dead", reading->last->fought[side], dead_of (reading->last, side));
}

static void
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

static void
check_rest_of_fire (Reading *reading)
{
  guint men[LW_N_SIDES];

  fetch_men (reading, "list", men);
  for (guint side = 0; side < LW_N_SIDES; side++)
    reading->told_dead[FALSE][side] += men[side];
}

static void
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

static void
check_one_capture (Reading *reading)
{
  g_autofree char *side = fetch (reading, "side");
  guint move = fetch_move (reading);

  if (count_captures (reading, move, side == NULL ? -1 : (int)fetch_side (reading, "side")) == 0)
    complain (reading, "no gun was captured then");
  reading->told_guns++;
}

static void
check_captures (Reading *reading)
{
  guint n = fetch_number (reading, "guns");

  if (count_captures (reading, fetch_move (reading), (int)fetch_side (reading, "side")) < n)
    complain (reading, "so many guns were not captured");
  reading->told_guns += n;
}

static void
check_other_guns (Reading *reading)
{
  g_autofree char *times = fetch (reading, "times");

  reading->told_guns += read_times (reading, times);
}

/* With the army that gave itself up. */
static void
check_laid_down (Reading *reading)
{
  guint men[LW_N_SIDES];

  fetch_men (reading, "list", men);
  for (guint side = 0; side < LW_N_SIDES; side++)
    reading->told_taken[side] += men[side];
  reading->told_guns += fetch_number (reading, "guns");
}

static void
check_freed (Reading *reading)
{
  fetch_men (reading, "list", reading->told_freed);
}

static void
check_no_melee (Reading *reading)
{
  hold (reading, "melees", 0, count_events (reading, LW_EVENT_MELEE, -1));
}

/* No shot, but melees. */
static void
check_silence (Reading *reading)
{
  for (guint i = 0; i < reading->acts->len; i++)
    hold (reading, "shots", 0, g_array_index (reading->acts, Act, i).shots);
  if (count_events (reading, LW_EVENT_MELEE, -1) == 0)
    complain (reading, "nobody came to blows");
}

/* Neither shots nor melees. */
static void
check_march (Reading *reading)
{
  for (guint i = 0; i < reading->acts->len; i++)
    hold (reading, "shots", 0, g_array_index (reading->acts, Act, i).shots);
  check_no_melee (reading);
}

/* The fire told last is the heaviest. */
static void
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

static void
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

static void
check_length (Reading *reading)
{
  guint last = 0;

  for (guint i = 0; i < reading->battle->events->len; i++)
    if (g_array_index (reading->battle->events, LwEvent, i).kind == LW_EVENT_GO)
      last = MAX (last, g_array_index (reading->battle->events, LwEvent, i).move);
  hold (reading, "moves", fetch_number (reading, "number"), last);
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
  hold (reading, "taken", told[2], count_events (reading, LW_EVENT_TAKEN, (int)side));
}

static void
check_day (Reading *reading)
{
  check_side_cost (reading, "cost_red", LW_RED);
  check_side_cost (reading, "cost_blue", LW_BLUE);
}

static void
check_nobody (Reading *reading)
{
  hold (reading, "killed", 0, count_events (reading, LW_EVENT_KILLED, -1));
  hold (reading, "taken", 0, count_events (reading, LW_EVENT_TAKEN, -1));
}

static void
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

static void
check_spoils (Reading *reading)
{
  LwSide side = fetch_side (reading, "side");
  g_autofree char *prisoners = fetch (reading, "number");

  hold (reading, "winner", side, reading->account.winner);
  hold (reading, "guns", fetch_number (reading, "guns"), reading->account.side[side].guns);
  hold (reading, "prisoners", prisoners == NULL ? 0 : read_number (reading, prisoners),
        reading->account.side[side].taken);
}

static void
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

static void
check_equal_forces (Reading *reading)
{
  check_force (reading, "force_a", "guns_a", LW_RED);
  check_force (reading, "force_a", "guns_a", LW_BLUE);
}

static void
check_forces (Reading *reading)
{
  check_force (reading, "force_a", "guns_a", LW_RED);
  check_force (reading, "force_b", "guns_b", LW_BLUE);
}

static void
check_depth (Reading *reading)
{
  const LwCountry *country = lw_battle_country (reading->battle);

  hold (reading, "feet", fetch_number (reading, "number"), (guint)(country->depth / LW_FOOT));
  hold (reading, "more than that", strstr (reading->sentence, "more than") != NULL,
        country->depth % LW_FOOT != 0);
}

/* Guns that are spoken of beside the weight of a line are not more than there are. */
static void
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

static void
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

static void
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

static void
check_nothing (Reading *reading)
{
}

/* ---- the sentences ---- */

#define N "(?:[a-z]+(?:-[a-z]+)*|\\d+)"

/* What stands in braces below. */
static const struct
{
  const char *name;
  const char *words;
} parts[] = {
  { "{move}", "(?<move>[a-z]+|\\d+(?:st|nd|rd|th)) move" },
  { "{battery}",
    "(?<battery>(?:Red|Blue)’s (?:(?:[a-z]+|\\d+[a-z]+) )?(?:and [a-z]+ )?guns?|"
    "a captured gun|(?:all )?" N " (?:Red|Blue) guns|" N " guns in (?:Red|Blue) hands)" },
  { "{gun}", "(?<gun>(?:Red|Blue)’s (?:(?:[a-z]+|\\d+[a-z]+) )?gun)" },
  { "{rounds}", "(?<rounds>" N ") rounds?" },
  { "{down}", "(?<down>" N " (?:Red|Blue) (?:horseman|horse|foot-soldier|foot)(?: and " N
              " (?:foot-soldier|foot))?)" },
  { "{own_down}", "(?<own_down>" N " (?:Red|Blue) (?:horseman|horse|foot-soldier|foot)(?: and " N
                  " (?:foot-soldier|foot))?)" },
  { "{bare}",
    "(?<bare>" N " (?:horseman|horse|foot-soldier|foot)(?: and " N " (?:foot-soldier|foot))?)" },
  { "{force_a}", "(?<force_a>" N " (?:horseman|horse|foot-soldier|foot)(?: and " N
                 " (?:foot-soldier|foot))?)(?:, with (?<guns_a>" N ") guns?)?" },
  { "{force_b}", "(?<force_b>" N " (?:horseman|horse|foot-soldier|foot)(?: and " N
                 " (?:foot-soldier|foot))?)(?:, with (?<guns_b>" N ") guns?)?" },
  { "{own}", "(?<own>" N " (?:Reds?|Blues?))" },
  { "{enemy}", "(?<enemy>" N " (?:Reds?|Blues?))(?: at [^.;]+?)?" },
  { "{captives}", "(?<captives>" N " (?:Reds?|Blues?)(?: and " N " Blues?)?)" },
  { "{list}", "(?<list>" N " (?:Reds?|Blues?)(?: and " N " Blues?)?)" },
  { "{left}", "(?<left>" N " (?:Reds?|Blues?))" },
  { "{fell}", "(?<fell>" N ")" },
  { "{need}", "(?<need>" N ")" },
  { "{friends}", "(?<friends>" N ") friends?" },
  { "{side}", "(?<side>Red|Blue)" },
  { "{other}", "(?:Red|Blue)" },
  { "{n}", "(?<number>" N ")" },
  { "{guns}", "(?<guns>" N ")" },
  { "{times}", "(?<times>once|twice|thrice|" N " times)" },
  { "{points}", "(?<points>[0-9]*½?)" },
  { "{way}", "(?<way>a foot|" N " feet|" N " inch(?:es)?)" },
  { "{feet}", "(?:more than )?(?<number>" N ") feet" },
  { "{cost_red}", "(?<cost_red>[a-z0-9 -]+)" },
  { "{cost_blue}", "(?<cost_blue>[a-z0-9 -]+)" },
  { "{who}", "(?:Robert|Anna|Red|General H\\. G\\. W\\.)" },
  { "{place}", "[^.;]+?" },
  { "{where}", "(?:at [^.;]+?|in the open)" },
  { "{line}", "on the (?:left|right)|in the centre" },
};

static const Pattern patterns[] = {
  { "The two armies came in sight of one another across {feet} of floor.", check_depth },
  { "The curtain went up at {place} upon two armies with {feet} of floor between them.",
    check_depth },
  { "When the curtain was drawn back at {place}, the two armies saw one another for the first "
    "time across {feet} of floor.",
    check_depth },
  { "The two armies came in sight of one another at {place}, with {feet} of open floor between "
    "them.",
    check_depth },
  { "At {place} two armies stood to their lines, and {feet} of floor lay between them.",
    check_depth },
  { "(?:Each had|Either side brought) {force_a}.", check_equal_forces },
  { "Red had {force_a}; Blue had {force_b}.", check_forces },
  { "It was to be a Blow at the Rear, and three men on the enemy’s back line would decide it.",
    check_nothing },
  { "It was a Defensive Game: (?:Red was to attack, and Blue|Blue was to attack, and Red) to hold "
    "the field.",
    check_nothing },
  { "{who} had massed everything (?:{line})(?:, over against {place})?.", check_line },
  { "{who} had massed the army (?:{line})(?:, over against {place})?, with {place}.", check_line },
  { "The weight of {who}’s line stood (?:{line})(?:, facing {place})?, with {place}.", check_line },
  { "{who} had spread the army along the whole line.", check_line },
  { "{who}’s men were strung out from end to end of their line.", check_line },
  { "It was plain that both had marked {place} for their own.", check_nothing },
  { "The first move fell to {who}(?: and the (?:Reds|Blues))?.", check_first_mover },
  { "The horses were hardly warm when {gun} had been run {way}, to {place}.", check_run },
  { "{gun} was run {way} before anybody fired.", check_run },
  { "Before a shot was fired guns had changed their ground {times}, and none had gone farther than "
    "{gun}: {way} in a single move.",
    check_run },
  { "Not a gun was fired: what was settled was settled by marching, and hand to hand.",
    check_silence },
  { "Not a gun was fired, and the armies never came to hand-strokes: what was settled was settled "
    "by marching.",
    check_march },
  { "(?:{gun} was|It was also) the first to speak.", check_nothing },
  { "(?:{gun} was|It was also) the first to speak: {rounds} in the {move}, and {down} went down.",
    check_fire },
  { "{battery} opened the fire in the {move}: {rounds}, and nobody was hit.", check_miss },
  { "In the {move} {battery} gave {rounds}, and {down} went down.", check_fire },
  { "{rounds} from {battery} in the {move} struck down {down}.", check_fire },
  { "{down} fell to {rounds} that {battery} fired in the {move}.", check_fire },
  { "The {move} brought {rounds} from {battery}, and {down} did not rise again.", check_fire },
  { "{battery} fired in the {move}: {rounds}, which cost {side} {bare}.", check_fire },
  { "{battery} answered with {rounds}, and {down} fell.", check_reply },
  { "The reply of {battery}, {rounds} of it, struck down {down}.", check_reply },
  { "With {rounds} {battery} paid it back, and {down} went down.", check_reply },
  { "In the {move} {battery} gave {rounds} and hit none but friends: {own_down} went down.",
    check_astray },
  { "{rounds} from {battery} in the {move} went astray, and {own_down} fell to (?:his|their) own "
    "side.",
    check_astray },
  { "{own_down} fell to the guns of (?:his|their) own side.", check_friends },
  { "No heavier fire fell that day(?:, and the armies never came to hand-strokes)?.",
    check_heaviest },
  { "The armies never came to hand-strokes.", check_no_melee },
  { "Upon the heels of that fire {own} charged home against {enemy} {where}.",
    check_charge_after_fire },
  { "Then the guns were silent, and {own} closed with {enemy} {where}.", check_charge_after_fire },
  { "Then, in the {move}, {own} charged home against {enemy} {where}.", check_charge },
  { "The crisis came in the {move}, when {own} closed with {enemy} {where}.", check_charge },
  { "It might have been two more; but a gun that has fired wants two men at its trail, and {gun} "
    "had fired.",
    check_nothing },
  { "The numbers were equal to a man, and so was the reckoning: nobody on either side came out of "
    "it.",
    check_all_dead },
  { "{side} was cut off from help, without a friend within a move.", check_support },
  { "{side} was cut off from help, with {friends} within a move where {need} (?:was|were) needed.",
    check_support },
  { "{side} had {friends} near enough to be counted where {need} (?:was|were) wanted, and so "
    "fought alone.",
    check_support },
  { "{side} was the weaker but not alone, with {friends} within a move, where {need} would have "
    "been enough.",
    check_support },
  { "{fell} dropped on either hand, and {left} kept (?:his|their) feet.", check_cost },
  { "There was no fighting to speak of: {captives} yielded without a blow.", check_cost },
  { "{fell} dropped on either hand, {captives} yielded, and {left} stood over them.", check_cost },
  { "The choosing of the fallen was {who}’s, who had moved.", check_nothing },
  { "It was for {who}, as the mover, to say who fell and who did not.", check_nothing },
  { "{own} set upon {enemy} in the {move}, and {fell} fell on each side.", check_scrap },
  { "In the {move} {own} came to blows with {enemy}, and each side lost {fell}.", check_scrap },
  { "There was a scrap in the {move}, {own} against {enemy}, and it cost each side {fell}.",
    check_scrap },
  { "{own} set upon {enemy} in the {move}: {fell} fell on each side, and {captives} (?:was|were) "
    "taken.",
    check_scrap },
  { "In the {move} {own} came to blows with {enemy}; each side lost {fell}, and {captives} "
    "yielded.",
    check_scrap },
  { "There was a scrap in the {move}, {own} against {enemy}; it cost each side {fell}, and "
    "{captives} (?:was|were) led away.",
    check_scrap },
  { "In the {move} {own} closed about {enemy}, and {captives} yielded without a blow.",
    check_scrap },
  { "In the {move} {own} met {enemy} man for man, and not one came away.", check_equal },
  { "{own} fought it out with {enemy} in the {move} to the last man of both.", check_equal },
  { "There was a scrap in the {move}, {own} against {enemy}, and it left nobody standing.",
    check_equal },
  { "In the {move} the white flag went up over {list}.", check_yielded },
  { "{list}, cut off from help, hoisted the white flag in the {move}.", check_yielded },
  { "The {move} saw the surrender of {list}.", check_yielded },
  { "The time for retreat ran out in the {move}, and {list} (?:was|were) left to be taken.",
    check_yielded },
  { "{list}, only just set free, (?:was|were) taken again in the {move}.", check_yielded },
  { "{list} besides (?:was|were) taken without a fight.", check_yielded },
  { "{list} laid down arms(?:, and {guns} guns? went with them)?.", check_laid_down },
  { "{guns} guns? (?:was|were) left to the victor.", check_laid_down },
  { "Lesser fire about that time took {list}.", check_rest_of_fire },
  { "All the other shots of those moves came to {list}.", check_rest_of_fire },
  { "In {n} other scraps? {list} fell(?:, and {captives} yielded)?.", check_rest_of_scraps },
  { "In {n} other scraps? {captives} yielded.", check_rest_of_scraps },
  { "{gun} was won back in the {move}.", check_one_capture },
  { "{gun} passed into the hands of {side} in the {move}.", check_one_capture },
  { "In the {move} {side} took possession of {gun}.", check_one_capture },
  { "In the {move} {guns} guns fell into the hands of {side}.", check_captures },
  { "In the {move} {guns} guns came to {side}, its own among them.", check_captures },
  { "Guns changed hands {times} more before it was over.", check_other_guns },
  { "{list} who had been taken (?:was|were) set free again.", check_freed },
  { "Of the {side} army only {bare} came home.", check_home },
  { "{down} went home over the back line.", check_home },
  { "When {other} had not a man left on the field, the day was {who}’s.", check_nothing },
  { "The last of {other} was gone from the floor, and {who} had the victory.", check_nothing },
  { "Then {other} hoisted the white flag, and {who} had the victory.", check_nothing },
  { "Then {other} hoisted the white flag; but the blow was struck, and the day was {who}’s.",
    check_nothing },
  { "Then {other} conceded the day to {who}.", check_nothing },
  { "Then both generals agreed to call it a draw.", check_nothing },
  { "Neither army had men enough left to go on, and the hundred was divided.", check_nothing },
  { "{who} had set three men on the back line of {other}, and that blow decided the day.",
    check_nothing },
  { "So {who} stood in strength on the back line of {other}.", check_nothing },
  { "{other} was too weak to attack any longer, and {who} had held the line.", check_nothing },
  { "Not a man of either army was left upon the field.", check_nothing },
  { "There the record breaks off, with the battle undecided.", check_nothing },
  { "It had taken {n} moves?.", check_length },
  { "The day had cost neither side a man.", check_nobody },
  { "The day had cost Red {cost_red}; Blue it had cost {cost_blue}.", check_day },
  { "No gun had done more than {gun}, which had felled {n} men with {rounds}.", check_best_gun },
  { "The gun of the day was {gun}: {rounds}, and {n} men.", check_best_gun },
  { "{side} slept that night beside {guns} guns?(?: and {n} prisoners?)?.", check_spoils },
  { "By the account it is all even.", check_nothing },
  { "By the account {side} had the better of it by {points} points.", check_margin },
};

static GRegex *regexes[G_N_ELEMENTS (patterns)];

/* The sentence as a regular expression: what is in braces is filled in, and it ends in a stop. */
static GRegex *
compile (const char *words)
{
  g_autoptr (GString) text = g_string_new (words);
  g_autoptr (GError) error = NULL;
  GRegex *regex;

  g_assert_true (g_str_has_suffix (text->str, "."));
  g_string_truncate (text, text->len - 1);
  g_string_append (text, "\\.(?: |$)");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_string_replace (text, parts[i].name, parts[i].words, 0);
  regex =
      g_regex_new (text->str, G_REGEX_OPTIMIZE | G_REGEX_DUPNAMES, G_REGEX_MATCH_ANCHORED, &error);
  g_assert_no_error (error);
  return regex;
}

static void
compile_all (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (patterns) && regexes[G_N_ELEMENTS (patterns) - 1] == NULL;
       i++)
    regexes[i] = compile (patterns[i].words);
}

/* A sentence begins with a capital, which in the middle of one it would not have. */
static char *
lower_first (const char *text)
{
  char *lower = g_strdup (text);

  *lower = g_ascii_tolower (*lower);
  return lower;
}

/* The first sentence of @text. Returns: its length. */
static gsize
read_sentence (Reading *reading, const char *text)
{
  g_autofree char *lower = lower_first (text);
  const char *const ways[] = { text, lower };

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
      {
        g_autoptr (GMatchInfo) match = NULL;
        g_autofree char *whole = NULL;

        if (!g_regex_match (regexes[i], ways[way], 0, &match))
          continue;
        whole = g_match_info_fetch (match, 0);
        reading->sentence = whole;
        reading->match = match;
        patterns[i].check (reading);
        return strlen (whole);
      }
  g_error ("nobody knows this sentence: “%s”", text);
}

static void
check_sums (const Reading *reading)
{
  guint guns = count_events (reading, LW_EVENT_GUN_CAPTURED, -1);

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      hold (reading, "dead of fire in all", reading->told_dead[FALSE][side],
            all_dead (reading, FALSE, side));
      hold (reading, "dead of melees in all", reading->told_dead[TRUE][side],
            all_dead (reading, TRUE, side));
      hold (reading, "taken in all", reading->told_taken[side],
            count_events (reading, LW_EVENT_TAKEN, (int)side));
      hold (reading, "freed in all", reading->told_freed[side],
            count_events (reading, LW_EVENT_FREED, (int)side));
    }
  hold (reading, "captures in all", reading->told_guns, guns);
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

guint
check_story (const LwBattle *battle)
{
  g_autoptr (GPtrArray) story = lw_despatch_story (battle);
  Reading reading = { .battle = battle };
  guint words = 0;

  compile_all ();
  reading.acts = g_array_sized_new (FALSE, TRUE, sizeof (Act), MOST_ACTS);
  count_record (&reading);
  lw_account (battle, &reading.account);
  for (guint i = 0; i < story->len; i++)
    {
      const char *text = g_ptr_array_index (story, i);

      words += count_words (text);
      while (*text != '\0')
        text += read_sentence (&reading, text);
    }
  reading.sentence = "the whole story";
  if (battle->move > 0)
    check_sums (&reading);
  g_array_unref (reading.acts);
  return words;
}
