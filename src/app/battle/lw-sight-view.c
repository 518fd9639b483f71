/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-view.c: the view along the gun in hand: laying it by eye, with an unsteady hand.
 */
#include "lw-sight-view.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "lw-despatch.h"
#include "lw-palette.h"
#include "lw-settings.h"
#include "lw-sight-shots.h"
#include "lw-sight.h"
#include "lw-words.h"

#define RELOAD_MS 1500
#define FRAME_US 40000
#define CLICK 600 /* arc-seconds: 10' */
#define FINE 60
#define STEADY_MS 20000
#define SWAY_LEAST (6 * 60)
#define SWAY_MOST (25 * 60)

struct _LwSightView
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkDrawingArea *picture;
  GtkLabel *clock;
  GtkLabel *gun_name;
  GtkLabel *laying;
  GtkDrawingArea *pips;
  GtkLabel *fired;
  GtkLabel *shots;
  GtkDrawingArea *screw;
  GtkLabel *elevation;

  /* Owned. */
  LwHand *hand;

  gboolean open;
  LwRef gun;                        /* that the rest is about */
  LwRef named;                      /* the man laid at, or LW_NONE */
  LwRef laid_at[LW_SHOTS_PER_MOVE]; /* who was named at each shot of this move */
  guint seen_shots;
  gint64 loaded_at; /* monotonic; when the next shot may be fired */
  guint tick;
  gint64 last_frame;
  LwAngle sway_bearing;
  LwAngle sway_elevation;
  double drag_from;
};

G_DEFINE_FINAL_TYPE (LwSightView, lw_sight_view, GTK_TYPE_BOX)

static const LwBattle *
battle_of (LwSightView *self)
{
  return lw_session_battle (lw_hand_session (self->hand));
}

static LwSight
sight_of (LwSightView *self)
{
  LwSight sight = { .gun = lw_hand_gun (self->hand), .named = self->named };

  sight.bearing = lw_hand_bearing (self->hand);
  sight.elevation = lw_hand_elevation (self->hand);
  sight.sway_bearing = self->sway_bearing;
  sight.sway_elevation = self->sway_elevation;
  sight.viewer = lw_session_viewer (lw_hand_session (self->hand));
  sight.width = MAX (gtk_widget_get_width (GTK_WIDGET (self->picture)), 1);
  sight.height = MAX (gtk_widget_get_height (GTK_WIDGET (self->picture)), 1);
  return sight;
}

static gboolean
may_look (LwSightView *self)
{
  return self->open && lw_hand_gun (self->hand) != LW_NONE &&
         lw_session_viewer (lw_hand_session (self->hand)) != LW_VIEWER_NOBODY;
}

/* Into pixels at once: what GTK records it would only draw again. */
static void
draw_picture_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  LwSightView *self = data;
  LwSight sight = sight_of (self);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (area));
  cairo_surface_t *image;
  cairo_t *into;

  if (!may_look (self))
    return;
  image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * scale, height * scale);
  cairo_surface_set_device_scale (image, scale, scale);
  into = cairo_create (image);
  lw_sight_draw (into, battle_of (self), &sight);
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
  double now = lw_hand_elevation (self->hand) / 3600.0, degree = height / 6.0;
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

static void
describe (LwSightView *self, const char *sentence)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

/* "Shot 1: 4° 20′, fell 7 in short; nobody struck." */
static char *
shot_line (LwSightView *self, const LwOrder *shot, guint i)
{
  const LwBattle *battle = battle_of (self);
  LwRef at = i < LW_SHOTS_PER_MOVE ? self->laid_at[i] : LW_NONE;
  g_autofree char *elevation = lw_angle_format (shot->elevation);
  g_autofree char *fell = lw_sight_shot_fell (battle, shot, at);
  g_autofree char *result = lw_sight_shot_result (shot);

  return g_strdup_printf (_ ("Shot %u: %s, %s; %s"), i + 1, elevation, fell, result);
}

static void
list_shots (LwSightView *self)
{
  g_autoptr (GPtrArray) shots = lw_sight_shots (battle_of (self), self->gun);
  g_autoptr (GString) text = g_string_new (NULL);
  guint i;

  for (i = 0; i < shots->len; i++)
    {
      g_autofree char *line = shot_line (self, g_ptr_array_index (shots, i), i);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : "\n", line);
    }
  gtk_label_set_text (self->shots, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->shots), shots->len > 0);
  if (shots->len > self->seen_shots)
    {
      g_autofree char *line =
          shot_line (self, g_ptr_array_index (shots, shots->len - 1), shots->len - 1);

      self->loaded_at = g_get_monotonic_time () + RELOAD_MS * 1000;
      describe (self, line);
    }
  self->seen_shots = shots->len;
}

static void
update_clock (LwSightView *self)
{
  LwSession *session = lw_hand_session (self->hand);
  const LwGun *gun = lw_battle_gun (battle_of (self), self->gun);
  g_autofree char *clock = lw_words_clock (lw_session_remaining (session));
  g_autofree char *timed = g_strdup_printf (_ ("%s left"), clock);
  const char *what = gun != NULL && gun->shots >= LW_SHOTS_PER_MOVE ? _ ("Four shots fired")
                     : g_get_monotonic_time () < self->loaded_at    ? _ ("Loading…")
                                                                    : _ ("Space fires");
  g_autofree char *text =
      g_strdup_printf ("%s · %s", lw_session_remaining (session) < 0 ? clock : timed, what);

  gtk_label_set_text (self->clock, text);
}

static void
update_words (LwSightView *self)
{
  const LwBattle *battle = battle_of (self);
  const LwGun *gun = lw_battle_gun (battle, self->gun);
  g_autofree char *name = lw_despatch_gun (battle, self->gun);
  g_autofree char *bearing = lw_angle_format (lw_hand_bearing (self->hand));
  g_autofree char *elevation = lw_angle_format (lw_hand_elevation (self->hand));
  g_autofree char *laying = g_strdup_printf (_ ("Bearing %s"), bearing);
  g_autofree char *fired =
      g_strdup_printf (_ ("%u fired · %u left"), gun->shots,
                       LW_SHOTS_PER_MOVE - MIN (gun->shots, LW_SHOTS_PER_MOVE));
  g_autofree char *label = g_strdup_printf (_ ("The view along %s"), name);

  gtk_label_set_text (self->gun_name, name);
  gtk_label_set_text (self->laying, laying);
  gtk_label_set_text (self->fired, fired);
  gtk_label_set_text (self->elevation, elevation);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static void
forget_words (LwSightView *self)
{
  GtkLabel *labels[] = { self->clock, self->gun_name, self->laying,
                         self->fired, self->shots,    self->elevation };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_label_set_text (labels[i], "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The view along a gun"), -1);
  describe (self, "");
}

static void
take_gun (LwSightView *self)
{
  guint i;

  self->gun = lw_hand_gun (self->hand);
  self->named = LW_NONE;
  for (i = 0; i < LW_SHOTS_PER_MOVE; i++)
    self->laid_at[i] = LW_NONE;
  self->seen_shots = G_MAXUINT;
}

static void
update (LwSightView *self)
{
  if (!may_look (self))
    return;
  if (self->gun != lw_hand_gun (self->hand))
    take_gun (self);
  list_shots (self);
  update_words (self);
  update_clock (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
  gtk_widget_queue_draw (GTK_WIDGET (self->pips));
  gtk_widget_queue_draw (GTK_WIDGET (self->screw));
}

/* The clock that runs out makes the hand shake. */
static double
sway_reach (LwSightView *self)
{
  gint64 left = lw_session_remaining (lw_hand_session (self->hand));

  if (left < 0 || left >= STEADY_MS)
    return SWAY_LEAST;
  return SWAY_LEAST + (SWAY_MOST - SWAY_LEAST) * (double)(STEADY_MS - left) / STEADY_MS;
}

static void
set_sway (LwSightView *self, double bearing, double elevation)
{
  double reach = sway_reach (self);

  self->sway_bearing = (LwAngle)(bearing * reach);
  self->sway_elevation = (LwAngle)(elevation * reach);
  lw_hand_set_sway (self->hand, self->sway_bearing, self->sway_elevation);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

/* A slow figure; never quite the same twice. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  LwSightView *self = LW_SIGHT_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double t = now / 1e6;

  if (now - self->last_frame < FRAME_US)
    return G_SOURCE_CONTINUE;
  self->last_frame = now;
  set_sway (self, sin (t * 1.19), .8 * sin (t * 1.73 + 1));
  update_clock (self);
  return G_SOURCE_CONTINUE;
}

/* Without motion each shot has its own fixed error, which its number decides. */
static void
hold_still (LwSightView *self)
{
  const LwBattle *battle = battle_of (self);
  guint seed = (guint)battle->seed;

  set_sway (self, 2 * lw_texture_at (seed, (gint)battle->record->len, 1) - 1,
            2 * lw_texture_at (seed, (gint)battle->record->len, 2) - 1);
}

static void
start_sway (LwSightView *self)
{
  if (!lw_settings_animations ())
    hold_still (self);
  else if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
stop_sway (LwSightView *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->sway_bearing = self->sway_elevation = 0;
  lw_hand_set_sway (self->hand, 0, 0);
}

/* A gun is put down with its muzzle to the rear (R15): it is swung round to the enemy's line. */
static void
swing_round (LwSightView *self)
{
  const LwBattle *battle = battle_of (self);
  const LwGun *gun = lw_battle_gun (battle, self->gun);
  LwAngle ahead = battle->player[gun->owner].edge == LW_EDGE_SOUTH ? LW_NORTH : LW_SOUTH;
  LwAngle off = lw_angle_between (lw_hand_bearing (self->hand), ahead);

  if (gun->shots_all == 0 && ABS (off) > LW_NORTH)
    lw_hand_turn_gun (self->hand, off);
}

void
lw_sight_view_set_open (LwSightView *self, gboolean open)
{
  g_return_if_fail (LW_IS_SIGHT_VIEW (self));

  if (self->open == open)
    return;
  self->open = open;
  if (!open)
    {
      stop_sway (self);
      forget_words (self);
      return;
    }
  take_gun (self);
  swing_round (self);
  start_sway (self);
  update (self);
  lw_hand_tell (self->hand, _ ("Along the gun: arrows lay it, N and P name men, Space fires."));
}

gboolean
lw_sight_view_may_fire (LwSightView *self)
{
  const LwGun *gun;

  g_return_val_if_fail (LW_IS_SIGHT_VIEW (self), TRUE);

  if (!self->open)
    return TRUE;
  if (g_get_monotonic_time () < self->loaded_at)
    {
      lw_hand_tell (self->hand, _ ("The gun is being loaded."));
      return FALSE;
    }
  gun = lw_battle_gun (battle_of (self), self->gun);
  if (gun != NULL && gun->shots < LW_SHOTS_PER_MOVE)
    self->laid_at[gun->shots] = self->named;
  return TRUE;
}

/* "Red infantry 17, 6 ft 2 in off." */
static void
tell_named (LwSightView *self)
{
  const LwBattle *battle = battle_of (self);
  g_autofree char *name = lw_despatch_man (battle, self->named);
  g_autofree char *distance = lw_length_format (
      lw_distance (battle->guns[self->gun].at, battle->men[self->named].at), lw_settings_units ());
  g_autofree char *sentence = g_strdup_printf (_ ("%s, %s off."), name, distance);

  lw_hand_tell (self->hand, sentence);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

static void
name_next (LwSightView *self, int step)
{
  LwSight sight = sight_of (self);
  const LwBattle *battle = battle_of (self);
  g_autoptr (GArray) men = lw_sight_men (battle, &sight, LW_OTHER (battle->guns[sight.gun].owner));
  int at = -1, i;

  if (men->len == 0)
    {
      lw_hand_tell (self->hand, _ ("No enemy is in sight along the gun."));
      return;
    }
  for (i = 0; i < (int)men->len; i++)
    if (g_array_index (men, LwRef, i) == self->named)
      at = i;
  if (at < 0)
    at = step > 0 ? -1 : (int)men->len;
  at = (at + step + (int)men->len) % (int)men->len;
  self->named = g_array_index (men, LwRef, at);
  tell_named (self);
}

static gboolean
lay (LwSightView *self, int dx, int dy, GdkModifierType state)
{
  LwAngle by = (state & GDK_CONTROL_MASK) != 0 ? FINE : CLICK;

  if ((state & GDK_SHIFT_MASK) != 0)
    by *= 6;
  if (dx != 0)
    lw_hand_turn_gun (self->hand, -dx * by);
  else
    lw_hand_elevate (self->hand, dy * by);
  return TRUE;
}

static gboolean
pressed_cb (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, LwSightView *self)
{
  if (!may_look (self) || (state & GDK_ALT_MASK) != 0)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Left:
      return lay (self, -1, 0, state);
    case GDK_KEY_Right:
      return lay (self, 1, 0, state);
    case GDK_KEY_Up:
    case GDK_KEY_Page_Up:
      return lay (self, 0, 1, state);
    case GDK_KEY_Down:
    case GDK_KEY_Page_Down:
      return lay (self, 0, -1, state);
    case GDK_KEY_n:
    case GDK_KEY_p:
      if ((state & GDK_CONTROL_MASK) != 0)
        return FALSE;
      name_next (self, key == GDK_KEY_n ? 1 : -1);
      return TRUE;
    case GDK_KEY_space:
      gtk_widget_activate_action (GTK_WIDGET (self), "battle.fire", NULL);
      return TRUE;
    case GDK_KEY_Escape:
      gtk_widget_activate_action (GTK_WIDGET (self), "battle.sight", NULL);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
scrolled_cb (GtkEventControllerScroll *scroll, double dx, double dy, LwSightView *self)
{
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if (may_look (self) && dy != 0)
    lay (self, 0, dy < 0 ? 1 : -1, state & ~GDK_SHIFT_MASK);
  return TRUE;
}

static void
drag_begun_cb (GtkGestureDrag *drag, double x, double y, LwSightView *self)
{
  self->drag_from = 0;
  gtk_widget_grab_focus (GTK_WIDGET (self->picture));
}

/* The trail is dragged to the right, and the muzzle swings to the left. */
static void
dragged_cb (GtkGestureDrag *drag, double x, double y, LwSightView *self)
{
  LwSight sight = sight_of (self);
  LwAngle by = (LwAngle)((x - self->drag_from) * lw_sight_seconds_a_pixel (&sight));

  if (!may_look (self) || by == 0)
    return;
  self->drag_from = x;
  lw_hand_turn_gun (self->hand, by);
}

static void
told_cb (LwSightView *self, const char *sentence)
{
  if (self->open)
    describe (self, sentence);
}

static void
played_cb (LwSightView *self)
{
  update (self);
  if (self->open && self->tick == 0)
    hold_still (self);
}

static gboolean
lw_sight_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LW_SIGHT_VIEW (widget)->picture));
}

static void
add_controllers (LwSightView *self)
{
  GtkWidget *picture = GTK_WIDGET (self->picture);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (picture, keys);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scrolled_cb), self);
  gtk_widget_add_controller (picture, scroll);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begun_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  gtk_widget_add_controller (picture, GTK_EVENT_CONTROLLER (drag));
}

static void
lw_sight_view_dispose (GObject *object)
{
  g_clear_object (&LW_SIGHT_VIEW (object)->hand);
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_SIGHT_VIEW);
  G_OBJECT_CLASS (lw_sight_view_parent_class)->dispose (object);
}

static void
lw_sight_view_class_init (LwSightViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_sight_view_dispose;
  widget_class->grab_focus = lw_sight_view_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-sight-view.ui");
  gtk_widget_class_bind_template_child (widget_class, LwSightView, picture);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, clock);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, gun_name);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, laying);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, pips);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, fired);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, shots);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, screw);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, elevation);
}

static void
lw_sight_view_init (LwSightView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Left is left in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self->picture), GTK_TEXT_DIR_LTR);
  gtk_drawing_area_set_draw_func (self->picture, draw_picture_cb, self, NULL);
  gtk_drawing_area_set_draw_func (self->pips, draw_pips_cb, self, NULL);
  gtk_drawing_area_set_draw_func (self->screw, draw_screw_cb, self, NULL);
  add_controllers (self);
}

GtkWidget *
lw_sight_view_new (LwHand *hand)
{
  LwSightView *self = g_object_new (LW_TYPE_SIGHT_VIEW, NULL);
  LwSession *session = lw_hand_session (hand);

  self->hand = g_object_ref (hand);
  self->gun = self->named = LW_NONE;
  g_signal_connect_object (hand, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "tick", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  forget_words (self);
  return GTK_WIDGET (self);
}
