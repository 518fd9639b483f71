/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-report.c: the battle report on paper: title, facts, narrative, maps, tables, ledger.
 */
#include <glib/gi18n-lib.h>

#include "lw-despatch.h"
#include "lw-press.h"
#include "lw-report-facts.h"
#include "lw-report-map.h"
#include "lw-report-tables.h"
#include "lw-story.h"

#define GUTTER 22.0
#define LABEL_GAP 12.0 /* from a fact's name to the fact */
#define SHRUNK 0.66    /* maps this much smaller still do for the foot of a page */
#define NARROWED 0.88  /* maps lower than this are narrower too */

typedef struct
{
  const LwBattle *battle;
  const LwCampaign *campaign;
  const LwStatistics *statistics;
  GPtrArray *stages; /* of LwReportStage */
  LwPress *press;
  double scale; /* of the maps: less than 1 to save a page; rows are closer then */
} Report;

static void
set_title (Report *report, const char *title, const char *date)
{
  LwPress *press = report->press;
  g_autofree char *kicker = lw_report_kicker (report->battle, report->campaign);
  g_autofree char *result = lw_report_result (report->battle, date);

  lw_press_need (press, 120);
  lw_press_block (press, LW_TYPE_KICKER, LW_ALIGN_CENTRE, kicker);
  press->y += 2;
  lw_press_block (press, LW_TYPE_TITLE, LW_ALIGN_CENTRE, title);
  press->y += 2;
  lw_press_block (press, LW_TYPE_SUBTITLE, LW_ALIGN_CENTRE, result);
  press->y += 8;
  lw_type_rule (press->cr, press->left, press->y, press->width, 1.2, 0.1);
  lw_type_rule (press->cr, press->left, press->y + 2.4, press->width, 0.5, 0.1);
  press->y += 8;
}

typedef struct
{
  const char *name;
  const char *fact;
} Fact;

/* Names in small capitals and the facts beside them. Returns: where the next begins. */
static double
set_facts_at (LwPress *press, double x, double y, double width, const Fact *facts, guint n)
{
  double label = 0;

  for (guint i = 0; i < n; i++)
    label = MAX (label, lw_type_width (press->cr, LW_TYPE_LABEL, facts[i].name) + LABEL_GAP);
  for (guint i = 0; i < n; i++)
    {
      lw_type_line (press->cr, LW_TYPE_LABEL, LW_ALIGN_LEFT, x, y + 10.3, label, facts[i].name);
      y += lw_type_block (press->cr, LW_TYPE_FACT, LW_ALIGN_LEFT, x + label, y, width - label,
                          facts[i].fact, TRUE);
    }
  return y;
}

static void
set_facts (Report *report)
{
  LwPress *press = report->press;
  const LwBattle *battle = report->battle;
  double half = (press->width - GUTTER) / 2;
  g_autofree char *red = lw_report_player (battle, LW_RED);
  g_autofree char *blue = lw_report_player (battle, LW_BLUE);
  g_autofree char *forces = lw_report_forces (battle);
  g_autofree char *country = lw_report_country (lw_battle_country (battle));
  g_autofree char *rules = lw_report_rules (battle);
  const Fact who[] = { { _ ("Red"), red },
                       { _ ("Blue"), blue },
                       { _ ("Variety"), lw_variety_name (battle->variety) } };
  const Fact what[] = { { _ ("Forces"), forces },
                        { _ ("Country"), country },
                        { _ ("House rules"), rules } };
  double left = set_facts_at (press, press->left, press->y, half, who, G_N_ELEMENTS (who));
  double right =
      set_facts_at (press, press->left + half + GUTTER, press->y, half, what, G_N_ELEMENTS (what));

  press->y = MAX (left, right) + 6;
  lw_type_rule (press->cr, press->left, press->y, press->width, 0.5, 0.6);
  press->y += 16;
}

static void
set_story (Report *report, const GPtrArray *paragraphs)
{
  if (!paragraphs || paragraphs->len == 0)
    return;
  lw_story_set (report->press, paragraphs);
  lw_press_skip (report->press, report->scale < 1 ? 14 : 20);
}

/* How tall the maps of a row are: smaller where that keeps them, or the row after them, on the
 * page, and no smaller where it does not. */
static double
row_height (const Report *report, double full, double under, gboolean another)
{
  double left = lw_press_left (report->press);
  double height = full * report->scale;

  if (another && left >= full + under && left < (height + under) * 2 - LW_REPORT_KEY)
    return full;
  if (left < height + under && left >= height * SHRUNK + under)
    return left - under;
  return height;
}

static void
draw_maps (Report *report, const GPtrArray *stages, guint first, double height)
{
  LwPress *press = report->press;
  double column = (press->width - GUTTER) / 2;
  double full = lw_report_map_height (lw_battle_country (report->battle), column);
  double width = height < full * NARROWED ? column * height / full : column;
  double shift = ((first + 1 == stages->len ? press->width : column) - width) / 2;

  for (guint i = 0; i < 2 && first + i < stages->len; i++)
    lw_report_map_draw (press->cr, g_ptr_array_index (stages, first + i), first + i + 1,
                        press->left + shift + i * (column + GUTTER), press->y, width, height);
}

/* Two maps side by side, or the last alone. */
static void
set_map_row (Report *report, GPtrArray *stages, guint first, gboolean key)
{
  LwPress *press = report->press;
  double under = LW_REPORT_CAPTION + (key ? LW_REPORT_KEY : 0);
  double full =
      lw_report_map_height (lw_battle_country (report->battle), (press->width - GUTTER) / 2);
  double height = row_height (report, full, under, first + 2 < stages->len);

  lw_press_need (press, height + under);
  draw_maps (report, stages, first, height);
  press->y += height + LW_REPORT_CAPTION;
  if (key)
    lw_report_key_draw (press->cr, press->left, press->y, press->width);
  press->y += key ? LW_REPORT_KEY : 0;
  lw_press_skip (press, 12);
}

static void
set_maps (Report *report)
{
  for (guint i = 0; i < report->stages->len; i += 2)
    set_map_row (report, report->stages, i, i == 0);
}

static void
set_losses (Report *report)
{
  g_autoptr (LwTable) losses = lw_report_losses (report->battle, report->statistics);
  g_autofree char *note = lw_report_note (report->statistics);
  double least = MIN (lw_table_height (losses), 110);

  if (report->scale < 1)
    lw_table_tight (losses);
  lw_press_skip (report->press, 6);
  lw_press_head (report->press, _ ("The losses"), least);
  lw_table_flow (losses, report->press);
  lw_type_rule (report->press->cr, report->press->left, report->press->y + 2, report->press->width,
                0.5, 0.6);
  report->press->y += 4;
  if (!note)
    return;
  report->press->y += 2;
  lw_press_block (report->press, LW_TYPE_NOTE, LW_ALIGN_LEFT, note);
}

/* A head with its table, in a column of its own. */
static void
draw_beside (LwPress *press, const LwTable *table, const char *head, double x, double width)
{
  double leading = lw_type_leading (LW_TYPE_HEAD);

  lw_type_line (press->cr, LW_TYPE_HEAD, LW_ALIGN_LEFT, x, press->y + leading * 0.76, width, head);
  lw_type_rule (press->cr, x, press->y + leading + 1, width, 1, 0.1);
  lw_table_draw (table, press->cr, x, press->y + leading + 4, width);
}

static void
set_guns_and_account (Report *report)
{
  LwPress *press = report->press;
  g_autoptr (LwTable) guns = lw_report_guns (report->battle, report->statistics);
  g_autoptr (LwTable) account = lw_report_account (report->battle);
  double head = lw_type_leading (LW_TYPE_HEAD) + 4;
  double width = (press->width - GUTTER) / 2;
  double height;

  if (report->scale < 1)
    {
      lw_table_tight (guns);
      lw_table_tight (account);
    }
  height = head + MAX (lw_table_height (guns), lw_table_height (account));
  lw_press_skip (press, report->scale < 1 ? 10 : 16);
  if (height > press->bottom - press->top)
    {
      lw_press_head (press, _ ("The guns"), 80);
      lw_table_flow (guns, press);
      lw_press_skip (press, 16);
      lw_press_head (press, _ ("The account"), lw_table_height (account));
      lw_table_flow (account, press);
      return;
    }
  lw_press_need (press, height);
  draw_beside (press, guns, _ ("The guns"), press->left, width);
  draw_beside (press, account, _ ("The account"), press->left + width + GUTTER, width);
  press->y += height;
}

static void
set_ledger (Report *report)
{
  LwPress *press = report->press;
  g_autofree char *text = lw_report_ledger (report->battle, report->campaign);
  const Fact fact = { _ ("Ledger"), text };
  double label = lw_type_width (press->cr, LW_TYPE_LABEL, fact.name) + LABEL_GAP;
  double height;

  if (!text)
    return;
  height = 14 + lw_type_block (press->cr, LW_TYPE_FACT, LW_ALIGN_LEFT, 0, 0,
                               press->width - 22 - label, text, FALSE);
  lw_press_skip (press, 16);
  lw_press_need (press, height);
  cairo_set_source_rgb (press->cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (press->cr, 0.8);
  cairo_rectangle (press->cr, press->left + 0.4, press->y + 0.4, press->width - 0.8, height - 0.8);
  cairo_stroke (press->cr);
  set_facts_at (press, press->left + 10, press->y + 6, press->width - 22, &fact, 1);
  press->y += height;
}

typedef struct
{
  const char *title;
  const char *date;
  const GPtrArray *paragraphs;
  const LwPaper *paper;
} Words;

/* Lays the whole out. @left receives how much of the last page stays white. */
static LwDocument *
set_report (Report *report, const Words *words, double scale, double *left)
{
  g_autofree char *foot = lw_report_foot (report->battle, report->campaign);
  g_autofree char *day = lw_report_day (report->battle, words->date);

  report->press = lw_press_new (words->title, foot, words->paper);
  report->scale = scale;
  lw_document_set_date (report->press->document, day);
  set_title (report, words->title, words->date);
  set_facts (report);
  set_story (report, words->paragraphs);
  set_maps (report);
  set_losses (report);
  set_guns_and_account (report);
  set_ledger (report);
  *left = lw_press_left (report->press);
  return lw_press_finish (report->press);
}

/* When little stands on the last page, a tighter setting may do without it. Takes @loose. */
static LwDocument *
save_page (Report *report, const Words *words, LwDocument *loose, double left)
{
  static const double scales[] = { 0.78, 0.64 };
  double page = words->paper->height - 2 * words->paper->margin;

  if (lw_document_pages (loose) < 2 || left < page / 2)
    return loose;
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      g_autoptr (LwDocument) tight = set_report (report, words, scales[i], &left);

      if (lw_document_pages (tight) >= lw_document_pages (loose))
        continue;
      lw_document_free (loose);
      return g_steal_pointer (&tight);
    }
  return loose;
}

LwDocument *
lw_battle_report (const LwBattle *battle,
                  const char *title,
                  GPtrArray *paragraphs,
                  const LwCampaign *campaign,
                  const char *date,
                  const LwPaper *paper)
{
  g_autoptr (LwStatistics) statistics = NULL;
  g_autoptr (GPtrArray) story = NULL;
  g_autofree char *name = NULL;
  Report report = { battle, campaign, NULL, NULL, NULL, 1 };
  Words words = { NULL, date, NULL, paper };
  LwDocument *document;
  double left;

  g_return_val_if_fail (battle && paper, NULL);
  statistics = lw_statistics_new (battle);
  report.statistics = statistics;
  report.stages = lw_report_stages (battle, statistics);
  name = lw_report_title (battle, title);
  story = paragraphs ? g_ptr_array_ref (paragraphs) : lw_despatch_story (battle);
  words.title = name;
  words.paragraphs = story;
  document = set_report (&report, &words, 1, &left);
  document = save_page (&report, &words, document, left);
  g_ptr_array_unref (report.stages);
  return document;
}
