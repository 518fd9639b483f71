/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-practice-page.c: the practice ground: lay, fire, look, and lay again.
 */
#include "lw-practice-page.h"

#include <glib/gi18n-lib.h>

#include "scene/scene.h"
#include "map/map.h"
#include "battle/battle.h"
#include "kit/kit.h"

/* The latest shots, no more than these, are drawn and listed. */
#define MOST_FLIGHTS 6

/* The letters of the drawing are a little smaller than those of the page. */
#define LETTERS 11.0

/* A shot is as low as this when it touches the floor: half its height, and what it may sink between
 * two samples of its way. */
#define LOW (LW_INCH * 3 / 8)

struct _LwPracticePage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkHeaderBar *header;
  GtkToggleButton *sight;
  GtkStack *field;
  GtkDrawingArea *side;
  GtkLabel *status;
  GtkBox *panel;
  GtkListBox *targets;
  GtkLabel *shots;

  LwMapView *map;
  GtkWidget *sight_view;

  /* Owned. */
  LwSession *session;
  LwHand *hand;
  GPtrArray *flights; /* of LwFlight: the latest last */
  GPtrArray *lines;   /* of char*: the same in words */

  LwRef target;    /* the man the gun was laid on last, or LW_NONE */
  LwAngle bearing; /* of the latest shot */
  LwAngle laid[2]; /* bearing and elevation, for a hand that has let go */
  gboolean taking;
  guint fired;
};

G_DEFINE_FINAL_TYPE (LwPracticePage, lw_practice_page, GTK_TYPE_BOX)

/* ---- targets and shots in words ---- */

/* "Five in line at 9 ft". (transfer full) */
static char *
target_name (const LwPracticeTarget *target)
{
  g_autofree char *range = lw_length_format (target->range, lw_settings_units ());

  switch (target->kind)
    {
    case LW_PRACTICE_HORSEMAN:
      return g_strdup_printf (_ ("A horseman, broadside, at %s"), range);
    case LW_PRACTICE_LINE:
      return g_strdup_printf (_ ("Five in line at %s"), range);
    case LW_PRACTICE_COLUMN:
      return g_strdup_printf (_ ("Six in column at %s"), range);
    case LW_PRACTICE_WALL:
      return g_strdup_printf (_ ("Three behind a wall at %s"), range);
    case LW_PRACTICE_HILL:
      return g_strdup_printf (_ ("Three on a hill at %s"), range);
    case LW_PRACTICE_TREES:
      return g_strdup_printf (_ ("Three behind twigs at %s"), range);
    default:
      return g_strdup_printf (_ ("A man at %s"), range);
    }
}

static LwLength
highest (const LwFlight *flight)
{
  LwLength height = 0;

  for (guint i = 0; i < flight->path->len; i++)
    height = MAX (height, g_array_index (flight->path, LwFlightPoint, i).height);
  return height;
}

/* How far off it first came down to the floor; 0: it never did. */
static LwLength
down_at (const LwBattle *battle, const LwFlight *flight)
{
  for (guint i = 1; i < flight->path->len; i++)
    {
      const LwFlightPoint *p = &g_array_index (flight->path, LwFlightPoint, i);

      if (p->height - lw_ground_height (battle->ground, p->at) < LOW)
        return lw_distance (battle->guns[LW_PRACTICE_GUN].at, p->at);
    }
  return 0;
}

/* To the inch: the floor is no finer. */
static char *
write_inches (LwLength length)
{
  return lw_length_format ((length + LW_INCH / 2) / LW_INCH * LW_INCH, lw_settings_units ());
}

/* "Shot 3: 1° 40′, fell 7 in short; nobody struck. Highest 5 in, down at 6 ft 2 in." @target: the
 * man it was laid on, or LW_NONE. (transfer full) */
static char *
shot_words (
    const LwBattle *battle, const LwOrder *shot, const LwFlight *flight, guint number, LwRef target)
{
  g_autofree char *elevation = lw_angle_format (shot->elevation);
  g_autofree char *fell = lw_sight_view_shot_fell (battle, shot, target);
  g_autofree char *result = lw_sight_view_shot_result (shot);
  g_autofree char *height = write_inches (highest (flight));
  g_autofree char *down = write_inches (down_at (battle, flight));

  return g_strdup_printf (_ ("Shot %u: %s, %s; %s. Highest %s, down at %s."), number, elevation,
                          fell, result, height, down);
}

/* ---- the ground ---- */

static const LwBattle *
battle_of (LwPracticePage *self)
{
  return lw_session_battle (self->session);
}

static gboolean
looks (LwPracticePage *self)
{
  return gtk_stack_get_visible_child (self->field) == self->sight_view;
}

static void
say (LwPracticePage *self, const char *sentence)
{
  gtk_label_set_text (self->status, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->map), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
}

static gboolean
lw_practice_page_grab_focus (GtkWidget *widget)
{
  LwPracticePage *self = LW_PRACTICE_PAGE (widget);

  return gtk_widget_grab_focus (looks (self) ? self->sight_view : GTK_WIDGET (self->map));
}

/* Nothing else is to be done here: the gun never leaves the hand. */
static void
hold_gun (LwPracticePage *self)
{
  if (self->taking)
    return;
  if (lw_hand_gun (self->hand) == LW_PRACTICE_GUN && lw_hand_task (self->hand) == LW_TASK_AIM)
    {
      self->laid[0] = lw_hand_bearing (self->hand);
      self->laid[1] = lw_hand_elevation (self->hand);
      if (self->flights->len == 0)
        gtk_widget_queue_draw (GTK_WIDGET (self->side));
      return;
    }
  self->taking = TRUE;
  lw_hand_take_gun (self->hand, LW_PRACTICE_GUN);
  lw_hand_turn_gun (self->hand, self->laid[0] - lw_hand_bearing (self->hand));
  lw_hand_elevate (self->hand, self->laid[1] - lw_hand_elevation (self->hand));
  self->taking = FALSE;
}

static void
show_lines (LwPracticePage *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint i;

  for (i = self->lines->len; i > 0; i--)
    g_string_append_printf (text, "%s%s", text->len == 0 ? "" : "\n",
                            (char *)g_ptr_array_index (self->lines, i - 1));
  gtk_label_set_text (self->shots, text->len > 0 ? text->str : _ ("No shot has been fired yet."));
}

/* Drawn anew, and told to whoever cannot see it. */
static void
show_flights (LwPracticePage *self)
{
  const char *latest = self->lines->len == 0
                           ? _ ("After each shot its way is drawn here, from the side.")
                           : g_ptr_array_index (self->lines, self->lines->len - 1);

  show_lines (self);
  lw_map_view_show_flights (self->map, self->flights);
  gtk_widget_queue_draw (GTK_WIDGET (self->side));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->side), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  latest, -1);
}

static void
take_shot (LwPracticePage *self, const LwOrder *shot)
{
  LwFlight *flight = lw_flight_again (battle_of (self), shot);
  char *line = shot_words (battle_of (self), shot, flight, ++self->fired, self->target);

  if (self->flights->len == MOST_FLIGHTS)
    {
      g_ptr_array_remove_index (self->flights, 0);
      g_ptr_array_remove_index (self->lines, 0);
    }
  g_ptr_array_add (self->flights, flight);
  g_ptr_array_add (self->lines, line);
  self->bearing = shot->bearing;
  show_flights (self);
  say (self, line);
}

static void
played_cb (LwPracticePage *self, guint first)
{
  const LwBattle *battle = battle_of (self);
  guint i;

  for (i = first; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);

      if (event->kind == LW_EVENT_SHOT)
        take_shot (self, lw_battle_order (battle, event->order));
    }
  lw_sound_shots (GTK_WIDGET (self), battle, first);
  hold_gun (self);
}

/* Before the first shot, too, one sees how far it is to the target. */
static LwLength
target_range (LwPracticePage *self)
{
  const LwBattle *battle = battle_of (self);

  if (self->target == LW_NONE)
    return 0;
  return lw_distance (battle->guns[LW_PRACTICE_GUN].at, battle->men[self->target].at);
}

static void
draw_side_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  LwPracticePage *self = data;
  LwAngle along = self->flights->len > 0 ? self->bearing : lw_hand_bearing (self->hand);
  LwFlightSide side = { .battle = battle_of (self),
                        .gun = LW_PRACTICE_GUN,
                        .bearing = along,
                        .flights = self->flights,
                        .reach = target_range (self),
                        .units = lw_settings_units () };
  LwChartStyle style = { .dark = lw_style_dark (), .size = LETTERS };

  lw_draw_flight_side (cr, &side, width, height, &style);
}

static void
set_up (LwPracticePage *self)
{
  lw_session_replace (self->session, lw_practice_new (g_random_int ()));
}

static void
again_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwPracticePage *self = LW_PRACTICE_PAGE (widget);

  set_up (self);
  g_ptr_array_set_size (self->flights, 0);
  g_ptr_array_set_size (self->lines, 0);
  show_flights (self);
  say (self, _ ("Everybody stands where he stood at first."));
}

/* After four shots the men are set up again, and so on without an end. */
static void
fire_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwPracticePage *self = LW_PRACTICE_PAGE (widget);

  if (lw_hand_loaded (self->hand) &&
      battle_of (self)->guns[LW_PRACTICE_GUN].shots >= LW_SHOTS_PER_MOVE)
    set_up (self);
  lw_hand_fire (self->hand);
}

static void
look (LwPracticePage *self, gboolean sight)
{
  lw_sight_view_set_open (LW_SIGHT_VIEW (self->sight_view), sight);
  gtk_stack_set_visible_child (self->field, sight ? self->sight_view : GTK_WIDGET (self->map));
  gtk_toggle_button_set_active (self->sight, sight);
  if (sight && self->target != LW_NONE)
    lw_sight_view_name (LW_SIGHT_VIEW (self->sight_view), self->target);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
sight_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwPracticePage *self = LW_PRACTICE_PAGE (widget);

  look (self, !looks (self));
}

static void
sight_toggled_cb (LwPracticePage *self)
{
  if (gtk_toggle_button_get_active (self->sight) != looks (self))
    look (self, !looks (self));
}

/* The gun is swung to face him; how high it must point is what one learns. */
static void
target_chosen_cb (LwPracticePage *self, GtkListBoxRow *row)
{
  const LwPracticeTarget *targets;
  g_autofree char *sentence = NULL;
  g_autofree char *name = NULL;
  guint n;

  targets = lw_practice_targets (&n);
  self->target = targets[gtk_list_box_row_get_index (row)].man;
  lw_hand_aim_at (self->hand, battle_of (self)->men[self->target].at);
  lw_map_view_show_target (self->map, self->target);
  gtk_widget_queue_draw (GTK_WIDGET (self->side));
  if (looks (self))
    lw_sight_view_name (LW_SIGHT_VIEW (self->sight_view), self->target);
  name = target_name (&targets[gtk_list_box_row_get_index (row)]);
  sentence = g_strdup_printf (_ ("The gun faces the target: %s."), name);
  say (self, sentence);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
add_targets (LwPracticePage *self)
{
  const LwPracticeTarget *targets;
  guint n, i;

  targets = lw_practice_targets (&n);
  for (i = 0; i < n; i++)
    {
      g_autofree char *name = target_name (&targets[i]);
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *label = gtk_label_new (name);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "practice-target");
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
      gtk_list_box_append (self->targets, row);
    }
}

static void
told_cb (LwPracticePage *self, const char *sentence)
{
  if (!self->taking)
    say (self, sentence);
}

static void
lw_practice_page_unroot (GtkWidget *widget)
{
  lw_session_leave (LW_PRACTICE_PAGE (widget)->session);
  GTK_WIDGET_CLASS (lw_practice_page_parent_class)->unroot (widget);
}

static void
lw_practice_page_dispose (GObject *object)
{
  LwPracticePage *self = LW_PRACTICE_PAGE (object);

  lw_fall_silent (GTK_WIDGET (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_PRACTICE_PAGE);
  g_clear_pointer (&self->flights, g_ptr_array_unref);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_object (&self->hand);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (lw_practice_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, LwPracticePage, header);
  gtk_widget_class_bind_template_child (widget_class, LwPracticePage, sight);
  gtk_widget_class_bind_template_child (widget_class, LwPracticePage, field);
  gtk_widget_class_bind_template_child (widget_class, LwPracticePage, side);
  gtk_widget_class_bind_template_child (widget_class, LwPracticePage, status);
  gtk_widget_class_bind_template_child (widget_class, LwPracticePage, panel);
  gtk_widget_class_bind_template_child (widget_class, LwPracticePage, targets);
  gtk_widget_class_bind_template_child (widget_class, LwPracticePage, shots);
  gtk_widget_class_bind_template_callback (widget_class, sight_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, target_chosen_cb);
}

static void
lw_practice_page_class_init (LwPracticePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_practice_page_dispose;
  widget_class->grab_focus = lw_practice_page_grab_focus;
  widget_class->unroot = lw_practice_page_unroot;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               LW_RESOURCE_BASE "/lw-practice-page.ui");
  bind_children (widget_class);
  /* The names by which map, sight and panel ask for them in a battle. */
  gtk_widget_class_install_action (widget_class, "battle.fire", NULL, fire_cb);
  gtk_widget_class_install_action (widget_class, "battle.sight", NULL, sight_cb);
  gtk_widget_class_install_action (widget_class, "practice.again", NULL, again_cb);
}

static void
add_parts (LwPracticePage *self)
{
  GtkWidget *laying = lw_hand_panel_new (self->hand);

  self->map = LW_MAP_VIEW (lw_map_view_new ());
  lw_map_view_set_scene (self->map, lw_map_scene_new_battle (self->session, self->hand));
  lw_map_view_show_ranges (self->map, LW_PRACTICE_GUN);
  self->sight_view = lw_sight_view_new (self->hand);
  gtk_stack_add_child (self->field, GTK_WIDGET (self->map));
  gtk_stack_add_child (self->field, self->sight_view);
  lw_hand_panel_lay_only (laying);
  gtk_box_insert_child_after (
      self->panel, laying,
      gtk_widget_get_ancestor (GTK_WIDGET (self->targets), GTK_TYPE_SCROLLED_WINDOW));
  gtk_header_bar_pack_end (self->header, lw_sound_button_new ());
  gtk_drawing_area_set_draw_func (self->side, draw_side_cb, self, NULL);
  lw_style_redraw (GTK_WIDGET (self->side));
}

static void
lw_practice_page_init (LwPracticePage *self)
{
  self->session = lw_session_new_bare (lw_practice_new (g_random_int ()), NULL);
  self->hand = lw_hand_new (self->session);
  self->flights = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_flight_free);
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->target = LW_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_PRACTICE, NULL, NULL);
  lw_keys_tip (GTK_WIDGET (self->sight), "battle.sight");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->side), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The latest shots from the side"), -1);
  add_parts (self);
  add_targets (self);
  g_signal_connect_object (self->session, "played", G_CALLBACK (played_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "changed", G_CALLBACK (hold_gun), self, G_CONNECT_SWAPPED);
  show_flights (self);
  hold_gun (self);
  say (self, _ ("Choose a target, set the elevation, and fire with Space."));
}

GtkWidget *
lw_practice_page_new (void)
{
  return g_object_new (LW_TYPE_PRACTICE_PAGE, NULL);
}
