/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-label.c: what is written on a map of a battle report.
 */
#include "lw-report-label.h"

#include <glib/gi18n-lib.h>

#include "lw-report-facts.h"
#include "lw-report-sign.h"
#include "lw-word-placer.h"

#define MAN_WEIGHT 4.0
#define RINGED 1.7 /* a prisoner with his ring to a man */
#define DEAD_WEIGHT 2.0
#define GUN_WEIGHT 5.0
#define HOUSE_WEIGHT 4.0
#define TREE_WEIGHT 1.0
#define CROWN 1.5 /* inches */
#define ARROW_WEIGHT 2.0
/* The bar of one foot: from the frame, and the places that are tried from left to right. */
#define SCALE_EDGE 10
#define SCALE_STEPS 24
#define ARROW_STEPS 6
#define GUN_STEPS 8
#define ONE_BODY LW_INCHES (10) /* prisoners as near as this are written of together */

gboolean
lw_report_field_holds (const LwReportField *field, double x, double y, double size)
{
  double r = size / 2 + 0.4;

  return x - r >= field->x && x + r <= field->x + field->width && y - r >= field->y &&
         y + r <= field->y + field->height;
}

static cairo_rectangle_t
paper_box (const LwReportField *field, LwBox box)
{
  LwPoint south_west = { box.x1, box.y1 }, north_east = { box.x2, box.y2 };
  double x1, y1, x2, y2;

  lw_view_to_paper (&field->view, south_west, &x1, &y2);
  lw_view_to_paper (&field->view, north_east, &x2, &y1);
  return (cairo_rectangle_t){ x1, y1, x2 - x1, y2 - y1 };
}

static LwWordPlacer *
new_words (const LwReportField *field)
{
  return lw_word_placer_new (
      field->cr, &(cairo_rectangle_t){ field->x, field->y, field->width, field->height });
}

static void
avoid_sign (LwWordPlacer *words, const LwReportField *field, LwPoint at, double size, double weight)
{
  double x, y;

  lw_view_to_paper (&field->view, at, &x, &y);
  lw_word_placer_avoid (words, &(cairo_rectangle_t){ x - size / 2, y - size / 2, size, size },
                        weight);
}

/* Its axle, and the length of it. */
static void
avoid_gun (LwWordPlacer *words, const LwReportField *field, const LwGun *gun)
{
  double bit = field->gun / GUN_STEPS;
  LwPoint trail = lw_gun_trail_end (gun), muzzle = lw_gun_muzzle (gun);

  avoid_sign (words, field, gun->at, field->gun * 0.4, GUN_WEIGHT);
  for (gint k = 0; k <= GUN_STEPS; k++)
    avoid_sign (words, field,
                (LwPoint){ trail.x + (muzzle.x - trail.x) / GUN_STEPS * k,
                           trail.y + (muzzle.y - trail.y) / GUN_STEPS * k },
                bit, GUN_WEIGHT);
}

static void
avoid_figures (LwWordPlacer *words, const LwReportField *field)
{
  const LwBattle *battle = field->stage->battle;

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (man->state == LW_MAN_DEAD)
        avoid_sign (words, field, man->at, field->dead, DEAD_WEIGHT);
      else if (lw_man_on_field (man))
        avoid_sign (words, field, man->at,
                    man->state == LW_MAN_CAPTIVE ? field->man * RINGED : field->man, MAN_WEIGHT);
    }
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].placed && !battle->guns[i].retired)
      avoid_gun (words, field, &battle->guns[i]);
}

static void
avoid_arrows (LwWordPlacer *words, const LwReportField *field)
{
  for (guint i = 0; i < field->stage->arrows->len; i++)
    {
      const LwReportArrow *arrow = &g_array_index (field->stage->arrows, LwReportArrow, i);

      for (gint k = 0; k <= ARROW_STEPS; k++)
        avoid_sign (words, field,
                    (LwPoint){ arrow->from.x + (arrow->to.x - arrow->from.x) / ARROW_STEPS * k,
                               arrow->from.y + (arrow->to.y - arrow->from.y) / ARROW_STEPS * k },
                    4, ARROW_WEIGHT);
    }
}

/* A tree is drawn with a crown, wider than the trunk. */
static cairo_rectangle_t
tree_box (const LwReportField *field, cairo_rectangle_t trunk)
{
  double crown = CROWN * lw_view_inch (&field->view);

  return (cairo_rectangle_t){ trunk.x + trunk.width / 2 - crown, trunk.y + trunk.height / 2 - crown,
                              2 * crown, 2 * crown };
}

/* Of the trees their trunks, or with @crowns all that is drawn of them. */
static void
avoid_things (LwWordPlacer *words, const LwReportField *field, gboolean crowns)
{
  const LwCountry *country = lw_battle_country (field->stage->battle);

  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);
      cairo_rectangle_t box = paper_box (field, lw_feature_bounds (feature));
      double weight = lw_feature_has_box (feature->kind) ? HOUSE_WEIGHT
                      : feature->kind == LW_FEATURE_TREE ? TREE_WEIGHT
                                                         : 0;

      if (crowns && feature->kind == LW_FEATURE_TREE)
        box = tree_box (field, box);
      if (weight > 0)
        lw_word_placer_avoid (words, &box, weight);
    }
}

/* Places whose middle is on the map. */
static void
write_places (LwWordPlacer *words, const LwReportField *field)
{
  const LwCountry *country = lw_battle_country (field->stage->battle);

  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);
      cairo_rectangle_t box = paper_box (field, lw_feature_bounds (feature));

      if (feature->name == NULL || !*feature->name ||
          !lw_report_field_holds (field, box.x + box.width / 2, box.y + box.height / 2, 0))
        continue;
      lw_word_placer_set (words, feature->name, &box,
                          !lw_feature_has_box (feature->kind) && feature->kind != LW_FEATURE_TREE);
    }
}

static void
write_line (LwWordPlacer *words, const LwReportField *field, LwSide side)
{
  const LwCountry *country = lw_battle_country (field->stage->battle);
  LwEdge edge = field->stage->battle->player[side].edge;
  LwPoint west = { 0, lw_country_line_y (country, edge) };
  LwPoint east = { country->width, west.y };
  double x1, x2, y;

  lw_view_to_paper (&field->view, west, &x1, &y);
  lw_view_to_paper (&field->view, east, &x2, &y);
  lw_word_placer_along (words, side == LW_RED ? _ ("Red’s back line") : _ ("Blue’s back line"), x1,
                        y, x2 - x1, edge == LW_EDGE_NORTH);
}

static void
draw_bar (cairo_t *cr, double left, double right, double y)
{
  cairo_move_to (cr, left, y - 2);
  cairo_line_to (cr, left, y + 2);
  cairo_move_to (cr, left, y);
  cairo_line_to (cr, right, y);
  cairo_move_to (cr, right, y - 2);
  cairo_line_to (cr, right, y + 2);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_set_line_width (cr, 3);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
}

/* Where along the foot or the head of the map a bar of @width hides least: in a corner if it may.
 * Returns how much it hides. */
static double
find_scale (const LwWordPlacer *words,
            const LwReportField *field,
            double width,
            cairo_rectangle_t *best)
{
  double room = field->width - 2 * SCALE_EDGE - width;
  double least = G_MAXDOUBLE;

  for (guint step = 0; step <= 2 * SCALE_STEPS; step++)
    {
      double share = (double)(step / 2) / SCALE_STEPS;
      double x = field->x + SCALE_EDGE + share * room;
      double y = field->y + (step % 2 ? 16 : field->height - 7);
      cairo_rectangle_t spot = { x, y - 12, width, 16 };
      double cost = lw_word_placer_cost (words, &spot) + (share > 0 && share < 1 ? 2 : 0);

      if (cost >= least)
        continue;
      least = cost;
      *best = spot;
    }
  return least;
}

/* One foot, on a close map; half of it where the whole would hide more. */
static void
draw_scale (LwWordPlacer *words, const LwReportField *field)
{
  g_autoptr (LwWordPlacer) drawn = new_words (field);
  double inch = lw_view_inch (&field->view);
  const char *text = _ ("one foot");
  cairo_rectangle_t at, half;

  avoid_figures (drawn, field);
  avoid_arrows (drawn, field);
  avoid_things (drawn, field, TRUE);
  if (find_scale (drawn, field, 6 * inch, &half) + 4 < find_scale (drawn, field, 12 * inch, &at))
    {
      at = half;
      text = _ ("six inches");
    }
  draw_bar (field->cr, at.x, at.x + at.width, at.y + 12);
  lw_sign_words (field->cr, at.x + at.width / 2, at.y + 9.6, 0.5, text);
  lw_word_placer_avoid (words, &at, MAN_WEIGHT * 4);
}

static void
write_captured (LwWordPlacer *words, const LwReportField *field)
{
  const LwBattle *battle = field->stage->battle;

  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      double x, y, r = field->gun * LW_SIGN_BOX / 2 + 1;

      if (!gun->placed || gun->retired || gun->owner == gun->army)
        continue;
      lw_view_to_paper (&field->view, gun->at, &x, &y);
      if (lw_report_field_holds (field, x, y, r * 2))
        lw_word_placer_set (words, _ ("captured"),
                            &(cairo_rectangle_t){ x - r, y - r, r * 2, r * 2 }, FALSE);
    }
}

static gboolean
is_captive (const LwMan *man)
{
  return man->state == LW_MAN_CAPTIVE && lw_man_on_field (man);
}

static void
add_to_box (LwBox *box, LwPoint at, gboolean first)
{
  box->x1 = first ? at.x : MIN (box->x1, at.x);
  box->y1 = first ? at.y : MIN (box->y1, at.y);
  box->x2 = first ? at.x : MAX (box->x2, at.x);
  box->y2 = first ? at.y : MAX (box->y2, at.y);
}

/* @text beside the men in @box. */
static void
write_beside (LwWordPlacer *words, const LwReportField *field, LwBox box, const char *text)
{
  cairo_rectangle_t at = paper_box (field, box);
  double r = field->man;

  if (lw_report_field_holds (field, at.x, at.y, r))
    lw_word_placer_set (
        words, text,
        &(cairo_rectangle_t){ at.x - r, at.y - r, at.width + 2 * r, at.height + 2 * r }, FALSE);
}

/* Those whom a trail kept out of a melee. */
static void
write_trails (LwWordPlacer *words, const LwReportField *field)
{
  const GArray *trail = field->stage->trail;
  g_autofree char *number = lw_report_number (trail->len);
  g_autofree char *text = NULL;
  LwBox box = { 0, 0, 0, 0 };

  for (guint i = 0; i < trail->len; i++)
    add_to_box (&box, lw_battle_man (field->stage->battle, g_array_index (trail, LwRef, i))->at,
                i == 0);
  /* Translators: %s is a number of men in words: "two at the trail". */
  text = g_strdup_printf (_ ("%s at the trail"), number);
  if (trail->len > 0)
    write_beside (words, field, box, text);
}

/* Takes all captives from @seen that stand in one body with man @first. */
static guint
gather (const LwBattle *battle, gboolean *seen, guint first, LwBox *box)
{
  guint n = 0;

  for (guint i = first; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (seen[i] || !is_captive (man) || man->side != battle->men[first].side ||
          lw_distance (man->at, battle->men[first].at) > ONE_BODY)
        continue;
      seen[i] = TRUE;
      add_to_box (box, man->at, n++ == 0);
    }
  return n;
}

/* "three taken" where they were taken, "six prisoners" where they stand later. */
static void
write_captives (LwWordPlacer *words, const LwReportField *field)
{
  const LwBattle *battle = field->stage->battle;
  g_autofree gboolean *seen = g_new0 (gboolean, battle->n_men);

  for (guint i = 0; i < battle->n_men; i++)
    {
      g_autofree char *number = NULL;
      g_autofree char *text = NULL;
      LwBox box = { 0, 0, 0, 0 };
      guint n;

      if (seen[i] || !is_captive (&battle->men[i]))
        continue;
      n = gather (battle, seen, i, &box);
      number = lw_report_number (n);
      text = field->stage->close
                 ? g_strdup_printf (_ ("%s taken"), number)
                 : g_strdup_printf (ngettext ("%s prisoner", "%s prisoners", n), number);
      write_beside (words, field, box, text);
    }
}

void
lw_report_label_draw (const LwReportField *field)
{
  g_autoptr (LwWordPlacer) words = new_words (field);

  avoid_figures (words, field);
  avoid_arrows (words, field);
  avoid_things (words, field, FALSE);
  if (field->stage->close)
    draw_scale (words, field);
  else
    for (guint side = 0; side < LW_N_SIDES; side++)
      write_line (words, field, side);
  write_captives (words, field);
  write_trails (words, field);
  write_captured (words, field);
  write_places (words, field);
}
