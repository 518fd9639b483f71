/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-paper.c: the Country in ink: hachured hills, hatched houses; legible in grey, all lines.
 *
 * On paper a pixel is a point: lines are a fixed fraction of one, whatever the scale of the map.
 */
#include "lw-draw-paper.h"

#include <math.h>

static const LwColour white = { 1, 1, 1 };
static const LwColour wash = { 0.90, 0.93, 0.95 };

static void
ink (LwPen *pen, double points, double alpha)
{
  lw_pen_width (pen, 0, points);
  lw_pen_stroke (pen, &lw_colour_ink, alpha);
}

/* Whether the corners of an outline go round against the clock. */
static gboolean
turns_left (const GArray *spots)
{
  double area = 0;

  for (guint i = 0; i < spots->len; i++)
    {
      LwSpot a = g_array_index (spots, LwSpot, i);
      LwSpot b = g_array_index (spots, LwSpot, (i + 1) % spots->len);

      area += a.x * b.y - b.x * a.y;
    }
  return area > 0;
}

/* Short strokes downhill, inside the edge, as mapmakers draw a scarp: a broken line as wide as the
 * strokes are long, so that a file of many maps stays small. */
static void
hachure (LwPen *pen, const GArray *spots)
{
  double apart = pen->hair * 2.6, tooth = MIN (pen->hair * 4.2, 1.5), stroke = pen->hair * 0.35;
  double way = turns_left (spots) ? tooth / 2 : -tooth / 2;
  const double dashes[] = { stroke, apart - stroke };

  for (guint i = 0; i < spots->len; i++)
    {
      LwSpot a = g_array_index (spots, LwSpot, i);
      LwSpot b = g_array_index (spots, LwSpot, (i + 1) % spots->len);
      double leg = hypot (b.x - a.x, b.y - a.y);
      double x = leg > 0 ? (b.x - a.x) / leg : 0, y = leg > 0 ? (b.y - a.y) / leg : 0;
      double begin = tooth + (apart - stroke) / 2;

      if (leg - tooth <= begin)
        continue;
      cairo_move_to (pen->cr, a.x + x * begin - y * way, a.y + y * begin + x * way);
      cairo_line_to (pen->cr, a.x + x * (leg - tooth) - y * way, a.y + y * (leg - tooth) + x * way);
    }
  cairo_set_dash (pen->cr, dashes, 2, 0);
  cairo_set_line_width (pen->cr, tooth);
  lw_pen_stroke (pen, &lw_colour_ink, 0.85);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

static void
draw_board (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  double storeys = CLAMP (feature->height / (double)LW_INCH, 0.5, 4);
  LwColour grey = { 0.975 - 0.035 * storeys, 0.97 - 0.035 * storeys, 0.955 - 0.04 * storeys };

  lw_pen_trace (pen, spots, 0, 0, TRUE);
  lw_set_colour (pen->cr, &grey, 1);
  cairo_fill_preserve (pen->cr);
  ink (pen, 0.7, 1);
  hachure (pen, spots);
}

static void
hatch (LwPen *pen, const GArray *spots)
{
  double x1, y1, x2, y2;

  cairo_save (pen->cr);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  cairo_clip (pen->cr);
  cairo_clip_extents (pen->cr, &x1, &y1, &x2, &y2);
  double apart = pen->hair * 1.9;
  for (double along = x1 - (y2 - y1); along < x2; along += apart)
    {
      cairo_move_to (pen->cr, along, y2);
      cairo_line_to (pen->cr, along + (y2 - y1), y1);
    }
  ink (pen, 0.65, 0.9);
  cairo_restore (pen->cr);
}

static void
draw_house (LwPen *pen, const GArray *spots)
{
  lw_pen_trace (pen, spots, 0.35, 0.35, TRUE);
  lw_pen_fill (pen, &lw_colour_ink, 0.3);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  lw_pen_fill (pen, &white, 1);
  hatch (pen, spots);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  ink (pen, 1, 1);
}

/* Half the church, the half with the tower, is left white for its cross. */
static void
draw_church (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  LwSpot at = lw_pen_spot (pen, feature->at);
  gboolean deep = feature->depth > feature->width;
  double length = MAX (feature->width, feature->depth) / (double)LW_INCH;
  double breadth = MIN (feature->width, feature->depth) / (double)LW_INCH;
  double arm = breadth * 0.3;

  draw_house (pen, spots);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, at.x, at.y);
  cairo_rotate (pen->cr, -feature->angle * G_PI / (LW_TURN / 2) + (deep ? G_PI / 2 : 0));
  cairo_rectangle (pen->cr, -length / 2, -breadth / 2, length * 0.52, breadth);
  lw_set_colour (pen->cr, &white, 1);
  cairo_fill_preserve (pen->cr);
  ink (pen, 1, 1);
  cairo_translate (pen->cr, -length * 0.24, 0);
  cairo_move_to (pen->cr, -arm, 0);
  cairo_line_to (pen->cr, arm * 1.1, 0);
  cairo_move_to (pen->cr, -arm * 0.3, -arm * 0.72);
  cairo_line_to (pen->cr, -arm * 0.3, arm * 0.72);
  ink (pen, 1.2, 1);
  cairo_restore (pen->cr);
}

static void
draw_tree (LwPen *pen, const LwFeature *feature)
{
  LwSpot at = lw_pen_spot (pen, feature->at);
  double crown = 1.35 * lw_pen_chance (pen, 0, 0, 0.9, 1.1);

  for (gint i = 0; i < 7; i++)
    {
      double turn = i * 2 * G_PI / 7;
      cairo_new_sub_path (pen->cr);
      cairo_arc (pen->cr, at.x + crown * 0.72 * cos (turn), at.y + crown * 0.72 * sin (turn),
                 crown * 0.38, turn - 1.35, turn + 1.35);
    }
  lw_set_colour (pen->cr, &white, 1);
  cairo_fill_preserve (pen->cr);
  ink (pen, 0.5, 0.8);
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, at.x, at.y, crown * 0.8, 0, 2 * G_PI);
  lw_pen_fill (pen, &white, 1);
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, at.x, at.y, MAX (0.16, pen->hair * 0.5), 0, 2 * G_PI);
  lw_pen_fill (pen, &lw_colour_ink, 1);
}

static void
draw_line (LwPen *pen, const GArray *spots, double inches, double rim)
{
  lw_pen_trace (pen, spots, 0, 0, FALSE);
  lw_pen_width (pen, inches, 2);
  lw_set_colour (pen->cr, &lw_colour_ink, 1);
  cairo_stroke_preserve (pen->cr);
  cairo_set_line_width (
      pen->cr, MAX (cairo_get_line_width (pen->cr) - 2 * rim * pen->hair, pen->hair * 0.2));
}

static void
draw_river (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  double width = feature->width / (double)LW_INCH;

  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  draw_line (pen, spots, width, 0.7);
  lw_set_colour (pen->cr, &wash, 1);
  cairo_stroke_preserve (pen->cr);
  /* Ripples follow the banks: two thin strokes inside, broken. */
  const double dashes[] = { pen->hair * 7, pen->hair * 4 };
  cairo_new_path (pen->cr);
  lw_pen_trace (pen, spots, 0, 0, FALSE);
  cairo_set_dash (pen->cr, dashes, 2, 0);
  ink (pen, 0.5, 0.7);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
}

static void
draw_road (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  draw_line (pen, spots, feature->width / (double)LW_INCH, 0.45);
  lw_pen_stroke (pen, &white, 1);
}

static void
draw_wall (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  const double bricks[] = { pen->hair * 1.1, pen->hair * 3 };

  draw_line (pen, spots, MAX (feature->thickness / (double)LW_INCH, pen->hair * 2.6), 0.5);
  lw_set_colour (pen->cr, &white, 1);
  cairo_stroke_preserve (pen->cr);
  cairo_set_dash (pen->cr, bricks, 2, 0);
  lw_pen_stroke (pen, &lw_colour_ink, 0.9);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

/* Rows of short strokes: water lies level, a marsh sprouts. */
static void
fill_rows (LwPen *pen, const LwFeature *feature, const GArray *spots, gboolean reeds)
{
  LwBox box = lw_feature_bounds (feature);
  LwSpot low = lw_pen_spot (pen, (LwPoint){ box.x1, box.y2 });
  LwSpot high = lw_pen_spot (pen, (LwPoint){ box.x2, box.y1 });
  double row = pen->hair * 5, run = pen->hair * 8;
  gint n = 0;

  cairo_save (pen->cr);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  cairo_clip (pen->cr);
  for (double y = low.y + row / 2; y < high.y; y += row, n++)
    for (double x = low.x + (n % 2) * run / 2; x < high.x; x += run)
      {
        cairo_move_to (pen->cr, x, y);
        cairo_rel_line_to (pen->cr, run * 0.55, 0);
        for (gint i = 1; reeds && i < 4; i++)
          {
            cairo_move_to (pen->cr, x + run * 0.14 * i, y);
            cairo_rel_line_to (pen->cr, (i - 2) * pen->hair * 0.7, -pen->hair * 2.4);
          }
      }
  ink (pen, 0.4, 0.8);
  cairo_restore (pen->cr);
}

static void
draw_area (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  const double dots[] = { pen->hair * 0.8, pen->hair * 2.2 };

  lw_pen_trace (pen, spots, 0, 0, TRUE);
  if (feature->kind == LW_FEATURE_POND)
    {
      lw_set_colour (pen->cr, &wash, 1);
      cairo_fill_preserve (pen->cr);
      ink (pen, 0.7, 1);
    }
  else
    {
      cairo_set_dash (pen->cr, dots, 2, 0);
      ink (pen, 0.7, 0.9);
      cairo_set_dash (pen->cr, NULL, 0, 0);
    }
  if (feature->kind != LW_FEATURE_WOOD)
    fill_rows (pen, feature, spots, feature->kind == LW_FEATURE_SWAMP);
}

static void
draw_rock (LwPen *pen, const LwFeature *feature)
{
  LwSpot at = lw_pen_spot (pen, feature->at);
  double radius = MAX (feature->radius / (double)LW_INCH, pen->hair * 1.5);

  for (gint i = 0; i < 7; i++)
    {
      double turn = (i + lw_pen_chance (pen, 30, i, -0.2, 0.2)) * 2 * G_PI / 7;
      cairo_line_to (pen->cr, at.x + radius * cos (turn), at.y + radius * sin (turn));
    }
  cairo_close_path (pen->cr);
  lw_set_colour (pen->cr, &white, 1);
  cairo_fill_preserve (pen->cr);
  ink (pen, 0.7, 1);
  for (gint i = 0; i < 3; i++)
    {
      cairo_new_sub_path (pen->cr);
      cairo_arc (pen->cr, at.x, at.y, radius * (0.8 - i * 0.22), 0.1, G_PI / 2 - 0.1);
    }
  ink (pen, 0.45, 0.9);
}

static void
draw_crossing (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  LwSpot at = lw_pen_spot (pen, feature->at);
  gboolean deep = lw_feature_leads_deep (feature);
  double length = (deep ? feature->depth : feature->width) / (double)LW_INCH;
  double breadth = (deep ? feature->width : feature->depth) / (double)LW_INCH;
  gboolean bridge = feature->kind == LW_FEATURE_BRIDGE;
  gint n = CLAMP ((gint)(length / (pen->hair * (bridge ? 2.4 : 4))), 3, 60);

  if (bridge)
    {
      lw_pen_trace (pen, spots, 0, 0, TRUE);
      lw_pen_fill (pen, &white, 1);
    }
  cairo_save (pen->cr);
  cairo_translate (pen->cr, at.x, at.y);
  cairo_rotate (pen->cr, -feature->angle * G_PI / (LW_TURN / 2) + (deep ? G_PI / 2 : 0));
  for (gint i = 0; i < n; i++)
    {
      double x = (i + 0.5) * length / n - length / 2;
      if (bridge)
        {
          cairo_move_to (pen->cr, x, -breadth / 2);
          cairo_line_to (pen->cr, x, breadth / 2);
          continue;
        }
      cairo_new_sub_path (pen->cr);
      cairo_arc (pen->cr, x, (i % 2 - 0.5) * breadth * 0.36, MIN (length / n * 0.42, 0.6), 0,
                 2 * G_PI);
    }
  if (!bridge)
    {
      lw_set_colour (pen->cr, &white, 1);
      cairo_fill_preserve (pen->cr);
    }
  ink (pen, 0.5, 1);
  cairo_restore (pen->cr);
  if (bridge)
    {
      lw_pen_trace (pen, spots, 0, 0, TRUE);
      ink (pen, 1, 1);
    }
}

void
lw_draw_paper (LwPen *pen, const LwFeature *feature)
{
  g_autoptr (GArray) spots = lw_pen_corners (pen, feature);

  switch (feature->kind)
    {
    case LW_FEATURE_BOARD:
      draw_board (pen, feature, spots);
      break;
    case LW_FEATURE_HOUSE:
    case LW_FEATURE_SHED:
      draw_house (pen, spots);
      break;
    case LW_FEATURE_CHURCH:
      draw_church (pen, feature, spots);
      break;
    case LW_FEATURE_WALL:
      draw_wall (pen, feature, spots);
      break;
    case LW_FEATURE_TREE:
      draw_tree (pen, feature);
      break;
    case LW_FEATURE_ROCK:
      draw_rock (pen, feature);
      break;
    case LW_FEATURE_RIVER:
      draw_river (pen, feature, spots);
      break;
    case LW_FEATURE_ROAD:
      draw_road (pen, feature, spots);
      break;
    case LW_FEATURE_FORD:
    case LW_FEATURE_BRIDGE:
      draw_crossing (pen, feature, spots);
      break;
    default:
      draw_area (pen, feature, spots);
      break;
    }
}
