/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-floor.c: the lowest layer of the map: the Country, and what lies about it.
 *
 * The Country is drawn once, in tiles, and each is kept in a node: dragging a man or panning within
 * what is there never draws it again. What a pan will bring into sight is drawn tile by tile before
 * it comes. Where the editor has changed the Country, that much is drawn anew; what is being
 * dragged there is lifted off it. While a zoom is under way the old tiles are shown stretched; a
 * moment after it has come to rest others are drawn, some at a time too.
 */
#include "lw-map-floor.h"

#include <math.h>

#include "kit/kit.h"

#define AHEAD 160  /* pixels about what is seen that are drawn while there is time */
#define BEHIND 480 /* tiles farther off than this are forgotten */
#define SHARPEN_MS 140
#define SIDE 256         /* of a tile, in pixels of the screen: so much stays in the cache */
#define TEXTURE_SIDE 600 /* and under GL, where each is dear in itself */
#define TILES_AT_ONCE 1  /* a stroke of work that nobody notices */

static const LwCountry *
country_of (LwMapFloor *self)
{
  return lw_map_scene_country (self->camera->scene);
}

static double
field_width (LwMapFloor *self)
{
  return country_of (self)->width * self->camera->view.scale;
}

static double
field_height (LwMapFloor *self)
{
  return country_of (self)->depth * self->camera->view.scale;
}

/* What is seen of the field, and @margin about it, in pixels from its north-west corner. */
static cairo_rectangle_int_t
seen_box (LwMapFloor *self, int margin)
{
  int left = MAX ((int)-self->camera->view.left - margin, 0),
      top = MAX ((int)-self->camera->view.top - margin, 0),
      right = MIN ((int)-self->camera->view.left + lw_map_camera_width (self->camera) + margin,
                   (int)ceil (field_width (self))),
      bottom = MIN ((int)-self->camera->view.top + lw_map_camera_height (self->camera) + margin,
                    (int)ceil (field_height (self)));

  return (cairo_rectangle_int_t){ left, top, MAX (right - left, 1), MAX (bottom - top, 1) };
}

void
lw_map_floor_forget (LwMapFloor *self)
{
  g_clear_pointer (&self->tiles, lw_tiles_free);
  g_clear_pointer (&self->next, lw_tiles_free);
  g_clear_handle_id (&self->piecework, g_source_remove);
  g_array_set_size (self->damage, 0);
}

void
lw_map_floor_init (LwMapFloor *self, LwMapCamera *camera)
{
  self->camera = camera;
  self->damage = g_array_new (FALSE, FALSE, sizeof (LwBox));
}

void
lw_map_floor_clear (LwMapFloor *self)
{
  if (self->damage == NULL)
    return;
  g_clear_handle_id (&self->sharpen, g_source_remove);
  lw_map_floor_forget (self);
  g_clear_pointer (&self->damage, g_array_unref);
}

void
lw_map_floor_damage (LwMapFloor *self, LwBox box)
{
  g_array_append_val (self->damage, box);
}

static void
free_nothing_cb (gpointer feature)
{
}

/* The Country without what is lifted off it: the things themselves are borrowed. */
static LwCountry *
copy_lying (LwMapFloor *self)
{
  const LwCountry *country = country_of (self);
  LwMapTool *tool = lw_map_scene_tool (self->camera->scene);
  LwCountry *lying = lw_country_new (NULL, country->width, country->depth);

  g_ptr_array_set_free_func (lying->features, free_nothing_cb);
  lying->texture = country->texture;
  for (guint i = 0; i < lw_country_count (country); i++)
    if (!lw_map_tool_lifts (tool, lw_country_feature (country, i)))
      g_ptr_array_add (lying->features, g_ptr_array_index (country->features, i));
  return lying;
}

/* Tiles are drawn at the scale of the map alone: those of another are only shown. */
static void
draw_country_cb (gpointer data, cairo_t *cr, double x, double y)
{
  LwMapFloor *self = data;
  g_autoptr (LwCountry) lying = copy_lying (self);
  LwView view = self->camera->view;

  view.left = x;
  view.top = y;
  lw_draw_country (cr, lying, &view, LW_INK_COLOUR);
  lw_draw_place_names (cr, lying, &view, LW_INK_COLOUR);
}

static LwTiles *
new_tiles (LwMapFloor *self, double *scale)
{
  LwCanvas canvas = lw_canvas_on (self->camera->widget, NULL, NULL);

  *scale = self->camera->view.scale;
  return lw_tiles_new ((int)ceil (field_width (self)), (int)ceil (field_height (self)),
                       canvas.textures ? TEXTURE_SIDE : SIDE, canvas.scale, draw_country_cb, self);
}

/* Something changed within these boxes of the floor: most often one thing, where it was and is. */
static void
mend (LwMapFloor *self)
{
  LwLength depth = country_of (self)->depth;
  cairo_region_t *part = cairo_region_create ();
  double scale = self->camera->view.scale;

  for (guint i = 0; i < self->damage->len; i++)
    {
      LwBox box = g_array_index (self->damage, LwBox, i);
      int x1 = (int)floor (box.x1 * scale), y1 = (int)floor ((depth - box.y2) * scale),
          x2 = (int)ceil (box.x2 * scale), y2 = (int)ceil ((depth - box.y1) * scale);
      cairo_rectangle_int_t pixels = { x1, y1, x2 - x1, y2 - y1 };

      cairo_region_union_rectangle (part, &pixels);
    }
  lw_tiles_mend (self->tiles, part);
  cairo_region_destroy (part);
  g_array_set_size (self->damage, 0);
  self->renders++;
}

static gboolean
is_stretched (LwMapFloor *self)
{
  return self->tiles != NULL && self->scale != self->camera->view.scale;
}

/* Some tiles of the next floor. When all that is seen of it is there, it takes the place of the
 * stretched one. FALSE: the map has gone on to another scale. */
static gboolean
draw_next (LwMapFloor *self)
{
  cairo_rectangle_int_t seen = seen_box (self, 0);

  if (self->next_scale != self->camera->view.scale)
    {
      g_clear_pointer (&self->next, lw_tiles_free);
      lw_map_camera_redraw (self->camera);
      return FALSE;
    }
  if (lw_tiles_fill (self->next, &seen, TILES_AT_ONCE))
    return TRUE;
  lw_tiles_free (self->tiles);
  self->tiles = g_steal_pointer (&self->next);
  self->scale = self->next_scale;
  lw_map_camera_redraw (self->camera);
  return TRUE;
}

/* Of what lies ahead the nearest comes first. FALSE: all is there. */
static gboolean
draw_ahead (LwMapFloor *self)
{
  cairo_rectangle_int_t near = seen_box (self, AHEAD / 2), far = seen_box (self, AHEAD);

  return lw_tiles_fill (self->tiles, &near, TILES_AT_ONCE) ||
         lw_tiles_fill (self->tiles, &far, TILES_AT_ONCE);
}

static gboolean
work_cb (gpointer data)
{
  LwMapFloor *self = data;
  gboolean more;

  if (self->next != NULL)
    more = draw_next (self);
  else
    more = self->tiles != NULL && !is_stretched (self) && draw_ahead (self);
  if (!more)
    self->piecework = 0;
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* When there is nothing else to do. */
static void
work_on (LwMapFloor *self)
{
  if (self->piecework == 0)
    self->piecework = g_idle_add (work_cb, self);
}

static gboolean
sharpen_cb (gpointer data)
{
  LwMapFloor *self = data;

  self->sharpen = 0;
  g_clear_pointer (&self->next, lw_tiles_free);
  self->next = new_tiles (self, &self->next_scale);
  self->renders++;
  work_on (self);
  return G_SOURCE_REMOVE;
}

static void
sharpen_later (LwMapFloor *self)
{
  if (self->next != NULL && self->next_scale == self->camera->view.scale)
    return;
  g_clear_handle_id (&self->sharpen, g_source_remove);
  self->sharpen = g_timeout_add (SHARPEN_MS, sharpen_cb, self);
}

/* All that is seen is there for this frame, and a little more is drawn. */
static void
prepare (LwMapFloor *self)
{
  cairo_rectangle_int_t seen = seen_box (self, 0), kept = seen_box (self, BEHIND);

  if (self->tiles == NULL)
    self->tiles = new_tiles (self, &self->scale);
  /* The next one is begun again. */
  if (self->damage->len > 0)
    g_clear_pointer (&self->next, lw_tiles_free);
  if (self->damage->len > 0)
    mend (self);
  if (lw_tiles_fill (self->tiles, &seen, G_MAXUINT))
    self->renders++;
  lw_tiles_keep (self->tiles, &kept);
  if (draw_ahead (self))
    work_on (self);
}

static void
show_ground (LwCanvas *canvas, float x, float y, float width, float height)
{
  const GdkRGBA light = { .725f, .67f, .58f, 1 }, dark = { .29f, .265f, .225f, 1 };
  graphene_rect_t box = GRAPHENE_RECT_INIT (x, y, width, height);

  if (width > 0 && height > 0)
    lw_canvas_colour (canvas, lw_style_dark () ? &dark : &light, &box);
}

/* What lies about the field; under it nothing need be painted. */
static void
show_surroundings (LwMapFloor *self, LwCanvas *canvas)
{
  float width = (float)lw_map_camera_width (self->camera),
        height = (float)lw_map_camera_height (self->camera);
  cairo_rectangle_int_t field = seen_box (self, 0);
  float left = (float)(field.x + self->camera->view.left),
        top = (float)(field.y + self->camera->view.top), right = left + (float)field.width,
        bottom = top + (float)field.height;

  show_ground (canvas, 0, 0, width, top);
  show_ground (canvas, 0, top, left, bottom - top);
  show_ground (canvas, right, top, width - right, bottom - top);
  show_ground (canvas, 0, bottom, width, height - bottom);
}

/* What is seen of the tiles, by their own measure. */
static cairo_rectangle_int_t
seen_stretched (LwMapFloor *self, double stretch)
{
  cairo_rectangle_int_t seen = seen_box (self, 0);
  int left = (int)floor (seen.x / stretch), top = (int)floor (seen.y / stretch);

  return (cairo_rectangle_int_t){ left, top, (int)ceil ((seen.x + seen.width) / stretch) - left,
                                  (int)ceil ((seen.y + seen.height) / stretch) - top };
}

static void
show_stretched (LwMapFloor *self, LwCanvas *canvas)
{
  double stretch = self->camera->view.scale / self->scale;
  cairo_rectangle_int_t seen = seen_stretched (self, stretch);

  lw_tiles_show (self->tiles, canvas, &seen, stretch);
  sharpen_later (self);
}

static void
show_sharp (LwMapFloor *self, LwCanvas *canvas)
{
  cairo_rectangle_int_t seen = seen_box (self, 0);

  prepare (self);
  lw_tiles_show (self->tiles, canvas, &seen, 1);
}

void
lw_map_floor_show (LwMapFloor *self, LwCanvas *canvas)
{
  gboolean stretched;

  /* What was fitted into the window is sharp at once. */
  if (self->fits != self->camera->fits)
    lw_map_floor_forget (self);
  self->fits = self->camera->fits;
  stretched = is_stretched (self);
  if (stretched)
    show_ground (canvas, 0, 0, (float)lw_map_camera_width (self->camera),
                 (float)lw_map_camera_height (self->camera));
  else
    show_surroundings (self, canvas);
  lw_canvas_enter (canvas, self->camera->view.left, self->camera->view.top);
  if (stretched)
    show_stretched (self, canvas);
  else
    show_sharp (self, canvas);
  lw_canvas_leave (canvas);
}
