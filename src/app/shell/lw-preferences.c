/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-preferences.c: the window of preferences; each is in force as soon as it is chosen.
 */
#include "lw-preferences.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

static GtkWidget *
new_line (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
append_row (GtkBox *group, const char *title, const char *subtitle, GtkWidget *control)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), new_line (title, NULL));
  gtk_box_append (GTK_BOX (words), new_line (subtitle, "caption"));
  gtk_widget_add_css_class (gtk_widget_get_last_child (words), "dim");
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (control, lw_settings () != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  gtk_widget_add_css_class (row, "setting");
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), control);
  gtk_box_append (group, row);
}

/* @otherwise: what holds where no settings are kept. */
static GtkWidget *
new_switch (const char *key, gboolean otherwise)
{
  GtkWidget *control = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (control), otherwise);
  if (lw_settings () != NULL)
    g_settings_bind (lw_settings (), key, control, "active", G_SETTINGS_BIND_DEFAULT);
  return control;
}

/* The choices of a key by the names they are kept under, in the order they are shown. */
static const char *const styles[] = { "system", "light", "dark", NULL };
static const char *const units[] = { "feet", "centimetres", NULL };
static const char *const palettes[] = { "scarlet", "orange", NULL };
static const char *const papers[] = { "locale", "a4", "letter", NULL };

static gboolean
read_choice (GValue *value, GVariant *variant, gpointer data)
{
  const char *const *nicks = data;
  guint i;

  for (i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
write_choice (const GValue *value, const GVariantType *type, gpointer data)
{
  const char *const *nicks = data;
  guint chosen = g_value_get_uint (value);

  return chosen == GTK_INVALID_LIST_POSITION ? NULL : g_variant_new_string (nicks[chosen]);
}

static GtkWidget *
new_choice (const char *key, const char *const *nicks, const char *const *titles)
{
  GtkWidget *control = gtk_drop_down_new_from_strings (titles);

  if (lw_settings () != NULL)
    g_settings_bind_with_mapping (lw_settings (), key, control, "selected", G_SETTINGS_BIND_DEFAULT,
                                  read_choice, write_choice, (gpointer)nicks, NULL);
  return control;
}

static GtkBox *
append_group (GtkBox *page, const char *title)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (group, "card");
  gtk_widget_add_css_class (group, "settings");
  gtk_box_append (page, new_line (title, "step-title"));
  gtk_box_append (page, group);
  return GTK_BOX (group);
}

static void
append_look (GtkBox *page)
{
  const char *style_titles[] = { _ ("As the desktop"), _ ("Light"), _ ("Dark"), NULL };
  const char *unit_titles[] = { _ ("Feet and inches"), _ ("Centimetres"), NULL };
  const char *palette_titles[] = { _ ("Scarlet and navy"), _ ("Orange and navy"), NULL };
  const char *paper_titles[] = { lw_settings_usual_paper () == &lw_paper_letter
                                     ? _ ("As usual here: Letter")
                                     : _ ("As usual here: A4"),
                                 _ ("A4"), _ ("Letter"), NULL };
  GtkBox *group = append_group (page, _ ("Look"));

  append_row (group, _ ("Style"), _ ("The floor keeps its daylight in both."),
              new_choice ("style", styles, style_titles));
  append_row (group, _ ("Measures"), _ ("Files keep inches, whatever is shown."),
              new_choice ("units", units, unit_titles));
  append_row (group, _ ("Paper"), _ ("For reports, plans and war sheets."),
              new_choice ("paper", papers, paper_titles));
  append_row (group, _ ("Colours of the sides"),
              _ ("Orange is for eyes that confuse red with green or brown."),
              new_choice ("palette", palettes, palette_titles));
  append_row (group, _ ("Letters on bases"), _ ("R and B, for eyes that part colours badly."),
              new_switch ("letters", FALSE));
}

static void
append_play (GtkBox *page)
{
  GtkBox *group = append_group (page, C_ ("preferences", "Play"));

  append_row (group, _ ("Hide the map at each hand-over"),
              _ ("A page with names alone stands between the moves."),
              new_switch ("hide-map-at-hand-over", FALSE));
  append_row (group, _ ("Motion"), _ ("Men walk their strings and shots fly."),
              new_switch ("animations", TRUE));
  if (lw_sound_can_play ())
    append_row (group, _ ("Sound"), _ ("The timekeeper’s bell, the guns and the fallen."),
                new_switch ("sound", TRUE));
}

void
lw_preferences_present (GtkWindow *parent)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWindow *window;

  gtk_widget_add_css_class (page, "question");
  if (lw_settings () == NULL)
    gtk_box_append (
        GTK_BOX (page),
        new_line (_ ("The program is not installed, so preferences are not kept."), "warning"));
  append_look (GTK_BOX (page));
  append_play (GTK_BOX (page));
  window = lw_small_window_new (parent, _ ("Preferences"), page, 540, -1);
  gtk_window_present (window);
  gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}
