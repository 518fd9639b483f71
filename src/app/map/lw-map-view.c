/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-view.c: the map: a scene seen by a camera, in layers that keep what they have drawn.
 *
 * Each layer is an object of its own and looks at the camera alone; none knows the map. The map
 * shows them from the floor up, passes on what changes, and runs the clock of motion while there is
 * some: at rest nothing ticks. It paints on a picture what it shows in nodes, by the same calls.
 */
#include "lw-map-view-private.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "lw-map-hand.h"
#include "lw-map-parts.h"

G_DEFINE_FINAL_TYPE (LwMapView, lw_map_view, GTK_TYPE_WIDGET)

static const LwCountry *
country_of (LwMapView *self)
{
  return lw_map_scene_country (self->camera.scene);
}

static LwMapTool *
tool_of (LwMapView *self)
{
  return lw_map_scene_tool (self->camera.scene);
}

/* ---- motion ---- */

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  LwMapView *self = LW_MAP_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  gboolean walking = lw_map_pieces_walk (&self->pieces, now);
  gboolean drawing = lw_map_standing_step (&self->standing, now);
  gboolean flying = lw_map_shot_flies (&self->shot);

  gtk_widget_queue_draw (widget);
  if (walking || drawing || flying)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
start_motion (LwMapView *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

gboolean
lw_map_view_moves (LwMapView *self)
{
  g_return_val_if_fail (LW_IS_MAP_VIEW (self), FALSE);

  return self->tick != 0 && gtk_widget_get_mapped (GTK_WIDGET (self));
}

void
lw_map_view_move_curtain (LwMapView *self, gboolean open)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  if (!open || !lw_settings_animations ())
    return;
  lw_map_standing_open_curtain (&self->standing);
  start_motion (self);
}

/* ---- the scene ---- */

static void
played_cb (LwMapView *self, guint first)
{
  const LwBattle *battle = lw_map_scene_battle (self->camera.scene);

  lw_map_standing_forget (&self->standing);
  lw_map_pieces_follow (&self->pieces, battle->phase != LW_PHASE_PUTTING_DOWN);
  lw_map_shot_show (&self->shot, first);
  start_motion (self);
  lw_map_camera_redraw (&self->camera);
}

static void
viewer_changed_cb (LwMapView *self)
{
  lw_map_pointer_leave (&self->pointer);
  lw_map_pieces_forget (&self->pieces);
  lw_map_pieces_follow (&self->pieces, FALSE);
  lw_map_camera_redraw (&self->camera);
}

static void
hand_changed_cb (LwMapView *self)
{
  lw_map_camera_redraw (&self->camera);
}

static void
follow_battle (LwMapView *self)
{
  LwSession *session = lw_map_scene_session (self->camera.scene);
  LwHand *hand = lw_map_scene_hand (self->camera.scene);
  g_autoptr (LwMapTool) tool = lw_map_hand_new (&self->camera, &self->pointer, &self->shot);

  lw_map_scene_set_tool (self->camera.scene, tool);
  g_signal_connect_object (session, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "viewer", G_CALLBACK (viewer_changed_cb), self,
                           G_CONNECT_SWAPPED);
  if (hand != NULL)
    g_signal_connect_object (hand, "changed", G_CALLBACK (hand_changed_cb), self,
                             G_CONNECT_SWAPPED);
  lw_map_pieces_follow (&self->pieces, FALSE);
}

static void
leave_battle (LwMapView *self)
{
  LwSession *session = lw_map_scene_session (self->camera.scene);
  LwHand *hand = lw_map_scene_hand (self->camera.scene);

  if (session == NULL)
    return;
  g_signal_handlers_disconnect_by_data (session, self);
  if (hand != NULL)
    g_signal_handlers_disconnect_by_data (hand, self);
  lw_map_pointer_leave (&self->pointer);
  lw_map_shot_clear (&self->shot);
  lw_map_pieces_remove (&self->pieces);
  lw_map_standing_forget (&self->standing);
}

void
lw_map_view_set_scene (LwMapView *self, LwMapScene *scene)
{
  const LwCountry *country;

  g_return_if_fail (LW_IS_MAP_VIEW (self));
  g_return_if_fail (LW_IS_MAP_SCENE (scene));

  leave_battle (self);
  lw_map_camera_set_scene (&self->camera, scene);
  if (lw_map_scene_session (scene) != NULL)
    follow_battle (self);
  country = country_of (self);
  if (country != NULL)
    self->pointer.cursor = (LwPoint){ country->width / 2, country->depth / 2 };
  gtk_widget_set_focusable (GTK_WIDGET (self), tool_of (self) != NULL);
  lw_map_floor_forget (&self->floor);
  lw_map_view_forget_still (self);
}

void
lw_map_view_damage (LwMapView *self, LwBox box)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_map_floor_damage (&self->floor, box);
  lw_map_view_forget_still (self);
}

void
lw_map_view_forget (LwMapView *self)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_map_floor_forget (&self->floor);
  if (self->camera.fitted || self->camera.view.depth != country_of (self)->depth)
    lw_map_camera_fit (&self->camera);
  lw_map_view_forget_still (self);
}

void
lw_map_view_forget_still (LwMapView *self)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  g_clear_pointer (&self->still, g_ptr_array_unref);
  lw_map_camera_redraw (&self->camera);
}

void
lw_map_view_show_strings (LwMapView *self, gboolean show)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  self->standing.strings = show;
  lw_map_camera_redraw (&self->camera);
}

void
lw_map_view_show_marches (LwMapView *self, gboolean show)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  self->standing.marches = show;
  lw_map_camera_redraw (&self->camera);
}

void
lw_map_view_show_flights (LwMapView *self, GPtrArray *flights)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_map_shot_set_flights (&self->shot, flights);
  lw_map_camera_redraw (&self->camera);
}

void
lw_map_view_show_ranges (LwMapView *self, LwRef gun)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  self->shot.ranged = gun;
  lw_map_camera_redraw (&self->camera);
}

void
lw_map_view_show_target (LwMapView *self, LwRef man)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  self->shot.target = man;
  lw_map_camera_redraw (&self->camera);
}

/* ---- camera and pointer ---- */

void
lw_map_view_fit (LwMapView *self)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_map_camera_fit (&self->camera);
}

void
lw_map_view_zoom (LwMapView *self, double factor)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_map_camera_zoom_in (&self->camera, factor);
}

void
lw_map_view_centre_on (LwMapView *self, LwPoint point)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_map_camera_centre_on (&self->camera, point);
}

const LwView *
lw_map_view_view (LwMapView *self)
{
  g_return_val_if_fail (LW_IS_MAP_VIEW (self), NULL);

  return &self->camera.view;
}

LwPoint
lw_map_view_cursor (LwMapView *self, gboolean *shown)
{
  g_return_val_if_fail (LW_IS_MAP_VIEW (self), ((LwPoint){ 0, 0 }));

  if (shown != NULL)
    *shown = self->pointer.cursor_shown;
  return self->pointer.cursor;
}

void
lw_map_view_set_cursor (LwMapView *self, LwPoint point)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_map_pointer_set_cursor (&self->pointer, point);
}

gboolean
lw_map_view_pointed_at (LwMapView *self, LwPoint *point)
{
  g_return_val_if_fail (LW_IS_MAP_VIEW (self), FALSE);

  return lw_map_pointer_at (&self->pointer, point);
}

void
lw_map_view_hold_tape (LwMapView *self, gboolean hold)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_map_pointer_hold_tape (&self->pointer, hold);
}

/* ---- showing ---- */

static gboolean
draw_still_cb (gpointer map, cairo_t *cr, guint part)
{
  LwMapView *self = map;

  return lw_map_tool_still (tool_of (self), cr, &self->camera.view, part);
}

static gboolean
draw_tool_cb (gpointer map, cairo_t *cr, guint part)
{
  LwMapView *self = map;

  return lw_map_tool_draw (tool_of (self), cr, &self->camera.view, part);
}

static gboolean
draw_pointer_cb (gpointer pointer, cairo_t *cr, guint part)
{
  return lw_map_pointer_draw (pointer, cr, part);
}

static void
show_still (LwMapView *self, LwCanvas *canvas)
{
  if (memcmp (&self->still_view, &self->camera.view, sizeof self->still_view) != 0)
    g_clear_pointer (&self->still, g_ptr_array_unref);
  self->still_view = self->camera.view;
  lw_map_parts_show_kept (&self->camera, canvas, draw_still_cb, self, &self->still, FALSE);
}

/* From the floor up. */
static void
show (LwMapView *self, LwCanvas *canvas)
{
  lw_map_floor_show (&self->floor, canvas);
  show_still (self, canvas);
  lw_map_pieces_show (&self->pieces, canvas);
  lw_map_tool_show (tool_of (self), canvas, &self->camera.view);
  lw_map_standing_show (&self->standing, canvas);
  lw_map_parts_show (&self->camera, canvas, draw_tool_cb, self);
  lw_map_parts_show (&self->camera, canvas, draw_pointer_cb, &self->pointer);
  lw_map_rulers_show (&self->rulers, canvas);
}

static void
lw_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LwMapView *self = LW_MAP_VIEW (widget);
  graphene_rect_t window = lw_map_camera_window (&self->camera);
  LwCanvas canvas = lw_canvas_on (widget, snapshot, NULL);

  if (country_of (self) == NULL)
    return;
  gtk_snapshot_push_clip (snapshot, &window);
  show (self, &canvas);
  gtk_snapshot_pop (snapshot);
}

void
lw_map_view_paint (LwMapView *self, cairo_t *cr)
{
  LwCanvas canvas;

  g_return_if_fail (LW_IS_MAP_VIEW (self) && cr != NULL);

  if (country_of (self) == NULL)
    return;
  canvas = lw_canvas_on (GTK_WIDGET (self), NULL, cr);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, lw_map_camera_width (&self->camera),
                   lw_map_camera_height (&self->camera));
  cairo_clip (cr);
  show (self, &canvas);
  cairo_restore (cr);
}

GdkTexture *
lw_map_view_picture (LwMapView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)),
      height = gtk_widget_get_height (GTK_WIDGET (self));
  cairo_surface_t *image;
  GdkTexture *picture;
  cairo_t *cr;

  g_return_val_if_fail (LW_IS_MAP_VIEW (self), NULL);

  if (country_of (self) == NULL || width <= 0 || height <= 0)
    return NULL;
  image = lw_canvas_surface (CAIRO_FORMAT_ARGB32, width, height,
                             gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  cr = cairo_create (image);
  lw_map_view_paint (self, cr);
  cairo_destroy (cr);
  picture = lw_canvas_texture (image);
  cairo_surface_destroy (image);
  return picture;
}

/* ---- the widget ---- */

static void
lw_map_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LwMapView *self = LW_MAP_VIEW (widget);

  g_clear_pointer (&self->still, g_ptr_array_unref);
  lw_map_camera_resized (&self->camera);
}

static void
lw_map_view_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : 200;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 800 : 560;
}

/* The toolkit keeps the widget of a press until the release, and when the window is closed in
 * between the release never comes. */
static void
lw_map_view_unroot (GtkWidget *widget)
{
  lw_map_input_let_go (&LW_MAP_VIEW (widget)->input);
  GTK_WIDGET_CLASS (lw_map_view_parent_class)->unroot (widget);
}

static void
scale_changed_cb (LwMapView *self)
{
  lw_map_floor_forget (&self->floor);
  lw_map_pieces_forget (&self->pieces);
  lw_map_rulers_forget (&self->rulers);
  lw_map_camera_redraw (&self->camera);
}

/* Other coats. */
static void
palette_changed_cb (LwMapView *self)
{
  lw_map_pieces_recolour (&self->pieces);
  scale_changed_cb (self);
}

static void
lw_map_view_dispose (GObject *object)
{
  LwMapView *self = LW_MAP_VIEW (object);

  lw_map_floor_clear (&self->floor);
  g_clear_pointer (&self->still, g_ptr_array_unref);
  lw_map_pieces_clear (&self->pieces);
  lw_map_shot_clear (&self->shot);
  lw_map_standing_forget (&self->standing);
  lw_map_rulers_forget (&self->rulers);
  G_OBJECT_CLASS (lw_map_view_parent_class)->dispose (object);
}

/* Gestures that are let go at the very end still ask for the scene's tool. */
static void
lw_map_view_finalize (GObject *object)
{
  lw_map_camera_clear (&LW_MAP_VIEW (object)->camera);
  G_OBJECT_CLASS (lw_map_view_parent_class)->finalize (object);
}

static void
lw_map_view_class_init (LwMapViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_map_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = lw_map_view_finalize;
  widget_class->snapshot = lw_map_view_snapshot;
  widget_class->size_allocate = lw_map_view_size_allocate;
  widget_class->measure = lw_map_view_measure;
  widget_class->unroot = lw_map_view_unroot;
  gtk_widget_class_set_css_name (widget_class, "map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lw_map_view_init (LwMapView *self)
{
  self->camera.widget = GTK_WIDGET (self);
  lw_map_camera_set_scene (&self->camera, lw_map_scene_new_country (NULL));
  lw_map_pointer_init (&self->pointer, &self->camera);
  lw_map_floor_init (&self->floor, &self->camera);
  lw_map_shot_init (&self->shot, &self->camera);
  lw_map_pieces_init (&self->pieces, &self->camera, &self->shot);
  lw_map_standing_init (&self->standing, &self->camera, &self->pointer);
  lw_map_rulers_init (&self->rulers, &self->camera, &self->pointer);
  /* The map is never mirrored: west is left in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Map of the Country"), -1);
  lw_map_input_init (&self->input, &self->camera, &self->pointer, &self->shot, &self->keys);
  lw_map_keys_init (&self->keys, &self->camera, &self->pointer);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_changed_cb), NULL);
  lw_settings_follow ("palette", G_CALLBACK (palette_changed_cb), self);
  lw_settings_follow ("letters", G_CALLBACK (gtk_widget_queue_draw), self);
  lw_settings_follow ("units", G_CALLBACK (gtk_widget_queue_draw), self);
}

GtkWidget *
lw_map_view_new (void)
{
  return g_object_new (LW_TYPE_MAP_VIEW, NULL);
}
