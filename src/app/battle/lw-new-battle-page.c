/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-new-battle-page.c: choosing a Country, players, forces, house rules and the first move.
 */
#include "lw-new-battle-page.h"

#include <glib/gi18n-lib.h>

#include "lw-begin.h"
#include "lw-country-file.h"
#include "lw-library.h"
#include "lw-map-view.h"
#include "lw-rules-list.h"
#include "lw-settings.h"
#include "lw-window.h"

struct _LwNewBattlePage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkDropDown *country;
  GtkBox *preview_box;
  GtkLabel *briefing;
  GtkEntry *red_name;
  GtkEntry *blue_name;
  GtkDropDown *first;
  GtkLabel *toss_result;
  GtkDropDown *preset;
  GtkGrid *forces;
  GtkLabel *advice;
  GtkSwitch *curtain;
  LwRulesList *rules;
  GtkDropDown *campaign;
  GtkButton *begin;

  /* Made here. */
  LwMapView *preview;
  GtkSpinButton *number[LW_N_SIDES][3];
  GtkLabel *total[LW_N_SIDES];

  /* Owned. */
  GPtrArray *countries;
  GPtrArray *campaigns;
  LwCountry *chosen;
  LwScenario *scenario;
  gboolean tossed;
};

G_DEFINE_FINAL_TYPE (LwNewBattlePage, lw_new_battle_page, GTK_TYPE_BOX)

static LwForce
read_force (LwNewBattlePage *self, LwSide side)
{
  LwForce force = {
    gtk_spin_button_get_value_as_int (self->number[side][0]),
    gtk_spin_button_get_value_as_int (self->number[side][1]),
    gtk_spin_button_get_value_as_int (self->number[side][2]),
  };

  return force;
}

static void
write_force (LwNewBattlePage *self, LwSide side, const LwForce *force)
{
  gtk_spin_button_set_value (self->number[side][0], force->infantry);
  gtk_spin_button_set_value (self->number[side][1], force->cavalry);
  gtk_spin_button_set_value (self->number[side][2], force->guns);
}

static void
update_totals (LwNewBattlePage *self)
{
  LwForce red = read_force (self, LW_RED), blue = read_force (self, LW_BLUE);
  g_autofree char *red_points = lw_points_format (lw_force_points (&red));
  g_autofree char *blue_points = lw_points_format (lw_force_points (&blue));
  g_autofree char *advice = lw_force_advice (&red);

  gtk_label_set_text (self->total[LW_RED], red_points);
  gtk_label_set_text (self->total[LW_BLUE], blue_points);
  if (advice == NULL && lw_force_points (&red) != lw_force_points (&blue))
    advice = g_strdup (_ ("The forces are not equal; let both players agree to it (R89)."));
  gtk_label_set_text (self->advice, advice == NULL ? "" : advice);
  gtk_widget_set_sensitive (GTK_WIDGET (self->begin),
                            lw_force_men (&red) > 0 && lw_force_men (&blue) > 0);
}

static void
number_changed_cb (LwNewBattlePage *self)
{
  update_totals (self);
}

static void
attach_label (GtkGrid *grid, const char *text, int column, int row, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
add_numbers (LwNewBattlePage *self, LwSide side)
{
  const char *names[2][3] = {
    { _ ("Red infantry"), _ ("Red cavalry"), _ ("Red guns") },
    { _ ("Blue infantry"), _ ("Blue cavalry"), _ ("Blue guns") },
  };
  const int most[3] = { 200, 120, 12 };
  guint i;

  for (i = 0; i < 3; i++)
    {
      GtkWidget *spin = gtk_spin_button_new_with_range (0, most[i], 1);

      gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      names[side][i], -1);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 3);
      gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
      g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (number_changed_cb), self);
      gtk_grid_attach (self->forces, spin, 1 + i, 1 + side, 1, 1);
      self->number[side][i] = GTK_SPIN_BUTTON (spin);
    }
  self->total[side] = GTK_LABEL (gtk_label_new (NULL));
  gtk_grid_attach (self->forces, GTK_WIDGET (self->total[side]), 4, 1 + side, 1, 1);
}

static void
add_forces (LwNewBattlePage *self)
{
  attach_label (self->forces, _ ("Infantry"), 1, 0, "dim");
  attach_label (self->forces, _ ("Cavalry"), 2, 0, "dim");
  attach_label (self->forces, _ ("Guns"), 3, 0, "dim");
  attach_label (self->forces, _ ("Points"), 4, 0, "dim");
  attach_label (self->forces, lw_side_name (LW_RED), 0, 1, "red-text");
  attach_label (self->forces, lw_side_name (LW_BLUE), 0, 2, "blue-text");
  add_numbers (self, LW_RED);
  add_numbers (self, LW_BLUE);
}

static void
add_presets (LwNewBattlePage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint i;

  gtk_string_list_append (titles, _ ("As the scenario has it"));
  for (i = 0; lw_force_preset (i) != NULL; i++)
    gtk_string_list_append (titles, _ (lw_force_preset (i)->title));
  gtk_drop_down_set_model (self->preset, G_LIST_MODEL (titles));
}

static void
preset_chosen_cb (LwNewBattlePage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->preset);
  guint side;

  if (self->chosen == NULL || chosen == GTK_INVALID_LIST_POSITION)
    return;
  for (side = 0; side < LW_N_SIDES; side++)
    write_force (self, side,
                 chosen == 0 ? &self->scenario->side[side].force
                             : &lw_force_preset (chosen - 1)->force);
}

static void
show_scenario (LwNewBattlePage *self)
{
  const char *briefing = self->scenario->briefing == NULL ? "" : self->scenario->briefing;

  gtk_drop_down_set_selected (self->preset, 0);
  write_force (self, LW_RED, &self->scenario->side[LW_RED].force);
  write_force (self, LW_BLUE, &self->scenario->side[LW_BLUE].force);
  lw_rules_list_set (self->rules, &self->scenario->rules);
  gtk_label_set_text (self->briefing, briefing);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->briefing), briefing);
  gtk_drop_down_set_selected (self->first,
                              self->scenario->has_first ? self->scenario->first : LW_RED);
}

static gboolean
choose (LwNewBattlePage *self, const char *path, GError **error)
{
  LwScenario *scenario = NULL;
  LwCountry *country = lw_country_load (path, &scenario, error);

  if (country == NULL)
    return FALSE;
  g_clear_pointer (&self->chosen, lw_country_free);
  g_clear_pointer (&self->scenario, lw_scenario_free);
  self->chosen = country;
  self->scenario = scenario == NULL ? lw_scenario_new () : scenario;
  lw_map_view_set_country (self->preview, self->chosen);
  show_scenario (self);
  update_totals (self);
  return TRUE;
}

static void
country_chosen_cb (LwNewBattlePage *self)
{
  guint i = gtk_drop_down_get_selected (self->country);
  g_autoptr (GError) error = NULL;
  LwWindow *window = lw_window_of (GTK_WIDGET (self));

  if (self->countries == NULL || i >= self->countries->len)
    return;
  if (!choose (self, ((LwLibraryItem *)g_ptr_array_index (self->countries, i))->path, &error) &&
      window != NULL)
    lw_window_toast (window, error->message);
}

/* The coin is the player's own affair until the battle begins; then it is recorded (R8). */
static void
tossed_cb (LwNewBattlePage *self)
{
  LwSide winner = (LwSide)g_random_int_range (0, LW_N_SIDES);

  self->tossed = TRUE;
  gtk_drop_down_set_selected (self->first, winner);
  gtk_label_set_text (self->toss_result, winner == LW_RED ? _ ("Heads: Red moves first.")
                                                          : _ ("Tails: Blue moves first."));
  gtk_widget_set_visible (GTK_WIDGET (self->toss_result), TRUE);
}

static const char *
campaign_path (LwNewBattlePage *self)
{
  guint i = gtk_drop_down_get_selected (self->campaign);

  if (i == 0 || i == GTK_INVALID_LIST_POSITION || i > self->campaigns->len)
    return NULL;
  return ((LwLibraryItem *)g_ptr_array_index (self->campaigns, i - 1))->path;
}

static void
begun_cb (LwNewBattlePage *self)
{
  LwWindow *window = lw_window_of (GTK_WIDGET (self));
  LwBeginning beginning = { 0 };
  g_autoptr (LwSession) session = NULL;
  GtkEntry *names[LW_N_SIDES] = { self->red_name, self->blue_name };
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      beginning.name[side] = gtk_editable_get_text (GTK_EDITABLE (names[side]));
      beginning.force[side] = read_force (self, side);
      lw_settings_keep_player (side, beginning.name[side]);
    }
  beginning.country = self->chosen;
  beginning.scenario = self->scenario;
  beginning.first = (LwSide)gtk_drop_down_get_selected (self->first);
  beginning.tossed = self->tossed;
  beginning.curtain = gtk_switch_get_active (self->curtain);
  beginning.campaign = campaign_path (self);
  lw_rules_list_get (self->rules, &beginning.rules);
  session = lw_begin (&beginning);
  lw_window_back (window);
  lw_window_show_battle (window, session);
}

static void
list_countries (LwNewBattlePage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint i;

  self->countries = lw_library_list (LW_FILE_COUNTRY);
  for (i = 0; i < self->countries->len; i++)
    gtk_string_list_append (names, ((LwLibraryItem *)g_ptr_array_index (self->countries, i))->name);
  gtk_drop_down_set_model (self->country, G_LIST_MODEL (names));
}

static void
list_campaigns (LwNewBattlePage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint i;

  self->campaigns = lw_library_list (LW_FILE_CAMPAIGN);
  gtk_string_list_append (names, _ ("A single battle"));
  for (i = 0; i < self->campaigns->len; i++)
    gtk_string_list_append (names, ((LwLibraryItem *)g_ptr_array_index (self->campaigns, i))->name);
  gtk_drop_down_set_model (self->campaign, G_LIST_MODEL (names));
}

void
lw_new_battle_page_set_campaign (LwNewBattlePage *self, const char *path)
{
  guint i;

  g_return_if_fail (LW_IS_NEW_BATTLE_PAGE (self));

  for (i = 0; i < self->campaigns->len; i++)
    if (g_strcmp0 (((LwLibraryItem *)g_ptr_array_index (self->campaigns, i))->path, path) == 0)
      gtk_drop_down_set_selected (self->campaign, i + 1);
}

/* Nothing need be changed to begin. */
static gboolean
lw_new_battle_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LW_NEW_BATTLE_PAGE (widget)->begin));
}

static void
lw_new_battle_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_NEW_BATTLE_PAGE);
  G_OBJECT_CLASS (lw_new_battle_page_parent_class)->dispose (object);
}

static void
lw_new_battle_page_finalize (GObject *object)
{
  LwNewBattlePage *self = LW_NEW_BATTLE_PAGE (object);

  g_clear_pointer (&self->countries, g_ptr_array_unref);
  g_clear_pointer (&self->campaigns, g_ptr_array_unref);
  g_clear_pointer (&self->chosen, lw_country_free);
  g_clear_pointer (&self->scenario, lw_scenario_free);
  G_OBJECT_CLASS (lw_new_battle_page_parent_class)->finalize (object);
}

static void
lw_new_battle_page_class_init (LwNewBattlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_new_battle_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = lw_new_battle_page_finalize;

  widget_class->grab_focus = lw_new_battle_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               LW_RESOURCE_BASE "/lw-new-battle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, country);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, preview_box);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, briefing);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, red_name);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, blue_name);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, first);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, toss_result);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, preset);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, forces);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, advice);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, rules);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, campaign);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, begin);
  gtk_widget_class_bind_template_callback (widget_class, country_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, preset_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, tossed_cb);
  gtk_widget_class_bind_template_callback (widget_class, begun_cb);
}

static void
lw_new_battle_page_init (LwNewBattlePage *self)
{
  g_autofree char *red = lw_settings_player (LW_RED);
  g_autofree char *blue = lw_settings_player (LW_BLUE);

  g_type_ensure (LW_TYPE_RULES_LIST);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->preview = LW_MAP_VIEW (lw_map_view_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->preview), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->preview), TRUE);
  gtk_box_append (self->preview_box, GTK_WIDGET (self->preview));
  gtk_editable_set_text (GTK_EDITABLE (self->red_name), red);
  gtk_editable_set_text (GTK_EDITABLE (self->blue_name), blue);
  add_forces (self);
  add_presets (self);
  list_campaigns (self);
}

/* A Country from elsewhere stands first in the list. */
static void
offer (LwNewBattlePage *self, const char *path)
{
  LwLibraryItem *item = g_new0 (LwLibraryItem, 1);
  GtkStringList *names = GTK_STRING_LIST (gtk_drop_down_get_model (self->country));
  const char *const added[] = { self->chosen->name, NULL };

  item->path = g_strdup (path);
  item->kind = LW_FILE_COUNTRY;
  item->name = g_strdup (self->chosen->name);
  g_ptr_array_insert (self->countries, 0, item);
  gtk_string_list_splice (names, 0, 0, added);
  gtk_drop_down_set_selected (self->country, 0);
}

static gboolean
select_path (LwNewBattlePage *self, const char *path)
{
  guint i;

  for (i = 0; i < self->countries->len; i++)
    if (g_strcmp0 (((LwLibraryItem *)g_ptr_array_index (self->countries, i))->path, path) == 0)
      {
        gtk_drop_down_set_selected (self->country, i);
        return TRUE;
      }
  return FALSE;
}

GtkWidget *
lw_new_battle_page_new (const char *country_path, GError **error)
{
  LwNewBattlePage *self = g_object_ref_sink (g_object_new (LW_TYPE_NEW_BATTLE_PAGE, NULL));

  list_countries (self);
  if (country_path == NULL)
    country_chosen_cb (self);
  else if (!choose (self, country_path, error))
    {
      g_object_unref (self);
      return NULL;
    }
  else if (!select_path (self, country_path))
    offer (self, country_path);
  g_object_force_floating (G_OBJECT (self));
  return GTK_WIDGET (self);
}
