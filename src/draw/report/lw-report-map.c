/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-map.c: one map of a battle report, and the key to its signs.
 *
 * A map shows the whole floor or, close, the part where something happened, to one scale in both
 * directions. Signs have a least size in points, below which they cannot be told apart, and grow
 * with the map from there on.
 */
#include "lw-report-map.h"

#include <glib/gi18n-lib.h>

#include "terrain/terrain.h"
#include "lw-report-label.h"
#include "lw-report-sign.h"

#define MAN_LEAST 2.9 /* points: smaller signs cannot be told apart */
#define DEAD_LEAST 3.6
#define GUN_LEAST 14.0
#define BEHIND_LINE 8.0 /* points behind a back line, so that who stands on it is seen whole */
#define ARROW_LEAST 1.6
#define ARROW_MOST 3.6
#define TALLEST 1.1 /* a map's height to its width */
#define FLATTEST 0.55

double
lw_report_map_height (const LwCountry *country, double width)
{
  g_return_val_if_fail (country != NULL, width);
  return width * CLAMP ((double)country->depth / country->width, FLATTEST, TALLEST) +
         2 * BEHIND_LINE;
}

/* The middle of what a map shows: that of @low .. @high, moved so that no floor which there is
 * room for is left out. */
static double
middle_of (double low, double high, double shown, double whole)
{
  double middle = (low + high) / 2;

  if (shown >= whole)
    return whole / 2;
  return CLAMP (middle, shown / 2, whole - shown / 2);
}

/* The floor in @box on a paper of @width by @height, with the rest of the floor round it. */
static LwView
view_box (const LwCountry *country, LwBox box, double width, double height)
{
  double wide = box.x2 - box.x1, deep = box.y2 - box.y1;
  LwView view;

  view.depth = country->depth;
  view.scale = MIN (width / wide, height / deep);
  view.left =
      width / 2 - middle_of (box.x1, box.x2, width / view.scale, country->width) * view.scale;
  view.top = height / 2 -
             (country->depth - middle_of (box.y1, box.y2, height / view.scale, country->depth)) *
                 view.scale;
  return view;
}

static void
open_map (LwReportField *map)
{
  const LwCountry *country = lw_battle_country (map->stage->battle);
  gboolean close = map->stage->close;
  double behind = close ? 0 : BEHIND_LINE;
  double inch;

  map->view = view_box (country, close ? map->stage->box : lw_country_bounds (country), map->width,
                        map->height - 2 * behind);
  map->view.left += map->x;
  map->view.top += map->y + behind;
  inch = lw_view_inch (&map->view);
  map->man = MAX (MAN_LEAST, inch * LW_INFANTRY_RADIUS * 2 / LW_INCH);
  map->dead = MAX (DEAD_LEAST, map->man);
  map->gun = MAX (GUN_LEAST, inch * (LW_GUN_TRAIL + LW_GUN_BARREL) / LW_INCH);
}

/* Who stands half out of the picture is left out of it. */
static void
draw_men (const LwReportField *map, gboolean dead)
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
      if (lw_report_field_holds (map, x, y, map->man))
        lw_sign_man (map->cr, man->side, man->arm, man->state, x, y, dead ? map->dead : map->man);
    }
}

/* A gun half out of a close map is left out too. */
static gboolean
shows_gun (const LwReportField *map, const LwGun *gun)
{
  double x, y, muzzle_x, muzzle_y;

  if (!gun->placed || gun->retired)
    return FALSE;
  lw_view_to_paper (&map->view, lw_gun_trail_end (gun), &x, &y);
  lw_view_to_paper (&map->view, lw_gun_muzzle (gun), &muzzle_x, &muzzle_y);
  return !map->stage->close || (lw_report_field_holds (map, x, y, 0) &&
                                lw_report_field_holds (map, muzzle_x, muzzle_y, 0));
}

static void
draw_guns (const LwReportField *map)
{
  const LwBattle *battle = map->stage->battle;

  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      double x, y;

      if (!shows_gun (map, gun))
        continue;
      lw_view_to_paper (&map->view, gun->at, &x, &y);
      lw_sign_gun (map->cr, gun->army, gun->owner, gun->bearing, x, y, map->gun);
    }
}

static void
draw_shots (const LwReportField *map)
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
draw_arrows (const LwReportField *map)
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

static void
draw_frame (const LwReportField *map)
{
  cairo_set_source_rgb (map->cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (map->cr, 0.8);
  cairo_rectangle (map->cr, map->x, map->y, map->width, map->height);
  cairo_stroke (map->cr);
}

static void
draw_field (const LwReportField *map)
{
  const LwCountry *country = lw_battle_country (map->stage->battle);
  cairo_t *cr = map->cr;

  cairo_save (cr);
  cairo_rectangle (cr, map->x, map->y, map->width, map->height);
  cairo_clip (cr);
  lw_draw_country (cr, country, &map->view, LW_INK_PAPER);
  draw_men (map, TRUE);
  draw_shots (map);
  draw_arrows (map);
  draw_guns (map);
  draw_men (map, FALSE);
  lw_report_label_draw (map);
  cairo_restore (cr);
}

static void
draw_caption (const LwReportField *map, guint number)
{
  static const char *const roman[] = { "I.", "II.", "III.", "IV.", "V.", "VI." };
  double baseline = map->y + map->height + 14;
  const char *numeral = roman[MIN (number, G_N_ELEMENTS (roman)) - 1];
  double indent = lw_type_width (map->cr, LW_TYPE_CAPTION_BOLD, numeral) + 5;
  double wide = lw_type_width (map->cr, LW_TYPE_CAPTION, map->stage->caption);

  lw_type_line (map->cr, LW_TYPE_CAPTION_BOLD, LW_ALIGN_LEFT, (LwSpan){ map->x, baseline, indent },
                numeral);
  lw_type_line (map->cr, LW_TYPE_CAPTION, LW_ALIGN_LEFT,
                (LwSpan){ map->x + indent, baseline, map->width - indent }, map->stage->caption);
  if (map->width - indent - wide > 30)
    lw_type_line (
        map->cr, LW_TYPE_NOTE, LW_ALIGN_RIGHT,
        (LwSpan){ map->x + indent + wide + 10, baseline, map->width - indent - wide - 10 },
        map->stage->note);
}

void
lw_report_map_draw (cairo_t *cr,
                    const LwReportStage *stage,
                    guint number,
                    const cairo_rectangle_t *frame)
{
  LwReportField map = {
    cr, stage, { 0 }, frame->x, frame->y, frame->width, frame->height, 0, 0, 0
  };

  g_return_if_fail (cr != NULL && stage != NULL && number > 0);
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

  lw_type_line (cr, LW_TYPE_NOTE, LW_ALIGN_LEFT, (LwSpan){ x, baseline, wide + 2 }, text);
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

  if (lw_type_hidden (cr))
    return;
  x = key_men (cr, x, middle, LW_INFANTRY, LW_MAN_FIGHTING, _ ("foot"));
  x = key_men (cr, x, middle, LW_CAVALRY, LW_MAN_FIGHTING, _ ("horse"));
  lw_sign_gun (cr, LW_RED, LW_RED, LW_NORTH, x + 3, middle, 12);
  lw_sign_gun (cr, LW_BLUE, LW_BLUE, LW_NORTH, x + 13, middle, 12);
  x = key_word (cr, x + 22, middle + 3.4, _ ("gun"));
  x = key_men (cr, x, middle, LW_INFANTRY, LW_MAN_DEAD, _ ("fallen"));
  x = key_men (cr, x, middle, LW_INFANTRY, LW_MAN_CAPTIVE, _ ("prisoner"));
  lw_sign_arrow (cr, LW_RED, x, middle, x + 17, middle, 2);
  lw_sign_arrow (cr, LW_BLUE, x + 20, middle, x + 37, middle, 2);
  x = key_word (cr, x + 42, middle + 3.4, _ ("march"));
  lw_sign_shot (cr, x, middle, x + 15, middle, TRUE);
  x = key_word (cr, x + 23, middle + 3.4, _ ("fire"));
  if (right - x > lw_type_width (cr, LW_TYPE_NOTE, _ ("Red round, Blue square")))
    lw_type_line (cr, LW_TYPE_NOTE, LW_ALIGN_RIGHT, (LwSpan){ x, middle + 3.4, right - x },
                  _ ("Red round, Blue square"));
}
