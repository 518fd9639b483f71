/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-view.c: the map: floor, pieces and overlay as kept render nodes.
 */
#include "lw-map-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "kit/kit.h"
#include "lw-map-hand.h"

#define FIT_MARGIN 14
#define CURTAIN_MS 900
/* Forty feet fit into a small window. */
#define SMALLEST_INCH .5
#define LARGEST_INCH 90

G_DEFINE_FINAL_TYPE (LwMapView, lw_map_view, GTK_TYPE_WIDGET)

const LwBattle *
lw_map_battle (LwMapView *self)
{
  return self->session == NULL ? NULL : lw_session_battle (self->session);
}

const LwCountry *
lw_map_country (LwMapView *self)
{
  const LwCountry *country = lw_map_tool_country (self->tool);

  if (country != NULL)
    return country;
  return self->session == NULL ? self->country : lw_battle_country (lw_map_battle (self));
}

LwViewer
lw_map_viewer (LwMapView *self)
{
  return self->session == NULL ? LW_VIEWER_BOTH : lw_session_viewer (self->session);
}

static void
queue_draw (LwMapView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The floor keeps its daylight; what lies about it follows the room. */
gboolean
lw_map_is_dark (void)
{
  gboolean dark = FALSE;

  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

/* The scale is kept in bounds, the field on the screen. */
static void
keep_in_sight (LwMapView *self, LwView *view)
{
  const LwCountry *country = lw_map_country (self);
  double width = gtk_widget_get_width (GTK_WIDGET (self)),
         height = gtk_widget_get_height (GTK_WIDGET (self));

  view->left = CLAMP (view->left, 80 - country->width * view->scale, width - 80);
  view->top = CLAMP (view->top, 80 - country->depth * view->scale, height - 80);
  view->left = floor (view->left + .5);
  view->top = floor (view->top + .5);
}

void
lw_map_set_view (LwMapView *self, const LwView *view)
{
  LwView wanted = *view;

  if (lw_map_country (self) == NULL)
    return;
  if (lw_view_inch (view) < SMALLEST_INCH || lw_view_inch (view) > LARGEST_INCH)
    return;
  keep_in_sight (self, &wanted);
  if (wanted.scale != self->view.scale)
    lw_map_pieces_forget (self);
  self->view = wanted;
  queue_draw (self);
}

static void
fit_now (LwMapView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)) - LW_RULER,
      height = gtk_widget_get_height (GTK_WIDGET (self)) - LW_RULER;
  LwView view;

  if (lw_map_country (self) == NULL || width < 20 || height < 20)
    return;
  view = lw_view_fit (lw_map_country (self), width, height, FIT_MARGIN);
  view.left += LW_RULER;
  view.top += LW_RULER;
  lw_map_floor_forget (self);
  lw_map_set_view (self, &view);
}

void
lw_map_view_fit (LwMapView *self)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  self->fitted = TRUE;
  fit_now (self);
}

void
lw_map_view_zoom (LwMapView *self, double factor)
{
  LwView view = self->view;

  g_return_if_fail (LW_IS_MAP_VIEW (self));

  self->fitted = FALSE;
  lw_view_zoom (&view, factor, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
  lw_map_set_view (self, &view);
}

void
lw_map_view_centre_on (LwMapView *self, LwPoint point)
{
  LwView view = self->view;
  double x, y;

  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_view_to_paper (&view, point, &x, &y);
  if (x > LW_RULER && y > LW_RULER && x < gtk_widget_get_width (GTK_WIDGET (self)) &&
      y < gtk_widget_get_height (GTK_WIDGET (self)))
    return;
  view.left += gtk_widget_get_width (GTK_WIDGET (self)) / 2.0 - x;
  view.top += gtk_widget_get_height (GTK_WIDGET (self)) / 2.0 - y;
  lw_map_set_view (self, &view);
}

void
lw_map_view_show_strings (LwMapView *self, gboolean show)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  self->strings = show;
  queue_draw (self);
}

guint
lw_map_view_country_renders (LwMapView *self)
{
  return self->floor_renders;
}

void
lw_map_view_damage (LwMapView *self, LwBox box)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  g_array_append_val (self->damage, box);
  lw_map_still_forget (self);
  queue_draw (self);
}

void
lw_map_view_forget (LwMapView *self)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_map_floor_forget (self);
  lw_map_still_forget (self);
  if (self->fitted || self->view.depth != lw_map_country (self)->depth)
    lw_map_view_fit (self);
  queue_draw (self);
}

void
lw_map_view_forget_still (LwMapView *self)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  lw_map_still_forget (self);
  queue_draw (self);
}

const LwView *
lw_map_view_view (LwMapView *self)
{
  g_return_val_if_fail (LW_IS_MAP_VIEW (self), NULL);

  return &self->view;
}

LwPoint
lw_map_view_cursor (LwMapView *self, gboolean *shown)
{
  g_return_val_if_fail (LW_IS_MAP_VIEW (self), ((LwPoint){ 0, 0 }));

  if (shown != NULL)
    *shown = self->cursor_shown;
  return self->cursor;
}

void
lw_map_view_set_cursor (LwMapView *self, LwPoint point)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  self->cursor = point;
  self->cursor_shown = TRUE;
  lw_map_view_centre_on (self, point);
  queue_draw (self);
}

gboolean
lw_map_view_pointed_at (LwMapView *self, LwPoint *point)
{
  g_return_val_if_fail (LW_IS_MAP_VIEW (self), FALSE);

  *point = self->cursor_shown ? self->cursor : self->pointer;
  return self->cursor_shown || self->pointer_inside;
}

void
lw_map_view_lay_tape (LwMapView *self, gboolean on)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  self->measuring = on;
  self->measure_fixed = FALSE;
  self->measure_from = self->pointer_inside && !self->cursor_shown ? self->pointer : self->cursor;
  queue_draw (self);
}

gboolean
lw_map_view_tape_lies (LwMapView *self)
{
  return self->measuring;
}

void
lw_map_view_hold_tape (LwMapView *self, gboolean hold)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));

  self->measure_tool = hold;
  if (self->measuring != hold)
    lw_map_view_lay_tape (self, hold);
}

static gboolean
step_curtain (LwMapView *self, gint64 now)
{
  if (!self->curtain_moving)
    return FALSE;
  if (self->curtain_since == 0)
    self->curtain_since = now;
  self->curtain_open = (now - self->curtain_since) / (CURTAIN_MS * 1000.0);
  self->curtain_moving = self->curtain_open < 1;
  return self->curtain_moving;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  LwMapView *self = LW_MAP_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  gboolean walking = lw_map_pieces_walk (self, now);
  gboolean drawing = step_curtain (self, now);
  gboolean flying = lw_map_shot_flies (self);

  queue_draw (self);
  if (walking || drawing || flying)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* Motion runs only while there is some: at rest nothing ticks. */
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
  self->curtain_moving = TRUE;
  self->curtain_open = 0;
  self->curtain_since = 0;
  start_motion (self);
}

static void
played_cb (LwMapView *self, guint first)
{
  const LwBattle *battle = lw_map_battle (self);

  g_clear_pointer (&self->reach, g_ptr_array_unref);
  lw_map_standing_forget (self);
  lw_map_pieces_follow (self, battle->phase != LW_PHASE_PUTTING_DOWN);
  lw_map_shot_show (self, first);
  start_motion (self);
  queue_draw (self);
}

static void
viewer_changed_cb (LwMapView *self)
{
  self->hover_man = self->hover_gun = LW_NONE;
  lw_map_pieces_forget (self);
  lw_map_pieces_follow (self, FALSE);
  queue_draw (self);
}

static void
hand_changed_cb (LwMapView *self)
{
  queue_draw (self);
}

static void
put_cursor_in_middle (LwMapView *self)
{
  self->cursor.x = lw_map_country (self)->width / 2;
  self->cursor.y = lw_map_country (self)->depth / 2;
}

void
lw_map_view_set_session (LwMapView *self, LwSession *session, LwHand *hand)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  self->hand = hand == NULL ? NULL : g_object_ref (hand);
  self->tool = lw_map_hand_new (self);
  g_signal_connect_object (session, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "viewer", G_CALLBACK (viewer_changed_cb), self,
                           G_CONNECT_SWAPPED);
  if (hand != NULL)
    g_signal_connect_object (hand, "changed", G_CALLBACK (hand_changed_cb), self,
                             G_CONNECT_SWAPPED);
  put_cursor_in_middle (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  lw_map_pieces_follow (self, FALSE);
  lw_map_view_fit (self);
}

void
lw_map_view_set_tool (LwMapView *self, LwMapTool *tool)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));
  g_return_if_fail (self->session == NULL);

  g_set_object (&self->tool, tool);
  g_object_unref (tool);
  put_cursor_in_middle (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  lw_map_view_forget (self);
}

void
lw_map_view_set_country (LwMapView *self, const LwCountry *country)
{
  g_return_if_fail (LW_IS_MAP_VIEW (self));
  g_return_if_fail (self->session == NULL);

  g_clear_pointer (&self->country, lw_country_free);
  self->country = lw_country_copy (country);
  lw_map_floor_forget (self);
  lw_map_view_fit (self);
}

/* From the floor up. */
static void
show (LwMapView *self, LwCanvas *canvas)
{
  lw_map_floor_show (self, canvas);
  lw_map_still_show (self, canvas);
  lw_map_pieces_show (self, canvas);
  lw_map_tool_show (self->tool, canvas, &self->view);
  lw_map_curtain_show (self, canvas);
  lw_map_standing_show (self, canvas);
  lw_map_marks_show (self, canvas);
  lw_map_rulers_show (self, canvas);
}

static void
lw_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LwMapView *self = LW_MAP_VIEW (widget);
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  LwCanvas canvas = { .snapshot = snapshot };

  if (lw_map_country (self) == NULL)
    return;
  gtk_snapshot_push_clip (snapshot, &bounds);
  show (self, &canvas);
  gtk_snapshot_pop (snapshot);
}

void
lw_map_view_paint (LwMapView *self, cairo_t *cr)
{
  LwCanvas canvas = { .cr = cr };

  g_return_if_fail (LW_IS_MAP_VIEW (self) && cr != NULL);

  if (lw_map_country (self) == NULL)
    return;
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                   gtk_widget_get_height (GTK_WIDGET (self)));
  cairo_clip (cr);
  show (self, &canvas);
  cairo_restore (cr);
}

GdkTexture *
lw_map_view_picture (LwMapView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)),
      height = gtk_widget_get_height (GTK_WIDGET (self)),
      scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *image;
  GdkTexture *picture;
  cairo_t *cr;

  g_return_val_if_fail (LW_IS_MAP_VIEW (self), NULL);

  if (lw_map_country (self) == NULL || width <= 0 || height <= 0)
    return NULL;
  image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_surface_set_device_scale (image, scale, scale);
  cr = cairo_create (image);
  lw_map_view_paint (self, cr);
  cairo_destroy (cr);
  picture = lw_picture_node_texture (image);
  cairo_surface_destroy (image);
  return picture;
}

static void
lw_map_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LwMapView *self = LW_MAP_VIEW (widget);

  lw_map_rulers_resized (self);
  lw_map_still_forget (self);
  if (self->fitted)
    fit_now (self);
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

static void
scale_changed_cb (LwMapView *self)
{
  lw_map_floor_forget (self);
  lw_map_pieces_forget (self);
  lw_map_rulers_forget (self);
  queue_draw (self);
}

/* Other coats: those that are drawn already are thrown away. */
static void
palette_changed_cb (LwMapView *self)
{
  g_clear_pointer (&self->sprites, lw_sprites_free);
  self->sprites = lw_sprites_new ();
  scale_changed_cb (self);
}

static void
lw_map_view_dispose (GObject *object)
{
  LwMapView *self = LW_MAP_VIEW (object);

  g_clear_handle_id (&self->sharpen, g_source_remove);
  lw_map_floor_forget (self);
  g_clear_pointer (&self->flight, lw_flight_free);
  g_clear_pointer (&self->flights, g_ptr_array_unref);
  lw_map_rulers_forget (self);
  g_clear_pointer (&self->reach, g_ptr_array_unref);
  g_clear_pointer (&self->men, g_array_unref);
  g_clear_pointer (&self->guns, g_array_unref);
  g_clear_pointer (&self->sprites, lw_sprites_free);
  g_clear_pointer (&self->squares, lw_squares_free);
  g_clear_pointer (&self->picker, lw_picker_free);
  g_clear_pointer (&self->country, lw_country_free);
  lw_map_standing_forget (self);
  lw_map_still_forget (self);
  g_clear_pointer (&self->damage, g_array_unref);
  g_clear_object (&self->tool);
  g_clear_object (&self->hand);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (lw_map_view_parent_class)->dispose (object);
}

/* The toolkit keeps the widget of a press until the release, and when the window is closed in
 * between the release never comes. */
static void
lw_map_view_unroot (GtkWidget *widget)
{
  lw_map_let_go (LW_MAP_VIEW (widget));
  GTK_WIDGET_CLASS (lw_map_view_parent_class)->unroot (widget);
}

static void
lw_map_view_class_init (LwMapViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_map_view_dispose;
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
  self->sprites = lw_sprites_new ();
  self->picker = lw_picker_new ();
  self->ranges = self->target = LW_NONE;
  self->damage = g_array_new (FALSE, FALSE, sizeof (LwBox));
  self->hover_man = self->hover_gun = LW_NONE;
  self->fitted = TRUE;
  /* The map is never mirrored: west is left in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Map of the Country"), -1);
  lw_map_add_pointer (self);
  lw_map_add_keys (self);
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
