/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-sheet.c: a war on paper: its standing, the chart, the ledger and what it was made of.
 */
#include <glib/gi18n-lib.h>
#include "names/names.h"
#include <stdio.h>

#include "lw-chart.h"
#include "paper/paper.h"
#include "lw-war-sheet.h"

#define LEDGER_COLUMNS 10
#define ADDEND_COLUMNS 13
#define TALLY_COLUMNS 8
#define L LW_ALIGN_LEFT
#define R LW_ALIGN_RIGHT
#define CHART_HEIGHT 172.0

static char *
format_standing (const LwCampaign *campaign)
{
  LwStanding standing;
  g_autofree char *red = NULL;
  g_autofree char *blue = NULL;
  g_autofree char *red_needs = NULL;
  g_autofree char *blue_needs = NULL;

  lw_campaign_standing (campaign, G_MAXUINT, &standing);
  red = lw_points_format (standing.total[LW_RED]);
  blue = lw_points_format (standing.total[LW_BLUE]);
  red_needs = lw_points_format (standing.need[LW_RED]);
  blue_needs = lw_points_format (standing.need[LW_BLUE]);
  if (campaign->battles->len == 0)
    return g_strdup (_ ("No battle has been fought yet"));
  if (!standing.over)
    return g_strdup_printf (_ ("Red %s, Blue %s; Red needs %s and Blue %s"), red, blue, red_needs,
                            blue_needs);
  if (!standing.has_leader)
    return g_strdup_printf (_ ("Ended drawn: Red %s, Blue %s"), red, blue);
  return standing.leader == LW_RED
             ? g_strdup_printf (_ ("Won by Red: Red %s, Blue %s"), red, blue)
             : g_strdup_printf (_ ("Won by Blue: Red %s, Blue %s"), red, blue);
}

static char *
format_players (const LwCampaign *campaign)
{
  const char *red = campaign->player[LW_RED], *blue = campaign->player[LW_BLUE];

  if (red == NULL || !*red || blue == NULL || !*blue)
    return NULL;
  return g_strdup_printf (_ ("Red is %s, Blue is %s."), red, blue);
}

static void
set_title (LwPress *press, const LwCampaign *campaign)
{
  g_autofree char *target = lw_points_format (campaign->target);
  g_autofree char *kicker =
      g_strdup_printf (_ ("A war of %s points, %s"), target, lw_method_name (campaign->method));
  g_autofree char *standing = format_standing (campaign);
  g_autofree char *players = format_players (campaign);

  lw_press_need (press, 110);
  lw_press_block (press, LW_TYPE_KICKER, LW_ALIGN_CENTRE, kicker);
  press->y += 2;
  lw_press_lines (press, LW_TYPE_TITLE, LW_ALIGN_CENTRE, campaign->name, 3);
  press->y += 2;
  lw_press_block (press, LW_TYPE_SUBTITLE, LW_ALIGN_CENTRE, standing);
  if (players != NULL)
    lw_press_lines (press, LW_TYPE_NOTE, LW_ALIGN_CENTRE, players, 3);
  press->y += 8;
  lw_type_rule (press->cr, press->left, press->y, press->width, 1.2, 0.1);
  lw_type_rule (press->cr, press->left, press->y + 2.4, press->width, 0.5, 0.1);
  press->y += 12;
}

static void
set_chart (LwPress *press, const LwCampaign *campaign)
{
  const LwChartStyle style = { FALSE, FALSE, "EB Garamond 12, EB Garamond, Garamond, serif", 9.5,
                               TRUE };

  if (campaign->battles->len == 0)
    return;
  lw_press_head (press, _ ("The running score"), CHART_HEIGHT);
  cairo_save (press->cr);
  cairo_translate (press->cr, press->left, press->y);
  lw_draw_chart (press->cr, campaign, press->width, CHART_HEIGHT, &style);
  cairo_restore (press->cr);
  press->y += CHART_HEIGHT;
  lw_press_skip (press, 12);
}

static const char *
result_name (LwResult result)
{
  switch (result)
    {
    case LW_RESULT_RED:
      return lw_side_name (LW_RED);
    case LW_RESULT_BLUE:
      return lw_side_name (LW_BLUE);
    case LW_RESULT_NOT_FOUGHT:
      return _ ("Not fought");
    case LW_RESULT_ABANDONED:
      return _ ("Abandoned");
    case LW_RESULT_DRAWN:
    default:
      return _ ("Drawn");
    }
}

static char *
short_date (const char *date)
{
  int year, month, day;
  g_autoptr (GDateTime) when = NULL;

  if (date == NULL || sscanf (date, "%4d-%2d-%2d", &year, &month, &day) != 3)
    return g_strdup (date ? date : "");
  when = g_date_time_new_utc (year, month, day, 0, 0, 0);
  return when ? g_date_time_format (when, _ ("%-d %b %Y")) : g_strdup (date);
}

/* A dash for nothing. Returns: (transfer full) */
static char *
format_count (guint n)
{
  return n ? g_strdup_printf ("%u", n) : g_strdup ("–");
}

/* Adds a row and frees its cells. */
static void
add_row (LwTable *table, LwRowKind kind, char **cells, guint n)
{
  lw_table_add (table, kind, (const char *const *)cells);
  for (guint i = 0; i < n; i++)
    g_free (cells[i]);
}

static void
add_corrections (LwTable *table, const LwLedgerRow *row)
{
  for (guint i = 0; row->was && i < row->was->len; i++)
    {
      const LwRowVersion *version = g_ptr_array_index (row->was, i);
      g_autofree char *on = short_date (version->on);
      char *cells[LEDGER_COLUMNS] = { NULL };

      cells[1] =
          g_strdup_printf (_ ("\tcorrected on %s: %s"), on, version->reason ? version->reason : "");
      add_row (table, LW_ROW_PART, cells, LEDGER_COLUMNS);
    }
}

static void
add_battle (LwTable *table, const LwLedgerRow *row, guint number, const gint totals[LW_N_SIDES])
{
  char *cells[LEDGER_COLUMNS];

  cells[0] = g_strdup_printf ("%u", number);
  cells[1] = short_date (row->date);
  cells[2] = g_strdup (row->country);
  cells[3] = g_strdup (lw_variety_name (row->variety));
  cells[4] = g_strdup (row->on_floor ? _ ("Floor") : _ ("Screen"));
  cells[5] = g_strdup (result_name (row->result));
  cells[6] = lw_points_format (lw_row_points (row, LW_RED));
  cells[7] = lw_points_format (lw_row_points (row, LW_BLUE));
  cells[8] = lw_points_format (totals[LW_RED]);
  cells[9] = lw_points_format (totals[LW_BLUE]);
  add_row (table, LW_ROW_BODY, cells, LEDGER_COLUMNS);
  add_corrections (table, row);
}

static void
set_ledger (LwPress *press, const LwCampaign *campaign)
{
  static const double shares[LEDGER_COLUMNS] = { 5, 13.5, 18.5, 22, 8.5, 12, 7.5, 7.5, 8.75, 8.75 };
  static const LwAlign aligns[LEDGER_COLUMNS] = { L, L, L, L, L, L, R, R, R, R };
  const char *const head[LEDGER_COLUMNS] = { _ ("No."),
                                             _ ("Date"),
                                             _ ("Country"),
                                             _ ("Variety"),
                                             _ ("Where"),
                                             _ ("Won by"),
                                             lw_side_name (LW_RED),
                                             lw_side_name (LW_BLUE),
                                             lw_side_name (LW_RED),
                                             lw_side_name (LW_BLUE) };
  g_autoptr (LwTable) table = lw_table_new (LEDGER_COLUMNS, shares, aligns);
  gint totals[LW_N_SIDES] = { 0, 0 };

  lw_table_add (table, LW_ROW_GROUP, NULL);
  lw_table_group (table, 6, 7, _ ("Score"));
  lw_table_group (table, 8, 9, _ ("Total"));
  lw_table_add (table, LW_ROW_HEAD, head);
  for (guint i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);
      gint adds[LW_N_SIDES];

      lw_row_adds (row, campaign->method, adds);
      for (guint side = 0; side < LW_N_SIDES; side++)
        totals[side] += adds[side];
      add_battle (table, row, i + 1, totals);
    }
  lw_press_head (press, _ ("The ledger"), 80);
  lw_table_flow (table, press);
  lw_type_rule (press->cr, press->left, press->y + 2, press->width, 0.8, 0.1);
  lw_press_skip (press, 20);
}

/* One battle's addends, both sides in one row, six columns each. */
static void
add_addends (LwTable *table, const LwLedgerRow *row, guint number)
{
  char *cells[ADDEND_COLUMNS];

  cells[0] = g_strdup_printf ("%u", number);
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      const LwRowSide *count = &row->side[side];
      gboolean won = row->result == (side == LW_RED ? LW_RESULT_RED : LW_RESULT_BLUE);
      char **own = &cells[1 + side * 6];

      own[0] = g_strdup (won ? "1" : "–");
      own[1] = format_count (count->home.guns);
      own[2] = format_count (count->home.cavalry);
      own[3] = format_count (count->home.infantry);
      own[4] = format_count (count->captive);
      own[5] = format_count (count->taken);
    }
  add_row (table, LW_ROW_BODY, cells, ADDEND_COLUMNS);
}

static gboolean
was_fought (const LwLedgerRow *row)
{
  return row->result != LW_RESULT_NOT_FOUGHT && row->result != LW_RESULT_ABANDONED;
}

static void
set_addends (LwPress *press, const LwCampaign *campaign)
{
  static const double shares[ADDEND_COLUMNS] = { 6, 8, 7, 8, 7, 9, 8, 10, 7, 8, 7, 9, 8 };
  static const LwAlign aligns[ADDEND_COLUMNS] = { L, R, R, R, R, R, R, R, R, R, R, R, R };
  const char *const head[ADDEND_COLUMNS] = { _ ("No."),  _ ("Victory"), _ ("Guns"),  _ ("Horse"),
                                             _ ("Foot"), _ ("Captive"), _ ("Taken"), _ ("Victory"),
                                             _ ("Guns"), _ ("Horse"),   _ ("Foot"),  _ ("Captive"),
                                             _ ("Taken") };
  g_autoptr (LwTable) table = lw_table_new (ADDEND_COLUMNS, shares, aligns);

  lw_table_add (table, LW_ROW_GROUP, NULL);
  lw_table_group (table, 1, 6, lw_side_name (LW_RED));
  lw_table_group (table, 7, 12, lw_side_name (LW_BLUE));
  lw_table_add (table, LW_ROW_HEAD, head);
  for (guint i = 0; i < campaign->battles->len; i++)
    if (was_fought (g_ptr_array_index (campaign->battles, i)))
      add_addends (table, g_ptr_array_index (campaign->battles, i), i + 1);
  lw_press_head (press, _ ("What the scores are made of"), 70);
  lw_table_flow (table, press);
  lw_press_skip (press, 4);
  lw_press_block (
      press, LW_TYPE_NOTE, LW_ALIGN_LEFT,
      _ ("Victory 100, a gun 10, a horseman 1½, a foot-soldier 1; captives and prisoners ½ each."));
  lw_press_skip (press, 12);
}

typedef struct
{
  guint won[3]; /* by variety */
  guint guns;   /* taken from the enemy */
  guint prisoners;
  guint killed; /* of this side */
  gint margin;  /* the greatest, half-points */
} Tally;

static void
count_row (Tally *tally, const LwLedgerRow *row, LwSide side)
{
  const LwRowSide *own = &row->side[side];
  gint margin = lw_row_points (row, side) - lw_row_points (row, LW_OTHER (side));

  if (!was_fought (row))
    return;
  if (row->result == (side == LW_RED ? LW_RESULT_RED : LW_RESULT_BLUE))
    tally->won[row->variety]++;
  tally->guns += own->home.guns > own->sent.guns ? own->home.guns - own->sent.guns : 0;
  tally->prisoners += own->taken;
  tally->killed += own->dead[LW_INFANTRY] + own->dead[LW_CAVALRY];
  tally->margin = MAX (tally->margin, margin);
}

static void
add_tally (LwTable *table, const char *name, const Tally *tally)
{
  char *cells[TALLY_COLUMNS];

  cells[0] = g_strdup (name);
  for (guint variety = 0; variety < G_N_ELEMENTS (tally->won); variety++)
    cells[1 + variety] = format_count (tally->won[variety]);
  cells[4] = lw_points_format (tally->margin);
  cells[5] = format_count (tally->guns);
  cells[6] = format_count (tally->prisoners);
  cells[7] = format_count (tally->killed);
  add_row (table, LW_ROW_BODY, cells, TALLY_COLUMNS);
}

static void
set_tallies (LwPress *press, const LwCampaign *campaign)
{
  static const double shares[TALLY_COLUMNS] = { 7, 10, 9, 12, 16, 12, 13, 14 };
  static const LwAlign aligns[TALLY_COLUMNS] = { L, R, R, R, R, R, R, R };
  const char *const head[TALLY_COLUMNS] = { "",
                                            _ ("Finish"),
                                            _ ("Blow"),
                                            _ ("Defence"),
                                            _ ("Greatest margin"),
                                            _ ("Guns taken"),
                                            _ ("Prisoners"),
                                            _ ("Men killed") };
  g_autoptr (LwTable) table = lw_table_new (TALLY_COLUMNS, shares, aligns);
  Tally tallies[LW_N_SIDES] = { 0 };

  for (guint i = 0; i < campaign->battles->len; i++)
    for (guint side = 0; side < LW_N_SIDES; side++)
      count_row (&tallies[side], g_ptr_array_index (campaign->battles, i), side);
  lw_table_add (table, LW_ROW_GROUP, NULL);
  lw_table_group (table, 1, 3, _ ("Battles won"));
  lw_table_add (table, LW_ROW_HEAD, head);
  for (guint side = 0; side < LW_N_SIDES; side++)
    add_tally (table, lw_side_name (side), &tallies[side]);
  lw_press_head (press, _ ("The war in numbers"), lw_table_height (table));
  lw_table_flow (table, press);
}

LwDocument *
lw_war_sheet (const LwCampaign *campaign, const LwPaper *paper)
{
  LwPress *press;

  g_return_val_if_fail (campaign != NULL && paper != NULL, NULL);
  press = lw_press_new (campaign->name, NULL, paper);
  set_title (press, campaign);
  set_chart (press, campaign);
  if (campaign->battles->len > 0)
    {
      set_ledger (press, campaign);
      set_addends (press, campaign);
      set_tallies (press, campaign);
    }
  return lw_press_finish (press);
}
