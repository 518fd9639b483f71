/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-new-battle-page.c: choosing a game, a Country, players, house rules and the first move.
 */
#include "lw-new-battle-forces.h"

#include <glib/gi18n-lib.h>

#include "session/session.h"
#include "files/files.h"
#include "lw-country-strip.h"
#include "library/library.h"
#include "play/play.h"
#include "kit/kit.h"
#include "names/names.h"
#include "remarks/remarks.h"
#include "lw-battle-page.h"

G_DEFINE_FINAL_TYPE (LwNewBattlePage, lw_new_battle_page, GTK_TYPE_BOX)

static void
show_scenario (LwNewBattlePage *self)
{
  const char *written = self->scenario->briefing;
  /* That of a Country which comes with the program is in the catalogues. */
  const char *briefing = written == NULL || *written == '\0' ? "" : _ (written);

  gtk_drop_down_set_selected (self->variety, self->scenario->variety);
  gtk_drop_down_set_selected (self->preset, 0);
  lw_new_battle_set_force (self, LW_RED, &self->scenario->side[LW_RED].force);
  lw_new_battle_set_force (self, LW_BLUE, &self->scenario->side[LW_BLUE].force);
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
  g_autoptr (LwCountry) country = lw_country_file_load (path, &scenario, error);
  g_autofree char *refusal = country != NULL ? lw_scenario_refusal (country, scenario) : NULL;

  if (refusal != NULL)
    g_set_error_literal (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT, refusal);
  if (country == NULL || refusal != NULL)
    {
      lw_scenario_free (scenario);
      return FALSE;
    }
  g_clear_pointer (&self->chosen, lw_country_free);
  g_clear_pointer (&self->scenario, lw_scenario_free);
  self->chosen = g_steal_pointer (&country);
  self->scenario = scenario == NULL ? lw_scenario_new () : scenario;
  lw_map_view_set_scene (self->preview, lw_map_scene_new_country (self->chosen));
  show_scenario (self);
  lw_new_battle_update (self);
  return TRUE;
}

static void
country_chosen_cb (LwNewBattlePage *self)
{
  guint i = gtk_drop_down_get_selected (self->country);
  g_autoptr (GError) error = NULL;

  if (self->countries == NULL || i >= self->countries->len)
    return;
  if (!choose (self, ((LwLibraryItem *)g_ptr_array_index (self->countries, i))->path, &error))
    lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), error->message);
}

/* What decides each variety. */
static const char *
word_aim (LwVariety variety)
{
  switch (variety)
    {
    case LW_VARIETY_BLOW:
      return _ ("Three men on the enemy’s back line decide it, and the loser has six moves to "
                "retreat.");
    case LW_VARIETY_DEFENSIVE:
      return _ ("The attacker must reach the defender’s back line with a quarter of his strength.");
    case LW_VARIETY_FINISH:
    default:
      return _ ("Kill, capture or drive over his back line the whole enemy force.");
    }
}

/* The defender puts down first and in view: there is no curtain (R87, Q130). */
static void
variety_chosen_cb (LwNewBattlePage *self)
{
  LwVariety variety = lw_new_battle_variety (self);
  gboolean defensive = variety == LW_VARIETY_DEFENSIVE;

  if (self->total[LW_BLUE] == NULL)
    return;
  gtk_label_set_text (self->aim, word_aim (variety));
  gtk_label_set_text (self->first_title, defensive ? _ ("Attacker") : _ ("First move"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->toss),
                               defensive ? _ ("The winner defends, and puts down first (R86, R87)")
                                         : _ ("The winner moves first (R8, R9)"));
  gtk_widget_set_visible (GTK_WIDGET (self->curtain_row), !defensive);
  gtk_widget_set_visible (GTK_WIDGET (self->two_thirds), defensive);
  lw_new_battle_forget_toss (self);
  lw_new_battle_update (self);
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
campaign_chosen_cb (LwNewBattlePage *self)
{
  const char *path = campaign_path (self);

  g_clear_pointer (&self->war, lw_campaign_free);
  /* What is wrong with its file is said where it is opened. */
  if (path != NULL)
    self->war = lw_campaign_file_load (path, NULL);
  lw_new_battle_update (self);
}

static void
begun_cb (LwNewBattlePage *self)
{
  LwNavigator *navigator = lw_navigator_of (GTK_WIDGET (self));
  LwSessionSetup beginning = { 0 };
  g_autoptr (LwSession) session = NULL;
  char *names[LW_N_SIDES];
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      beginning.name[side] = names[side] = lw_seat_row_name (self->seat[side]);
      beginning.seat[side] = lw_seat_row_seat (self->seat[side]);
      beginning.force[side] = lw_new_battle_force (self, side);
      lw_seat_row_keep (self->seat[side]);
    }
  beginning.variety = lw_new_battle_variety (self);
  beginning.country = self->chosen;
  beginning.scenario = self->scenario;
  beginning.first = (LwSide)gtk_drop_down_get_selected (self->first);
  beginning.tossed_first = self->tossed_first;
  beginning.tossed_country = self->tossed_country;
  beginning.country_winner = self->country_winner;
  if (self->thrown)
    memcpy (beginning.dice, self->dice_thrown, sizeof beginning.dice);
  beginning.curtain = gtk_switch_get_active (self->curtain);
  beginning.campaign = campaign_path (self);
  lw_rules_list_get (self->rules, &beginning.rules);
  session = lw_session_begin (&beginning);
  for (side = 0; side < LW_N_SIDES; side++)
    g_free (names[side]);
  lw_navigator_back (navigator);
  lw_navigator_push (navigator, lw_battle_page_new (session),
                     lw_caption_title (lw_session_battle (session)));
}

static void
list_countries (LwNewBattlePage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint i;

  self->countries = lw_files_list (LW_FILE_COUNTRY);
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

static void
list_varieties (LwNewBattlePage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  LwVariety variety;

  for (variety = LW_VARIETY_FINISH; variety <= LW_VARIETY_DEFENSIVE; variety++)
    gtk_string_list_append (names, lw_variety_name (variety));
  gtk_drop_down_set_model (self->variety, G_LIST_MODEL (names));
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

/* Whoever is chosen by hand was not tossed for. */
static void
first_chosen_cb (LwNewBattlePage *self)
{
  self->tossed_first = FALSE;
  lw_new_battle_update (self);
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
  lw_fall_silent (GTK_WIDGET (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_NEW_BATTLE_PAGE);
  G_OBJECT_CLASS (lw_new_battle_page_parent_class)->dispose (object);
}

static void
lw_new_battle_page_finalize (GObject *object)
{
  LwNewBattlePage *self = LW_NEW_BATTLE_PAGE (object);

  g_clear_pointer (&self->countries, g_ptr_array_unref);
  g_clear_pointer (&self->campaigns, g_ptr_array_unref);
  g_clear_pointer (&self->war, lw_campaign_free);
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
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, variety);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, aim);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, country);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, gallery_box);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, preview_box);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, briefing);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, seats);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, first_title);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, first);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, toss);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, toss_country);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, coin_box);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, dice_box);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, toss_result);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, preset);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, forces);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, two_thirds);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, dice);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, advice);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, curtain_row);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, rules);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, campaign);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, maker);
  gtk_widget_class_bind_template_child (widget_class, LwNewBattlePage, begin);
  gtk_widget_class_bind_template_callback (widget_class, country_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, variety_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, campaign_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, lw_new_battle_update);
  gtk_widget_class_bind_template_callback_full (widget_class, "chances_cb",
                                                G_CALLBACK (lw_new_battle_chances_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "draft_cb",
                                                G_CALLBACK (lw_new_battle_draft_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "two_thirds_cb",
                                                G_CALLBACK (lw_new_battle_two_thirds_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "preset_chosen_cb",
                                                G_CALLBACK (lw_new_battle_preset_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "toss_first_cb",
                                                G_CALLBACK (lw_new_battle_toss_first_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "toss_country_cb",
                                                G_CALLBACK (lw_new_battle_toss_country_cb));
  gtk_widget_class_bind_template_callback (widget_class, begun_cb);
}

static void
lw_new_battle_page_init (LwNewBattlePage *self)
{
  g_type_ensure (LW_TYPE_RULES_LIST);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->preview = LW_MAP_VIEW (lw_map_view_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->preview), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->preview), TRUE);
  gtk_box_append (self->preview_box, GTK_WIDGET (self->preview));
  self->coin = LW_CHANCE_VIEW (lw_chance_view_new ());
  self->dice_view = LW_CHANCE_VIEW (lw_chance_view_new ());
  gtk_box_prepend (self->coin_box, GTK_WIDGET (self->coin));
  gtk_box_prepend (self->dice_box, GTK_WIDGET (self->dice_view));
  for (LwSide side = LW_RED; side < LW_N_SIDES; side++)
    {
      self->seat[side] = LW_SEAT_ROW (lw_seat_row_new (side));
      gtk_box_append (self->seats, GTK_WIDGET (self->seat[side]));
    }
  list_varieties (self);
  lw_new_battle_add_forces (self);
  lw_new_battle_add_presets (self);
  list_campaigns (self);
  g_signal_connect_swapped (self->first, "notify::selected", G_CALLBACK (first_chosen_cb), self);
  variety_chosen_cb (self);
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
  gtk_box_append (self->gallery_box, lw_country_strip_new (self->countries, self->country));
  g_object_force_floating (G_OBJECT (self));
  return GTK_WIDGET (self);
}
