/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-about.c: the small windows of the shell: about, preferences, the rules in Wells's order.
 */
#include "lw-about.h"

#include <glib/gi18n-lib.h>

#include "lw-despatch.h"
#include "lw-settings.h"

void
lw_about_present (GtkWindow *parent)
{
  gtk_show_about_dialog (parent, "program-name", _ ("Little Wars"), "version", LW_VERSION,
                         "license-type", GTK_LICENSE_GPL_3_0, "logo-icon-name", LW_APP_ID,
                         "comments",
                         _ ("H. G. Wells’s game of toy soldiers, by the rules of 1913."), NULL);
}

static GtkWindow *
new_small_window (GtkWindow *parent, const char *title, int width, int height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *bar = gtk_header_bar_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_window_set_title (window, title);
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_modal (window, TRUE);
  gtk_window_set_default_size (window, width, height);
  gtk_window_set_titlebar (window, bar);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                        gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  return window;
}

static GtkWidget *
new_row (const char *title, const char *subtitle, GtkWidget *control)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *name = gtk_label_new (title);
  GtkWidget *more = gtk_label_new (subtitle);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (more), 0);
  gtk_label_set_wrap (GTK_LABEL (more), TRUE);
  gtk_widget_add_css_class (more, "dim");
  gtk_widget_add_css_class (more, "caption");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), more);
  gtk_box_append (GTK_BOX (row), words);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), control);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_widget_add_css_class (row, "setting");
  return row;
}

static GtkWidget *
new_switch (const char *key)
{
  GtkWidget *control = gtk_switch_new ();

  if (lw_settings () != NULL)
    g_settings_bind (lw_settings (), key, control, "active", G_SETTINGS_BIND_DEFAULT);
  else
    gtk_widget_set_sensitive (control, FALSE);
  return control;
}

static void
choice_changed_cb (GtkDropDown *control, GParamSpec *pspec, gpointer data)
{
  const char *const *nicks = data;
  const char *key = g_object_get_data (G_OBJECT (control), "lw-key");

  g_settings_set_string (lw_settings (), key, nicks[gtk_drop_down_get_selected (control)]);
}

static GtkWidget *
new_choice (const char *key, const char *const *nicks, const char *const *titles)
{
  GtkWidget *control = gtk_drop_down_new_from_strings (titles);
  g_autofree char *now = NULL;
  guint i;

  if (lw_settings () == NULL)
    {
      gtk_widget_set_sensitive (control, FALSE);
      return control;
    }
  now = g_settings_get_string (lw_settings (), key);
  for (i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], now))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (control), i);
  g_object_set_data_full (G_OBJECT (control), "lw-key", g_strdup (key), g_free);
  g_signal_connect (control, "notify::selected", G_CALLBACK (choice_changed_cb), (gpointer)nicks);
  return control;
}

static void
append_choices (GtkBox *box)
{
  static const char *const styles[] = { "system", "light", "dark", NULL };
  static const char *const units[] = { "feet", "centimetres", NULL };
  static const char *const papers[] = { "a4", "letter", NULL };
  const char *style_titles[] = { _ ("As the desktop"), _ ("Light"), _ ("Dark"), NULL };
  const char *unit_titles[] = { _ ("Feet and inches"), _ ("Centimetres"), NULL };
  const char *paper_titles[] = { _ ("A4"), _ ("Letter"), NULL };

  gtk_box_append (box, new_row (_ ("Style"), _ ("The floor keeps its daylight in both."),
                                new_choice ("style", styles, style_titles)));
  gtk_box_append (box, new_row (_ ("Measures"), _ ("Files keep inches, whatever is shown."),
                                new_choice ("units", units, unit_titles)));
  gtk_box_append (box, new_row (_ ("Paper"), _ ("For reports, plans and war sheets."),
                                new_choice ("paper", papers, paper_titles)));
}

void
lw_preferences_present (GtkWindow *parent)
{
  GtkWindow *window = new_small_window (parent, _ ("Preferences"), 520, -1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "settings");
  append_choices (GTK_BOX (box));
  gtk_box_append (GTK_BOX (box),
                  new_row (_ ("Letters on bases"), _ ("R and B, for eyes that part colours badly."),
                           new_switch ("letters")));
  gtk_box_append (GTK_BOX (box), new_row (_ ("Hide the map at each hand-over"),
                                          _ ("A page with names alone stands between the moves."),
                                          new_switch ("hide-map-at-hand-over")));
  gtk_box_append (GTK_BOX (box), new_row (_ ("Motion"), _ ("Men walk their strings and shots fly."),
                                          new_switch ("animations")));
  gtk_box_append (GTK_BOX (box),
                  new_row (_ ("Sound"), _ ("The timekeeper’s bell."), new_switch ("sound")));
  gtk_window_set_child (window, box);
  gtk_window_present (window);
}

static void
append_laws (GtkBox *box)
{
  guint i;

  for (i = 1; i <= 95; i++)
    {
      g_autofree char *law = g_strdup_printf ("R%u", i);
      const char *text = lw_law_text (law);
      g_autofree char *line = NULL;
      GtkWidget *label;

      if (text == NULL || *text == '\0')
        continue;
      line = g_markup_printf_escaped ("<b>%s</b>  %s", law, text);
      label = gtk_label_new (NULL);
      gtk_label_set_markup (GTK_LABEL (label), line);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_selectable (GTK_LABEL (label), TRUE);
      gtk_widget_set_name (label, law);
      gtk_box_append (box, label);
    }
}

void
lw_rules_present (GtkWindow *parent, const char *law)
{
  GtkWindow *window = new_small_window (parent, _ ("The laws of Little War"), 640, 560);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *child;

  gtk_widget_add_css_class (box, "laws");
  append_laws (GTK_BOX (box));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_window_set_child (window, scroller);
  gtk_window_present (window);
  for (child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (law != NULL && g_str_equal (gtk_widget_get_name (child), law))
      gtk_widget_grab_focus (child);
}
