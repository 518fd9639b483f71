/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-front.c: what a battle report says in lines of its own: title, facts, ledger.
 */
#include "lw-report-front.h"

#include <glib/gi18n-lib.h>

#include "lw-report-facts.h"
#include "names/names.h"

#define GUTTER 22.0
#define LABEL_GAP 12.0 /* from a fact's name to the fact */
#define FACT_LINES 6   /* longer names and rules end in an ellipsis */
#define TITLE_LINES 3

void
lw_report_set_title (LwPress *press,
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

void
lw_report_set_facts (LwPress *press, const LwBattle *battle)
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

void
lw_report_set_ledger (LwPress *press, const LwBattle *battle, const LwCampaign *campaign)
{
  g_autofree char *text = lw_report_ledger (battle, campaign);
  const Fact fact = { _ ("Ledger"), text };
  double label = label_width (press, &fact, 1);
  double height;

  if (!text)
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
