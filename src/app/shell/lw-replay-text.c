/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-replay-text.c: a battle played again, in lines for people and for tools.
 */
#include "lw-replay-text.h"

#include "despatch/despatch.h"
#include "play/play.h"
#include "names/names.h"

static void
append_moves (const LwBattle *battle, GString *text)
{
  guint i, last = 0;

  for (i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      g_autofree char *line = NULL;

      if (event->kind != LW_EVENT_MOVE_ENDED || event->order == last)
        continue;
      last = event->order;
      line = lw_despatch_move (battle, event->move, event->side);
      g_string_append_printf (text, "%s\n", line);
    }
}

/* What nobody can judge is said to be believed. */
static void
append_believed (const LwBattle *battle, GString *text)
{
  guint n = lw_claims_by_hand (battle);

  if (n > 0)
    g_string_append_printf (text, "%u %s reported by hand\n", n, n == 1 ? "shot" : "shots");
}

char *
lw_replay_text (const LwBattle *battle, const char *path)
{
  GString *text = g_string_new (NULL);
  g_autofree char *account = lw_despatch_account (battle);

  g_string_append_printf (text, "replayed %s: %u orders, every one by the laws\n", path,
                          battle->record->len);
  append_moves (battle, text);
  g_string_append (text, account);
  if (text->len > 0 && text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
  append_believed (battle, text);
  return g_string_free (text, FALSE);
}

static void
append_men (const LwBattle *battle, guint order, GString *text)
{
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      g_string_append_printf (text, "%u\t%s\t%s\t%s\t%s\t%d\t%d\t%d\n", order, man->id,
                              lw_side_nick (man->side), lw_arm_nick (man->arm),
                              lw_man_state_nick (man->state), man->at.x, man->at.y, man->facing);
    }
}

static void
append_guns (const LwBattle *battle, guint order, GString *text)
{
  guint i;

  for (i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];

      g_string_append_printf (text, "%u\t%s\t%s\tgun\t%s\t%d\t%d\t%d\n", order, gun->id,
                              lw_side_nick (gun->owner), gun->retired ? "retired" : "fighting",
                              gun->at.x, gun->at.y, gun->bearing);
    }
}

static gboolean
wanted (const LwOrder *order)
{
  return order->kind == LW_ORDER_END || order->kind == LW_ORDER_SETTLE ||
         order->kind == LW_ORDER_AGREE || (order->kind == LW_ORDER_CURTAIN && order->flag) ||
         order->kind == LW_ORDER_READY;
}

char *
lw_replay_text_positions (const LwBattle *battle)
{
  GString *text = g_string_new ("order\tid\tside\tarm\tstate\tx\ty\tfacing\n");
  g_autoptr (LwBattle) again = NULL;
  guint i;

  again = lw_battle_fresh (battle);
  for (i = 0; i < battle->standing->len; i++)
    {
      const LwOrder *order = lw_battle_order (battle, g_array_index (battle->standing, guint, i));

      if (!lw_play_again (again, order, NULL))
        break;
      if (!wanted (order))
        continue;
      append_men (again, order->n, text);
      append_guns (again, order->n, text);
    }
  return g_string_free (text, FALSE);
}

char *
lw_standing_text (const LwCampaign *campaign)
{
  GString *text = g_string_new (NULL);
  LwStanding standing;
  guint i, side;

  lw_campaign_standing (campaign, G_MAXUINT, &standing);
  g_string_append_printf (text, "%s: %u %s\n", campaign->name, standing.fought,
                          standing.fought == 1 ? "battle" : "battles");
  for (i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);
      g_autofree char *red = lw_points_format (lw_row_points (row, LW_RED));
      g_autofree char *blue = lw_points_format (lw_row_points (row, LW_BLUE));

      g_string_append_printf (
          text, "%u\t%s\t%s\t%s\t%s\tred %s\tblue %s\n", i + 1, row->date == NULL ? "" : row->date,
          row->country == NULL ? "" : row->country, lw_variety_nick (row->variety),
          lw_result_nick (row->result), red, blue);
    }
  for (side = 0; side < LW_N_SIDES; side++)
    {
      g_autofree char *total = lw_points_format (standing.total[side]);
      g_autofree char *need = lw_points_format (standing.need[side]);

      g_string_append_printf (text, "%s: %s, needs %s\n", lw_side_nick (side), total, need);
    }
  g_string_append_printf (text, "counted: %s\n", lw_method_nick (campaign->method));
  if (standing.over && !standing.has_leader)
    g_string_append (text, "drawn by agreement\n");
  if (standing.over && standing.has_leader)
    g_string_append_printf (text, "won by: %s\n", lw_side_nick (standing.leader));
  return g_string_free (text, FALSE);
}
