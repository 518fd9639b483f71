/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-panel.c: what is in hand: its formation, its laying, and what can be done with it.
 */
#include "lw-hand-panel.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "kit/kit.h"

struct _LwHandPanel
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkLabel *who;
  GtkLabel *state;
  GtkWidget *men;
  GtkDropDown *formation;
  GtkButton *retire;
  GtkButton *surrender;
  GtkWidget *gun;
  GtkToggleButton *aim;
  GtkToggleButton *report;
  GtkToggleButton *haul;
  GtkWidget *laying;
  GtkLabel *bearing;
  GtkSpinButton *elevation;
  GtkLabel *shots;
  GtkButton *fire;
  GtkLabel *reported;

  LwHand *hand;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (LwHandPanel, lw_hand_panel, GTK_TYPE_BOX)

static void
count_arms (const LwBattle *battle, const GArray *men, guint count[LW_N_ARMS])
{
  guint i;

  for (i = 0; i < men->len; i++)
    count[battle->men[g_array_index (men, LwRef, i)].arm]++;
}

static char *
name_men (const LwBattle *battle, const GArray *men)
{
  guint count[LW_N_ARMS] = { 0, 0 };

  if (men->len == 1)
    return lw_despatch_man (battle, g_array_index (men, LwRef, 0));
  count_arms (battle, men, count);
  if (count[LW_CAVALRY] == 0)
    return g_strdup_printf (_ ("%u infantry"), count[LW_INFANTRY]);
  if (count[LW_INFANTRY] == 0)
    return g_strdup_printf (_ ("%u cavalry"), count[LW_CAVALRY]);
  return g_strdup_printf (_ ("%u infantry, %u cavalry"), count[LW_INFANTRY], count[LW_CAVALRY]);
}

static char *
string_left (const LwBattle *battle, const GArray *men)
{
  LwLength least = G_MAXINT32;
  g_autofree char *text = NULL;
  guint i;

  for (i = 0; i < men->len; i++)
    least = MIN (least, lw_battle_string_left (battle, g_array_index (men, LwRef, i)));
  text = lw_length_format (MAX (least, 0), lw_settings_units ());
  return men->len == 1 ? g_strdup_printf (_ ("%s of string left"), text)
                       : g_strdup_printf (_ ("at least %s of string each"), text);
}

static gboolean
in_move (const LwBattle *battle)
{
  return battle->phase == LW_PHASE_GUNS || battle->phase == LW_PHASE_MEN;
}

static void
update_men (LwHandPanel *self, const LwBattle *battle, const GArray *men)
{
  g_autofree char *who = name_men (battle, men);
  g_autofree char *string = in_move (battle) ? string_left (battle, men)
                            : battle->phase == LW_PHASE_SETTLING
                                ? g_strdup (_ ("may be sent to a trail"))
                                : g_strdup (_ ("to be put down"));

  gtk_label_set_text (self->who, who);
  gtk_label_set_text (self->state, string);
  gtk_drop_down_set_selected (self->formation, lw_hand_formation (self->hand));
  gtk_widget_set_visible (GTK_WIDGET (self->retire), in_move (battle));
  gtk_widget_set_visible (GTK_WIDGET (self->surrender), in_move (battle));
}

/* "4 men · in action", or what it lacks. */
static char *
gun_state (const LwBattle *battle, LwRef ref)
{
  const LwGun *gun = lw_battle_gun (battle, ref);
  g_autoptr (GArray) crew = g_array_new (FALSE, FALSE, sizeof (LwRef));

  if (!gun->placed)
    return g_strdup (_ ("to be put down, trail forward"));
  if (gun->disputed)
    return g_strdup (_ ("in dispute: out of action"));
  lw_battle_near_gun (battle, ref, crew);
  if (crew->len >= LW_GUN_CREW)
    return g_strdup_printf (ngettext ("%u man within six inches · in action",
                                      "%u men within six inches · in action", crew->len),
                            crew->len);
  return g_strdup_printf (_ ("needs %u men within six inches, has %u"), LW_GUN_CREW, crew->len);
}

/* "Fire shot 2"; a fifth is not offered. */
static char *
fire_words (LwTask task, const LwGun *gun)
{
  if (gun->shots >= LW_SHOTS_PER_MOVE)
    return g_strdup (_ ("All shots fired"));
  return g_strdup_printf (task == LW_TASK_REPORT ? _ ("Enter shot %u") : _ ("Fire shot %u"),
                          gun->shots + 1);
}

static void
update_laying (LwHandPanel *self, const LwGun *gun)
{
  LwTask task = lw_hand_task (self->hand);
  g_autofree char *bearing = lw_angle_format (lw_hand_bearing (self->hand));
  g_autofree char *shots =
      g_strdup_printf (_ ("%u of %u shots fired"), gun->shots, LW_SHOTS_PER_MOVE);
  g_autofree char *fire = fire_words (task, gun);

  gtk_toggle_button_set_active (self->aim, task == LW_TASK_AIM);
  gtk_toggle_button_set_active (self->report, task == LW_TASK_REPORT);
  gtk_toggle_button_set_active (self->haul, task == LW_TASK_HAUL);
  gtk_widget_set_visible (self->laying, task == LW_TASK_AIM || task == LW_TASK_REPORT);
  gtk_label_set_text (self->bearing, bearing);
  gtk_spin_button_set_value (self->elevation, lw_hand_elevation (self->hand) / 60.0);
  gtk_label_set_text (self->shots, shots);
  gtk_button_set_label (self->fire, fire);
  gtk_widget_set_sensitive (GTK_WIDGET (self->fire), gun->shots < LW_SHOTS_PER_MOVE);
}

static void
update_reported (LwHandPanel *self)
{
  const GArray *events = lw_hand_reported (self->hand);
  const LwBattle *battle = lw_session_battle (lw_hand_session (self->hand));
  GString *text = g_string_new (NULL);
  guint i;

  for (i = 0; i < events->len; i++)
    {
      const LwShotEvent *event = &g_array_index (events, LwShotEvent, i);
      g_autofree char *name = lw_despatch_man (battle, event->man);

      g_string_append_printf (
          text, event->kind == LW_SHOT_OVERSET ? _ ("%u. %s, overset\n") : _ ("%u. %s, touched\n"),
          i + 1, name);
    }
  if (events->len == 0)
    g_string_append (
        text,
        _ ("Click where it came to rest; click a man for overset, with Shift for touched only."));
  gtk_label_set_text (self->reported, g_strchomp (text->str));
  gtk_widget_set_visible (GTK_WIDGET (self->reported), lw_hand_task (self->hand) == LW_TASK_REPORT);
  g_string_free (text, TRUE);
}

static void
update_gun (LwHandPanel *self, const LwBattle *battle, LwRef ref)
{
  g_autofree char *who = lw_despatch_gun_heading (battle, ref);
  g_autofree char *state = gun_state (battle, ref);

  gtk_label_set_text (self->who, who);
  gtk_label_set_text (self->state, state);
  update_laying (self, lw_battle_gun (battle, ref));
  update_reported (self);
}

/* An empty hand keeps no words: they would still be read when another player looks. */
static void
forget_words (LwHandPanel *self)
{
  GtkLabel *labels[] = { self->who, self->state, self->bearing, self->shots, self->reported };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_label_set_text (labels[i], "");
  gtk_button_set_label (self->fire, "");
  gtk_drop_down_set_selected (self->formation, lw_hand_formation (self->hand));
  gtk_spin_button_set_value (self->elevation, 0);
  gtk_widget_set_visible (self->laying, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->reported), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->retire), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->surrender), FALSE);
}

static void
update (LwHandPanel *self)
{
  const LwBattle *battle = lw_session_battle (lw_hand_session (self->hand));
  const GArray *men = lw_hand_men (self->hand);
  LwRef gun = lw_hand_gun (self->hand);

  self->updating = TRUE;
  if (men->len == 0 && gun == LW_NONE)
    lw_give_up_focus (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), men->len > 0 || gun != LW_NONE);
  gtk_widget_set_visible (self->men, men->len > 0);
  gtk_widget_set_visible (self->gun, gun != LW_NONE && in_move (battle));
  if (men->len > 0)
    update_men (self, battle, men);
  else if (gun != LW_NONE)
    update_gun (self, battle, gun);
  else
    forget_words (self);
  self->updating = FALSE;
}

static void
formation_chosen_cb (LwHandPanel *self)
{
  if (!self->updating)
    lw_hand_set_formation (self->hand, (LwFormation)gtk_drop_down_get_selected (self->formation));
}

static void
start_task (LwHandPanel *self, GtkToggleButton *button, LwTask task)
{
  if (!self->updating && gtk_toggle_button_get_active (button))
    lw_hand_start_task (self->hand, task);
}

static void
aim_toggled_cb (LwHandPanel *self)
{
  start_task (self, self->aim, LW_TASK_AIM);
}

static void
report_toggled_cb (LwHandPanel *self)
{
  start_task (self, self->report, LW_TASK_REPORT);
}

static void
haul_toggled_cb (LwHandPanel *self)
{
  start_task (self, self->haul, LW_TASK_HAUL);
}

static void
elevation_changed_cb (LwHandPanel *self)
{
  LwAngle wanted = (LwAngle)gtk_spin_button_get_value_as_int (self->elevation) * 60;

  if (!self->updating)
    lw_hand_elevate (self->hand, wanted - lw_hand_elevation (self->hand));
}

/* The screw reads in degrees and minutes, though it counts in minutes. */
static gboolean
elevation_shown_cb (LwHandPanel *self)
{
  int minutes = gtk_spin_button_get_value_as_int (self->elevation);
  g_autofree char *text = g_strdup_printf ("%s%d° %02d′", minutes < 0 ? "−" : "",
                                           ABS (minutes) / 60, ABS (minutes) % 60);

  gtk_editable_set_text (GTK_EDITABLE (self->elevation), text);
  return TRUE;
}

/* Accepts "3° 20′", "3 20" and bare minutes. */
static int
elevation_read_cb (LwHandPanel *self, double *value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->elevation));
  gboolean negative = strstr (text, "−") != NULL || strchr (text, '-') != NULL;
  gint64 part[2] = { 0, 0 };
  guint n = 0;

  while (*text != '\0' && n < 2)
    {
      char *end;

      if (!g_ascii_isdigit (*text))
        {
          text = g_utf8_next_char (text);
          continue;
        }
      part[n++] = g_ascii_strtoll (text, &end, 10);
      text = end;
    }
  if (n == 0)
    return GTK_INPUT_ERROR;
  *value = (double)(n == 2 ? part[0] * 60 + part[1] : part[0]);
  if (negative)
    *value = -*value;
  return TRUE;
}

static void
fired_cb (LwHandPanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.fire", NULL);
}

static void
lw_hand_panel_dispose (GObject *object)
{
  lw_fall_silent (GTK_WIDGET (object));
  g_clear_object (&LW_HAND_PANEL (object)->hand);
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_HAND_PANEL);
  G_OBJECT_CLASS (lw_hand_panel_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, who);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, state);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, men);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, formation);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, retire);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, surrender);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, gun);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, aim);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, report);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, haul);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, laying);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, bearing);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, elevation);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, shots);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, fire);
  gtk_widget_class_bind_template_child (widget_class, LwHandPanel, reported);
}

static void
lw_hand_panel_class_init (LwHandPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_hand_panel_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-hand-panel.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, formation_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, aim_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, report_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, haul_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, elevation_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, elevation_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, elevation_read_cb);
  gtk_widget_class_bind_template_callback (widget_class, fired_cb);
}

static void
lw_hand_panel_init (LwHandPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_keys_tip (GTK_WIDGET (self->formation), "battle.formation");
  lw_keys_tip (GTK_WIDGET (self->aim), "battle.aim");
  lw_keys_tip (GTK_WIDGET (self->haul), "battle.haul");
  lw_keys_tip (GTK_WIDGET (self->fire), "gun.fire");
  lw_keys_tips (GTK_WIDGET (self));
  lw_wheel_with_focus (GTK_WIDGET (self->elevation));
}

void
lw_hand_panel_lay_only (GtkWidget *panel)
{
  g_return_if_fail (LW_IS_HAND_PANEL (panel));

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (LW_HAND_PANEL (panel)->aim)), FALSE);
}

GtkWidget *
lw_hand_panel_new (LwHand *hand)
{
  LwHandPanel *self = g_object_new (LW_TYPE_HAND_PANEL, NULL);

  self->hand = g_object_ref (hand);
  g_signal_connect_object (hand, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  lw_settings_follow ("units", G_CALLBACK (update), self);
  update (self);
  return GTK_WIDGET (self);
}
