/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-melee.c: a melee: its ring on the map, and its picture for the dialog.
 *
 * The picture has two layers: what stays while the mover chooses, which is kept, and the numbered
 * men, who change with each click.
 */
#include "lw-draw-melee.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "despatch/despatch.h"
#include "ink/ink.h"
#include "lw-draw-marks.h"

/* Floor about the men, and pixels to the inch at the nearest. */
#define ROOM LW_INCHES (3)
#define NEAREST 34.0

/* Where all who take part stand. (transfer full) (element-type LwPoint) */
static GArray *
places_of (const LwBattle *battle, const LwMelee *melee)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint i = 0; i < melee->men[side]->len; i++)
      {
        const LwMan *man = lw_battle_man (battle, g_array_index (melee->men[side], LwRef, i));

        g_array_append_val (places, man->at);
      }
  return places;
}

/* ---- on the map ---- */

static char *
describe_melee (const LwMelee *melee)
{
  guint red = melee->men[LW_RED]->len, blue = melee->men[LW_BLUE]->len;

  if (melee->equal || !melee->isolated)
    return g_strdup_printf (_ ("Melee: %u Red · %u Blue"), red, blue);
  if (melee->inferior == LW_RED)
    return g_strdup_printf (_ ("Melee: %u Red, isolated · %u Blue"), red, blue);
  return g_strdup_printf (_ ("Melee: %u Red · %u Blue, isolated"), red, blue);
}

/* Half axes of an upright oval about a box's middle that takes in every man. */
static void
fit_oval (const LwBattle *battle, const LwMelee *melee, LwBox box, double *rx, double *ry)
{
  double a = (box.x2 - box.x1) / 2.0 + LW_INCH, b = (box.y2 - box.y1) / 2.0 + LW_INCH;
  double mx = (box.x1 + box.x2) / 2.0, my = (box.y1 + box.y2) / 2.0;
  double most = 0.5;

  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint i = 0; i < melee->men[side]->len; i++)
      {
        const LwMan *man = lw_battle_man (battle, g_array_index (melee->men[side], LwRef, i));
        most = MAX (most, hypot ((man->at.x - mx) / a, (man->at.y - my) / b));
      }
  *rx = a * most + LW_INCH;
  *ry = b * most + LW_INCH;
}

void
lw_draw_melee_ring (
    cairo_t *cr, const LwBattle *battle, const LwMelee *melee, const LwView *view, LwChips *chips)
{
  double x, y, rx, ry;

  g_return_if_fail (cr != NULL && battle != NULL && melee != NULL && view != NULL && chips != NULL);

  g_autoptr (GArray) places = places_of (battle, melee);
  if (places->len == 0)
    return;
  LwBox box = lw_box_around ((const LwPoint *)(void *)places->data, places->len, 0);
  fit_oval (battle, melee, box, &rx, &ry);
  lw_view_to_paper (view, (LwPoint){ (box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2 }, &x, &y);
  rx *= view->scale;
  ry *= view->scale;
  cairo_save (cr);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, rx, ry);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  lw_set_colour (cr, &lw_colour_melee, 0.07);
  cairo_fill_preserve (cr);
  lw_stroke_edged (cr, &lw_colour_melee, 2.6, 0.15);
  cairo_restore (cr);
  g_autofree char *label = describe_melee (melee);
  lw_chips_add (chips, x, y - ry, y + ry, label, &lw_colour_melee);
}

/* ---- in the dialog ---- */

LwView
lw_draw_melee_view (const LwBattle *battle, const LwMelee *melee, double width, double height)
{
  LwView view = { 1.0 / LW_INCH, 0, 0, 0 };

  g_return_val_if_fail (battle != NULL && melee != NULL && width > 0 && height > 0, view);

  g_autoptr (GArray) places = places_of (battle, melee);
  if (places->len == 0)
    return lw_view_fit (lw_battle_country (battle), width, height, 0);
  LwBox box = lw_box_around ((const LwPoint *)(void *)places->data, places->len, ROOM);
  view.depth = lw_battle_country (battle)->depth;
  view.scale = MIN (width / (box.x2 - box.x1), height / (box.y2 - box.y1));
  view.scale = MIN (view.scale, NEAREST / LW_INCH);
  view.left = width / 2 - (box.x1 + box.x2) / 2.0 * view.scale;
  view.top = height / 2 - (view.depth - (box.y1 + box.y2) / 2.0) * view.scale;
  return view;
}

guint
lw_draw_melee_number (const LwMelee *melee, LwRef man)
{
  g_return_val_if_fail (melee != NULL, 0);

  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint i = 0; i < melee->men[side]->len; i++)
      if (g_array_index (melee->men[side], LwRef, i) == man)
        return i + 1;
  return 0;
}

/* Is it near enough to the men for its crew to be at stake? */
static gboolean
is_at_stake (const LwBattle *battle, const LwMelee *melee, LwRef gun)
{
  const LwGun *piece = lw_battle_gun (battle, gun);
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));

  if (!piece->placed || piece->retired)
    return FALSE;
  lw_battle_near_gun (battle, gun, men);
  for (guint i = 0; i < men->len; i++)
    if (lw_draw_melee_number (melee, g_array_index (men, LwRef, i)) > 0)
      return TRUE;
  return FALSE;
}

/* Two guns side by side: the second chip goes under the first. */
static double
below_others (const GArray *chips, double x, double y, double wide, double high)
{
  for (guint i = 0; i < chips->len; i++)
    {
      const cairo_rectangle_t *other = &g_array_index (chips, cairo_rectangle_t, i);

      if (ABS (other->x - x) < (other->width + wide) / 2 && ABS (other->y - y) < high)
        y = other->y + high + 3;
    }
  return y;
}

/* The chip stands at the trail's end, and inside the picture. */
static void
label_gun (
    cairo_t *cr, const LwBattle *battle, LwRef gun, guint left, const LwView *view, GArray *chips)
{
  const LwGun *piece = lw_battle_gun (battle, gun);
  g_autofree char *name = lw_despatch_gun_heading (battle, gun);
  g_autofree char *text =
      g_strdup_printf (ngettext ("%s · %u man", "%s · %u men", left), name, left);
  double size = lw_label_size (view) * 0.85, x, y, wide, high, x1, y1, x2, y2;
  cairo_rectangle_t chip;

  lw_view_to_paper (view, lw_gun_trail_end (piece), &x, &y);
  lw_label_measure (cr, text, size, &wide, &high);
  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  if (x2 - x1 > wide + 12 && y2 - y1 > high + 12)
    {
      x = CLAMP (x, x1 + wide / 2 + 6, x2 - wide / 2 - 6);
      y = CLAMP (y, y1 + high / 2 + 6, y2 - high / 2 - 6);
    }
  y = below_others (chips, x, y, wide, high);
  chip = (cairo_rectangle_t){ x, y, wide, high };
  g_array_append_val (chips, chip);
  lw_label_chip (cr, x, y, text, size,
                 left >= LW_GUN_CREW ? &lw_colour_side_text[piece->owner] : &lw_colour_warning);
}

static void
draw_figure (
    cairo_t *cr, const LwBattle *battle, LwRef ref, guint number, gboolean held, const LwView *view)
{
  const LwMan *man = lw_battle_man (battle, ref);
  LwManLook look = lw_scene_man_look (man, FALSE);
  double x, y;

  look.number = number;
  look.held = held;
  lw_view_to_paper (view, man->at, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  lw_draw_man (cr, &look, man->facing, lw_view_inch (view), LW_INK_COLOUR);
  cairo_restore (cr);
}

/* A dark cross edged with white: it shows on red, on navy and on wood. */
static void
cross_out (cairo_t *cr, double x, double y, double arm)
{
  static const LwColour white = { 1, 1, 1 };

  for (gint i = 0; i < 2; i++)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, x - arm, y - arm);
      cairo_line_to (cr, x + arm, y + arm);
      cairo_move_to (cr, x + arm, y - arm);
      cairo_line_to (cr, x - arm, y + arm);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_width (cr, MAX (arm * (i == 0 ? 0.62 : 0.32), i == 0 ? 3.2 : 1.6));
      lw_set_colour (cr, i == 0 ? &white : &lw_colour_ink, 1);
      cairo_stroke (cr);
    }
}

/* A ring that stands off the base, under the man and his badge. */
static void
ring_man (cairo_t *cr, const LwMan *man, const LwColour *colour, const LwView *view)
{
  double x, y, inch = lw_view_inch (view);
  double half = man->arm == LW_CAVALRY ? inch * 0.625 : 0, off = MAX (5, inch * 0.56);

  lw_view_to_paper (view, man->at, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, -man->facing * G_PI / (LW_TURN / 2));
  cairo_new_path (cr);
  cairo_arc (cr, half, 0, off, -G_PI / 2, G_PI / 2);
  cairo_arc (cr, -half, 0, off, G_PI / 2, 1.5 * G_PI);
  cairo_close_path (cr);
  lw_stroke_edged (cr, colour, CLAMP (inch * 0.15, 2, 4.5), 0.55);
  cairo_restore (cr);
}

static gboolean
in_picture (cairo_t *cr, const LwMan *man, const LwView *view)
{
  double x, y, x1, y1, x2, y2, room = lw_draw_man_extent (lw_view_inch (view));

  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  lw_view_to_paper (view, man->at, &x, &y);
  return x > x1 - room && x < x2 + room && y > y1 - room && y < y2 + room;
}

static void
draw_guns (cairo_t *cr, const LwBattle *battle, const LwView *view)
{
  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      LwGunLook look = lw_scene_gun_look (battle, (LwRef)i);
      double x, y;

      if (!gun->placed || gun->retired)
        continue;
      lw_view_to_paper (view, gun->at, &x, &y);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      lw_draw_gun (cr, &look, gun->bearing, lw_view_inch (view), LW_INK_COLOUR);
      cairo_restore (cr);
    }
}

/* Those who only look on are faint, so that the eye goes to the men who fight. */
static void
draw_bystanders (cairo_t *cr, const LwBattle *battle, const LwMelee *melee, const LwView *view)
{
  cairo_push_group (cr);
  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      if (!lw_man_on_field (man) || lw_draw_melee_number (melee, (LwRef)i) > 0 ||
          !in_picture (cr, man, view))
        continue;
      if (lw_refs_hold (melee->near, (LwRef)i))
        ring_man (cr, man, &lw_colour_chalk, view);
      draw_figure (cr, battle, (LwRef)i, 0, FALSE, view);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.6);
}

void
lw_draw_melee_floor (cairo_t *cr, const LwBattle *battle, const LwMelee *melee, const LwView *view)
{
  g_return_if_fail (cr != NULL && battle != NULL && melee != NULL && view != NULL);

  cairo_save (cr);
  lw_draw_country (cr, lw_battle_country (battle), view, LW_INK_COLOUR);
  for (guint i = 0; i < battle->n_guns; i++)
    if (is_at_stake (battle, melee, (LwRef)i))
      lw_draw_six_inches (cr, &battle->guns[i], view);
  lw_draw_place_names (cr, lw_battle_country (battle), view, LW_INK_COLOUR);
  draw_guns (cr, battle, view);
  draw_bystanders (cr, battle, melee, view);
  cairo_restore (cr);
}

void
lw_draw_melee_men (cairo_t *cr,
                   const LwBattle *battle,
                   const LwMelee *melee,
                   const LwOrder *choice,
                   LwRef held,
                   const LwView *view)
{
  g_autoptr (GArray) chips = g_array_new (FALSE, FALSE, sizeof (cairo_rectangle_t));
  g_return_if_fail (cr != NULL && battle != NULL && melee != NULL);
  g_return_if_fail (choice != NULL && view != NULL);

  cairo_save (cr);
  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint i = 0; i < melee->men[side]->len; i++)
      {
        LwRef ref = g_array_index (melee->men[side], LwRef, i);
        const LwMan *man = lw_battle_man (battle, ref);
        double x, y;

        if (lw_refs_hold (choice->taken, ref))
          ring_man (cr, man, &lw_colour_selection, view);
        draw_figure (cr, battle, ref, i + 1, ref == held, view);
        lw_view_to_paper (view, man->at, &x, &y);
        if (lw_refs_hold (choice->dead, ref))
          cross_out (cr, x, y, MAX (3.5, lw_view_inch (view) * 0.34));
      }
  for (guint i = 0; i < battle->n_guns; i++)
    if (is_at_stake (battle, melee, (LwRef)i))
      label_gun (cr, battle, (LwRef)i, lw_melee_crew (battle, choice, (LwRef)i), view, chips);
  cairo_restore (cr);
}
