/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-page.c: the table: map, side panel, hand-over page, from the curtain to the account.
 */
#include "lw-battle-page-private.h"

#include <glib/gi18n-lib.h>

#include "lw-account-page.h"
#include "lw-acts-list.h"
#include "lw-battle-actions.h"
#include "lw-battle-settling.h"
#include "session/session.h"
#include "despatch/despatch.h"
#include "lw-saved-mark.h"
#include "kit/kit.h"
#include "lw-putting-panel.h"
#include "lw-general-panel.h"
#include "lw-waiting-panel.h"
#include "lw-move-panel.h"
#include "lw-settle-panel.h"
#include "lw-hand-panel.h"
#include "lw-battle-tabs.h"
#include "guns/guns.h"

G_DEFINE_FINAL_TYPE (LwBattlePage, lw_battle_page, GTK_TYPE_BOX)

static const LwBattle *
battle_of (LwBattlePage *self)
{
  return lw_session_battle (self->session);
}

static const char *
part_name (LwPhase phase)
{
  static const char *const names[] = {
    "putting-down", "waiting", "move", "move", "settling", "over"
  };

  return names[phase];
}

/* The title says whose turn it is and nothing that a curtain hides. */
static void
update_title (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);
  g_autofree char *standing = lw_caption_standing (battle);
  /* TRANSLATORS: behind the title of a battle whose file could not be written. */
  const char *unsaved =
      lw_session_file_unsaved (lw_session_file (self->session)) ? _ (" (not saved)") : "";
  g_autofree char *title =
      g_strdup_printf ("%s%s — %s", lw_caption_title (battle), unsaved, standing);
  g_autofree char *red = lw_caption_player (battle, LW_RED);
  g_autofree char *blue = lw_caption_player (battle, LW_BLUE);
  g_autofree char *players = g_strdup_printf (_ ("%s against %s"), red, blue);

  gtk_label_set_text (self->title, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), title);
  gtk_label_set_text (self->subtitle, players);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->subtitle), players);
  lw_navigator_set_title (lw_navigator_of (GTK_WIDGET (self)), GTK_WIDGET (self), title);
}

static void
update_end (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);
  gboolean moving = lw_battle_moving (battle) && !lw_session_general_acts (self->session);

  gtk_widget_set_visible (GTK_WIDGET (self->end), moving);
  gtk_widget_remove_css_class (GTK_WIDGET (self->end), lw_side_nick (LW_OTHER (battle->mover)));
  gtk_widget_add_css_class (GTK_WIDGET (self->end), lw_side_nick (battle->mover));
}

/* What was said to one player is not for the next. */
static void
hide_toast (LwBattlePage *self)
{
  lw_navigator_hide_toast (lw_navigator_of (GTK_WIDGET (self)));
}

static void
update_stage (LwBattlePage *self)
{
  gboolean opaque = lw_hand_over_cover (self->hand_over, self->session);
  GtkWidget *table = gtk_stack_get_child_by_name (self->stage, "table");
  GtkWidget *wanted = opaque ? GTK_WIDGET (self->hand_over) : table;
  GtkWidget *hidden = opaque ? table : GTK_WIDGET (self->hand_over);

  /* Not merely behind the page: an invisible table is not read out either. */
  gtk_widget_set_visible (wanted, TRUE);
  if (gtk_stack_get_visible_child (self->stage) == wanted)
    return;
  lw_rest_begin (&self->rest);
  lw_battle_status_say (self->words, "");
  hide_toast (self);
  gtk_stack_set_visible_child (self->stage, wanted);
  lw_give_up_focus (hidden);
  gtk_widget_set_visible (hidden, FALSE);
  if (opaque)
    gtk_widget_grab_focus (GTK_WIDGET (self->hand_over));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

static void
update_curtain (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);

  self->updating = TRUE;
  gtk_toggle_button_set_active (self->curtain,
                                battle->curtain_closed || lw_session_covered (self->session));
  gtk_widget_set_sensitive (GTK_WIDGET (self->curtain), battle->phase != LW_PHASE_PUTTING_DOWN);
  self->updating = FALSE;
}

/* What a General has done is seen in his turn, and until the next one begins. */
static void
update_marches (LwBattlePage *self)
{
  gboolean waits = battle_of (self)->phase == LW_PHASE_WAITING;

  lw_map_view_show_marches (self->map, lw_session_general_acts (self->session) ||
                                           (waits && lw_opponent_acts (self->opponent)->len > 0));
}

/* A button that was pressed may be gone or useless now: then the keys go to the map again. */
static gboolean
keep_focus_cb (gpointer data)
{
  LwBattlePage *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (root != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
update (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);

  gtk_stack_set_visible_child_name (
      self->part, lw_session_general_acts (self->session) ? "general" : part_name (battle->phase));
  if (battle->phase == LW_PHASE_OVER)
    lw_account_page_set (self->account, self->session);
  update_title (self);
  update_end (self);
  update_curtain (self);
  update_stage (self);
  update_marches (self);
  lw_battle_actions_update (self);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, keep_focus_cb, g_object_ref (self), g_object_unref);
}

static gboolean
gun_could_act (const LwBattle *battle)
{
  LwRef gun;

  for (gun = 0; gun < (LwRef)battle->n_guns; gun++)
    if (battle->guns[gun].owner == battle->mover && !battle->guns[gun].moved &&
        battle->guns[gun].shots == 0 && lw_gun_in_action (battle, gun))
      return TRUE;
  return FALSE;
}

/* Once a battle: the first man moved ends the gun phase, and undo brings it back (R27, Q44). */
static void
warn_guns_first (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);
  gboolean began = self->last_phase == LW_PHASE_GUNS && battle->phase == LW_PHASE_MEN;

  if (battle->phase != self->last_phase)
    hide_toast (self);
  self->last_phase = battle->phase;
  if (!began || self->told_guns_first || !gun_could_act (battle))
    return;
  self->told_guns_first = TRUE;
  lw_navigator_toast_action (
      lw_navigator_of (GTK_WIDGET (self)),
      _ ("Guns first: a man has moved, and no gun acts again in this move (R27)."), _ ("Undo"),
      "battle.undo");
}

static void
played_cb (LwBattlePage *self, guint first)
{
  const LwBattle *battle = battle_of (self);
  gboolean turned = battle->phase != self->last_phase;

  /* A dialog that is gone is a page of the battle, too. */
  if (first < battle->events->len &&
      g_array_index (battle->events, LwEvent, first).kind == LW_EVENT_MELEE)
    lw_rest_begin (&self->rest);
  if (turned && !(self->last_phase == LW_PHASE_GUNS && battle->phase == LW_PHASE_MEN))
    lw_rest_begin (&self->rest);
  lw_battle_settling_update (self);
  update (self);
  warn_guns_first (self);
  if (turned && battle->phase == LW_PHASE_OVER)
    lw_account_page_end (self->account);
  lw_sound_shots (GTK_WIDGET (self), battle, first);
  lw_battle_status_say_latest (self->words, first, turned);
}

static void
taken_cb (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);

  if (battle->phase == LW_PHASE_PUTTING_DOWN && !(battle->ready[LW_RED] && battle->ready[LW_BLUE]))
    lw_session_take_hand (self->session, lw_hand_over_next (battle));
  else if (battle->phase == LW_PHASE_PUTTING_DOWN || lw_session_covered (self->session))
    gtk_widget_activate_action (GTK_WIDGET (self), "battle.draw-curtain", NULL);
  else
    lw_session_take_turn (self->session);
}

static void
curtain_toggled_cb (LwBattlePage *self)
{
  if (!self->updating)
    gtk_widget_activate_action (GTK_WIDGET (self), "battle.draw-curtain", NULL);
}

static void
strings_toggled_cb (LwBattlePage *self)
{
  lw_map_view_show_strings (self->map, gtk_toggle_button_get_active (self->strings));
}

static void
sight_toggled_cb (LwBattlePage *self)
{
  gboolean looking;

  g_object_get (self->field, "looking", &looking, NULL);
  if (gtk_toggle_button_get_active (self->sight) != looking)
    lw_battle_field_look (self->field, !looking);
}

static void
looking_cb (LwBattlePage *self)
{
  gboolean looking;

  g_object_get (self->field, "looking", &looking, NULL);
  gtk_toggle_button_set_active (self->sight, looking);
}

static gboolean
lw_battle_page_grab_focus (GtkWidget *widget)
{
  LwBattlePage *self = LW_BATTLE_PAGE (widget);

  if (gtk_stack_get_visible_child (self->stage) == GTK_WIDGET (self->hand_over))
    return gtk_widget_grab_focus (GTK_WIDGET (self->hand_over));
  return gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

/* Whoever may still refer to page or session: leaving the page ends the session. */
static void
lw_battle_page_unroot (GtkWidget *widget)
{
  lw_rest_end (&LW_BATTLE_PAGE (widget)->rest);
  lw_opponent_leave (LW_BATTLE_PAGE (widget)->opponent);
  lw_session_leave (LW_BATTLE_PAGE (widget)->session);
  GTK_WIDGET_CLASS (lw_battle_page_parent_class)->unroot (widget);
}

static void
lw_battle_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lw_battle_page_parent_class)->root (widget);
  update_title (LW_BATTLE_PAGE (widget));
}

static void
lw_battle_page_dispose (GObject *object)
{
  LwBattlePage *self = LW_BATTLE_PAGE (object);

  lw_fall_silent (GTK_WIDGET (object));
  lw_rest_end (&self->rest);
  g_clear_object (&self->mark);
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_BATTLE_PAGE);
  g_clear_pointer (&self->fates, g_ptr_array_unref);
  g_clear_object (&self->words);
  if (self->opponent != NULL)
    lw_opponent_leave (self->opponent);
  g_clear_object (&self->opponent);
  g_clear_object (&self->hand);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (lw_battle_page_parent_class)->dispose (object);
}

/* The one property, which says whether it rests. */
static void
lw_battle_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, LW_BATTLE_PAGE (object)->rest.timer != 0);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, menu);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, title);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, saved);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, trouble);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, undo);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, redo);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, strings);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, sight);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, stage);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, map_box);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, status);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, side_top);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, part);
  gtk_widget_class_bind_template_child (widget_class, LwBattlePage, end);
}

static void
lw_battle_page_class_init (LwBattlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_battle_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = lw_battle_page_get_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), 1,
      g_param_spec_boolean ("resting", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  widget_class->grab_focus = lw_battle_page_grab_focus;
  widget_class->root = lw_battle_page_root;
  widget_class->unroot = lw_battle_page_unroot;
  g_type_ensure (LW_TYPE_TROUBLE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-battle-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, curtain_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, strings_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, sight_toggled_cb);
  lw_battle_actions_install (widget_class);
}

static void
lw_battle_page_init (LwBattlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_BATTLE, NULL, NULL);
  lw_keys_tip (GTK_WIDGET (self->curtain), "battle.draw-curtain");
  lw_keys_tip (GTK_WIDGET (self->strings), "battle.strings");
  lw_keys_tip (GTK_WIDGET (self->sight), "battle.sight");
  lw_menu_set (self->menu_button, self->menu);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (gtk_widget_get_first_child (GTK_WIDGET (self))),
                           lw_sound_button_new ());
  self->hand_over = LW_HAND_OVER (lw_hand_over_new ());
  gtk_stack_add_named (self->stage, GTK_WIDGET (self->hand_over), "hand-over");
  g_signal_connect_object (self->hand_over, "taken", G_CALLBACK (taken_cb), self,
                           G_CONNECT_SWAPPED);
}

/* From the roster: the map comes to whoever was chosen there, and its cursor too. */
static void
shown_cb (LwBattlePage *self, int x, int y)
{
  LwPoint at = { x, y };

  lw_map_view_set_cursor (self->map, at);
  lw_map_view_centre_on (self->map, at);
}

static void
add_panels (LwBattlePage *self)
{
  gtk_stack_add_named (self->part, lw_putting_panel_new (self->hand), "putting-down");
  gtk_stack_add_named (self->part, lw_waiting_panel_new (self->hand), "waiting");
  gtk_stack_add_named (self->part, lw_move_panel_new (self->hand), "move");
  gtk_stack_add_named (self->part, lw_settle_panel_new (self->hand), "settling");
  self->account = lw_account_page_new ();
  gtk_stack_add_named (self->part, self->account, "over");
  self->hand_panel = lw_hand_panel_new (self->hand);
  self->books = lw_battle_tabs_new (self->hand);
  g_signal_connect_object (lw_battle_tabs_roster (self->books), "shown", G_CALLBACK (shown_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lw_battle_tabs_roster (self->books), "entered",
                           G_CALLBACK (gtk_widget_grab_focus), self->field, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->part, lw_general_panel_new (self->session, self->opponent), "general");
  self->acts = lw_acts_list_new (self->session, self->opponent);
  g_signal_connect_object (self->acts, "shown", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->side_top, self->hand_panel);
  gtk_box_append (self->side_top, self->acts);
  gtk_box_append (self->side_top, self->books);
}

static void
add_field (LwBattlePage *self)
{
  GtkWidget *field = lw_battle_field_new (self->hand);

  self->field = LW_BATTLE_FIELD (field);
  self->map = lw_battle_field_map (self->field);
  self->words = lw_battle_status_new (self->status, self->map, self->hand);
  gtk_box_prepend (self->map_box, field);
  g_object_bind_property (field, "looking-back", self->status, "visible", G_BINDING_INVERT_BOOLEAN);
  g_signal_connect_object (field, "notify::looking", G_CALLBACK (looking_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
lw_battle_page_new (LwSession *session)
{
  LwBattlePage *self = g_object_new (LW_TYPE_BATTLE_PAGE, NULL);

  self->session = g_object_ref (session);
  self->hand = lw_hand_new (session);
  self->opponent = lw_opponent_new (session);
  add_field (self);
  add_panels (self);
  self->mark = lw_saved_mark_new (session, self->saved, self->trouble);
  g_signal_connect_object (session, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lw_session_file (session), "saved", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (lw_session_file (session), "trouble",
                           G_CALLBACK (lw_battle_actions_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "viewer", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "changed", G_CALLBACK (lw_battle_actions_update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

LwSession *
lw_battle_page_session (LwBattlePage *self)
{
  g_return_val_if_fail (LW_IS_BATTLE_PAGE (self), NULL);
  return self->session;
}
