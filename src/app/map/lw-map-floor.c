/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-floor.c: the lowest layer of the map, the Country; and the curtain as it is drawn back.
 *
 * The Country is drawn once, in tiles, and each is kept in a node: dragging a man or panning within
 * what is there never draws it again. What a pan will bring into sight is drawn tile by tile before
 * it comes. Where the editor has changed the Country, that much is drawn anew; what is being
 * dragged there is lifted off it. While a zoom is under way the old tiles are shown stretched; a
 * moment after it has come to rest others are drawn, some at a time too.
 */
#include "lw-map-private.h"

#include <math.h>

#include "kit/kit.h"

#define AHEAD 160  /* pixels about what is seen that are drawn while there is time */
#define BEHIND 480 /* tiles farther off than this are forgotten */
#define SHARPEN_MS 140
#define SIDE 256         /* of a tile, in pixels of the screen: so much stays in the cache */
#define TEXTURE_SIDE 600 /* and under GL, where each is dear in itself */
#define TILES_AT_ONCE 1  /* a stroke of work that nobody notices */

static double
field_width (LwMapView *self)
{
  return lw_map_country (self)->width * self->view.scale;
}

static double
field_height (LwMapView *self)
{
  return lw_map_country (self)->depth * self->view.scale;
}

/* What is seen of the field, and @margin about it, in pixels from its north-west corner. */
static cairo_rectangle_int_t
seen_box (LwMapView *self, int margin)
{
  int left = MAX ((int)-self->view.left - margin, 0), top = MAX ((int)-self->view.top - margin, 0),
      right = MIN ((int)-self->view.left + gtk_widget_get_width (GTK_WIDGET (self)) + margin,
                   (int)ceil (field_width (self))),
      bottom = MIN ((int)-self->view.top + gtk_widget_get_height (GTK_WIDGET (self)) + margin,
                    (int)ceil (field_height (self)));

  return (cairo_rectangle_int_t){ left, top, MAX (right - left, 1), MAX (bottom - top, 1) };
}

void
lw_map_floor_forget (LwMapView *self)
{
  g_clear_pointer (&self->floor, lw_tiles_free);
  g_clear_pointer (&self->next_floor, lw_tiles_free);
  g_clear_handle_id (&self->piecework, g_source_remove);
  g_array_set_size (self->damage, 0);
}

static void
free_nothing_cb (gpointer feature)
{
}

/* The Country without what is lifted off it: the things themselves are borrowed. */
static LwCountry *
copy_lying (LwMapView *self)
{
  const LwCountry *country = lw_map_country (self);
  LwCountry *lying = lw_country_new (NULL, country->width, country->depth);
  guint i;

  g_ptr_array_set_free_func (lying->features, free_nothing_cb);
  lying->texture = country->texture;
  for (i = 0; i < lw_country_count (country); i++)
    if (!lw_map_tool_lifts (self->tool, lw_country_feature (country, i)))
      g_ptr_array_add (lying->features, g_ptr_array_index (country->features, i));
  return lying;
}

/* Tiles are drawn at the scale of the map alone: those of another are only shown. */
static void
draw_country_cb (gpointer data, cairo_t *cr, double x, double y)
{
  LwMapView *self = data;
  g_autoptr (LwCountry) lying = copy_lying (self);
  LwView view = self->view;

  view.left = x;
  view.top = y;
  lw_draw_country (cr, lying, &view, LW_INK_COLOUR);
  lw_draw_place_names (cr, lying, &view, LW_INK_COLOUR);
}

static LwTiles *
new_floor (LwMapView *self, double *scale)
{
  *scale = self->view.scale;
  return lw_tiles_new ((int)ceil (field_width (self)), (int)ceil (field_height (self)),
                       lw_picture_node_is_texture (GTK_WIDGET (self)) ? TEXTURE_SIDE : SIDE,
                       gtk_widget_get_scale_factor (GTK_WIDGET (self)), draw_country_cb, self);
}

/* Something changed within these boxes of the floor: most often one thing, where it was and is. */
static void
mend (LwMapView *self)
{
  LwLength depth = lw_map_country (self)->depth;
  cairo_region_t *part = cairo_region_create ();
  double scale = self->view.scale;
  guint i;

  for (i = 0; i < self->damage->len; i++)
    {
      LwBox box = g_array_index (self->damage, LwBox, i);
      int x1 = (int)floor (box.x1 * scale), y1 = (int)floor ((depth - box.y2) * scale),
          x2 = (int)ceil (box.x2 * scale), y2 = (int)ceil ((depth - box.y1) * scale);
      cairo_rectangle_int_t pixels = { x1, y1, x2 - x1, y2 - y1 };

      cairo_region_union_rectangle (part, &pixels);
    }
  lw_tiles_mend (self->floor, part);
  cairo_region_destroy (part);
  g_array_set_size (self->damage, 0);
  self->floor_renders++;
}

static gboolean
is_stretched (LwMapView *self)
{
  return self->floor != NULL && self->floor_scale != self->view.scale;
}

/* Some tiles of the next floor. When all that is seen of it is there, it takes the place of the
 * stretched one. FALSE: the map has gone on to another scale. */
static gboolean
draw_next (LwMapView *self)
{
  cairo_rectangle_int_t seen = seen_box (self, 0);

  if (self->next_scale != self->view.scale)
    {
      g_clear_pointer (&self->next_floor, lw_tiles_free);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      return FALSE;
    }
  if (lw_tiles_fill (self->next_floor, &seen, TILES_AT_ONCE))
    return TRUE;
  lw_tiles_free (self->floor);
  self->floor = g_steal_pointer (&self->next_floor);
  self->floor_scale = self->next_scale;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

/* Of what lies ahead the nearest comes first. FALSE: all is there. */
static gboolean
draw_ahead (LwMapView *self)
{
  cairo_rectangle_int_t near = seen_box (self, AHEAD / 2), far = seen_box (self, AHEAD);

  return lw_tiles_fill (self->floor, &near, TILES_AT_ONCE) ||
         lw_tiles_fill (self->floor, &far, TILES_AT_ONCE);
}

static gboolean
work_cb (gpointer data)
{
  LwMapView *self = data;
  gboolean more;

  if (self->next_floor != NULL)
    more = draw_next (self);
  else
    more = self->floor != NULL && !is_stretched (self) && draw_ahead (self);
  if (!more)
    self->piecework = 0;
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* When there is nothing else to do. */
static void
work_on (LwMapView *self)
{
  if (self->piecework == 0)
    self->piecework = g_idle_add (work_cb, self);
}

static gboolean
sharpen_cb (gpointer data)
{
  LwMapView *self = data;

  self->sharpen = 0;
  g_clear_pointer (&self->next_floor, lw_tiles_free);
  self->next_floor = new_floor (self, &self->next_scale);
  self->floor_renders++;
  work_on (self);
  return G_SOURCE_REMOVE;
}

static void
sharpen_later (LwMapView *self)
{
  if (self->next_floor != NULL && self->next_scale == self->view.scale)
    return;
  g_clear_handle_id (&self->sharpen, g_source_remove);
  self->sharpen = g_timeout_add (SHARPEN_MS, sharpen_cb, self);
}

/* All that is seen is there for this frame, and a little more is drawn. */
static void
prepare (LwMapView *self)
{
  cairo_rectangle_int_t seen = seen_box (self, 0), kept = seen_box (self, BEHIND);

  if (self->floor == NULL)
    self->floor = new_floor (self, &self->floor_scale);
  /* The next one is begun again. */
  if (self->damage->len > 0)
    g_clear_pointer (&self->next_floor, lw_tiles_free);
  if (self->damage->len > 0)
    mend (self);
  if (lw_tiles_fill (self->floor, &seen, G_MAXUINT))
    self->floor_renders++;
  lw_tiles_keep (self->floor, &kept);
  if (draw_ahead (self))
    work_on (self);
}

static void
show_ground (LwCanvas *canvas, float x, float y, float width, float height)
{
  const GdkRGBA light = { .725f, .67f, .58f, 1 }, dark = { .29f, .265f, .225f, 1 };
  graphene_rect_t box = GRAPHENE_RECT_INIT (x, y, width, height);

  if (width > 0 && height > 0)
    lw_canvas_colour (canvas, lw_map_is_dark () ? &dark : &light, &box);
}

/* What lies about the field; under it nothing need be painted. */
static void
show_surroundings (LwMapView *self, LwCanvas *canvas)
{
  float width = (float)gtk_widget_get_width (GTK_WIDGET (self)),
        height = (float)gtk_widget_get_height (GTK_WIDGET (self));
  cairo_rectangle_int_t field = seen_box (self, 0);
  float left = (float)(field.x + self->view.left), top = (float)(field.y + self->view.top),
        right = left + (float)field.width, bottom = top + (float)field.height;

  show_ground (canvas, 0, 0, width, top);
  show_ground (canvas, 0, top, left, bottom - top);
  show_ground (canvas, right, top, width - right, bottom - top);
  show_ground (canvas, 0, bottom, width, height - bottom);
}

/* What is seen of the tiles, by their own measure. */
static cairo_rectangle_int_t
seen_stretched (LwMapView *self, double stretch)
{
  cairo_rectangle_int_t seen = seen_box (self, 0);
  int left = (int)floor (seen.x / stretch), top = (int)floor (seen.y / stretch);

  return (cairo_rectangle_int_t){ left, top, (int)ceil ((seen.x + seen.width) / stretch) - left,
                                  (int)ceil ((seen.y + seen.height) / stretch) - top };
}

static void
show_stretched (LwMapView *self, LwCanvas *canvas)
{
  double stretch = self->view.scale / self->floor_scale;
  cairo_rectangle_int_t seen = seen_stretched (self, stretch);

  lw_tiles_show (self->floor, canvas, &seen, stretch);
  sharpen_later (self);
}

static void
show_sharp (LwMapView *self, LwCanvas *canvas)
{
  cairo_rectangle_int_t seen = seen_box (self, 0);

  prepare (self);
  lw_tiles_show (self->floor, canvas, &seen, 1);
}

void
lw_map_floor_show (LwMapView *self, LwCanvas *canvas)
{
  gboolean stretched = is_stretched (self);

  if (stretched)
    show_ground (canvas, 0, 0, (float)gtk_widget_get_width (GTK_WIDGET (self)),
                 (float)gtk_widget_get_height (GTK_WIDGET (self)));
  else
    show_surroundings (self, canvas);
  lw_canvas_enter (canvas, self->view.left, self->view.top);
  if (stretched)
    show_stretched (self, canvas);
  else
    show_sharp (self, canvas);
  lw_canvas_leave (canvas);
}

static void
paint_curtain_cb (cairo_t *cr, gconstpointer map)
{
  LwMapView *self = (LwMapView *)map;

  lw_scene_draw_curtain (cr, lw_map_battle (self), LW_VIEWER_NOBODY, &self->view,
                         self->curtain_open);
}

void
lw_map_curtain_show (LwMapView *self, LwCanvas *canvas)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                                               gtk_widget_get_height (GTK_WIDGET (self)));
  g_autoptr (GskRenderNode) passing = NULL;

  if (lw_map_battle (self) != NULL && self->curtain_moving)
    lw_canvas_gather (canvas, &passing, &bounds, paint_curtain_cb, self);
}
