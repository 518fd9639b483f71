/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-map.c: one map of a battle report, and the key to its signs.
 */
#include "lw-report-map.h"

#include <glib/gi18n-lib.h>

#include "lw-draw-country.h"
#include "lw-report-sign.h"

#define MAN_LEAST 2.4 /* points: smaller signs cannot be told apart */
#define GUN_LEAST 11.0
#define ARROW_LEAST 1.6
#define ARROW_MOST 3.6
#define TALLEST 1.1 /* a map's height to its width */
#define FLATTEST 0.55

typedef struct
{
  cairo_t *cr;
  const LwReportStage *stage;
  LwView view;
  double x, y, width, height;
  double man, gun; /* sizes of the signs */
} Map;

double
lw_report_map_height (const LwCountry *country, double width)
{
  g_return_val_if_fail (country, width);
  return width * CLAMP ((double)country->depth / country->width, FLATTEST, TALLEST);
}

static LwView
view_box (const LwCountry *country, LwBox box, double width, double height)
{
  double wide = box.x2 - box.x1, deep = box.y2 - box.y1;
  LwView view;

  view.depth = country->depth;
  view.scale = MIN (width / wide, height / deep);
  view.left = width / 2 - (box.x1 + wide / 2) * view.scale;
  view.top = height / 2 - (country->depth - box.y1 - deep / 2) * view.scale;
  return view;
}

static void
open_map (Map *map)
{
  const LwCountry *country = lw_battle_country (map->stage->battle);
  double inch;

  map->view = view_box (country, map->stage->close ? map->stage->box : lw_country_bounds (country),
                        map->width, map->height);
  map->view.left += map->x;
  map->view.top += map->y;
  inch = lw_view_inch (&map->view);
  map->man = MAX (MAN_LEAST, inch * LW_INFANTRY_RADIUS * 2 / LW_INCH);
  map->gun = MAX (GUN_LEAST, inch * 7);
}

static void
draw_men (const Map *map, gboolean dead)
{
  const LwBattle *battle = map->stage->battle;

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      gboolean lies = man->state == LW_MAN_DEAD;
      double x, y;

      if (lies != dead || (!lies && !lw_man_on_field (man)))
        continue;
      lw_view_to_paper (&map->view, man->at, &x, &y);
      lw_sign_man (map->cr, man->side, man->arm, man->state, x, y, map->man);
    }
}

static void
draw_guns (const Map *map)
{
  const LwBattle *battle = map->stage->battle;

  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      double x, y;

      if (!gun->placed || gun->retired)
        continue;
      lw_view_to_paper (&map->view, gun->at, &x, &y);
      lw_sign_gun (map->cr, gun->owner, gun->owner != gun->army, gun->bearing, x, y, map->gun);
    }
}

static void
draw_shots (const Map *map)
{
  for (guint i = 0; i < map->stage->shots->len; i++)
    {
      const LwReportShot *shot = &g_array_index (map->stage->shots, LwReportShot, i);
      double x1, y1, x2, y2;

      lw_view_to_paper (&map->view, shot->from, &x1, &y1);
      lw_view_to_paper (&map->view, shot->to, &x2, &y2);
      lw_sign_shot (map->cr, x1, y1, x2, y2, shot->dead > 0);
    }
}

static void
draw_arrows (const Map *map)
{
  for (guint i = 0; i < map->stage->arrows->len; i++)
    {
      const LwReportArrow *arrow = &g_array_index (map->stage->arrows, LwReportArrow, i);
      double x1, y1, x2, y2;

      lw_view_to_paper (&map->view, arrow->from, &x1, &y1);
      lw_view_to_paper (&map->view, arrow->to, &x2, &y2);
      lw_sign_arrow (map->cr, arrow->side, x1, y1, x2, y2,
                     CLAMP (1.4 + arrow->men / 8.0, ARROW_LEAST, ARROW_MOST));
    }
}

/* How many men and guns stand where words would hide them. */
static guint
count_hidden (const Map *map, double left, double top, double width)
{
  const LwBattle *battle = map->stage->battle;
  guint n = 0;

  for (guint i = 0; i < battle->n_men + battle->n_guns; i++)
    {
      gboolean man = i < battle->n_men;
      const LwGun *gun = man ? NULL : &battle->guns[i - battle->n_men];
      double x, y;

      if (man ? !lw_man_on_field (&battle->men[i]) : !gun->placed || gun->retired)
        continue;
      lw_view_to_paper (&map->view, man ? battle->men[i].at : gun->at, &x, &y);
      n += x > left - 3 && x < left + width + 3 && y > top - 3 && y < top + 13;
    }
  return n;
}

/* A back line is named where fewest stand: on the right, on the left or in the middle. */
static void
draw_line_name (const Map *map, LwSide side)
{
  static const double places[] = { 1, 0, 0.5 };
  gboolean north = map->stage->battle->player[side].edge == LW_EDGE_NORTH;
  const char *text = side == LW_RED ? _ ("Red’s back line") : _ ("Blue’s back line");
  double width = lw_type_width (map->cr, LW_TYPE_PLACE, text);
  double top = north ? map->y + 1 : map->y + map->height - 14;
  double best = 0;
  guint least = G_MAXUINT;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      double left = map->x + 5 + places[i] * (map->width - 10 - width);
      guint hidden = count_hidden (map, left, top, width);

      if (hidden < least)
        {
          least = hidden;
          best = left;
        }
    }
  lw_sign_words (map->cr, best, top + 9, 0, text);
}

/* The back lines are drawn heavy. */
static void
draw_back_lines (const Map *map)
{
  const LwCountry *country = lw_battle_country (map->stage->battle);
  LwPoint corners[2] = { { 0, 0 }, { country->width, country->depth } };
  double x1, x2, south, north;

  lw_view_to_paper (&map->view, corners[0], &x1, &south);
  lw_view_to_paper (&map->view, corners[1], &x2, &north);
  lw_type_rule (map->cr, x1, north, x2 - x1, 2.6, 0.1);
  lw_type_rule (map->cr, x1, south, x2 - x1, 2.6, 0.1);
}

/* One foot, in the corner of a map that is drawn close. */
static void
draw_scale_bar (const Map *map)
{
  double foot = lw_view_inch (&map->view) * 12;
  double right = map->x + map->width - 10, y = map->y + map->height - 9;
  cairo_t *cr = map->cr;

  lw_sign_words (cr, right - foot / 2, y - 3, 0.5, _ ("one foot"));
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (cr, 0.8);
  cairo_move_to (cr, right - foot, y - 2);
  cairo_line_to (cr, right - foot, y + 2);
  cairo_move_to (cr, right - foot, y);
  cairo_line_to (cr, right, y);
  cairo_move_to (cr, right, y - 2);
  cairo_line_to (cr, right, y + 2);
  cairo_stroke (cr);
}

static void
draw_frame (const Map *map)
{
  cairo_set_source_rgb (map->cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (map->cr, 0.8);
  cairo_rectangle (map->cr, map->x, map->y, map->width, map->height);
  cairo_stroke (map->cr);
}

static void
draw_field (const Map *map)
{
  const LwCountry *country = lw_battle_country (map->stage->battle);
  cairo_t *cr = map->cr;

  cairo_save (cr);
  cairo_rectangle (cr, map->x, map->y, map->width, map->height);
  cairo_clip (cr);
  lw_draw_country (cr, country, &map->view, LW_INK_PAPER);
  draw_back_lines (map);
  draw_men (map, TRUE);
  draw_shots (map);
  draw_guns (map);
  draw_men (map, FALSE);
  draw_arrows (map);
  lw_draw_place_names (cr, country, &map->view, LW_INK_PAPER);
  if (map->stage->close)
    draw_scale_bar (map);
  else
    for (guint side = 0; side < LW_N_SIDES; side++)
      draw_line_name (map, side);
  cairo_restore (cr);
}

static void
draw_caption (const Map *map, guint number)
{
  static const char *const roman[] = { "I.", "II.", "III.", "IV.", "V.", "VI." };
  double baseline = map->y + map->height + 14;
  const char *numeral = roman[MIN (number, G_N_ELEMENTS (roman)) - 1];
  double indent = lw_type_width (map->cr, LW_TYPE_CAPTION_BOLD, numeral) + 5;
  double wide = lw_type_width (map->cr, LW_TYPE_CAPTION, map->stage->caption);

  lw_type_line (map->cr, LW_TYPE_CAPTION_BOLD, LW_ALIGN_LEFT, map->x, baseline, indent, numeral);
  lw_type_line (map->cr, LW_TYPE_CAPTION, LW_ALIGN_LEFT, map->x + indent, baseline,
                map->width - indent, map->stage->caption);
  if (map->width - indent - wide > 30)
    lw_type_line (map->cr, LW_TYPE_NOTE, LW_ALIGN_RIGHT, map->x + indent + wide + 10, baseline,
                  map->width - indent - wide - 10, map->stage->note);
}

void
lw_report_map_draw (cairo_t *cr,
                    const LwReportStage *stage,
                    guint number,
                    double x,
                    double y,
                    double width,
                    double height)
{
  Map map = { cr, stage, { 0 }, x, y, width, height, 0, 0 };

  g_return_if_fail (cr && stage && number > 0);
  open_map (&map);
  draw_field (&map);
  draw_frame (&map);
  draw_caption (&map, number);
}

/* Signs and then their word. Returns: where the next begins. */
static double
key_word (cairo_t *cr, double x, double baseline, const char *text)
{
  double wide = lw_type_width (cr, LW_TYPE_NOTE, text);

  lw_type_line (cr, LW_TYPE_NOTE, LW_ALIGN_LEFT, x, baseline, wide + 2, text);
  return x + wide + 9;
}

static double
key_men (cairo_t *cr, double x, double y, LwArm arm, LwManState state, const char *text)
{
  gboolean ringed = state == LW_MAN_CAPTIVE;

  lw_sign_man (cr, LW_RED, arm, state, x + 3, y, ringed ? 4 : 5);
  lw_sign_man (cr, LW_BLUE, arm, state, x + (ringed ? 13 : 11), y, ringed ? 4 : 5);
  return key_word (cr, x + (ringed ? 21 : 18), y + 3.4, text);
}

void
lw_report_key_draw (cairo_t *cr, double x, double y, double width)
{
  double right = x + width, middle = y + 9;

  x = key_men (cr, x, middle, LW_INFANTRY, LW_MAN_FIGHTING, _ ("foot"));
  x = key_men (cr, x, middle, LW_CAVALRY, LW_MAN_FIGHTING, _ ("horse"));
  lw_sign_gun (cr, LW_RED, FALSE, LW_NORTH, x + 3, middle, 12);
  lw_sign_gun (cr, LW_BLUE, FALSE, LW_NORTH, x + 13, middle, 12);
  x = key_word (cr, x + 22, middle + 3.4, _ ("gun"));
  x = key_men (cr, x, middle, LW_INFANTRY, LW_MAN_DEAD, _ ("fallen"));
  x = key_men (cr, x, middle, LW_INFANTRY, LW_MAN_CAPTIVE, _ ("prisoner"));
  lw_sign_arrow (cr, LW_RED, x, middle, x + 17, middle, 2);
  lw_sign_arrow (cr, LW_BLUE, x + 20, middle, x + 37, middle, 2);
  x = key_word (cr, x + 42, middle + 3.4, _ ("march"));
  lw_sign_shot (cr, x, middle, x + 15, middle, TRUE);
  x = key_word (cr, x + 23, middle + 3.4, _ ("fire"));
  if (right - x > lw_type_width (cr, LW_TYPE_NOTE, _ ("Red round, Blue square")))
    lw_type_line (cr, LW_TYPE_NOTE, LW_ALIGN_RIGHT, x, middle + 3.4, right - x,
                  _ ("Red round, Blue square"));
}
