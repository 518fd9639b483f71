/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-plan.c: a Country to scale for those who lay it out on a real floor.
 */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "lw-plan-draw.h"
#include "lw-plan-parts.h"
#include "lw-plan-tiles.h"
#include "measure/measure.h"
#include "country/country.h"
#include "ink/ink.h"
#include "lw-floor-plan.h"

#define TITLE 102.0 /* points that the title takes, on one line */
#define HEAD 30.0   /* and the head of the parts list */
#define SMALLER 1.4 /* a plan so much smaller is still worth a page less */
#define RULER 22.0  /* points kept for the feet along an edge */
#define UNDER 40.0  /* and for ruler and scale bar below */

/* Points of paper to 1/256 inch of floor at 1:@scale. */
static double
points_at (double scale)
{
  return 72.0 / LW_INCH / scale;
}

static void
set_title (LwPress *press, const LwCountry *country, const GArray *parts, double scale)
{
  g_autofree char *summary = lw_plan_summary (parts);
  g_autofree char *width = lw_length_format (country->width, LW_UNITS_FEET);
  g_autofree char *depth = lw_length_format (country->depth, LW_UNITS_FEET);
  g_autofree char *ratio = g_strdup_printf ("%g", round (scale * 100) / 100);
  g_autofree char *line =
      g_strdup_printf (_ ("%s by %s, at 1:%s; %s"), width, depth, ratio, summary);

  lw_press_need (press, 90);
  lw_press_block (press, LW_TYPE_KICKER, LW_ALIGN_CENTRE, _ ("Floor plan"));
  press->y += 2;
  lw_press_block (press, LW_TYPE_TITLE, LW_ALIGN_CENTRE, lw_document_title (press->document));
  press->y += 2;
  lw_press_block (press, LW_TYPE_SUBTITLE, LW_ALIGN_CENTRE, line);
  press->y += 8;
  lw_type_rule (press->cr, press->left, press->y, press->width, 1.2, 0.1);
  lw_type_rule (press->cr, press->left, press->y + 2.4, press->width, 0.5, 0.1);
  press->y += 14;
}

/* The whole field on the page, with its rulers. */
static void
set_plan (LwPress *press, const LwCountry *country, const GArray *parts, double scale)
{
  double points = points_at (scale);
  double width = country->width * points, height = country->depth * points;
  LwView view = { points, 0, press->y, country->depth };
  cairo_rectangle_t clip;

  view.left = press->left + RULER + (press->width - RULER - width) / 2;
  clip = (cairo_rectangle_t){ view.left - 1, view.top - 1, width + 2, height + 2 };
  lw_plan_draw (press->cr, country, parts, &view, &clip);
  cairo_set_source_rgb (press->cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (press->cr, 0.8);
  cairo_rectangle (press->cr, view.left, view.top, width, height);
  cairo_stroke (press->cr);
  lw_plan_rulers (press->cr, country, &view);
  lw_plan_bar (press->cr, &view, view.left, view.top + height + 22, width - 50);
  press->y += height + UNDER;
  lw_press_skip (press, 8);
}

static void
set_list (LwPress *press, const GArray *parts)
{
  g_autoptr (LwTable) list = lw_plan_list (parts);

  lw_press_head (press, _ ("The parts"), 60);
  lw_table_flow (list, press);
}

static void
set_notes (LwPress *press, const LwCountry *country)
{
  if (country->notes == NULL || !*country->notes)
    return;
  lw_press_skip (press, 12);
  lw_press_block (press, LW_TYPE_NOTE, LW_ALIGN_LEFT, country->notes);
}

/* The smallest whole scale at which the field has room below the title. */
static double
fit_scale (const LwPress *press, const LwCountry *country)
{
  double wide = country->width * points_at (1) / (press->width - RULER);
  double deep = country->depth * points_at (1) / (press->bottom - press->top - TITLE - UNDER);

  return MAX (1, ceil (MAX (wide, deep)));
}

/* A little smaller, when then the parts list stands on the same page. */
static double
fit_with_list (const LwPress *press, const LwCountry *country, const GArray *parts, double least)
{
  g_autoptr (LwTable) list = lw_plan_list (parts);
  double notes =
      country->notes && *country->notes
          ? 12 + lw_type_height (press->cr, LW_TYPE_NOTE, press->width, country->notes, 0)
          : 0;
  double room = press->bottom - press->top - TITLE - UNDER - HEAD - lw_table_height (list) - notes;
  double scale = room > 0 ? ceil (country->depth * points_at (1) / room) : G_MAXDOUBLE;

  return scale > least && scale <= least * SMALLER ? scale : least;
}

LwDocument *
lw_floor_plan (const LwCountry *country, double scale, const LwPaper *paper)
{
  g_autoptr (GArray) parts = NULL;
  LwPress *press;
  double least;
  const char *name;

  g_return_val_if_fail (country && paper && scale >= 0, NULL);
  parts = lw_plan_parts (country);
  name = country->name && *country->name ? country->name : _ ("A Country");
  press = lw_press_new (name, _ ("Floor plan"), paper);
  least = fit_scale (press, country);
  if (scale <= 0)
    scale = fit_with_list (press, country, parts, least);
  set_title (press, country, parts, scale);
  if (scale < least)
    lw_plan_tiles (press, country, parts, points_at (scale));
  else
    {
      set_plan (press, country, parts, scale);
      set_list (press, parts);
      set_notes (press, country);
    }
  return lw_press_finish (press);
}
