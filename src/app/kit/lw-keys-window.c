/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-keys-window.c: all keys, found by words, and given others.
 *
 * A line that is pressed opens a small window, which takes whatever key comes for the new one,
 * Escape alone left out. A key that somebody else has is taken from him when that is agreed to.
 */
#include "lw-keys-window.h"

#include <glib/gi18n-lib.h>

#include "lw-dialog.h"
#include "lw-key-choice.h"
#include "lw-settings.h"
#include "lw-widgets.h"

/* ---- a new key ---- */

typedef struct
{
  GtkWindow *window; /* that waits for the key */
  GtkWindow *parent;
  GtkLabel *told;
  const LwAct *act;
} Asking;

/* A key that was somebody else's. */
typedef struct
{
  const LwAct *act, *other;
  char *key;
} Taking;

static void
taking_gone_cb (gpointer data, GObject *question)
{
  Taking *taking = data;

  g_free (taking->key);
  g_free (taking);
}

static void
taken_cb (gpointer data)
{
  const Taking *taking = data;

  lw_key_set (taking->other, NULL);
  lw_key_set (taking->act, taking->key);
}

static void
ask_for_it (GtkWindow *parent, const LwAct *act, const LwAct *other, const char *key)
{
  Taking *taking = g_new (Taking, 1);
  g_autofree char *words = lw_key_in_words (key);
  /* The first is a key. */
  g_autofree char *question = g_strdup_printf (_ ("%s is the key of something else"), words);
  g_autofree char *more =
      g_strdup_printf (_ ("It does “%s”, which will have no key then."), lw_key_label (other));
  const LwQuestion text = { question, more, _ ("Take It"), FALSE };

  *taking = (Taking){ act, other, g_strdup (key) };
  g_object_weak_ref (G_OBJECT (lw_dialog_ask (parent, &text, taken_cb, taking)), taking_gone_cb,
                     taking);
}

/* What comes is the key, or is told why it cannot be. */
static void
take (Asking *self, const char *key)
{
  const LwAct *act = self->act, *other = lw_key_clash (act, key);
  const char *refused = lw_key_refuse (act, key);
  GtkWindow *parent = self->parent;

  if (refused != NULL)
    {
      gtk_label_set_text (self->told, refused);
      return;
    }
  gtk_window_destroy (self->window);
  if (other == NULL)
    lw_key_set (act, key);
  else
    ask_for_it (parent, act, other, key);
}

static gboolean
pressed_cb (
    GtkEventControllerKey *keys, guint keyval, guint code, GdkModifierType state, Asking *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (keys));
  g_autofree char *key = lw_key_pressed (event);

  if (keyval == GDK_KEY_Escape)
    gtk_window_destroy (self->window);
  else if (key != NULL)
    take (self, key);
  return TRUE;
}

static GtkWidget *
new_words (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
new_question (Asking *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));
  GtkWidget *told = new_words (_ ("Press the new key. Escape leaves it as it is."), "dim");

  self->told = GTK_LABEL (told);
  gtk_widget_add_css_class (box, "question");
  gtk_box_append (GTK_BOX (box), new_words (lw_key_label (self->act), "panel-title"));
  gtk_box_append (GTK_BOX (box), told);
  gtk_widget_set_halign (cancel, GTK_ALIGN_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  gtk_box_append (GTK_BOX (box), cancel);
  return box;
}

static void
ask_key (GtkWindow *parent, const LwAct *act)
{
  Asking *self = g_new0 (Asking, 1);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->window = GTK_WINDOW (gtk_window_new ());
  self->parent = parent;
  self->act = act;
  lw_widget_owns (GTK_WIDGET (self->window), self, g_free);
  g_object_set (self->window, "title", _ ("A new key"), "transient-for", parent, "modal", TRUE,
                "resizable", FALSE, "destroy-with-parent", TRUE, NULL);
  gtk_window_set_child (self->window, new_question (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->window), keys);
  gtk_window_present (self->window);
}

/* ---- the lines ---- */

static const LwAct *
act_of (gpointer row)
{
  return lw_key_act (gtk_widget_get_name (GTK_WIDGET (row)));
}

static char *
keys_in_words (const LwAct *act)
{
  g_auto (GStrv) keys = lw_key_of (act, FALSE);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *word = lw_key_in_words (keys[i]);

      g_strv_builder_add (words, word);
    }
  all = g_strv_builder_end (words);
  return g_strjoinv (", ", all);
}

static void
show_keys (GtkListBoxRow *row)
{
  GtkWidget *line = gtk_list_box_row_get_child (row);
  GtkWidget *again = gtk_widget_get_last_child (line);
  GtkWidget *keys = gtk_widget_get_prev_sibling (again), *child;
  const LwAct *act = act_of (row);
  g_autofree char *words = keys_in_words (act);
  g_autofree char *spoken =
      g_strdup_printf ("%s: %s", lw_key_label (act), *words == '\0' ? _ ("no key") : words);
  g_auto (GStrv) all = lw_key_of (act, FALSE);

  while ((child = gtk_widget_get_first_child (keys)) != NULL)
    gtk_box_remove (GTK_BOX (keys), child);
  for (guint i = 0; all[i] != NULL; i++)
    gtk_box_append (GTK_BOX (keys), gtk_shortcut_label_new (all[i]));
  gtk_widget_set_sensitive (again, lw_key_is_own (act));
  gtk_widget_set_opacity (again, lw_key_is_own (act) ? 1 : 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
again_cb (GtkListBoxRow *row)
{
  lw_key_reset (act_of (row));
}

static GtkWidget *
new_again (GtkWidget *row)
{
  GtkWidget *again = gtk_button_new_from_icon_name ("edit-undo-symbolic");

  gtk_widget_add_css_class (again, "flat");
  gtk_widget_set_valign (again, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (again, _ ("The key that it had at first"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (again), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The key that it had at first"), -1);
  g_signal_connect_swapped (again, "clicked", G_CALLBACK (again_cb), row);
  return again;
}

static GtkWidget *
new_label (const LwAct *act)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *words = new_words (lw_key_label (act), "key-words");

  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), words);
  if ((act->way & LW_KEY_STEPS) != 0)
    gtk_box_append (GTK_BOX (box),
                    new_words (_ ("With Shift by larger steps, with Ctrl by finer ones"), "dim"));
  return box;
}

static GtkWidget *
new_row (const LwAct *act)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_set_name (row, act->name);
  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), new_label (act));
  gtk_box_append (GTK_BOX (line), keys);
  gtk_box_append (GTK_BOX (line), new_again (row));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), (act->way & LW_KEY_FIXED) == 0);
  show_keys (GTK_LIST_BOX_ROW (row));
  return row;
}

static void
head_row_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  GtkWidget *head;

  gtk_list_box_row_set_header (row, NULL);
  if (before != NULL && act_of (row)->heading == act_of (before)->heading)
    return;
  head = gtk_label_new (lw_key_heading (act_of (row)->heading));
  gtk_label_set_xalign (GTK_LABEL (head), 0);
  gtk_widget_add_css_class (head, "chapter");
  gtk_list_box_row_set_header (row, head);
}

/* By what it does, where, and its key. */
static gboolean
keep_row_cb (GtkListBoxRow *row, gpointer search)
{
  const char *sought = gtk_editable_get_text (search);
  const LwAct *act = act_of (row);
  g_autofree char *keys = keys_in_words (act);

  return *sought == '\0' || g_str_match_string (sought, lw_key_label (act), TRUE) ||
         g_str_match_string (sought, lw_key_heading (act->heading), TRUE) ||
         g_ascii_strcasecmp (sought, keys) == 0;
}

static void
activated_cb (GtkListBox *list, GtkListBoxRow *row)
{
  ask_key (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (list))), act_of (row));
}

static void
changed_cb (GtkListBox *list)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    show_keys (row);
}

static GtkListBox *
new_list (GtkWidget *search)
{
  GtkListBox *list = GTK_LIST_BOX (gtk_list_box_new ());
  GtkWidget *nothing = new_words (_ ("No key does that."), "dim");
  guint n;
  const LwAct *acts = lw_key_acts (&n);

  gtk_widget_add_css_class (nothing, "nothing");
  gtk_widget_add_css_class (GTK_WIDGET (list), "laws");
  gtk_list_box_set_placeholder (list, nothing);
  gtk_list_box_set_selection_mode (list, GTK_SELECTION_NONE);
  gtk_list_box_set_header_func (list, head_row_cb, NULL, NULL);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (list, new_row (&acts[i]));
  gtk_list_box_set_filter_func (list, keep_row_cb, search, NULL);
  g_signal_connect (list, "row-activated", G_CALLBACK (activated_cb), NULL);
  lw_settings_follow ("keys", G_CALLBACK (changed_cb), list);
  return list;
}

/* ---- the window ---- */

static void
reset_cb (gpointer nobody)
{
  lw_key_reset (NULL);
}

static void
reset_clicked_cb (GtkWidget *button)
{
  const LwQuestion text = { _ ("All keys as they were at first?"),
                            _ ("Every key that you have changed is given up."), _ ("Reset All"),
                            TRUE };

  lw_dialog_ask (GTK_WINDOW (gtk_widget_get_root (button)), &text, reset_cb, NULL);
}

static GtkWidget *
new_reset (void)
{
  GtkWidget *reset = gtk_button_new_with_mnemonic (_ ("_Reset All…"));

  gtk_widget_set_tooltip_text (reset, _ ("All keys as they were at first"));
  g_signal_connect (reset, "clicked", G_CALLBACK (reset_clicked_cb), NULL);
  return reset;
}

static GtkWidget *
new_search (void)
{
  GtkWidget *search = gtk_search_entry_new ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Find a key"), -1);
  g_object_set (search, "placeholder-text", _ ("Find a key"), NULL);
  return search;
}

static GtkWidget *
new_content (GtkListBox *list)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *hint = new_words (_ ("Press a line to give it another key."), "dim");

  gtk_widget_add_css_class (hint, "nothing");
  gtk_box_append (GTK_BOX (box), hint);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (list));
  return box;
}

void
lw_keys_window_present (GtkWindow *parent)
{
  GtkWidget *search = new_search ();
  GtkListBox *list = new_list (search);
  GtkWindow *window = lw_small_window_new (parent, _ ("Keys"), new_content (list), 680, 560);
  GtkWidget *bar = gtk_window_get_titlebar (window);

  g_signal_connect_object (search, "search-changed", G_CALLBACK (gtk_list_box_invalidate_filter),
                           list, G_CONNECT_SWAPPED);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), search);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (bar), new_reset ());
  gtk_window_present (window);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
}
