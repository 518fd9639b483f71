/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-turns.c: what one side did between Go and Go, and which two of it turned the battle.
 */
#include "lw-report-turns.h"

#define TURNING_POINTS 2
#define WORTH_TAKEN 3 /* half-points: a prisoner counts like a horseman */

gint
lw_report_loss_cost (const LwLoss *loss)
{
  gint cost = 0;

  for (guint s = 0; s < LW_N_SIDES; s++)
    cost += (gint)(loss->dead[s][LW_INFANTRY] * LW_POINTS_INFANTRY +
                   loss->dead[s][LW_CAVALRY] * LW_POINTS_CAVALRY + loss->taken[s] * WORTH_TAKEN);
  return cost;
}

static void
count_losses (LwReportTurn *turn, const LwStatistics *statistics)
{
  for (guint i = 0; i < statistics->losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (statistics->losses, i);

      if (loss->move != turn->move || loss->mover != turn->side)
        continue;
      turn->cost += lw_report_loss_cost (loss);
      if (turn->worst == NULL || lw_report_loss_cost (loss) > lw_report_loss_cost (turn->worst))
        turn->worst = loss;
    }
}

/* The number of the move in which order @n was given. */
static guint
move_of (const LwBattle *battle, guint n)
{
  for (guint i = 0; i < battle->events->len; i++)
    if (g_array_index (battle->events, LwEvent, i).order == n)
      return g_array_index (battle->events, LwEvent, i).move;
  return 0;
}

/* The turns that were begun. (element-type LwReportTurn) */
static GArray *
list_turns (const LwBattle *battle, const LwStatistics *statistics)
{
  GArray *turns = g_array_new (FALSE, TRUE, sizeof (LwReportTurn));
  guint last = battle->standing->len
                   ? g_array_index (battle->standing, guint, battle->standing->len - 1)
                   : 0;

  for (guint i = 0; i < battle->standing->len; i++)
    {
      guint n = g_array_index (battle->standing, guint, i);
      const LwOrder *order = lw_battle_order (battle, n);
      LwReportTurn turn = { 0, order->side, n, last, 0, NULL, FALSE };

      if (order->kind != LW_ORDER_GO)
        continue;
      if (turns->len > 0)
        g_array_index (turns, LwReportTurn, turns->len - 1).last = n - 1;
      g_array_append_val (turns, turn);
    }
  for (guint i = 0; i < turns->len; i++)
    {
      LwReportTurn *turn = &g_array_index (turns, LwReportTurn, i);

      turn->move = move_of (battle, turn->first);
      count_losses (turn, statistics);
    }
  return turns;
}

/* Guns that change hands turn a battle too. */
static void
count_captures (GArray *turns, const LwBattle *battle)
{
  for (guint i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);

      if (event->kind != LW_EVENT_GUN_CAPTURED)
        continue;
      for (guint j = 0; j < turns->len; j++)
        {
          LwReportTurn *turn = &g_array_index (turns, LwReportTurn, j);

          if (event->order >= turn->first && event->order <= turn->last)
            turn->cost += LW_POINTS_GUN;
        }
    }
}

static void
choose_turns (GArray *turns)
{
  for (guint n = 0; n < TURNING_POINTS; n++)
    {
      LwReportTurn *best = NULL;

      for (guint i = 0; i < turns->len; i++)
        {
          LwReportTurn *turn = &g_array_index (turns, LwReportTurn, i);

          if (!turn->drawn && turn->cost > 0 && (best == NULL || turn->cost > best->cost))
            best = turn;
        }
      if (best != NULL)
        best->drawn = TRUE;
    }
}

GArray *
lw_report_turns (const LwBattle *battle, const LwStatistics *statistics)
{
  GArray *turns;

  g_return_val_if_fail (battle != NULL && statistics != NULL, NULL);
  turns = list_turns (battle, statistics);
  count_captures (turns, battle);
  choose_turns (turns);
  return turns;
}
