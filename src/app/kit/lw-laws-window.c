/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-laws-window.c: the six rules everybody needs, the laws in the book's order, and the rulings
 * where the book is silent.
 */
#include "lw-laws-window.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "lw-help.h"
#include "lw-dialog.h"

/* Laws are numbered R1 to R95, rulings Q1 to Q140; some numbers are not used. */
#define LAST_LAW 95
#define LAST_RULING 140

static const struct
{
  guint first;
  const char *title;
} chapters[] = {
  { 1, N_ ("The Country") },
  { 8, N_ ("Toss, putting down, curtain") },
  { 16, N_ ("Time") },
  { 25, N_ ("Order of the move") },
  { 29, N_ ("Moving") },
  { 35, N_ ("Guns") },
  { 48, N_ ("Shots and death") },
  { 52, N_ ("Isolation") },
  { 55, N_ ("Melee") },
  { 63, N_ ("Prisoners") },
  { 71, N_ ("Surrender") },
  { 72, N_ ("Capture of guns") },
  { 75, N_ ("Fight to the Finish") },
  { 79, N_ ("Blow at the Rear") },
  { 84, N_ ("Defensive Game") },
  { 89, N_ ("Forces, chances, war") },
};

/* What one must know to begin, each with the law that says the most of it. */
static const struct
{
  const char *law;
  const char *text;
} six_rules[] = {
  { "R27", N_ ("Guns first: in your move fire your guns or move them, and only then your men.") },
  { "R29", N_ ("In one move an infantry-man goes up to a foot, a cavalry-man up to two feet.") },
  { "R35", N_ ("A gun does nothing without four of its own men within six inches of it; with them "
               "it fires up to four shots, or is moved.") },
  { "R56", N_ ("Men who touch enemies at the end of your move fight hand to hand, and whoever is "
               "within six inches joins in.") },
  { "R58", N_ ("There man kills man; but a smaller force with no friends near it loses prisoners "
               "instead.") },
  { "R75", N_ ("Kill, capture or drive off the whole of the enemy: that, the guns and the men who "
               "are left make the score.") },
};

static const char *
row_text (GtkListBoxRow *row)
{
  GtkWidget *line = gtk_list_box_row_get_child (row);

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (line)));
}

static gboolean
is_rule (GtkListBoxRow *row)
{
  return gtk_widget_has_css_class (GTK_WIDGET (row), "rule");
}

static const char *
chapter_of (GtkListBoxRow *row)
{
  const char *law = gtk_widget_get_name (GTK_WIDGET (row));
  guint number = (guint)g_ascii_strtoull (law + 1, NULL, 10), i = G_N_ELEMENTS (chapters);

  if (is_rule (row))
    return _ ("Six rules that everybody needs");
  if (*law == 'Q')
    return _ ("Rulings where the book is silent");
  while (i > 1 && chapters[i - 1].first > number)
    i--;
  return _ (chapters[i - 1].title);
}

static void
head_row_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *chapter = chapter_of (row);
  GtkWidget *head;

  gtk_list_box_row_set_header (row, NULL);
  if (before != NULL && g_str_equal (chapter, chapter_of (before)))
    return;
  head = gtk_label_new (chapter);
  gtk_label_set_xalign (GTK_LABEL (head), 0);
  gtk_widget_add_css_class (head, "chapter");
  gtk_list_box_row_set_header (row, head);
}

static gboolean
keep_row_cb (GtkListBoxRow *row, gpointer data)
{
  const char *sought = gtk_editable_get_text (data);

  return *sought == '\0' || g_str_match_string (sought, row_text (row), TRUE) ||
         g_ascii_strcasecmp (sought, gtk_widget_get_name (GTK_WIDGET (row))) == 0;
}

static GtkWidget *
new_row (const char *law, const char *text)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *number = gtk_label_new (law);
  GtkWidget *words = gtk_label_new (text);
  g_autofree char *spoken = g_strdup_printf ("%s: %s", law, text);

  gtk_widget_set_name (row, law);
  gtk_label_set_width_chars (GTK_LABEL (number), 5);
  gtk_label_set_xalign (GTK_LABEL (number), 0);
  gtk_label_set_yalign (GTK_LABEL (number), 0);
  gtk_widget_add_css_class (number, "law-number");
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), number);
  gtk_box_append (GTK_BOX (line), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

static void
append_rules (GtkListBox *list)
{
  for (guint i = 0; i < G_N_ELEMENTS (six_rules); i++)
    {
      GtkWidget *row = new_row (six_rules[i].law, _ (six_rules[i].text));

      gtk_widget_add_css_class (row, "rule");
      gtk_list_box_append (list, row);
    }
}

/* The row of @law, if it is among them. */
static GtkListBoxRow *
append_laws (GtkListBox *list, char letter, guint last, const char *law)
{
  GtkListBoxRow *found = NULL;
  guint i;

  for (i = 1; i <= last; i++)
    {
      g_autofree char *name = g_strdup_printf ("%c%u", letter, i);
      const char *text = lw_law_text (name);
      GtkWidget *row;

      if (text == NULL || *text == '\0')
        continue;
      row = new_row (name, text);
      gtk_list_box_append (list, row);
      if (g_strcmp0 (name, law) == 0)
        found = GTK_LIST_BOX_ROW (row);
    }
  return found;
}

static GtkWidget *
new_search (GtkListBox *list)
{
  GtkWidget *search = gtk_search_entry_new ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Find a law"), -1);
  g_object_set (search, "placeholder-text", _ ("Find a law"), NULL);
  gtk_list_box_set_filter_func (list, keep_row_cb, search, NULL);
  g_signal_connect_object (search, "search-changed", G_CALLBACK (gtk_list_box_invalidate_filter),
                           list, G_CONNECT_SWAPPED);
  return search;
}

static GtkListBox *
new_list (void)
{
  GtkListBox *list = GTK_LIST_BOX (gtk_list_box_new ());
  GtkWidget *nothing = gtk_label_new (_ ("No law has these words."));

  gtk_widget_add_css_class (nothing, "dim");
  gtk_widget_add_css_class (nothing, "nothing");
  gtk_widget_add_css_class (GTK_WIDGET (list), "laws");
  gtk_list_box_set_placeholder (list, nothing);
  gtk_list_box_set_header_func (list, head_row_cb, NULL, NULL);
  append_rules (list);
  return list;
}

/* To the page that explains the chosen law, or without one to the first. */
static void
help_cb (GtkWidget *help, GtkListBox *list)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (list);
  const char *law = row == NULL ? NULL : gtk_widget_get_name (GTK_WIDGET (row));

  lw_help_show (GTK_WINDOW (gtk_widget_get_root (help)), lw_help_page_of_law (law));
}

static GtkWidget *
new_help (GtkListBox *list)
{
  GtkWidget *help = gtk_button_new_with_mnemonic (_ ("_Help"));

  gtk_widget_set_tooltip_text (help, _ ("Read about the chosen law in the help"));
  g_signal_connect_object (help, "clicked", G_CALLBACK (help_cb), list, 0);
  return help;
}

static gboolean
show_row_cb (gpointer row)
{
  gtk_widget_grab_focus (row);
  return G_SOURCE_REMOVE;
}

void
lw_laws_window_present (GtkWindow *parent, const char *law)
{
  GtkListBox *list = new_list ();
  GtkWidget *help = new_help (list);
  GtkListBoxRow *laws = append_laws (list, 'R', LAST_LAW, law);
  GtkListBoxRow *rulings = append_laws (list, 'Q', LAST_RULING, law);
  GtkListBoxRow *shown = laws != NULL ? laws : rulings;
  GtkWindow *window =
      lw_small_window_new (parent, _ ("The laws of Little War"), GTK_WIDGET (list), 660, 540);
  GtkWidget *bar = gtk_window_get_titlebar (window);
  GtkWidget *search = new_search (list);

  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), search);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (bar), help);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (search), GTK_WIDGET (window));
  gtk_window_present (window);
  if (shown != NULL)
    {
      gtk_list_box_select_row (list, shown);
      /* After it has a place in the window, which then scrolls to it. */
      g_idle_add_full (G_PRIORITY_LOW, show_row_cb, g_object_ref (shown), g_object_unref);
    }
}
