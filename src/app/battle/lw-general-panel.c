/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-general-panel.c: a General's turn: who he is, that he thinks, and how fast he is shown.
 *
 * What he does stands in the list above (lw-acts-list.h). The buttons here are for the one who
 * watches: they change what is seen and when, and nothing of what he does.
 */
#include "lw-general-panel.h"

#include <glib/gi18n-lib.h>

#include "generals/generals.h"
#include "names/names.h"
#include "play/play.h"

struct _LwGeneralPanel
{
  GtkBox parent_instance;

  LwSession *session; /* owned */
  LwOpponent *opponent;

  GtkLabel *heading;
  GtkLabel *who;
  GtkLabel *clock;
  GtkSpinner *spinner;
  GtkLabel *state;
  GtkButton *pause;
  GtkButton *step;
  GtkButton *speed;
  GtkButton *skip;
};

G_DEFINE_FINAL_TYPE (LwGeneralPanel, lw_general_panel, GTK_TYPE_BOX)

/* ---- what it says ---- */

/* Whose General acts: behind the curtain his who is not ready. */
static LwSide
get_side (const LwBattle *battle)
{
  if (battle->phase != LW_PHASE_PUTTING_DOWN || !battle->curtain_used)
    return battle->mover;

  return battle->ready[LW_RED] ? LW_BLUE : LW_RED;
}

static const char *
word_heading (const LwBattle *battle, LwSide side)
{
  if (battle->phase == LW_PHASE_PUTTING_DOWN)
    return side == LW_RED ? _ ("Red’s General puts down his army")
                          : _ ("Blue’s General puts down his army");

  return side == LW_RED ? _ ("Red’s General moves") : _ ("Blue’s General moves");
}

static void
update_who (LwGeneralPanel *self, LwSide side)
{
  LwTemper temper;
  LwLevel level;
  g_autofree char *words = NULL;

  if (!lw_opponent_seat (self->opponent, side, &level, &temper))
    return;

  /* Translators: a General's level and temper: "Captain, fiery". */
  words =
      g_strdup_printf (_ ("%s, %s"), lw_level_names_level (level), lw_level_names_temper (temper));
  gtk_label_set_text (self->who, words);
}

/* The time that his acts have taken him, of what he has. */
static void
update_clock (LwGeneralPanel *self, const LwBattle *battle)
{
  gboolean timed = lw_battle_moving (battle) && battle->allowance >= 0;
  g_autofree char *left = lw_caption_clock (MAX (battle->allowance - battle->clock, 0));
  g_autofree char *whole = lw_caption_clock (MAX (battle->allowance, 0));
  g_autofree char *words = g_strdup_printf (_ ("%s of %s left to him"), left, whole);

  gtk_label_set_text (self->clock, words);
  gtk_widget_set_visible (GTK_WIDGET (self->clock), timed);
}

static void
update_state (LwGeneralPanel *self)
{
  gboolean thinks = lw_opponent_thinking (self->opponent);
  gboolean paused = lw_opponent_paused (self->opponent);

  gtk_spinner_set_spinning (self->spinner, thinks);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), thinks);
  gtk_label_set_text (self->state, thinks   ? _ ("He is thinking.")
                                   : paused ? _ ("He waits for you to go on.")
                                            : "");
}

static void
update_buttons (LwGeneralPanel *self)
{
  gboolean paused = lw_opponent_paused (self->opponent);
  g_autofree char *speed = g_strdup_printf ("×%u", lw_opponent_speed (self->opponent));

  gtk_button_set_label (self->pause, paused ? _ ("_Go on") : _ ("_Pause"));
  gtk_button_set_label (self->speed, speed);
  gtk_widget_set_sensitive (GTK_WIDGET (self->step), paused);
}

static void
update (LwGeneralPanel *self)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwSide side = get_side (battle);

  update_state (self);
  update_buttons (self);
  if (!lw_session_general_acts (self->session))
    return;
  gtk_label_set_text (self->heading, word_heading (battle, side));
  update_who (self, side);
  update_clock (self, battle);
}

/* ---- what is pressed ---- */

static void
pause_cb (LwGeneralPanel *self)
{
  lw_opponent_set_paused (self->opponent, !lw_opponent_paused (self->opponent));
}

static void
step_cb (LwGeneralPanel *self)
{
  lw_opponent_step (self->opponent);
}

static void
speed_cb (LwGeneralPanel *self)
{
  guint speed = lw_opponent_speed (self->opponent);

  lw_opponent_set_speed (self->opponent, speed >= 4 ? 1 : speed * 2);
}

static void
skip_cb (LwGeneralPanel *self)
{
  lw_opponent_skip (self->opponent);
}

/* ---- the widget ---- */

static GtkLabel *
append_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 38);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static GtkButton *
append_button (
    LwGeneralPanel *self, GtkWidget *row, const char *label, const char *tooltip, GCallback pressed)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_swapped (button, "clicked", pressed, self);
  gtk_box_append (GTK_BOX (row), button);
  return GTK_BUTTON (button);
}

static void
lw_general_panel_dispose (GObject *object)
{
  LwGeneralPanel *self = LW_GENERAL_PANEL (object);

  g_clear_object (&self->opponent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (lw_general_panel_parent_class)->dispose (object);
}

static void
lw_general_panel_class_init (LwGeneralPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_general_panel_dispose;
}

static void
lw_general_panel_init (LwGeneralPanel *self)
{
  GtkWidget *thinks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->heading = append_label (GTK_WIDGET (self), "panel-title");
  self->who = append_label (GTK_WIDGET (self), "dim");
  self->clock = append_label (GTK_WIDGET (self), "dim");
  self->spinner = GTK_SPINNER (gtk_spinner_new ());
  gtk_box_append (GTK_BOX (thinks), GTK_WIDGET (self->spinner));
  self->state = append_label (thinks, "dim");
  gtk_box_append (GTK_BOX (self), thinks);
  self->pause = append_button (self, row, _ ("_Pause"), _ ("He waits after the act under way"),
                               G_CALLBACK (pause_cb));
  self->step = append_button (self, row, _ ("_One act"), _ ("The next thing that he does"),
                              G_CALLBACK (step_cb));
  self->speed =
      append_button (self, row, "×1", _ ("Faster, and slow again"), G_CALLBACK (speed_cb));
  self->skip = append_button (self, row, _ ("_Skip"),
                              _ ("To the end of his move; guns and charges are still seen"),
                              G_CALLBACK (skip_cb));
  gtk_box_append (GTK_BOX (self), row);
}

GtkWidget *
lw_general_panel_new (LwSession *session, LwOpponent *opponent)
{
  LwGeneralPanel *self = g_object_new (LW_TYPE_GENERAL_PANEL, NULL);

  self->session = g_object_ref (session);
  self->opponent = g_object_ref (opponent);
  g_signal_connect_object (session, "played", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (opponent, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
