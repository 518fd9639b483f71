/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-replay-page.c: a whole battle seen again.
 */
#include "lw-replay-page.h"

#include <glib/gi18n-lib.h>

#include "lw-forces-view.h"
#include "kit/kit.h"
#include "lw-battle-tabs.h"

/* The map of a replay, and its bar. */

/* How long an order is looked at after its motion has come to rest, at speed 1. */
#define LOOK_MS 600
#define WORDS_MS 160
#define TICK_MS 40

struct _LwReplayView
{
  GtkBox parent_instance;

  LwMapView *map;
  GtkWidget *bar;
  GtkToggleButton *play;
  GtkWidget *back;
  GtkWidget *forward;
  GtkRange *slider;
  GtkDropDown *speed;
  GtkDropDown *moves;
  GtkLabel *caption;

  /* Owned. */
  LwReplay *replay;

  gboolean skippable;
  gboolean updating;
  guint timer;
  int left; /* milliseconds that the moment is still looked at */
};

enum
{
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwReplayView, lw_replay_view, GTK_TYPE_BOX)

static const double speeds[] = { .5, 1, 2, 4 };

static gboolean
at_end (LwReplayView *self)
{
  return lw_replay_position (self->replay) == lw_replay_length (self->replay);
}

static void
finish (LwReplayView *self)
{
  lw_replay_view_play (self, FALSE);
  if (self->skippable)
    g_signal_emit (self, signals[DONE], 0);
}

static int
look_ms (LwReplayView *self)
{
  guint speed = MIN (gtk_drop_down_get_selected (self->speed), G_N_ELEMENTS (speeds) - 1);

  return lw_replay_shows (self->replay) ? (int)(LOOK_MS / speeds[speed]) : WORDS_MS;
}

/* First the motion comes to rest, then it is looked at for a while. */
static gboolean
tick_cb (gpointer data)
{
  LwReplayView *self = data;

  if (lw_map_view_moves (self->map))
    return G_SOURCE_CONTINUE;
  self->left -= TICK_MS;
  if (self->left > 0)
    return G_SOURCE_CONTINUE;
  if (lw_replay_step (self->replay))
    {
      self->left = look_ms (self);
      return G_SOURCE_CONTINUE;
    }
  self->timer = 0;
  finish (self);
  return G_SOURCE_REMOVE;
}

gboolean
lw_replay_view_plays_for_test (LwReplayView *self)
{
  g_return_val_if_fail (LW_IS_REPLAY_VIEW (self), FALSE);
  return self->timer != 0;
}

static void
update_play (LwReplayView *self)
{
  gboolean plays = self->timer != 0;

  self->updating = TRUE;
  gtk_toggle_button_set_active (self->play, plays);
  gtk_button_set_label (GTK_BUTTON (self->play), plays ? _ ("Pause") : _ ("Play"));
  self->updating = FALSE;
}

void
lw_replay_view_play (LwReplayView *self, gboolean play)
{
  g_return_if_fail (LW_IS_REPLAY_VIEW (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  if (play && at_end (self))
    lw_replay_go_to (self->replay, 0);
  if (play)
    {
      self->left = look_ms (self);
      self->timer = g_timeout_add (TICK_MS, tick_cb, self);
    }
  update_play (self);
}

static void
update (LwReplayView *self)
{
  guint position = lw_replay_position (self->replay), length = lw_replay_length (self->replay);
  g_autofree char *caption = lw_replay_caption (self->replay);

  self->updating = TRUE;
  gtk_range_set_value (self->slider, position);
  gtk_drop_down_set_selected (self->moves, lw_replay_move (self->replay));
  gtk_label_set_text (self->caption, caption);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->caption), caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->map), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  caption, -1);
  gtk_widget_set_sensitive (self->back, position > 0);
  gtk_widget_set_sensitive (self->forward, position < length);
  self->updating = FALSE;
}

static void
slid_cb (LwReplayView *self)
{
  if (self->updating)
    return;
  lw_replay_view_play (self, FALSE);
  lw_replay_go_to (self->replay, (guint)(gtk_range_get_value (self->slider) + .5));
}

static void
move_chosen_cb (LwReplayView *self)
{
  guint move = gtk_drop_down_get_selected (self->moves);

  if (self->updating || move == GTK_INVALID_LIST_POSITION)
    return;
  lw_replay_view_play (self, FALSE);
  lw_replay_go_to (self->replay, lw_replay_move_start (self->replay, move));
}

static void
toggled_cb (LwReplayView *self)
{
  if (!self->updating)
    lw_replay_view_play (self, gtk_toggle_button_get_active (self->play));
}

static void
step (LwReplayView *self, gboolean on)
{
  lw_replay_view_play (self, FALSE);
  if (on)
    lw_replay_step (self->replay);
  else
    lw_replay_step_back (self->replay);
}

static void
forward_cb (LwReplayView *self)
{
  step (self, TRUE);
}

static void
back_cb (LwReplayView *self)
{
  step (self, FALSE);
}

static void
skipped_cb (LwReplayView *self)
{
  finish (self);
}

static void
go_to_move (LwReplayView *self, int by)
{
  int move = (int)lw_replay_move (self->replay);

  /* Back to the beginning of this one first. */
  if (by < 0 &&
      lw_replay_position (self->replay) > lw_replay_move_start (self->replay, (guint)move))
    by++;
  move = CLAMP (move + by, 0, (int)lw_replay_n_moves (self->replay) - 1);
  lw_replay_view_play (self, FALSE);
  lw_replay_go_to (self->replay, lw_replay_move_start (self->replay, (guint)move));
}

static gboolean
goes (LwReplayView *self, const char *act)
{
  if (g_str_equal (act, "replay.move-before"))
    go_to_move (self, -1);
  else if (g_str_equal (act, "replay.next-move"))
    go_to_move (self, 1);
  else if (g_str_equal (act, "replay.begin"))
    lw_replay_go_to (self->replay, 0);
  else if (g_str_equal (act, "replay.end"))
    lw_replay_go_to (self->replay, G_MAXUINT / 2);
  else
    return FALSE;
  return TRUE;
}

static gboolean
asked_cb (gpointer data, const char *act, GdkModifierType state)
{
  LwReplayView *self = data;

  if (g_str_equal (act, "replay.on") || g_str_equal (act, "replay.back"))
    step (self, g_str_equal (act, "replay.on"));
  else if (g_str_equal (act, "replay.play"))
    lw_replay_view_play (self, self->timer == 0);
  else if (g_str_equal (act, "replay.skip") && self->skippable)
    finish (self);
  else
    return goes (self, act);
  return TRUE;
}

static gboolean
lw_replay_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LW_REPLAY_VIEW (widget)->map));
}

static void
lw_replay_view_unmap (GtkWidget *widget)
{
  lw_replay_view_play (LW_REPLAY_VIEW (widget), FALSE);
  GTK_WIDGET_CLASS (lw_replay_view_parent_class)->unmap (widget);
}

static void
lw_replay_view_dispose (GObject *object)
{
  LwReplayView *self = LW_REPLAY_VIEW (object);

  lw_fall_silent (GTK_WIDGET (object));
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->replay);
  G_OBJECT_CLASS (lw_replay_view_parent_class)->dispose (object);
}

static void
lw_replay_view_class_init (LwReplayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_replay_view_dispose;
  widget_class->grab_focus = lw_replay_view_grab_focus;
  widget_class->unmap = lw_replay_view_unmap;
  signals[DONE] = g_signal_new ("done", LW_TYPE_REPLAY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static GtkWidget *
append_button (
    LwReplayView *self, const char *label, const char *tip, const char *act, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_tooltip_text (button, tip);
  lw_keys_tip (button, act);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (self->bar), button);
  return button;
}

static void
append_play (LwReplayView *self)
{
  self->play = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_label (_ ("Play")));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), _ ("Play on, or pause"));
  lw_keys_tip (GTK_WIDGET (self->play), "replay.play");
  g_signal_connect_swapped (self->play, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self->bar), GTK_WIDGET (self->play));
}

static GtkDropDown *
append_choice (LwReplayView *self, GtkStringList *titles, const char *name, GCallback chosen)
{
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (titles), NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (choice, name);
  if (chosen != NULL)
    g_signal_connect_swapped (choice, "notify::selected", chosen, self);
  gtk_box_append (GTK_BOX (self->bar), choice);
  return GTK_DROP_DOWN (choice);
}

static void
append_choices (LwReplayView *self)
{
  const char *const titles[] = { _ ("half speed"), _ ("speed 1"), _ ("speed 2"), _ ("speed 4"),
                                 NULL };
  GtkStringList *moves = gtk_string_list_new (NULL);
  guint i;

  for (i = 0; i < lw_replay_n_moves (self->replay); i++)
    {
      g_autofree char *name = lw_replay_move_name (self->replay, i);

      gtk_string_list_append (moves, name);
    }
  self->moves = append_choice (self, moves, _ ("Go to a move"), G_CALLBACK (move_chosen_cb));
  self->speed = append_choice (self, gtk_string_list_new (titles), _ ("Speed"), NULL);
  gtk_drop_down_set_selected (self->speed, 1);
  gtk_widget_set_visible (GTK_WIDGET (self->moves), !self->skippable);
}

static void
append_slider (LwReplayView *self)
{
  GtkWidget *slider = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0,
                                                MAX (lw_replay_length (self->replay), 1), 1);
  guint i;

  lw_wheel_with_focus (slider);
  gtk_widget_set_hexpand (slider, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (slider), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Moment of the battle"), -1);
  for (i = 1; i < lw_replay_n_moves (self->replay) && !self->skippable; i++)
    gtk_scale_add_mark (GTK_SCALE (slider), lw_replay_move_start (self->replay, i), GTK_POS_BOTTOM,
                        NULL);
  self->slider = GTK_RANGE (slider);
  g_signal_connect_swapped (slider, "value-changed", G_CALLBACK (slid_cb), self);
  gtk_box_append (GTK_BOX (self->bar), slider);
}

static void
build (LwReplayView *self)
{
  self->back = append_button (self, _ ("Step back"), _ ("One order back"), "replay.back",
                              G_CALLBACK (back_cb));
  append_play (self);
  self->forward =
      append_button (self, _ ("Step on"), _ ("One order on"), "replay.on", G_CALLBACK (forward_cb));
  append_slider (self);
  append_choices (self);
  if (self->skippable)
    gtk_widget_add_css_class (append_button (self, _ ("Skip"), _ ("To my own move"), "replay.skip",
                                             G_CALLBACK (skipped_cb)),
                              "suggested-action");
}

static void
lw_replay_view_init (LwReplayView *self)
{

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->map = LW_MAP_VIEW (lw_map_view_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->map), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->map), TRUE);
  self->caption = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->caption, 0);
  gtk_label_set_ellipsize (self->caption, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->caption), "status");
  self->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (self->bar, "dialog-bar");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->map));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->caption));
  gtk_box_append (GTK_BOX (self), self->bar);
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_REPLAY, asked_cb, self);
}

GtkWidget *
lw_replay_view_new (LwReplay *replay, gboolean skippable)
{
  LwReplayView *self = g_object_new (LW_TYPE_REPLAY_VIEW, NULL);

  self->replay = g_object_ref (replay);
  self->skippable = skippable;
  lw_map_view_set_scene (self->map, lw_map_scene_new_battle (lw_replay_session (replay), NULL));
  build (self);
  g_signal_connect_object (replay, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

struct _LwReplayPage
{
  GtkBox parent_instance;

  GtkLabel *subtitle;
  GtkWidget *view;
  GtkWidget *forces;

  LwReplay *replay;
};

G_DEFINE_FINAL_TYPE (LwReplayPage, lw_replay_page, GTK_TYPE_BOX)

static void
update_page (LwReplayPage *self)
{
  g_autofree char *move = lw_replay_move_name (self->replay, lw_replay_move (self->replay));
  g_autofree char *text =
      g_strdup_printf (_ ("%s · order %u of %u"), move, lw_replay_position (self->replay),
                       lw_replay_length (self->replay));

  gtk_label_set_text (self->subtitle, text);
  lw_forces_view_set (LW_FORCES_VIEW (self->forces),
                      lw_session_battle (lw_replay_session (self->replay)));
}

static gboolean
lw_replay_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LW_REPLAY_PAGE (widget)->view);
}

static void
lw_replay_page_dispose (GObject *object)
{
  g_clear_object (&LW_REPLAY_PAGE (object)->replay);
  G_OBJECT_CLASS (lw_replay_page_parent_class)->dispose (object);
}

static void
lw_replay_page_class_init (LwReplayPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_replay_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = lw_replay_page_grab_focus;
}

static void
lw_replay_page_init (LwReplayPage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static void
append_header (LwReplayPage *self, const LwBattle *battle)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (lw_caption_title (battle));
  GtkWidget *back = gtk_button_new_with_label (_ ("Back"));

  gtk_widget_add_css_class (title, "title");
  self->subtitle = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->subtitle), "subtitle");
  gtk_widget_set_valign (titles, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (titles), title);
  gtk_box_append (GTK_BOX (titles), GTK_WIDGET (self->subtitle));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "win.back");
  gtk_widget_set_tooltip_text (back, _ ("Leave the replay"));
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (header), titles);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header), back);
  gtk_box_append (GTK_BOX (self), header);
}

static GtkWidget *
new_side (LwReplayPage *self)
{
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *title = gtk_label_new (_ ("Dispatches"));
  g_autoptr (LwHand) hand = lw_hand_new (lw_replay_session (self->replay));

  self->forces = lw_forces_view_new ();
  gtk_widget_set_size_request (side, 336, -1);
  gtk_widget_add_css_class (side, "panel");
  gtk_widget_add_css_class (side, "side");
  gtk_box_append (GTK_BOX (side), self->forces);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "step-title");
  gtk_box_append (GTK_BOX (side), title);
  gtk_box_append (GTK_BOX (side), lw_dispatches_new (hand));
  return side;
}

GtkWidget *
lw_replay_page_new (const LwBattle *battle)
{
  LwReplayPage *self = g_object_new (LW_TYPE_REPLAY_PAGE, NULL);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->replay = lw_replay_new (battle);
  self->view = lw_replay_view_new (self->replay, FALSE);
  append_header (self, battle);
  gtk_box_append (GTK_BOX (row), self->view);
  gtk_box_append (GTK_BOX (row), new_side (self));
  gtk_widget_set_vexpand (row, TRUE);
  gtk_box_append (GTK_BOX (self), row);
  g_signal_connect_object (self->replay, "changed", G_CALLBACK (update_page), self,
                           G_CONNECT_SWAPPED);
  update_page (self);
  return GTK_WIDGET (self);
}
