/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * story-reading.c: numbers, sides and men out of words; the acts of the record, counted here
 * once more.
 */
#include "story-reading.h"

void
complain (const Reading *reading, const char *what)
{
  g_error ("%s: “%s”", what, reading->sentence);
}

void
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

gboolean
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

guint
read_number (const Reading *reading, const char *word)
{
  guint number = 0;

  if (!parse_number (word, &number))
    g_error ("“%s” is no number: “%s”", word, reading->sentence);
  return number;
}

/* "once", "twice", "thrice", "four times". */
guint
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

char *
fetch (const Reading *reading, const char *name)
{
  char *words = g_match_info_fetch_named (reading->match, name);

  if (words != NULL && *words == '\0')
    g_clear_pointer (&words, g_free);
  return words;
}

guint
fetch_number (const Reading *reading, const char *name)
{
  g_autofree char *words = fetch (reading, name);

  return words == NULL ? 0 : read_number (reading, words);
}

LwSide
fetch_side (const Reading *reading, const char *name)
{
  g_autofree char *words = fetch (reading, name);

  return g_ascii_strcasecmp (words, "red") == 0 ? LW_RED : LW_BLUE;
}

/* "third", "21st"; "same" is the move of the sentence before. */
guint
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
void
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
void
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
guint
fetch_body (const Reading *reading, const char *name, LwSide *side)
{
  guint men[LW_N_SIDES];

  fetch_men (reading, name, men);
  *side = men[LW_RED] > 0 ? LW_RED : LW_BLUE;
  return men[*side];
}

/* ---- the record ---- */

Act *
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

void
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

guint
dead_of (const Act *act, LwSide side)
{
  return act->dead[side][LW_INFANTRY] + act->dead[side][LW_CAVALRY];
}

guint
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
guint
all_dead (const Reading *reading, gboolean melee, LwSide side)
{
  guint n = 0;

  for (guint i = 0; i < reading->acts->len; i++)
    if (g_array_index (reading->acts, Act, i).melee == melee)
      n += dead_of (&g_array_index (reading->acts, Act, i), side);
  return n;
}

/* ---- what each sentence says ---- */

void
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
