/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-account.c: moves and the account as lines for tools, the same in every language.
 *
 * A move is one line of counts with its melees in brackets; the account is a line "key: value" for
 * each number. Keys and order are relied upon by whoever reads the command line.
 */
#include "lw-despatch-account.h"

#include "names/names.h"

/* What one move of one side came to. */
typedef struct
{
  guint shots;
  guint down;
  guint hauled; /* guns that moved */
  guint melees;
  guint captured;
  guint retired;
  guint freed;
  GString *scraps; /* "18 v 21: 15 dead each, 3 red taken, isolated 2 of 9; ..." */
} MoveCount;

static guint
count_of_side (const LwBattle *battle, const GArray *men, LwSide side)
{
  LwMen count[LW_N_SIDES] = { 0 };

  lw_men_count (battle, men, count);
  return lw_men_total (count[side]);
}

static void
describe_melee (const LwBattle *battle, const LwOrder *order, GString *scraps)
{
  guint own = count_of_side (battle, order->who, order->side);
  guint other = count_of_side (battle, order->who, LW_OTHER (order->side));
  LwSide inferior = own <= other ? order->side : LW_OTHER (order->side);

  if (scraps->len > 0)
    g_string_append (scraps, "; ");
  g_string_append_printf (scraps, "%u v %u: %u dead each", own, other,
                          count_of_side (battle, order->dead, order->side));
  if (order->taken->len > 0)
    g_string_append_printf (scraps, ", %u %s taken", order->taken->len, lw_side_nick (inferior));
  if (own != other)
    g_string_append_printf (scraps, ", %s %s %d of %u", lw_side_nick (inferior),
                            order->isolated ? "isolated" : "supported", order->support,
                            (MIN (own, other) + 1) / 2);
}

static void
count_event (const LwBattle *battle, const LwEvent *event, const LwOrder *order, MoveCount *count)
{
  switch (event->kind)
    {
    case LW_EVENT_SHOT:
      count->shots++;
      break;
    case LW_EVENT_KILLED:
      count->down += event->gun != LW_NONE ? 1 : 0;
      break;
    case LW_EVENT_GUN_MOVED:
      count->hauled++;
      break;
    case LW_EVENT_MELEE:
      count->melees++;
      describe_melee (battle, order, count->scraps);
      break;
    case LW_EVENT_GUN_CAPTURED:
      count->captured++;
      break;
    case LW_EVENT_RETIRED:
      count->retired += event->man != LW_NONE ? 1 : 0;
      break;
    case LW_EVENT_FREED:
      count->freed++;
      break;
    default:
      break;
    }
}

/* A gun counts once however many shots it fired, and between others'. */
static guint
count_guns_fired (const LwBattle *battle, guint move, LwSide side)
{
  g_autofree gboolean *fired = g_new0 (gboolean, battle->n_guns + 1);
  guint n = 0;

  for (guint i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      const LwOrder *order = lw_battle_order (battle, event->order);

      if (event->kind == LW_EVENT_SHOT && event->move == move && order != NULL &&
          order->side == side && !fired[event->gun])
        {
          fired[event->gun] = TRUE;
          n++;
        }
    }

  return n;
}

char *
lw_despatch_move (const LwBattle *battle, guint move, LwSide side)
{
  g_autoptr (GString) scraps = g_string_new (NULL);
  MoveCount count = { .scraps = scraps };
  GString *line;

  g_return_val_if_fail (battle != NULL && side < LW_N_SIDES, NULL);

  for (guint i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      const LwOrder *order = lw_battle_order (battle, event->order);

      if (event->move == move && order != NULL && order->side == side)
        count_event (battle, event, order, &count);
    }

  line = g_string_new (NULL);
  g_string_append_printf (line, "%s %u: shots %u, down %u, melees %u", lw_side_nick (side), move,
                          count.shots, count.down, count.melees);
  if (scraps->len > 0)
    g_string_append_printf (line, " (%s)", scraps->str);
  g_string_append_printf (line, ", guns %u fired %u moved", count_guns_fired (battle, move, side),
                          count.hauled);
  if (count.captured > 0)
    g_string_append_printf (line, ", guns captured %u", count.captured);
  if (count.freed > 0)
    g_string_append_printf (line, ", freed %u", count.freed);
  if (count.retired > 0)
    g_string_append_printf (line, ", retired %u", count.retired);

  return g_string_free (line, FALSE);
}

/* Half-points as a number that tools read: "26", "194.5". */
static void
append_points (GString *text, const char *side, const char *key, gint half_points)
{
  g_string_append_printf (text, "%s%s: %s%d%s\n", side, key, half_points < 0 ? "-" : "",
                          ABS (half_points) / 2, half_points % 2 != 0 ? ".5" : "");
}

static void
append_men (GString *text, const char *side, const char *key, const guint men[LW_N_ARMS])
{
  g_string_append_printf (text, "%s %s: %u\n", side, key, men[LW_INFANTRY] + men[LW_CAVALRY]);
  g_string_append_printf (text, "%s %s infantry: %u\n", side, key, men[LW_INFANTRY]);
  g_string_append_printf (text, "%s %s cavalry: %u\n", side, key, men[LW_CAVALRY]);
}

static void
append_side (GString *text, LwSide side, const LwSideAccount *own)
{
  const char *nick = lw_side_nick (side);

  append_men (text, nick, "fighting", own->fighting);
  append_men (text, nick, "killed", own->killed);
  append_men (text, nick, "prisoners", own->captive);
  append_men (text, nick, "retired", own->retired);
  g_string_append_printf (text, "%s taken: %u\n", nick, own->taken);
  g_string_append_printf (text, "%s guns: %u\n", nick, own->guns);
  append_points (text, nick, " points for victory", own->victory);
  append_points (text, nick, " points for guns", own->gun_points);
  append_points (text, nick, " points for cavalry", own->cavalry);
  append_points (text, nick, " points for infantry", own->infantry);
  append_points (text, nick, " points for own men captive", own->captive_points);
  append_points (text, nick, " points for prisoners taken", own->taken_points);
  append_points (text, nick, " points", own->points);
}

static const char *
name_ending (const LwBattle *battle)
{
  switch (battle->ending)
    {
    case LW_ENDING_DRIVEN:
      return "driven";
    case LW_ENDING_BOTH_GONE:
      return "both gone";
    case LW_ENDING_EXHAUSTED:
      return "exhausted";
    case LW_ENDING_SURRENDER:
      return "surrender";
    case LW_ENDING_AGREED:
      return "agreed";
    case LW_ENDING_BLOW:
      return "blow";
    case LW_ENDING_ARRIVED:
      return "arrived";
    case LW_ENDING_REPULSED:
      return "repulsed";
    default:
      return "none";
    }
}

char *
lw_despatch_account (const LwBattle *battle)
{
  GString *text;
  LwAccount account;

  g_return_val_if_fail (battle != NULL, NULL);

  lw_account (battle, &account);
  text = g_string_new (NULL);
  for (guint side = 0; side < LW_N_SIDES; side++)
    append_side (text, side, &account.side[side]);
  g_string_append_printf (text, "ending: %s\n", name_ending (battle));
  for (guint side = 0; side < LW_N_SIDES; side++)
    append_points (text, lw_side_nick (side), "", account.side[side].points);
  append_points (text, "margin", "", account.margin);
  g_string_append_printf (text, "winner: %s\n",
                          account.won    ? lw_side_nick (account.winner)
                          : account.over ? "drawn"
                                         : "none");

  return g_string_free (text, FALSE);
}
