/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-cards.c: a Country and a campaign as cards of the start page.
 */
#include "lw-cards.h"

#include <glib/gi18n-lib.h>

#include "files/files.h"
#include "kit/kit.h"
#include "ledger/ledger.h"
#include "names/names.h"

#define PICTURE_WIDTH 150
#define PICTURE_HEIGHT 112

/* "10 ft by 8 ft · yours", or in which folder it is kept. */
static char *
size_line (const LwLibraryItem *item, const char *size)
{
  g_autofree char *folder = g_path_get_dirname (item->path);
  g_autofree char *name = g_filename_display_basename (folder);

  if (item->shipped)
    return g_strdup (size);
  if (!item->elsewhere)
    return g_strdup_printf (_ ("%s · yours"), size);
  /* TRANSLATORS: the size of a Country, and the folder in which its file is kept. */
  return g_strdup_printf (_ ("%s · in “%s”"), size, name);
}

GtkWidget *
lw_cards_new_country (const LwLibraryItem *item)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) file = NULL;
  g_autoptr (LwCountry) country = lw_country_file_load_with_bytes (item->path, &file, &error);
  GtkWidget *box, *words, *card;
  g_autofree char *size = NULL;
  g_autofree char *line = NULL;

  if (country == NULL)
    return lw_card_new_bad (item, error->message);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  size = lw_caption_size (country);
  line = size_line (item, size);
  gtk_box_append (GTK_BOX (box), lw_thumbnail_new (country, file, PICTURE_WIDTH, PICTURE_HEIGHT));
  gtk_box_append (GTK_BOX (words), lw_card_label (country->name, "card-title"));
  gtk_box_append (GTK_BOX (words), lw_card_label (line, "dim"));
  /* The picture goes to the edges of the card, the words keep clear of them. */
  gtk_widget_add_css_class (words, "card-body");
  gtk_box_append (GTK_BOX (box), words);
  card = lw_card_new (item->path, country->name, box);
  gtk_widget_add_css_class (card, "country-card");
  /* Whoever presses it wants to fight; editing is in its menu. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.fight-on");
  return card;
}

GtkWidget *
lw_cards_new_lay_out (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *plus = gtk_image_new_from_icon_name ("list-add-symbolic");
  GtkWidget *title = gtk_label_new (_ ("Lay out a Country"));
  GtkWidget *hint = gtk_label_new (_ ("bare floor, or a suggestion"));
  GtkWidget *card = gtk_button_new ();

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (plus, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (plus, "plus");
  gtk_widget_add_css_class (title, "card-title");
  gtk_widget_add_css_class (hint, "dim");
  gtk_widget_add_css_class (hint, "caption");
  gtk_box_append (GTK_BOX (box), plus);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), hint);
  gtk_button_set_child (GTK_BUTTON (card), box);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "blank-card");
  gtk_widget_set_tooltip_text (card, _ ("A Country of your own"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.new-country");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Lay out a Country"), -1);
  return card;
}

static GtkWidget *
new_chart (LwCampaign *campaign) /* (transfer full) */
{
  GtkWidget *area = lw_war_chart_new_small (campaign);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), 124);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), 80);
  return area;
}

static void
append_total (GtkBox *row, LwSide side, gint total)
{
  g_autofree char *text = lw_points_format (total);
  GtkWidget *name = lw_card_label (lw_side_name (side), side == LW_RED ? "red-text" : "blue-text");
  GtkWidget *points = lw_card_label (text, side == LW_RED ? "red-text" : "blue-text");

  gtk_widget_add_css_class (points, "score");
  gtk_widget_set_valign (name, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (points, GTK_ALIGN_BASELINE);
  gtk_box_append (row, name);
  gtk_box_append (row, points);
}

static GtkWidget *
new_score (const LwCampaign *campaign)
{
  GtkWidget *score = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *dash = lw_card_label ("–", "dim");
  LwStanding standing;

  lw_campaign_standing (campaign, G_MAXUINT, &standing);
  append_total (GTK_BOX (score), LW_RED, standing.total[LW_RED]);
  gtk_widget_set_valign (dash, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (score), dash);
  append_total (GTK_BOX (score), LW_BLUE, standing.total[LW_BLUE]);
  return score;
}

static GtkWidget *
new_war_words (const LwCampaign *campaign)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *fought = lw_caption_fought (campaign);
  g_autofree char *target = lw_points_format (campaign->target);
  g_autofree char *of = g_strdup_printf (_ ("of %s"), target);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), lw_card_label (campaign->name, "card-title"));
  gtk_box_append (GTK_BOX (words), lw_card_label (fought, "dim"));
  gtk_box_append (GTK_BOX (words), new_score (campaign));
  gtk_box_append (GTK_BOX (words), lw_card_label (of, "dim"));
  return words;
}

/* By which it may be found. */
static char *
war_words (const LwCampaign *campaign)
{
  const char *red = campaign->player[LW_RED], *blue = campaign->player[LW_BLUE];

  return g_strjoin ("\n", campaign->name, red == NULL ? "" : red, blue == NULL ? "" : blue, NULL);
}

GtkWidget *
lw_cards_new_campaign (const LwLibraryItem *item, char **words)
{
  g_autoptr (GError) error = NULL;
  LwCampaign *campaign = lw_campaign_file_load (item->path, &error);
  GtkWidget *box, *row, *foot, *card;
  g_autofree char *need = NULL;

  if (campaign == NULL)
    {
      *words = g_strdup (item->name);
      return lw_card_new_bad (item, error->message);
    }
  *words = war_words (campaign);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  need = lw_caption_need (campaign);
  foot = lw_card_label (need, "card-foot");
  gtk_box_append (GTK_BOX (row), new_war_words (campaign));
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), foot);
  gtk_widget_add_css_class (box, "card-body");
  card = lw_card_new (item->path, campaign->name, box);
  if (campaign->battles->len > 0)
    gtk_box_append (GTK_BOX (row), new_chart (campaign));
  else
    lw_campaign_free (campaign);
  return card;
}
