/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drag-image.c: the picture of what is held in the air, which is drawn once and goes along.
 */
#include "lw-drag-image.h"

#include <math.h>
#include <string.h>

#include "terrain/terrain.h"

void
lw_drag_image_forget (LwDragImage *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
}

/* The box in pixels, shadow and crown included. */
static graphene_rect_t
pixels_of (const LwView *view, LwBox box)
{
  LwBox grown = lw_box_grown (box, LW_INCHES (2.5));
  double x1, y1, x2, y2;
  graphene_rect_t rect;

  lw_view_to_paper (view, (LwPoint){ grown.x1, grown.y2 }, &x1, &y1);
  lw_view_to_paper (view, (LwPoint){ grown.x2, grown.y1 }, &x2, &y2);
  rect = GRAPHENE_RECT_INIT ((float)floor (x1), (float)floor (y1), (float)(ceil (x2) - floor (x1)),
                             (float)(ceil (y2) - floor (y1)));
  return rect;
}

static LwBox
bounds_of (GPtrArray *things)
{
  LwBox box = lw_feature_bounds (g_ptr_array_index (things, 0));
  guint i;

  for (i = 1; i < things->len; i++)
    {
      LwBox next = lw_feature_bounds (g_ptr_array_index (things, i));

      box = (LwBox){ MIN (box.x1, next.x1), MIN (box.y1, next.y1), MAX (box.x2, next.x2),
                     MAX (box.y2, next.y2) };
    }
  return box;
}

/* What is carried is drawn once, and its picture goes along. */
static void
draw_things (LwDragImage *self, GPtrArray *things, const LwView *view)
{
  const LwCountry *country = lw_editor_country (self->grasp->editor);
  LwView local = *view;
  cairo_t *cr;
  guint i;

  self->n_held = self->grasp->n_held;
  self->view = *view;
  self->box = pixels_of (view, bounds_of (things));
  self->picture = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, MAX ((int)self->box.size.width, 1), MAX ((int)self->box.size.height, 1));
  local.left -= self->box.origin.x;
  local.top -= self->box.origin.y;
  cr = cairo_create (self->picture);
  for (i = 0; i < things->len; i++)
    lw_draw_feature (cr, g_ptr_array_index (things, i), country->texture, &local, LW_INK_COLOUR);
  cairo_destroy (cr);
}

static void
paint_held_cb (cairo_t *cr, gconstpointer image)
{
  const LwDragImage *self = image;

  lw_canvas_copy (cr, self->picture, self->box.origin.x, self->box.origin.y);
}

static GPtrArray *
things_held (LwDragImage *self)
{
  GPtrArray *held = lw_editor_lifted (self->grasp->editor);
  const char *const *ids = lw_editor_ids (self->grasp->editor);
  guint i;

  for (i = 0; self->grasp->hold == LW_HOLD_COPY && ids[i] != NULL; i++)
    g_ptr_array_add (held,
                     (gpointer)lw_country_find (lw_editor_country (self->grasp->editor), ids[i]));
  return held;
}

void
lw_drag_image_show (LwDragImage *self, LwCanvas *canvas, const LwView *view)
{
  g_autoptr (GPtrArray) things = NULL;

  if (self->picture != NULL &&
      (self->n_held != self->grasp->n_held || memcmp (&self->view, view, sizeof *view) != 0))
    lw_drag_image_forget (self);
  if (self->picture == NULL)
    {
      things = things_held (self);
      if (things->len == 0)
        return;
      draw_things (self, things, view);
    }
  lw_canvas_enter (canvas, floor (self->grasp->shift.x * view->scale + .5),
                   floor (-self->grasp->shift.y * view->scale + .5));
  lw_canvas_show (canvas, &self->node, &self->box, paint_held_cb, self);
  lw_canvas_leave (canvas);
}
