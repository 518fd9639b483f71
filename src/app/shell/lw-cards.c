/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-cards.c: a battle, a Country and a campaign as cards of the start page.
 */
#include "lw-cards.h"

#include <glib/gi18n-lib.h>

#include "lw-battle-file.h"
#include "lw-campaign-file.h"
#include "lw-chart.h"
#include "lw-country-file.h"
#include "lw-settings.h"
#include "lw-thumbnail.h"
#include "lw-words.h"

#define THUMBNAIL_WIDTH 176
#define THUMBNAIL_HEIGHT 120

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
new_card (const char *path, const char *name, GtkWidget *content)
{
  GtkWidget *card = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (card), content);
  gtk_widget_add_css_class (card, "card");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.open-path");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", path);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return card;
}

/* One bad file is shown as such and never hides the others. */
static GtkWidget *
new_bad_card (const LwLibraryItem *item, const char *why)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *base = g_path_get_basename (item->path);
  GtkWidget *card;

  gtk_box_append (GTK_BOX (box), new_label (base, "card-title"));
  gtk_box_append (GTK_BOX (box), new_label (_ ("cannot be opened"), "warning"));
  card = new_card (item->path, base, box);
  gtk_widget_set_tooltip_text (card, why);
  return card;
}

static GtkWidget *
new_strength (const LwBattle *battle, LwSide side)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *bar =
      gtk_level_bar_new_for_interval (0, MAX (lw_force_men (&battle->player[side].force), 1));
  guint men = lw_battle_free_men (battle, side);
  g_autofree char *count = g_strdup_printf (ngettext ("%u man", "%u men", men), men);

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), men);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (bar, lw_side_nick (side));
  gtk_box_append (GTK_BOX (row), new_label (lw_side_name (side), NULL));
  gtk_box_append (GTK_BOX (row), bar);
  gtk_box_append (GTK_BOX (row), new_label (count, side == LW_RED ? "red-text" : "blue-text"));
  return row;
}

static void
append_strengths (GtkBox *words, const LwBattle *battle)
{
  if (battle->phase == LW_PHASE_PUTTING_DOWN)
    return;
  gtk_box_append (words, new_strength (battle, LW_RED));
  gtk_box_append (words, new_strength (battle, LW_BLUE));
}

GtkWidget *
lw_battle_card_new (const LwLibraryItem *item)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) battle = lw_battle_load (item->path, NULL, &error);
  GtkWidget *row, *words;
  g_autofree char *standing = NULL;
  g_autofree char *players = NULL;

  if (battle == NULL)
    return new_bad_card (item, error->message);
  if (battle->phase == LW_PHASE_OVER)
    return NULL;
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  standing = lw_words_standing (battle);
  players = g_strdup_printf (_ ("%s against %s"), battle->player[LW_RED].name,
                             battle->player[LW_BLUE].name);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), lw_thumbnail_new (lw_battle_country (battle), battle,
                                                   THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT));
  gtk_box_append (GTK_BOX (words), new_label (battle->title, "card-title"));
  gtk_box_append (GTK_BOX (words), new_label (players, "dim"));
  gtk_box_append (GTK_BOX (words), new_label (standing, NULL));
  append_strengths (GTK_BOX (words), battle);
  gtk_box_append (GTK_BOX (row), words);
  return new_card (item->path, battle->title, row);
}

GtkWidget *
lw_country_card_new (const LwLibraryItem *item)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCountry) country = lw_country_load (item->path, NULL, &error);
  GtkWidget *box;
  g_autofree char *size = NULL;
  g_autofree char *line = NULL;

  if (country == NULL)
    return new_bad_card (item, error->message);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  size = lw_words_size (country);
  line = item->shipped ? g_strdup (size) : g_strdup_printf (_ ("%s · yours"), size);
  gtk_box_append (GTK_BOX (box),
                  lw_thumbnail_new (country, NULL, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT));
  gtk_box_append (GTK_BOX (box), new_label (country->name, "card-title"));
  gtk_box_append (GTK_BOX (box), new_label (line, "dim"));
  return new_card (item->path, country->name, box);
}

static void
draw_chart_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  gboolean dark = FALSE;

  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &dark, NULL);
  lw_draw_chart (cr, data, width, height, TRUE, dark);
}

static GtkWidget *
new_chart (LwCampaign *campaign) /* (transfer full) */
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), 120);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), 76);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_chart_cb, campaign,
                                  (GDestroyNotify)lw_campaign_free);
  return area;
}

GtkWidget *
lw_campaign_card_new (const LwLibraryItem *item)
{
  g_autoptr (GError) error = NULL;
  LwCampaign *campaign = lw_campaign_load (item->path, &error);
  GtkWidget *row, *words, *score;
  g_autofree char *fought = NULL;
  g_autofree char *totals = NULL;
  g_autofree char *need = NULL;

  if (campaign == NULL)
    return new_bad_card (item, error->message);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  fought = lw_words_fought (campaign);
  totals = lw_words_totals_markup (campaign);
  need = lw_words_need (campaign);
  score = new_label (NULL, NULL);
  gtk_label_set_markup (GTK_LABEL (score), totals);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), new_label (campaign->name, "card-title"));
  gtk_box_append (GTK_BOX (words), new_label (fought, "dim"));
  gtk_box_append (GTK_BOX (words), score);
  gtk_box_append (GTK_BOX (words), new_label (need, NULL));
  gtk_box_append (GTK_BOX (row), words);
  row = GTK_WIDGET (row);
  {
    GtkWidget *card = new_card (item->path, campaign->name, row);

    gtk_box_append (GTK_BOX (row), new_chart (campaign));
    return card;
  }
}
