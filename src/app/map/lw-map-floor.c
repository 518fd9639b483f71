/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-floor.c: the layers of the map that seldom change: the Country, and the curtain over it.
 *
 * The Country is drawn once onto a sheet somewhat larger than what is seen, and kept in a node:
 * dragging a man or panning within the margin never draws it again. Where a pan comes near the edge
 * of the sheet, the next one takes over what is drawn and owes the rest, which is drawn piece by
 * piece before it comes into sight. Where the editor has changed the Country, that much is drawn
 * anew; what is being dragged there is lifted off it. While a zoom is under way the old sheet is
 * shown stretched; a moment after it has come to rest another is drawn, piece by piece too.
 */
#include "lw-map-private.h"

#include <math.h>

#define MARGIN 320
#define NEAR 128 /* so near to its edge the next sheet is begun */
#define SHARPEN_MS 140
#define PIECE 256
#define PIECES_A_FRAME 3

struct _LwSheet
{
  cairo_surface_t *surface;
  graphene_rect_t region; /* in pixels from the field's north-west corner, at @scale */
  double scale;
  cairo_region_t *owed; /* what has yet to be drawn, from the sheet's own corner */
};

static void
sheet_free (LwSheet *sheet)
{
  if (sheet == NULL)
    return;
  cairo_surface_destroy (sheet->surface);
  cairo_region_destroy (sheet->owed);
  g_free (sheet);
}

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

/* What is seen of the field, in pixels from its north-west corner. */
static graphene_rect_t
seen_region (LwMapView *self, double margin)
{
  graphene_rect_t window =
      GRAPHENE_RECT_INIT (-self->view.left - margin, -self->view.top - margin,
                          gtk_widget_get_width (GTK_WIDGET (self)) + 2 * margin,
                          gtk_widget_get_height (GTK_WIDGET (self)) + 2 * margin);
  graphene_rect_t field =
      GRAPHENE_RECT_INIT (0, 0, ceil (field_width (self)), ceil (field_height (self)));
  graphene_rect_t seen = GRAPHENE_RECT_INIT (0, 0, 1, 1);

  graphene_rect_intersection (&window, &field, &seen);
  graphene_rect_round_extents (&seen, &seen);
  return seen;
}

void
lw_map_floor_forget (LwMapView *self)
{
  g_clear_pointer (&self->floor, gsk_render_node_unref);
  g_clear_pointer (&self->sheet, sheet_free);
  g_clear_pointer (&self->next_sheet, sheet_free);
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

/* A sheet for what is seen and a margin, all of it owed. */
static LwSheet *
sheet_new (LwMapView *self)
{
  LwSheet *sheet = g_new0 (LwSheet, 1);
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_rectangle_int_t whole;

  sheet->region = seen_region (self, MARGIN);
  sheet->scale = self->view.scale;
  whole = (cairo_rectangle_int_t){ 0, 0, MAX ((int)sheet->region.size.width, 1),
                                   MAX ((int)sheet->region.size.height, 1) };
  sheet->surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, whole.width * factor, whole.height * factor);
  cairo_surface_set_device_scale (sheet->surface, factor, factor);
  sheet->owed = cairo_region_create_rectangle (&whole);
  self->floor_renders++;
  return sheet;
}

/* Draws that much of the Country, and owes it no more. */
static void
draw_part (LwMapView *self, LwSheet *sheet, const cairo_region_t *part)
{
  g_autoptr (LwCountry) lying = copy_lying (self);
  cairo_t *cr = cairo_create (sheet->surface);
  LwView view = self->view;
  int i;

  view.left = -sheet->region.origin.x;
  view.top = -sheet->region.origin.y;
  for (i = 0; i < cairo_region_num_rectangles (part); i++)
    {
      cairo_rectangle_int_t box;

      cairo_region_get_rectangle (part, i, &box);
      cairo_rectangle (cr, box.x, box.y, box.width, box.height);
    }
  cairo_clip (cr);
  lw_draw_country (cr, lying, &view, LW_INK_COLOUR);
  lw_draw_place_names (cr, lying, &view, LW_INK_COLOUR);
  cairo_destroy (cr);
  cairo_region_subtract (sheet->owed, part);
  if (sheet == self->sheet)
    g_clear_pointer (&self->floor, gsk_render_node_unref);
}

/* What is seen, on the sheet. */
static cairo_rectangle_int_t
seen_on (LwMapView *self, const LwSheet *sheet)
{
  graphene_rect_t seen = seen_region (self, 0);

  return (cairo_rectangle_int_t){ (int)(seen.origin.x - sheet->region.origin.x),
                                  (int)(seen.origin.y - sheet->region.origin.y),
                                  (int)seen.size.width, (int)seen.size.height };
}

/* What is owed within sight. (transfer full) */
static cairo_region_t *
owed_in_sight (LwMapView *self, const LwSheet *sheet)
{
  cairo_region_t *part = cairo_region_copy (sheet->owed);
  cairo_rectangle_int_t seen = seen_on (self, sheet);

  cairo_region_intersect_rectangle (part, &seen);
  return part;
}

/* One piece of @owed is drawn. FALSE: nothing is owed. */
static gboolean
draw_piece (LwMapView *self, LwSheet *sheet, const cairo_region_t *owed)
{
  cairo_rectangle_int_t box;
  cairo_region_t *piece;

  if (cairo_region_is_empty (owed))
    return FALSE;
  cairo_region_get_rectangle (owed, 0, &box);
  box.width = MIN (box.width, PIECE);
  box.height = MIN (box.height, PIECE);
  piece = cairo_region_create_rectangle (&box);
  draw_part (self, sheet, piece);
  cairo_region_destroy (piece);
  return TRUE;
}

/* Something changed within these boxes of the floor: most often one thing, where it was and is. */
static void
mend (LwMapView *self, LwSheet *sheet)
{
  LwLength depth = lw_map_country (self)->depth;
  cairo_region_t *part = cairo_region_create ();
  double scale = sheet->scale;
  guint i;

  for (i = 0; i < self->damage->len; i++)
    {
      LwBox box = g_array_index (self->damage, LwBox, i);
      int x1 = (int)floor (box.x1 * scale - sheet->region.origin.x),
          y1 = (int)floor ((depth - box.y2) * scale - sheet->region.origin.y),
          x2 = (int)ceil (box.x2 * scale - sheet->region.origin.x),
          y2 = (int)ceil ((depth - box.y1) * scale - sheet->region.origin.y);
      cairo_rectangle_int_t pixels = { x1, y1, x2 - x1, y2 - y1 };

      cairo_region_union_rectangle (part, &pixels);
    }
  draw_part (self, sheet, part);
  cairo_region_destroy (part);
}

/* All of the damage, on every sheet there is. */
static void
mend_all (LwMapView *self)
{
  if (self->damage->len == 0)
    return;
  mend (self, self->sheet);
  self->floor_renders++;
  /* The next one is drawn at its own scale; it is begun again. */
  g_clear_pointer (&self->next_sheet, sheet_free);
  g_array_set_size (self->damage, 0);
}

/* A sheet farther on, which takes over what is drawn already. */
static void
move_on (LwMapView *self)
{
  LwSheet *old = self->sheet, *sheet = sheet_new (self);
  cairo_rectangle_int_t shared = { (int)(old->region.origin.x - sheet->region.origin.x),
                                   (int)(old->region.origin.y - sheet->region.origin.y),
                                   (int)old->region.size.width, (int)old->region.size.height };
  cairo_region_t *drawn = cairo_region_create_rectangle (&shared);
  cairo_t *cr = cairo_create (sheet->surface);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, old->surface, shared.x, shared.y);
  cairo_rectangle (cr, shared.x, shared.y, shared.width, shared.height);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_region_translate (old->owed, shared.x, shared.y);
  cairo_region_subtract (drawn, old->owed);
  cairo_region_subtract (sheet->owed, drawn);
  cairo_region_destroy (drawn);
  sheet_free (old);
  self->sheet = sheet;
  g_clear_pointer (&self->floor, gsk_render_node_unref);
}

static gboolean
covers (LwMapView *self, const LwSheet *sheet, double margin)
{
  graphene_rect_t seen = seen_region (self, margin);

  return sheet->scale == self->view.scale && graphene_rect_contains_rect (&sheet->region, &seen);
}

/* What is seen of it is drawn: the next sheet takes the place of the stretched one. */
static void
take_next (LwMapView *self)
{
  sheet_free (self->sheet);
  self->sheet = g_steal_pointer (&self->next_sheet);
  g_clear_pointer (&self->floor, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
draw_next (LwMapView *self)
{
  cairo_region_t *owed;

  if (!covers (self, self->next_sheet, 0))
    {
      g_clear_pointer (&self->next_sheet, sheet_free);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      return TRUE;
    }
  owed = owed_in_sight (self, self->next_sheet);
  if (!draw_piece (self, self->next_sheet, owed))
    take_next (self);
  cairo_region_destroy (owed);
  return TRUE;
}

static gboolean
work_cb (gpointer data)
{
  LwMapView *self = data;
  gboolean more;

  if (self->next_sheet != NULL)
    more = draw_next (self);
  else
    more = self->sheet != NULL && self->sheet->scale == self->view.scale &&
           draw_piece (self, self->sheet, self->sheet->owed);
  if (!more)
    self->piecework = 0;
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* What is owed out of sight is drawn when there is nothing else to do. */
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
  g_clear_pointer (&self->next_sheet, sheet_free);
  self->next_sheet = sheet_new (self);
  work_on (self);
  return G_SOURCE_REMOVE;
}

static void
sharpen_later (LwMapView *self)
{
  if (self->next_sheet != NULL && self->next_sheet->scale == self->view.scale)
    return;
  g_clear_handle_id (&self->sharpen, g_source_remove);
  self->sharpen = g_timeout_add (SHARPEN_MS, sharpen_cb, self);
}

/* The sheet is as it must be for this frame, and a little more of it than that is drawn. */
static void
prepare (LwMapView *self)
{
  cairo_region_t *part;
  guint i;

  if (self->sheet == NULL)
    self->sheet = sheet_new (self);
  else if (!covers (self, self->sheet, NEAR))
    move_on (self);
  mend_all (self);
  part = owed_in_sight (self, self->sheet);
  if (!cairo_region_is_empty (part))
    draw_part (self, self->sheet, part);
  cairo_region_destroy (part);
  for (i = 0; i < PIECES_A_FRAME; i++)
    draw_piece (self, self->sheet, self->sheet->owed);
  if (!cairo_region_is_empty (self->sheet->owed))
    work_on (self);
}

static GskRenderNode *
surface_node (LwMapView *self, double stretch)
{
  graphene_rect_t region = self->sheet->region;
  GskRenderNode *node;
  cairo_t *cr;

  graphene_rect_scale (&region, stretch, stretch, &region);
  node = gsk_cairo_node_new (&region);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_translate (cr, region.origin.x, region.origin.y);
  cairo_scale (cr, stretch, stretch);
  cairo_set_source_surface (cr, self->sheet->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static void
append_ground (GtkSnapshot *snapshot, float x, float y, float width, float height)
{
  const GdkRGBA light = { .725f, .67f, .58f, 1 }, dark = { .29f, .265f, .225f, 1 };
  graphene_rect_t box = GRAPHENE_RECT_INIT (x, y, width, height);

  if (width > 0 && height > 0)
    gtk_snapshot_append_color (snapshot, lw_map_is_dark () ? &dark : &light, &box);
}

/* What lies about the field; under it nothing need be painted. */
static void
append_surroundings (LwMapView *self, GtkSnapshot *snapshot, const graphene_point_t *offset)
{
  float width = (float)gtk_widget_get_width (GTK_WIDGET (self)),
        height = (float)gtk_widget_get_height (GTK_WIDGET (self));
  graphene_rect_t field = seen_region (self, 0);
  float left = field.origin.x + offset->x, top = field.origin.y + offset->y,
        right = left + field.size.width, bottom = top + field.size.height;

  append_ground (snapshot, 0, 0, width, top);
  append_ground (snapshot, 0, top, left, bottom - top);
  append_ground (snapshot, right, top, width - right, bottom - top);
  append_ground (snapshot, 0, bottom, width, height - bottom);
}

void
lw_map_floor_snapshot (LwMapView *self, GtkSnapshot *snapshot)
{
  graphene_point_t offset =
      GRAPHENE_POINT_INIT (floor (self->view.left + .5), floor (self->view.top + .5));
  gboolean stretched = self->sheet != NULL && self->sheet->scale != self->view.scale;

  if (stretched)
    append_ground (snapshot, 0, 0, (float)gtk_widget_get_width (GTK_WIDGET (self)),
                   (float)gtk_widget_get_height (GTK_WIDGET (self)));
  else
    append_surroundings (self, snapshot, &offset);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &offset);
  if (stretched)
    {
      g_autoptr (GskRenderNode) node = surface_node (self, self->view.scale / self->sheet->scale);

      gtk_snapshot_append_node (snapshot, node);
      sharpen_later (self);
    }
  else
    {
      prepare (self);
      if (self->floor == NULL)
        self->floor = surface_node (self, 1);
      gtk_snapshot_append_node (snapshot, self->floor);
    }
  gtk_snapshot_restore (snapshot);
}

static gboolean
hides_a_side (LwMapView *self)
{
  const LwBattle *battle = lw_map_battle (self);
  LwViewer viewer = lw_map_viewer (self);

  return battle != NULL && (self->curtain_moving || viewer != LW_VIEWER_BOTH);
}

void
lw_map_curtain_snapshot (LwMapView *self, GtkSnapshot *snapshot)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                                               gtk_widget_get_height (GTK_WIDGET (self)));
  LwViewer viewer = self->curtain_moving ? LW_VIEWER_NOBODY : lw_map_viewer (self);
  cairo_t *cr;

  if (!hides_a_side (self))
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  lw_scene_draw_curtain (cr, lw_map_battle (self), viewer, &self->view,
                         self->curtain_moving ? self->curtain_open : 0);
  cairo_destroy (cr);
}
