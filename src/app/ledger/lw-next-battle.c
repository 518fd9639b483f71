/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-next-battle.c: what comes next in a war: who lays the Country, what each side needs.
 */
#include "lw-next-battle.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>

#include "kit/kit.h"

static GtkWidget *
append_text (GtkBox *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
  return label;
}

static void
append_pair (GtkBox *box, const char *title, const char *value)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new (title);
  GtkWidget *words = gtk_label_new (value);

  gtk_widget_add_css_class (name, "dim");
  gtk_label_set_xalign (GTK_LABEL (words), 1);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (box, row);
}

static const char *
player (const LwCampaign *campaign, LwSide side)
{
  return campaign->player[side] == NULL ? lw_side_name (side) : campaign->player[side];
}

static void
append_maker (GtkBox *box, const LwCampaign *campaign)
{
  LwSide maker;
  g_autofree char *words = NULL;

  if (lw_campaign_country_maker (campaign, NULL, &maker))
    words = g_strdup_printf (_ ("by %s, who lost"), player (campaign, maker));
  append_pair (box, _ ("Country laid"), words == NULL ? _ ("by toss") : words);
  append_pair (box, _ ("First move"), _ ("by toss"));
}

static void
append_left (GtkBox *box, const LwCampaign *campaign, const LwStanding *standing)
{
  guint left = lw_campaign_left (campaign, standing);
  g_autofree char *words = NULL;

  if (left == 0)
    return;
  words = g_strdup_printf (ngettext ("%u battle more", "%u battles more", left), left);
  append_pair (box, _ ("At this rate"), words);
}

/* What each side must do to have the war in the next battle. */
static void
append_chances (GtkBox *box, const LwCampaign *campaign, const LwStanding *standing)
{
  g_autofree char *red = lw_points_format (standing->need[LW_RED]);
  g_autofree char *blue = lw_points_format (standing->need[LW_BLUE]);
  g_autofree char *text =
      g_strdup_printf (campaign->method == LW_LEDGER_RAW
                           /* TRANSLATORS: both players by name, each with points. */
                           ? _ ("%s has the war with %s points more, %s with %s.")
                           : _ ("%s has the war with a margin of %s, %s with one of %s."),
                       player (campaign, LW_RED), red, player (campaign, LW_BLUE), blue);

  append_text (box, text, "dim");
}

static void
append_end (GtkBox *box, const LwCampaign *campaign, const LwStanding *standing)
{
  LwSide winner = standing->leader;
  g_autofree char *own = lw_points_format (standing->total[winner]);
  g_autofree char *other = lw_points_format (standing->total[LW_OTHER (winner)]);
  g_autofree char *text = NULL;

  if (standing->has_leader)
    text = g_strdup_printf (winner == LW_RED ? _ ("%s has won it for Red, %s to %s.")
                                             : _ ("%s has won it for Blue, %s to %s."),
                            player (campaign, winner), own, other);
  else
    text = g_strdup (_ ("It has ended drawn, by agreement."));
  append_text (box, text, NULL);
}

void
lw_next_battle_show (GtkBox *box, const LwCampaign *campaign, const LwStanding *standing)
{
  g_autofree char *next = g_strdup_printf (_ ("Battle %u"), campaign->battles->len + 1);
  g_autofree char *method =
      g_strdup_printf (_ ("Totals are counted %s."), lw_method_name (campaign->method));
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box) && campaign != NULL && standing != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  append_text (box, standing->over ? _ ("The war is over") : next, "panel-title");
  if (standing->over)
    append_end (box, campaign, standing);
  else
    {
      append_maker (box, campaign);
      append_left (box, campaign, standing);
      if (lw_campaign_state (campaign, standing) == LW_WAR_LEVEL)
        append_text (box, _ ("Both are past the target and level: one battle more decides."), NULL);
      else
        append_chances (box, campaign, standing);
    }
  gtk_widget_set_tooltip_text (append_text (box, method, "dim"), lw_method_law (campaign->method));
}
