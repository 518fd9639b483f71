/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scenario-view.c: the scenario that a Country carries: title, briefing, who is who, variety,
 * forces, zones, house rules with the clock, notes.
 */
#include "lw-scenario-view.h"

#include <glib/gi18n-lib.h>

#include "lw-advice-view.h"
#include "lw-country-form.h"
#include "play/play.h"
#include "battle/battle.h"
#include "kit/kit.h"
#include "names/names.h"
#include "remarks/remarks.h"

/* So long after the last change it is looked over. */
#define PATIENCE_MS 200

enum
{
  FOOT,
  HORSE,
  GUNS,
  N_ARMS
};

struct _LwScenarioView
{
  GtkBox parent_instance;

  /* Made here. */
  GtkWidget *none;
  GtkWidget *form;
  GtkWidget *title;
  GtkTextBuffer *briefing;
  GtkTextBuffer *notes;
  GtkDropDown *variety;
  GtkDropDown *first;
  GtkDropDown *edge;
  GtkWidget *name[LW_N_SIDES];
  GtkWidget *commander[LW_N_SIDES];
  GtkWidget *number[LW_N_SIDES][N_ARMS];
  GtkLabel *points[LW_N_SIDES];
  GtkWidget *draw_zone[LW_N_SIDES];
  GtkWidget *no_zone[LW_N_SIDES];

  GtkListBox *faults; /* whether it can be fought as it stands */

  LwEditor *editor; /* owned */
  guint look_over;  /* timer: some time after the last change */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (LwScenarioView, lw_scenario_view, GTK_TYPE_BOX)

static void
set_text (char **field, const char *text)
{
  g_free (*field);
  *field = text == NULL || *text == '\0' ? NULL : g_strdup (text);
}

static const char *
text_of (GtkWidget *entry)
{
  return gtk_editable_get_text (GTK_EDITABLE (entry));
}

static void
read_side (LwScenarioView *self, LwScenario *scenario, LwSide side)
{
  LwForce *force = &scenario->side[side].force;
  GtkWidget **number = self->number[side];

  set_text (&scenario->side[side].name, text_of (self->name[side]));
  set_text (&scenario->side[side].commander, text_of (self->commander[side]));
  force->infantry = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number[FOOT]));
  force->cavalry = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number[HORSE]));
  force->guns = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number[GUNS]));
}

/* First: nothing is said, Red, Blue. */
static LwScenario *
read_form (LwScenarioView *self)
{
  LwScenario *scenario = lw_scenario_copy (lw_editor_scenario (self->editor));
  g_autofree char *briefing = lw_form_get_text (self->briefing);
  g_autofree char *notes = lw_form_get_text (self->notes);
  guint first = gtk_drop_down_get_selected (self->first);
  LwSide side;

  set_text (&scenario->title, text_of (self->title));
  set_text (&scenario->briefing, briefing);
  set_text (&scenario->notes, notes);
  scenario->variety = (LwVariety)gtk_drop_down_get_selected (self->variety);
  scenario->has_first = first > 0;
  scenario->first = first == 2 ? LW_BLUE : LW_RED;
  for (side = LW_RED; side < LW_N_SIDES; side++)
    read_side (self, scenario, side);
  scenario->side[LW_RED].edge =
      gtk_drop_down_get_selected (self->edge) == 0 ? LW_EDGE_NORTH : LW_EDGE_SOUTH;
  scenario->side[LW_BLUE].edge =
      scenario->side[LW_RED].edge == LW_EDGE_NORTH ? LW_EDGE_SOUTH : LW_EDGE_NORTH;
  return scenario;
}

static void
edit (LwScenarioView *self, LwScenario *scenario, const char *name, const char *key)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);

  if (key != NULL)
    lw_drafting_merge (drafting, key);
  lw_editor_done (self->editor, lw_planning_set_scenario (drafting, scenario, name));
}

static void
form_changed_cb (LwScenarioView *self)
{
  if (!self->updating && lw_editor_scenario (self->editor) != NULL)
    edit (self, read_form (self), _ ("change the scenario"), "scenario");
}

/* It begins with forces in the proportion that makes the best game (R91). */
static void
add_cb (LwScenarioView *self)
{
  LwScenario *scenario = lw_scenario_new ();
  LwSide side;

  for (side = LW_RED; side < LW_N_SIDES; side++)
    scenario->side[side].force = (LwForce){ 66, 39, 3 };
  edit (self, scenario, _ ("add a scenario"), NULL);
  gtk_widget_grab_focus (self->title);
}

static void
remove_cb (LwScenarioView *self)
{
  edit (self, NULL, _ ("take the scenario away"), NULL);
}

static void
draw_zone_cb (GtkButton *button, LwScenarioView *self)
{
  lw_editor_set_tool (self->editor, GTK_WIDGET (button) == self->draw_zone[LW_RED]
                                        ? LW_EDITOR_ZONE_RED
                                        : LW_EDITOR_ZONE_BLUE);
}

static void
no_zone_cb (GtkButton *button, LwScenarioView *self)
{
  LwSide side = GTK_WIDGET (button) == self->no_zone[LW_RED] ? LW_RED : LW_BLUE;
  LwScenario *scenario = lw_scenario_copy (lw_editor_scenario (self->editor));

  g_clear_pointer (&scenario->side[side].zone, g_array_unref);
  edit (self, scenario, _ ("take the zone away"), NULL);
}

static void
rules_changed_cb (LwRulesList *list, LwScenarioView *self)
{
  LwScenario *scenario;

  if (self->updating || lw_editor_scenario (self->editor) == NULL)
    return;
  scenario = lw_scenario_copy (lw_editor_scenario (self->editor));
  lw_rules_list_get (list, &scenario->rules);
  edit (self, scenario, _ ("change the house rules"), "rules");
}

/* The house rules, the clock among them, need more room than the panel has. */
static void
rules_cb (LwScenarioView *self)
{
  GtkWidget *list = g_object_new (LW_TYPE_RULES_LIST, NULL);
  GtkWindow *window;

  self->updating = TRUE;
  lw_rules_list_set (LW_RULES_LIST (list), &lw_editor_scenario (self->editor)->rules);
  self->updating = FALSE;
  gtk_widget_add_css_class (list, "form");
  g_signal_connect_object (list, "changed", G_CALLBACK (rules_changed_cb), self, 0);
  window = lw_small_window_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                _ ("House rules of the scenario"), list, 560, -1);
  gtk_window_present (window);
}

static void
set_entry (GtkWidget *entry, const char *text)
{
  if (g_strcmp0 (text_of (entry), text == NULL ? "" : text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (entry), text == NULL ? "" : text);
}

static void
show_side (LwScenarioView *self, const LwScenario *scenario, LwSide side)
{
  const LwForce *force = &scenario->side[side].force;
  const guint value[N_ARMS] = { force->infantry, force->cavalry, force->guns };
  g_autofree char *points = lw_points_format (lw_force_points (force));
  g_autofree char *text = g_strdup_printf (_ ("%s points"), points);
  guint arm;

  set_entry (self->name[side], scenario->side[side].name);
  set_entry (self->commander[side], scenario->side[side].commander);
  for (arm = 0; arm < N_ARMS; arm++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number[side][arm]), value[arm]);
  gtk_label_set_text (self->points[side], text);
}

static void
update (LwScenarioView *self)
{
  const LwScenario *scenario = lw_editor_scenario (self->editor);
  LwSide side;

  gtk_widget_set_visible (self->none, scenario == NULL);
  gtk_widget_set_visible (self->form, scenario != NULL);
  if (scenario == NULL)
    return;
  self->updating = TRUE;
  set_entry (self->title, scenario->title);
  lw_form_set_text (self->briefing, scenario->briefing);
  lw_form_set_text (self->notes, scenario->notes);
  gtk_drop_down_set_selected (self->variety, scenario->variety);
  gtk_drop_down_set_selected (self->first, !scenario->has_first         ? 0
                                           : scenario->first == LW_BLUE ? 2
                                                                        : 1);
  gtk_drop_down_set_selected (self->edge, scenario->side[LW_RED].edge == LW_EDGE_NORTH ? 0 : 1);
  for (side = LW_RED; side < LW_N_SIDES; side++)
    show_side (self, scenario, side);
  self->updating = FALSE;
}

static GtkWidget *
new_entry (LwScenarioView *self, GtkWidget *box, const char *title, const char *label)
{
  GtkWidget *entry = lw_form_entry ();

  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 12);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (form_changed_cb), self);
  gtk_box_append (GTK_BOX (box), lw_form_row (title, entry));
  return entry;
}

static GtkDropDown *
new_choice (LwScenarioView *self, const char *title, const char *const *choices)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (choices);

  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (form_changed_cb), self);
  gtk_box_append (GTK_BOX (self->form), lw_form_row (title, choice));
  return GTK_DROP_DOWN (choice);
}

static GtkTextBuffer *
new_text (LwScenarioView *self, const char *title)
{
  GtkTextBuffer *buffer;
  GtkWidget *text = lw_form_text (title, &buffer);

  g_signal_connect_swapped (buffer, "changed", G_CALLBACK (form_changed_cb), self);
  gtk_box_append (GTK_BOX (self->form), lw_form_row (title, text));
  return buffer;
}

static void
add_numbers (LwScenarioView *self, GtkWidget *box, LwSide side)
{
  const char *const titles[LW_N_SIDES][N_ARMS] = {
    { _ ("Red’s foot"), _ ("Red’s horse"), _ ("Red’s guns") },
    { _ ("Blue’s foot"), _ ("Blue’s horse"), _ ("Blue’s guns") },
  };
  const char *const words[N_ARMS] = { _ ("Foot"), _ ("Horse"), _ ("Guns") };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  guint arm;

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (arm = 0; arm < N_ARMS; arm++)
    {
      GtkWidget *spin =
          gtk_spin_button_new_with_range (0, arm == GUNS ? LW_MOST_GUNS : LW_MOST_MEN, 1);

      lw_wheel_with_focus (spin);
      gtk_editable_set_enable_undo (GTK_EDITABLE (spin), FALSE);
      gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 3);
      gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      titles[side][arm], -1);
      g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (form_changed_cb), self);
      gtk_box_append (GTK_BOX (row), lw_form_row (words[arm], spin));
      self->number[side][arm] = spin;
    }
  gtk_box_append (GTK_BOX (box), row);
}

static GtkWidget *
new_button (LwScenarioView *self, const char *label, const char *name, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "quiet");
  gtk_widget_set_hexpand (button, TRUE);
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    -1);
  g_signal_connect (button, "clicked", clicked, self);
  return button;
}

static void
add_zone (LwScenarioView *self, GtkWidget *box, LwSide side)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *draw = new_button (self, _ ("Draw its zone"),
                                side == LW_RED ? _ ("Draw Red’s zone") : _ ("Draw Blue’s zone"),
                                G_CALLBACK (draw_zone_cb));
  GtkWidget *clear = new_button (self, _ ("No zone"),
                                 side == LW_RED ? _ ("No zone for Red") : _ ("No zone for Blue"),
                                 G_CALLBACK (no_zone_cb));

  self->draw_zone[side] = draw;
  self->no_zone[side] = clear;
  gtk_widget_set_tooltip_text (draw, _ ("Where it may put down; without a zone, along its line"));
  gtk_box_append (GTK_BOX (row), draw);
  gtk_box_append (GTK_BOX (row), clear);
  gtk_box_append (GTK_BOX (box), row);
}

static void
add_side (LwScenarioView *self, LwSide side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (lw_side_name (side));

  self->points[side] = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (title, side == LW_RED ? "red-text" : "blue-text");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->points[side]), "dim");
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->points[side]));
  gtk_box_append (GTK_BOX (box), head);
  self->name[side] =
      new_entry (self, box, _ ("Its army"), side == LW_RED ? _ ("Red’s army") : _ ("Blue’s army"));
  self->commander[side] =
      new_entry (self, box, _ ("Commanded by"),
                 side == LW_RED ? _ ("Red’s commander") : _ ("Blue’s commander"));
  add_numbers (self, box, side);
  add_zone (self, box, side);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "side-card");
  gtk_box_append (GTK_BOX (self->form), box);
}

static void
rules_clicked_cb (GtkButton *button, LwScenarioView *self)
{
  rules_cb (self);
}

static void
remove_clicked_cb (GtkButton *button, LwScenarioView *self)
{
  remove_cb (self);
}

static void
add_form (LwScenarioView *self)
{
  const char *varieties[] = { lw_variety_name (LW_VARIETY_FINISH),
                              lw_variety_name (LW_VARIETY_BLOW),
                              lw_variety_name (LW_VARIETY_DEFENSIVE), NULL };
  const char *firsts[] = { _ ("By the toss"), _ ("Red"), _ ("Blue"), NULL };
  const char *edges[] = { _ ("Red north, Blue south"), _ ("Red south, Blue north"), NULL };

  self->form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->title = new_entry (self, self->form, _ ("Title"), _ ("Title of the scenario"));
  self->briefing = new_text (self, _ ("Briefing"));
  self->variety = new_choice (self, _ ("Variety"), varieties);
  self->first = new_choice (self, _ ("First move, or attacker"), firsts);
  self->edge = new_choice (self, _ ("Back lines"), edges);
  add_side (self, LW_RED);
  add_side (self, LW_BLUE);
  gtk_box_append (GTK_BOX (self->form), new_button (self, _ ("House rules and clock…"), NULL,
                                                    G_CALLBACK (rules_clicked_cb)));
  self->notes = new_text (self, _ ("Notes for the report"));
  gtk_box_append (GTK_BOX (self->form), new_button (self, _ ("Take the scenario away"), NULL,
                                                    G_CALLBACK (remove_clicked_cb)));
}

static void
add_none (LwScenarioView *self)
{
  GtkWidget *words = gtk_label_new (
      _ ("This Country carries no scenario. With one, a new battle on it begins with these forces, "
         "rules and zones, and the players may still change anything."));
  GtkWidget *add = gtk_button_new_with_label (_ ("Add a scenario"));

  self->none = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 30);
  gtk_widget_add_css_class (words, "dim");
  gtk_widget_add_css_class (add, "quiet");
  g_signal_connect_swapped (add, "clicked", G_CALLBACK (add_cb), self);
  gtk_box_append (GTK_BOX (self->none), words);
  gtk_box_append (GTK_BOX (self->none), add);
}

/* ---- can it be fought as it stands? ---- */

static void
look_over (LwScenarioView *self)
{
  const LwScenario *scenario = lw_editor_scenario (self->editor);
  g_autoptr (GPtrArray) lines = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->faults))) != NULL)
    gtk_list_box_remove (self->faults, child);
  if (scenario != NULL)
    lines = lw_scenario_advice (lw_editor_country (self->editor), scenario);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    gtk_list_box_append (self->faults, lw_advice_row_new (g_ptr_array_index (lines, i), scenario));
  gtk_widget_set_visible (GTK_WIDGET (self->faults), lines != NULL && lines->len > 0);
}

static gboolean
look_over_cb (gpointer data)
{
  LwScenarioView *self = data;

  self->look_over = 0;
  look_over (self);
  return G_SOURCE_REMOVE;
}

static void
look_later_cb (LwScenarioView *self)
{
  g_clear_handle_id (&self->look_over, g_source_remove);
  self->look_over = g_timeout_add (PATIENCE_MS, look_over_cb, self);
}

static void
add_faults (LwScenarioView *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->faults = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->faults, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "card");
  gtk_widget_add_css_class (list, "check");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Can it be fought as it stands?"), -1);
  gtk_box_append (GTK_BOX (self), list);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (look_later_cb), self,
                           G_CONNECT_SWAPPED);
  look_over (self);
}

static void
lw_scenario_view_dispose (GObject *object)
{
  LwScenarioView *self = LW_SCENARIO_VIEW (object);

  lw_fall_silent (GTK_WIDGET (object));
  g_clear_handle_id (&self->look_over, g_source_remove);
  g_clear_object (&self->editor);
  G_OBJECT_CLASS (lw_scenario_view_parent_class)->dispose (object);
}

static void
lw_scenario_view_class_init (LwScenarioViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_scenario_view_dispose;
}

static void
lw_scenario_view_init (LwScenarioView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  gtk_widget_add_css_class (GTK_WIDGET (self), "scenario");
}

GtkWidget *
lw_scenario_view_new (LwEditor *editor)
{
  LwScenarioView *self = g_object_new (LW_TYPE_SCENARIO_VIEW, NULL);
  GtkWidget *fight = gtk_button_new_with_label (_ ("Fight on this Country"));

  self->editor = g_object_ref (editor);
  self->updating = TRUE;
  add_none (self);
  add_form (self);
  self->updating = FALSE;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (fight), "editor.fight");
  gtk_widget_set_tooltip_text (fight, _ ("Save it, and begin a new battle on it"));
  gtk_widget_add_css_class (fight, "suggested-action");
  gtk_box_append (GTK_BOX (self), self->none);
  add_faults (self);
  gtk_box_append (GTK_BOX (self), self->form);
  gtk_box_append (GTK_BOX (self), fight);
  g_signal_connect_object (editor, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
