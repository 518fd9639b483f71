/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-picture.c: the view along a gun, its four shots and its elevation, in pixels.
 */
#include "lw-sight-picture.h"

#include <math.h>

#include "ink/ink.h"

#define GLASS_MARGIN 16

static const LwBattle *
battle_of (LwSightView *self)
{
  return lw_session_battle (lw_hand_session (self->hand));
}

LwSight
lw_sight_picture_sight (LwSightView *self)
{
  LwSight sight = { .gun = lw_hand_gun (self->hand), .named = self->named };

  sight.bearing = lw_hand_bearing (self->hand);
  sight.elevation = lw_hand_elevation (self->hand);
  lw_hand_get_sway (self->hand, &sight.sway_bearing, &sight.sway_elevation);
  sight.marks = (const LwPoint *)(const void *)self->marks->data;
  sight.n_marks = self->marks->len;
  sight.viewer = lw_session_viewer (lw_hand_session (self->hand));
  sight.width = MAX (gtk_widget_get_width (GTK_WIDGET (self->picture)), 1);
  sight.height = MAX (gtk_widget_get_height (GTK_WIDGET (self->picture)), 1);
  return sight;
}

gboolean
lw_sight_picture_looks (LwSightView *self)
{
  return self->open && lw_hand_gun (self->hand) != LW_NONE &&
         lw_session_viewer (lw_hand_session (self->hand)) != LW_VIEWER_NOBODY;
}

/* A round in the upper right corner, clear of the clock. */
static double
glass_radius (int width, int height)
{
  return CLAMP (MIN (width * 0.12, height * 0.17), 60, 150);
}

/* Into pixels at once: what GTK records it would only draw again. */
static void
draw_picture_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  LwSightView *self = data;
  LwSight sight = lw_sight_picture_sight (self);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (area));
  double radius = glass_radius (width, height);
  LwSightRound round = { width - radius - GLASS_MARGIN, radius + GLASS_MARGIN, radius };
  cairo_surface_t *image;
  cairo_t *into;

  if (!lw_sight_picture_looks (self))
    return;
  image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * scale, height * scale);
  cairo_surface_set_device_scale (image, scale, scale);
  into = cairo_create (image);
  lw_sight_draw_floor (self->store, into, battle_of (self), &sight);
  lw_sight_draw_gun (into, battle_of (self), &sight);
  if (self->glass)
    lw_sight_draw_glass (self->store, into, battle_of (self), &sight, &round);
  cairo_destroy (into);
  cairo_set_source_surface (cr, image, 0, 0);
  cairo_paint (cr);
  cairo_surface_destroy (image);
}

static void
draw_pips_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  static const LwColour spent = { 0.78, 0.75, 0.69 };
  static const LwColour brass = { 0.55, 0.42, 0.2 };
  LwSightView *self = data;
  const LwGun *gun = lw_battle_gun (battle_of (self), lw_hand_gun (self->hand));
  guint i;

  for (i = 0; gun != NULL && i < LW_SHOTS_PER_MOVE; i++)
    {
      cairo_arc (cr, 9 + i * 23, height / 2.0, 8, 0, 2 * G_PI);
      lw_set_colour (cr, i < gun->shots ? &spent : &brass, 1);
      cairo_fill (cr);
    }
}

/* Whole degrees on a scale that moves past a fixed pointer, five above it and five below. */
static void
draw_screw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  LwSightView *self = data;
  double now = lw_hand_elevation (self->hand) / 3600.0, degree = height / 5.0;
  GdkRGBA ink;
  int i;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  for (i = -5 * 2; i <= 20 * 2; i++)
    {
      double y = height / 2.0 - (i / 2.0 - now) * degree;
      g_autofree char *text = g_strdup_printf ("%d°", i / 2);
      PangoLayout *layout;

      if (y < 8 || y > height - 8)
        continue;
      cairo_set_line_width (cr, 1.4);
      cairo_move_to (cr, 26, floor (y) + .5);
      cairo_rel_line_to (cr, i % 2 == 0 ? 24 : 14, 0);
      cairo_stroke (cr);
      if (i % 2 != 0)
        continue;
      layout = gtk_widget_create_pango_layout (GTK_WIDGET (area), text);
      cairo_move_to (cr, 56, y - 9);
      pango_cairo_show_layout (cr, layout);
      g_object_unref (layout);
    }
  cairo_move_to (cr, 8, height / 2.0 - 7);
  cairo_line_to (cr, 22, height / 2.0);
  cairo_line_to (cr, 8, height / 2.0 + 7);
  cairo_close_path (cr);
  lw_set_colour (cr, &lw_colour_guide, 1);
  cairo_fill (cr);
}

void
lw_sight_picture_add (LwSightView *self)
{
  /* Left is left in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self->picture), GTK_TEXT_DIR_LTR);
  gtk_drawing_area_set_draw_func (self->picture, draw_picture_cb, self, NULL);
  gtk_drawing_area_set_draw_func (self->pips, draw_pips_cb, self, NULL);
  gtk_drawing_area_set_draw_func (self->screw, draw_screw_cb, self, NULL);
}
