/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-flight.c: how shots flew: their ways over the map and the ranges, from above; and from
 * the side, height over the distance from the axle.
 *
 * From the side heights are drawn larger than distances, for a shot rises a few inches in as many
 * yards, and a note says how many times.
 */
#include "lw-draw-flight.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ink/ink.h"

/* ---- from above ---- */

/* Fewer and fewer arcs the farther off; those nearer than this many pixels to the last are left
 * out. */
#define ARC_APART 18
#define LABEL 11.0
/* The sine of the farthest that an arc goes round. */
#define MOST_ASIDE 0.5

static const gint marked_feet[] = { 1, 2, 3, 6, 9, 12, 15, 18, 21, 24, 27 };

static void
trace (cairo_t *cr, const LwView *view, const LwFlight *flight)
{
  for (guint i = 0; i < flight->path->len; i++)
    {
      double x, y;

      lw_view_to_paper (view, g_array_index (flight->path, LwFlightPoint, i).at, &x, &y);
      cairo_line_to (cr, x, y);
    }
}

static void
draw_cross (cairo_t *cr, double x, double y, double arm)
{
  cairo_move_to (cr, x - arm, y - arm);
  cairo_line_to (cr, x + arm, y + arm);
  cairo_move_to (cr, x - arm, y + arm);
  cairo_line_to (cr, x + arm, y - arm);
}

void
lw_draw_flight_way (cairo_t *cr, const LwView *view, const LwFlight *flight, gboolean latest)
{
  double x, y;

  g_return_if_fail (cr != NULL && view != NULL && flight != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace (cr, view, flight);
  cairo_set_line_width (cr, latest ? 3.6 : 2);
  lw_set_colour (cr, &lw_colour_chalk, latest ? 0.8 : 0.3);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, latest ? 1.8 : 1);
  lw_set_colour (cr, &lw_colour_ink, latest ? 0.9 : 0.35);
  cairo_stroke (cr);
  lw_view_to_paper (view, flight->rest, &x, &y);
  for (guint i = 0; latest && i < 2; i++)
    {
      draw_cross (cr, x, y, CLAMP (lw_view_inch (view) * 0.55, 4, 8));
      cairo_set_line_width (cr, i == 0 ? 4.4 : 2.2);
      lw_set_colour (cr, i == 0 ? &lw_colour_ink : &lw_colour_selection, i == 0 ? 0.7 : 1);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
draw_range (cairo_t *cr, double x, double y, double radius, double aside, const char *text)
{
  double turn = asin (MIN (aside / radius, MOST_ASIDE));

  cairo_arc (cr, x, y, radius, -turn, turn);
  cairo_set_line_width (cr, 1.2);
  lw_set_colour (cr, &lw_colour_chalk, 0.55);
  cairo_stroke (cr);
  lw_label_chip (cr, x + radius * cos (turn), y - radius * sin (turn), text, LABEL,
                 &lw_colour_label);
}

void
lw_draw_flight_ranges (cairo_t *cr, const LwView *view, LwPoint gun, LwLength aside, LwUnits units)
{
  double x, y, last = 0;

  g_return_if_fail (cr != NULL && view != NULL);

  lw_view_to_paper (view, gun, &x, &y);
  cairo_save (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (marked_feet); i++)
    {
      g_autofree char *text = lw_length_format (marked_feet[i] * LW_FOOT, units);
      double radius = lw_view_inch (view) * 12 * marked_feet[i];

      if (radius - last < ARC_APART)
        continue;
      draw_range (cr, x, y, radius, view->scale * aside, text);
      last = radius;
      cairo_new_path (cr);
    }
  cairo_restore (cr);
}

void
lw_draw_flight_target (cairo_t *cr, const LwView *view, LwPoint at)
{
  double x, y;

  g_return_if_fail (cr != NULL && view != NULL);

  lw_view_to_paper (view, at, &x, &y);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, MAX (lw_view_inch (view) * 0.8, 8), 0, 2 * G_PI);
  cairo_set_line_width (cr, 4);
  lw_set_colour (cr, &lw_colour_ink, 0.7);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2);
  lw_set_colour (cr, &lw_colour_selection, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* ---- from the side ---- */

#define FOOT_STEP 3
#define LEAST_FEET 9
#define MARGIN 10.0
/* How far off the line a man may stand and be shown, and how finely the ground is looked at. */
#define BESIDE (LW_INCH * 3 / 4)
#define LOOK (LW_INCH / 4)
/* Half the height of a wheel, in inches. */
#define WHEEL 0.9

typedef struct
{
  cairo_t *cr;
  const LwFlightSide *side;
  const LwChartStyle *style;
  LwPoint axle;
  double left, ground, right, top;
  double inch, high; /* pixels to an inch of distance, and of height */
  gint feet, inches; /* that the axes go to */
} Frame;

static const LwColour light_ink = { 0.17, 0.157, 0.141 };
static const LwColour dark_ink = { 0.91, 0.894, 0.86 };
static const LwColour board = { 0.62, 0.47, 0.27 };
static const LwColour stone = { 0.6, 0.36, 0.28 };

static const LwColour *
ink_of (const Frame *frame)
{
  return frame->style->dark ? &dark_ink : &light_ink;
}

static double
x_of (const Frame *frame, LwLength distance)
{
  return frame->left + distance / (double)LW_INCH * frame->inch;
}

static double
y_of (const Frame *frame, LwLength height)
{
  return frame->ground - height / (double)LW_INCH * frame->high;
}

static void
measure (Frame *frame)
{
  static const gint steps[] = { 3, 6, 9, 12, 18, 24, 36, 48, 60 };
  LwLength farthest = MAX (LEAST_FEET * LW_FOOT, frame->side->reach + LW_FOOT),
           highest = LW_INCHES (3);
  guint step = 0;

  for (guint k = 0; k < frame->side->flights->len; k++)
    {
      const LwFlight *flight = g_ptr_array_index (frame->side->flights, k);

      for (guint i = 0; i < flight->path->len; i++)
        {
          const LwFlightPoint *p = &g_array_index (flight->path, LwFlightPoint, i);

          farthest = MAX (farthest, lw_distance (frame->axle, p->at));
          highest = MAX (highest, p->height);
        }
    }
  while (step + 1 < G_N_ELEMENTS (steps) && LW_INCHES (steps[step]) < highest)
    step++;
  frame->inches = steps[step];
  frame->feet = (farthest / LW_FOOT / FOOT_STEP + 1) * FOOT_STEP;
  frame->inch = (frame->right - frame->left) / (frame->feet * 12);
  frame->high = (frame->ground - frame->top) / frame->inches;
}

static void
draw_line (const Frame *frame, double x1, double y1, double x2, double y2, double alpha)
{
  cairo_move_to (frame->cr, x1, y1);
  cairo_line_to (frame->cr, x2, y2);
  cairo_set_line_width (frame->cr, 1);
  lw_set_colour (frame->cr, ink_of (frame), alpha);
  cairo_stroke (frame->cr);
}

static void
draw_axes (const Frame *frame)
{
  double size = frame->style->size;

  for (gint feet = 0; feet <= frame->feet; feet += FOOT_STEP)
    {
      g_autofree char *text = lw_length_format (feet * LW_FOOT, frame->side->units);
      double x = floor (x_of (frame, feet * LW_FOOT)) + .5;

      draw_line (frame, x, frame->top, x, frame->ground, 0.12);
      lw_label_words (frame->cr, x, frame->ground + size * 1.25, 0.5, text,
                      &(LwLetters){ size, FALSE, ink_of (frame) });
    }
  for (gint i = 1; i <= 3; i++)
    {
      LwLength height = LW_INCHES (frame->inches) * i / 3;
      g_autofree char *text = lw_length_format (height, frame->side->units);
      double y = floor (y_of (frame, height)) + .5;

      draw_line (frame, frame->left, y, frame->right, y, 0.12);
      lw_label_words (frame->cr, MARGIN, y, 0, text, &(LwLetters){ size, FALSE, ink_of (frame) });
    }
}

/* No drawing may lie about how steep a shot was. */
static void
draw_note (const Frame *frame)
{
  double times = frame->high / frame->inch;
  g_autofree char *text = g_strdup_printf (_ ("Heights are drawn %.1f times too large."), times);
  double wide, high;

  lw_label_measure (frame->cr, text, frame->style->size, &wide, &high);
  lw_label_words (frame->cr, frame->right - wide, frame->top + high / 2, 0, text,
                  &(LwLetters){ frame->style->size, FALSE, ink_of (frame) });
}

static LwPoint
place_at (const Frame *frame, LwLength distance)
{
  return lw_point_towards (frame->axle, frame->side->bearing, distance);
}

/* How high things stand there that a shot meets. */
static LwLength
thing_at (const Frame *frame, LwPoint at)
{
  const LwCountry *country = lw_battle_country (frame->side->battle);
  LwLength height = 0;

  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *thing = lw_country_feature (country, i);
      g_autoptr (GArray) shapes = NULL;

      if (thing->height <= height || thing->kind == LW_FEATURE_BOARD ||
          !lw_box_holds (lw_feature_bounds (thing), at))
        continue;
      shapes = lw_feature_shapes (thing);
      for (guint k = 0; k < shapes->len; k++)
        if (lw_shape_contains (&g_array_index (shapes, LwShape, k), at))
          height = thing->height;
    }
  return height;
}

static void
draw_ground (const Frame *frame)
{
  double step = LOOK / (double)LW_INCH * frame->inch;

  for (LwLength off = 0; off < frame->feet * LW_FOOT; off += LOOK)
    {
      LwPoint at = place_at (frame, off);
      LwLength height = lw_ground_height (frame->side->battle->ground, at);
      LwLength thing = thing_at (frame, at);

      if (thing > height)
        {
          cairo_rectangle (frame->cr, x_of (frame, off), y_of (frame, thing), step + .5,
                           y_of (frame, 0) - y_of (frame, thing));
          lw_set_colour (frame->cr, &stone, 0.75);
          cairo_fill (frame->cr);
        }
      if (height <= 0)
        continue;
      cairo_rectangle (frame->cr, x_of (frame, off), y_of (frame, height), step + .5,
                       y_of (frame, 0) - y_of (frame, height));
      lw_set_colour (frame->cr, &board, 0.8);
      cairo_fill (frame->cr);
    }
  cairo_set_line_width (frame->cr, 2);
  cairo_move_to (frame->cr, frame->left, frame->ground + 1);
  cairo_line_to (frame->cr, frame->right, frame->ground + 1);
  lw_set_colour (frame->cr, &board, 1);
  cairo_stroke (frame->cr);
}

/* A man of the line: upright, or where he fell. */
static void
draw_man (const Frame *frame, const LwMan *man)
{
  LwLength off = lw_distance (frame->axle, man->at);
  LwLength z = lw_ground_height (frame->side->battle->ground, man->at);
  gboolean lies = man->state == LW_MAN_DEAD || man->prone;
  LwLength tall = lies ? LW_INCH / 2 : man->arm == LW_CAVALRY ? LW_INCHES (2) + 230 : LW_INCHES (2);
  double wide = MAX (frame->inch * (lies ? 2 : 0.62), lies ? 7 : 3);
  const LwColour *colour =
      frame->style->dark ? &lw_colour_side_dark[man->side] : &lw_colour_side_text[man->side];

  cairo_rectangle (frame->cr, x_of (frame, off) - wide / 2, y_of (frame, z + tall), wide,
                   y_of (frame, z) - y_of (frame, z + tall));
  lw_set_colour (frame->cr, colour, lies ? 0.45 : 0.9);
  cairo_fill (frame->cr);
}

static void
draw_men (const Frame *frame)
{
  const LwBattle *battle = frame->side->battle;
  double c = lw_cosine (frame->side->bearing) / (double)(1 << 30);
  double s = lw_sine (frame->side->bearing) / (double)(1 << 30);

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      double x = man->at.x - frame->axle.x, y = man->at.y - frame->axle.y;
      gboolean shown = lw_man_on_field (man) || man->state == LW_MAN_DEAD;

      if (shown && x * c + y * s > 0 && fabs (x * s - y * c) <= BESIDE)
        draw_man (frame, man);
    }
}

static void
draw_gun (const Frame *frame)
{
  double wide = MAX (frame->inch * WHEEL, 3), high = MAX (frame->high * WHEEL, 3);
  double muzzle = MAX (frame->inch * LW_GUN_BARREL / LW_INCH, 8);

  cairo_rectangle (frame->cr, x_of (frame, 0), y_of (frame, LW_INCH * 7 / 4) - 2.5, muzzle, 5);
  lw_set_colour (frame->cr, ink_of (frame), 0.8);
  cairo_fill (frame->cr);
  cairo_save (frame->cr);
  cairo_translate (frame->cr, x_of (frame, 0), frame->ground - high);
  cairo_scale (frame->cr, wide, high);
  cairo_arc (frame->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (frame->cr);
  cairo_set_line_width (frame->cr, 2);
  cairo_stroke (frame->cr);
}

static void
draw_flight (const Frame *frame, const LwFlight *flight, gboolean latest)
{
  cairo_new_path (frame->cr);
  for (guint i = 0; i < flight->path->len; i++)
    {
      const LwFlightPoint *p = &g_array_index (flight->path, LwFlightPoint, i);

      cairo_line_to (frame->cr, x_of (frame, lw_distance (frame->axle, p->at)),
                     y_of (frame, p->height));
    }
  cairo_set_line_width (frame->cr, latest ? 2 : 1.2);
  lw_set_colour (frame->cr, ink_of (frame), latest ? 1 : 0.35);
  cairo_stroke (frame->cr);
}

/* Where it touched somebody or threw him over. */
static void
draw_events (const Frame *frame, const LwFlight *flight)
{
  for (guint i = 0; i < flight->events->len; i++)
    {
      const LwShotEvent *event = &g_array_index (flight->events, LwShotEvent, i);
      LwFlightPoint p;

      lw_flight_at (flight, g_array_index (flight->event_ms, guint, i), &p);
      cairo_new_sub_path (frame->cr);
      cairo_arc (frame->cr, x_of (frame, lw_distance (frame->axle, p.at)), y_of (frame, p.height),
                 4, 0, 2 * G_PI);
      lw_set_colour (frame->cr, &lw_colour_selection, 1);
      if (event->kind == LW_SHOT_OVERSET)
        cairo_fill_preserve (frame->cr);
      cairo_set_line_width (frame->cr, 1.4);
      lw_set_colour (frame->cr, ink_of (frame), 1);
      cairo_stroke (frame->cr);
    }
}

void
lw_draw_flight_side (
    cairo_t *cr, const LwFlightSide *side, double width, double height, const LwChartStyle *style)
{
  Frame frame = { .cr = cr, .side = side, .style = style };
  guint n;

  g_return_if_fail (cr != NULL && side != NULL && style != NULL);
  g_return_if_fail (lw_battle_gun (side->battle, side->gun) != NULL);

  frame.axle = side->battle->guns[side->gun].at;
  frame.left = MARGIN + style->size * 4.2;
  frame.right = width - MARGIN - style->size;
  frame.top = MARGIN;
  frame.ground = height - MARGIN - style->size * 1.6;
  measure (&frame);
  cairo_save (cr);
  cairo_new_path (cr);
  draw_axes (&frame);
  draw_note (&frame);
  draw_ground (&frame);
  draw_men (&frame);
  draw_gun (&frame);
  n = side->flights->len;
  for (guint i = 0; i < n; i++)
    draw_flight (&frame, g_ptr_array_index (side->flights, i), i + 1 == n);
  if (n > 0)
    draw_events (&frame, g_ptr_array_index (side->flights, n - 1));
  cairo_restore (cr);
}
