/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-report.c: the battle report on paper: title, facts, narrative, maps, tables, ledger.
 */
#include "lw-battle-report.h"

#include <glib/gi18n-lib.h>

#include "paper/paper.h"
#include "lw-report-facts.h"
#include "lw-report-map.h"
#include "lw-report-tables.h"
#include "story/story.h"
#include "names/names.h"

/* What a battle report says in lines of its own: title, facts, ledger. */

#define GUTTER 22.0
#define LABEL_GAP 12.0 /* from a fact's name to the fact */
#define FACT_LINES 6   /* longer names and rules end in an ellipsis */
#define TITLE_LINES 3

static void
set_title (LwPress *press,
           const LwBattle *battle,
           const LwCampaign *campaign,
           const char *title,
           const char *date)
{
  g_autofree char *kicker = lw_report_kicker (battle, campaign);
  g_autofree char *result = lw_report_result (battle, date);

  lw_press_lines (press, LW_TYPE_KICKER, LW_ALIGN_CENTRE, kicker, 2);
  press->y += 2;
  lw_press_lines (press, LW_TYPE_TITLE, LW_ALIGN_CENTRE, title, TITLE_LINES);
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

static double
label_width (LwPress *press, const Fact *facts, guint n)
{
  double label = 0;

  for (guint i = 0; i < n; i++)
    label = MAX (label, lw_type_width (press->cr, LW_TYPE_LABEL, facts[i].name) + LABEL_GAP);
  return label;
}

/* Names in small capitals and the facts beside them, @label points to the right. Returns: where the
 * next begins. */
static double
set_facts_at (
    LwPress *press, double x, double y, double width, double label, const Fact *facts, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      lw_type_line (press->cr, LW_TYPE_LABEL, LW_ALIGN_LEFT, (LwSpan){ x, y + 10.3, label },
                    facts[i].name);
      y += lw_type_lines (press->cr, LW_TYPE_FACT, LW_ALIGN_LEFT,
                          (LwSpan){ x + label, y, width - label }, facts[i].fact, FACT_LINES);
    }
  return y;
}

static void
set_facts (LwPress *press, const LwBattle *battle)
{
  double half = (press->width - GUTTER) / 2;
  double x = press->left + half + GUTTER;
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
  double label = label_width (press, what, G_N_ELEMENTS (what));
  /* Rules that need more than a line have the whole width below. */
  gboolean beside = lw_type_width (press->cr, LW_TYPE_FACT, rules) <= half - label;
  double left = set_facts_at (press, press->left, press->y, half, label_width (press, who, 3), who,
                              G_N_ELEMENTS (who));
  double right = set_facts_at (press, x, press->y, half, label, what, beside ? 3 : 2);

  press->y = MAX (left, right);
  if (!beside)
    press->y = set_facts_at (press, press->left, press->y, press->width,
                             label_width (press, &what[2], 1), &what[2], 1);
  press->y += 6;
  lw_type_rule (press->cr, press->left, press->y, press->width, 0.5, 0.6);
  press->y += 14;
}

/* In a frame; nothing without a war. */
static void
set_ledger (LwPress *press, const LwBattle *battle, const LwCampaign *campaign)
{
  g_autofree char *text = lw_report_ledger (battle, campaign);
  const Fact fact = { _ ("Ledger"), text };
  double label = label_width (press, &fact, 1);
  double height;

  if (text == NULL)
    return;
  height =
      14 + lw_type_height (press->cr, LW_TYPE_FACT, press->width - 22 - label, text, FACT_LINES);
  lw_press_skip (press, 16);
  lw_press_need (press, height);
  cairo_set_source_rgb (press->cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (press->cr, 0.8);
  cairo_rectangle (press->cr, press->left + 0.4, press->y + 0.4, press->width - 0.8, height - 0.8);
  cairo_stroke (press->cr);
  set_facts_at (press, press->left + 10, press->y + 6, press->width - 22, label, &fact, 1);
  press->y += height;
}

#define GUTTER 22.0
#define SHRUNK 0.85  /* maps this much smaller still do for the foot of a page */
#define SMALL_COST 2 /* pages that maps half as high would be worth */
#define CLOSE_COST 0.04
#define FRONT 120     /* points that the title and the facts have at least */
#define GOOD_COST 2.3 /* two pages with maps nearly as large as they can be: no need to look on */

/* Room that is kept for a map. */
typedef struct
{
  guint page;
  guint stage;
  cairo_rectangle_t frame;
} MapRoom;

typedef struct
{
  const LwBattle *battle;
  const LwCampaign *campaign;
  const LwStatistics *statistics;
  GPtrArray *stages;   /* of LwReportStage */
  LwColumns *story[2]; /* broken once: wide, and close; NULL: not needed yet */
  GArray *rooms;       /* of MapRoom */
  LwPress *press;
  double front;   /* how far down the title and the facts reach; 0: not known yet */
  double scale;   /* of the maps: less than 1 to save a page; rows are closer then */
  gboolean close; /* the story in smaller type */
  double least;   /* the height of the lowest map, to its full height */
} Report;

typedef struct
{
  const char *title;
  const char *date;
  const GPtrArray *paragraphs;
  const LwPaper *paper;
} Words;

/* Title and facts: they are the same whatever way the rest is set, so trials measure them once. */
static void
set_front (Report *report, const Words *words)
{
  LwPress *press = report->press;

  lw_press_need (press, FRONT);
  if (lw_type_hidden (press->cr) && report->front > 0)
    {
      press->y = report->front;
      return;
    }
  set_title (press, report->battle, report->campaign, words->title, words->date);
  set_facts (press, report->battle);
  report->front = press->y;
}

static void
set_story (Report *report, const GPtrArray *paragraphs)
{
  if (paragraphs == NULL || paragraphs->len == 0)
    return;
  if (!report->story[report->close])
    report->story[report->close] = lw_columns_break (report->press, paragraphs, report->close);
  lw_columns_set (report->press, report->story[report->close]);
  lw_press_skip (report->press, report->close ? 14 : 20);
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
keep_rooms (Report *report, guint first, double height)
{
  LwPress *press = report->press;
  guint n = report->stages->len;
  double column = (press->width - GUTTER) / 2;
  double shift = first + 1 == n ? (press->width - column) / 2 : 0;

  for (guint i = 0; i < 2 && first + i < n; i++)
    {
      MapRoom room = { lw_document_pages (press->document) - 1,
                       first + i,
                       { press->left + shift + i * (column + GUTTER), press->y, column, height } };

      g_array_append_val (report->rooms, room);
    }
}

/* Maps are most of the ink: they are drawn when it is settled where they stand. */
static void
draw_maps (const Report *report, LwDocument *document)
{
  for (guint i = 0; i < report->rooms->len; i++)
    {
      const MapRoom *room = &g_array_index (report->rooms, MapRoom, i);
      cairo_t *cr = lw_document_pen (document, room->page);

      cairo_set_line_width (cr, LW_PRESS_LINE);
      lw_report_map_draw (cr, g_ptr_array_index (report->stages, room->stage), room->stage + 1,
                          &room->frame);
      cairo_destroy (cr);
    }
}

/* Two maps side by side, or the last alone. */
static void
set_map_row (Report *report, guint first, gboolean key)
{
  LwPress *press = report->press;
  double under = LW_REPORT_CAPTION + (key ? LW_REPORT_KEY : 0);
  double full =
      lw_report_map_height (lw_battle_country (report->battle), (press->width - GUTTER) / 2);
  double height = row_height (report, full, under, first + 2 < report->stages->len);

  report->least = MIN (report->least, height / full);
  lw_press_need (press, height + under);
  keep_rooms (report, first, height);
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
    set_map_row (report, i, i == 0);
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
  if (note == NULL)
    return;
  report->press->y += 2;
  lw_press_block (report->press, LW_TYPE_NOTE, LW_ALIGN_LEFT, note);
}

/* A head with its table, in a column of its own. */
static void
draw_beside (LwPress *press, const LwTable *table, const char *head, double x, double width)
{
  double leading = lw_type_leading (LW_TYPE_HEAD);

  lw_type_line (press->cr, LW_TYPE_HEAD, LW_ALIGN_LEFT,
                (LwSpan){ x, press->y + leading * 0.76, width }, head);
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

/* A way to set the whole. */
typedef struct
{
  double scale;
  gboolean close;
} Way;

/* Lays the whole out, with room for the maps, on @press, which is freed. */
static LwDocument *
set_report (Report *report, LwPress *press, const Words *words, Way way)
{
  report->press = press;
  report->scale = way.scale;
  report->close = way.close;
  report->least = 1;
  g_array_set_size (report->rooms, 0);
  set_front (report, words);
  set_story (report, words->paragraphs);
  set_maps (report);
  set_losses (report);
  set_guns_and_account (report);
  set_ledger (press, report->battle, report->campaign);
  return lw_press_finish (press);
}

/* Fewer pages are better, but not with maps too small to read. */
static double
try_way (Report *report, const Words *words, Way way)
{
  LwPress *trial = lw_press_trial (words->title, words->paper);
  g_autoptr (LwDocument) blank = set_report (report, trial, words, way);

  return lw_document_pages (blank) + (1 - report->least) * SMALL_COST +
         (way.close ? CLOSE_COST : 0);
}

/* Of several ways, wide first, the best. */
static Way
find_way (Report *report, const Words *words)
{
  static const Way ways[] = { { 1, FALSE }, { 1, TRUE }, { 0.88, TRUE }, { 0.78, TRUE } };
  double least = G_MAXDOUBLE;
  Way best = ways[0];

  for (guint i = 0; i < G_N_ELEMENTS (ways) && least > GOOD_COST; i++)
    {
      double cost = try_way (report, words, ways[i]);

      if (cost >= least)
        continue;
      least = cost;
      best = ways[i];
    }
  return best;
}

static LwDocument *
set_best (Report *report, const Words *words)
{
  Way best = find_way (report, words);
  g_autofree char *foot = lw_report_foot (report->battle, report->campaign);
  g_autofree char *day = lw_report_day (report->battle, words->date);
  LwPress *press = lw_press_new (words->title, foot, words->paper);
  LwDocument *document;

  lw_document_set_date (press->document, day);
  document = set_report (report, press, words, best);
  draw_maps (report, document);
  return document;
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
  Report report = { .battle = battle, .campaign = campaign };
  Words words = { NULL, date, NULL, paper };
  LwDocument *document;

  g_return_val_if_fail (battle != NULL && paper != NULL, NULL);
  statistics = lw_statistics_new (battle);
  report.statistics = statistics;
  report.stages = lw_report_stages (battle, statistics);
  report.rooms = g_array_new (FALSE, FALSE, sizeof (MapRoom));
  name = lw_report_title (battle, title);
  story = paragraphs ? g_ptr_array_ref (paragraphs) : lw_story_paragraphs (battle);
  words.title = name;
  words.paragraphs = story;
  document = set_best (&report, &words);
  for (guint i = 0; i < G_N_ELEMENTS (report.story); i++)
    g_clear_pointer (&report.story[i], lw_columns_free);
  g_array_unref (report.rooms);
  g_ptr_array_unref (report.stages);
  return document;
}
