/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-parts.c: what is drawn over the map, part by part, in nodes as large as their ink.
 *
 * Each part is recorded first and put into a node as large as its ink, so that a drag repaints no
 * more than what it shows.
 */
#include "lw-map-parts.h"

#include <math.h>

#define PICTURE_MOST (512 * 512) /* pixels of the screen */

/* Where there is ink within the window: a node that juts out of it is far dearer to draw. FALSE:
 * nowhere. */
static gboolean
ink_bounds (const LwMapCamera *camera, cairo_surface_t *recording, graphene_rect_t *bounds)
{
  graphene_rect_t window = lw_map_camera_window (camera);
  double x, y, width, height;

  cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
  if (width <= 0 || height <= 0)
    return FALSE;
  *bounds = GRAPHENE_RECT_INIT ((float)floor (x), (float)floor (y), (float)ceil (width) + 1,
                                (float)ceil (height) + 1);
  return graphene_rect_intersection (bounds, &window, bounds);
}

/* A part, recorded, and where it has ink. */
typedef struct
{
  cairo_surface_t *recording;
  graphene_rect_t bounds;
} Inked;

/* As one picture: laid over what is there stroke by stroke it would look a little different. */
static void
paint_inked_cb (cairo_t *cr, gconstpointer part)
{
  const Inked *inked = part;
  const graphene_rect_t *bounds = &inked->bounds;

  cairo_set_source_surface (cr, inked->recording, 0, 0);
  cairo_rectangle (cr, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
  cairo_fill (cr);
}

/* What is drawn once, to be copied by many frames. */
typedef struct
{
  cairo_surface_t *picture;
  graphene_rect_t bounds;
} Drawn;

static void
paint_drawn_cb (cairo_t *cr, gconstpointer part)
{
  const Drawn *drawn = part;

  lw_canvas_copy (cr, drawn->picture, drawn->bounds.origin.x, drawn->bounds.origin.y);
}

/* Its strokes would be drawn for every frame that touches it. NULL: a picture of it would take too
 * much memory. (transfer full) */
static GskRenderNode *
drawn_node (const Inked *inked, int scale)
{
  const graphene_rect_t *bounds = &inked->bounds;
  int width = (int)bounds->size.width, height = (int)bounds->size.height;
  Drawn drawn = { NULL, *bounds };
  GskRenderNode *node;
  cairo_t *cr;

  if (width * scale * height * scale > PICTURE_MOST)
    return NULL;
  drawn.picture = lw_canvas_surface (CAIRO_FORMAT_ARGB32, width, height, scale);
  cr = cairo_create (drawn.picture);
  cairo_translate (cr, -bounds->origin.x, -bounds->origin.y);
  paint_inked_cb (cr, inked);
  cairo_destroy (cr);
  node = lw_canvas_node (bounds, paint_drawn_cb, &drawn);
  cairo_surface_destroy (drawn.picture);
  return node;
}

/* Its node is added to @nodes. */
static void
show_inked (LwCanvas *canvas, const Inked *inked, GPtrArray *nodes, gboolean lasting)
{
  GskRenderNode *node = NULL;

  if (canvas->snapshot != NULL && lasting)
    node = canvas->textures
               ? lw_canvas_textures (inked->recording, 0, 0, &inked->bounds, canvas->scale)
               : drawn_node (inked, canvas->scale);
  lw_canvas_show (canvas, &node, &inked->bounds, paint_inked_cb, inked);
  if (node != NULL)
    g_ptr_array_add (nodes, node);
}

/* All that is to be shown, and how. */
typedef struct
{
  const LwMapCamera *camera;
  LwCanvas *canvas;
  LwMapDraw draw;
  gpointer of;
  gboolean lasting;
} Parts;

/* FALSE: there is no such part. */
static gboolean
show_part (const Parts *parts, guint part, GPtrArray *nodes)
{
  Inked inked = { cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL) };
  cairo_t *cr = cairo_create (inked.recording);
  gboolean drawn = parts->draw (parts->of, cr, part);

  cairo_destroy (cr);
  if (drawn && ink_bounds (parts->camera, inked.recording, &inked.bounds))
    show_inked (parts->canvas, &inked, nodes, parts->lasting);
  cairo_surface_destroy (inked.recording);
  return drawn;
}

/* Their nodes. (transfer full) */
static GPtrArray *
show_all (const Parts *parts)
{
  GPtrArray *nodes = g_ptr_array_new_with_free_func ((GDestroyNotify)gsk_render_node_unref);

  for (guint i = 0; show_part (parts, i, nodes); i++)
    ;
  return nodes;
}

void
lw_map_parts_show (const LwMapCamera *camera, LwCanvas *canvas, LwMapDraw draw, gpointer of)
{
  Parts parts = { camera, canvas, draw, of, FALSE };

  g_ptr_array_unref (show_all (&parts));
}

void
lw_map_parts_show_kept (const LwMapCamera *camera,
                        LwCanvas *canvas,
                        LwMapDraw draw,
                        gpointer of,
                        GPtrArray **kept,
                        gboolean lasting)
{
  Parts parts = { camera, canvas, draw, of, lasting };

  if (canvas->snapshot == NULL)
    g_ptr_array_unref (show_all (&parts));
  else if (*kept == NULL)
    *kept = show_all (&parts);
  else
    for (guint i = 0; i < (*kept)->len; i++)
      gtk_snapshot_append_node (canvas->snapshot, g_ptr_array_index (*kept, i));
}
