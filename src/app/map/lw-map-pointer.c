/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-pointer.c: mouse and cursor on the map, tape and rubber band.
 */
#include "lw-map-pointer.h"

#include <math.h>

#include "kit/kit.h"

void
lw_map_pointer_init (LwMapPointer *self, LwMapCamera *camera)
{
  self->camera = camera;
  lw_map_pointer_leave (self);
}

void
lw_map_pointer_leave (LwMapPointer *self)
{
  self->man = self->gun = LW_NONE;
}

gboolean
lw_map_pointer_at (const LwMapPointer *self, LwPoint *point)
{
  *point = self->cursor_shown ? self->cursor : self->mouse;
  return self->cursor_shown || self->inside;
}

void
lw_map_pointer_set_cursor (LwMapPointer *self, LwPoint point)
{
  self->cursor = point;
  self->cursor_shown = TRUE;
  lw_map_camera_centre_on (self->camera, point);
  lw_map_camera_redraw (self->camera);
}

/* ---- the tape ---- */

static LwPoint
end_of_tape (const LwMapPointer *self)
{
  return self->inside && !self->cursor_shown ? self->mouse : self->cursor;
}

void
lw_map_pointer_lay_tape (LwMapPointer *self, gboolean on)
{
  self->measuring = on;
  lw_map_pointer_tape_from (self, end_of_tape (self));
}

void
lw_map_pointer_hold_tape (LwMapPointer *self, gboolean hold)
{
  self->tape_held = hold;
  if (self->measuring != hold)
    lw_map_pointer_lay_tape (self, hold);
}

void
lw_map_pointer_tape_from (LwMapPointer *self, LwPoint from)
{
  self->tape_from = from;
  self->tape_fixed = FALSE;
  lw_map_camera_redraw (self->camera);
}

LwBox
lw_map_pointer_band (const LwMapPointer *self)
{
  LwPoint corners[2] = { self->band_from, self->mouse };

  return lw_box_around (corners, 2, 0);
}

/* ---- drawing ---- */

static void
draw_tape (const LwMapPointer *self, cairo_t *cr)
{
  LwPoint points[2] = { self->tape_from, self->tape_fixed ? self->tape_to : end_of_tape (self) };
  g_autofree char *length =
      lw_length_format (lw_distance (points[0], points[1]), lw_settings_units ());

  lw_draw_string (cr, &self->camera->view, points, 2, length);
}

static void
draw_band (const LwMapPointer *self, cairo_t *cr)
{
  double x1, y1, x2, y2;

  lw_view_to_paper (&self->camera->view, self->band_from, &x1, &y1);
  lw_view_to_paper (&self->camera->view, self->mouse, &x2, &y2);
  cairo_rectangle (cr, MIN (x1, x2) + .5, MIN (y1, y2) + .5, fabs (x2 - x1), fabs (y2 - y1));
  cairo_set_source_rgba (cr, 1, .85, .1, .16);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, .75, .55, 0, .9);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_cursor (const LwMapPointer *self, cairo_t *cr)
{
  double x, y;

  lw_view_to_paper (&self->camera->view, self->cursor, &x, &y);
  cairo_set_line_width (cr, 4);
  cairo_set_source_rgba (cr, 1, 1, 1, .9);
  cairo_arc (cr, x, y, 9, 0, 2 * G_PI);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2);
  cairo_set_source_rgba (cr, .15, .12, .1, 1);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, 1.5, 0, 2 * G_PI);
  cairo_fill (cr);
}

gboolean
lw_map_pointer_draw (const LwMapPointer *self, cairo_t *cr, guint part)
{
  if (part == 0 && self->measuring)
    draw_tape (self, cr);
  else if (part == 1 && self->banding)
    draw_band (self, cr);
  else if (part == 2 && self->cursor_shown && gtk_widget_has_focus (self->camera->widget))
    draw_cursor (self, cr);
  return part < 3;
}
