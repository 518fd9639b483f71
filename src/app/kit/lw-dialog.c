/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-dialog.c: small windows over the main one; a question, asked only where an answer cannot be
 * undone; what must not be missed.
 */
#include "lw-dialog.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-keys.h"
#include "lw-widgets.h"

/* ---- small windows ---- */

/* With the header bar this fits a screen 560 pixels high. */
#define MOST_HEIGHT 480

/* A small window is none of the application's, whose actions do not reach it by themselves. */
static gboolean
asked_cb (gpointer window, const char *act, GdkModifierType state)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()),
                                  act + strlen ("app."), NULL);
  return TRUE;
}

void
lw_close_on_escape (GtkWindow *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                        gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  lw_keys_add (GTK_WIDGET (window), LW_KEYS_SMALL, asked_cb, window);
}

static GtkWidget *
new_scroller (GtkWidget *content, int height)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  if (height < 0)
    {
      gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
      gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
    }
  return scroller;
}

GtkWindow *
lw_small_window_new (
    GtkWindow *parent, const char *title, GtkWidget *content, int width, int height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_title (window, title);
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_modal (window, TRUE);
  gtk_window_set_destroy_with_parent (window, TRUE);
  gtk_window_set_default_size (window, width, height);
  gtk_window_set_titlebar (window, gtk_header_bar_new ());
  gtk_window_set_child (window, new_scroller (content, height));
  lw_close_on_escape (window);
  return window;
}

/* Over a window that is still to come it waits for that: shown before, it would lie beneath. */
static void
present (GtkWindow *window)
{
  GtkWindow *parent = gtk_window_get_transient_for (window);

  if (parent == NULL || gtk_widget_get_mapped (GTK_WIDGET (parent)))
    gtk_window_present (window);
  else
    g_signal_connect_object (parent, "map", G_CALLBACK (gtk_window_present), window,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* ---- a question ---- */

typedef struct
{
  GtkWindow *window;
  LwAgreed agreed, discarded; /* the second may be NULL */
  gpointer data;
  GDestroyNotify free_data; /* or NULL */
} Question;

/* With the window, which lives until the answer has been acted on. */
static void
question_free (gpointer data)
{
  Question *question = data;

  if (question->free_data != NULL)
    question->free_data (question->data);
  g_free (question);
}

/* What was chosen may end the window that asked: the question goes first. GTK holds it as long as
 * the click goes on, and would go back then to a parent that is gone. */
static void
answer (const Question *question, LwAgreed chosen)
{
  g_autoptr (GtkWindow) window = g_object_ref (question->window);
  gpointer data = question->data;

  gtk_window_close (window);
  gtk_window_set_transient_for (window, NULL);
  chosen (data);
}

static void
agreed_cb (Question *question)
{
  answer (question, question->agreed);
}

static void
discarded_cb (Question *question)
{
  answer (question, question->discarded);
}

static GtkWidget *
new_text (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 48);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
new_buttons (const char *verb, gboolean destructive, Question *question)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));
  GtkWidget *act = gtk_button_new_with_label (verb);

  gtk_widget_set_halign (row, GTK_ALIGN_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  gtk_widget_add_css_class (act, destructive ? "destructive-action" : "suggested-action");
  g_signal_connect_swapped (act, "clicked", G_CALLBACK (agreed_cb), question);
  gtk_box_append (GTK_BOX (row), cancel);
  gtk_box_append (GTK_BOX (row), act);
  gtk_window_set_default_widget (question->window, destructive ? cancel : act);
  return row;
}

/* The window with its heading and its text, in a box that buttons are added to. */
static GtkWindow *
new_window (GtkWindow *parent, const char *heading, const char *text)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_window_set_title (window, heading);
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_modal (window, TRUE);
  gtk_window_set_resizable (window, FALSE);
  gtk_window_set_destroy_with_parent (window, TRUE);
  gtk_widget_add_css_class (box, "question");
  gtk_box_append (GTK_BOX (box), new_text (heading, "panel-title"));
  gtk_box_append (GTK_BOX (box), new_text (text, "dim"));
  gtk_window_set_child (window, box);
  lw_close_on_escape (window);
  return window;
}

static Question *
new_question (GtkWindow *parent, const LwQuestion *text)
{
  Question *question = g_new0 (Question, 1);

  question->window = new_window (parent, text->question, text->more);
  lw_widget_owns (GTK_WIDGET (question->window), question, question_free);
  return question;
}

GtkWindow *
lw_dialog_ask (GtkWindow *parent, const LwQuestion *text, LwAgreed agreed, gpointer data)
{
  Question *question = new_question (parent, text);

  question->agreed = agreed;
  question->data = data;
  gtk_box_append (GTK_BOX (gtk_window_get_child (question->window)),
                  new_buttons (text->verb, text->destructive, question));
  present (question->window);
  return question->window;
}

/* Discard stands apart from the other buttons. */
GtkWindow *
lw_dialog_ask_save (
    GtkWindow *parent, const LwQuestion *text, LwAgreed saved, LwAgreed discarded, gpointer data)
{
  Question *question = new_question (parent, text);
  GtkWidget *discard = gtk_button_new_with_mnemonic (_ ("_Discard"));
  GtkWidget *row;

  question->agreed = saved;
  question->discarded = discarded;
  question->data = data;
  row = new_buttons (_ ("Save"), FALSE, question);
  g_signal_connect_swapped (discard, "clicked", G_CALLBACK (discarded_cb), question);
  gtk_widget_add_css_class (discard, "destructive-action");
  gtk_box_prepend (GTK_BOX (row), discard);
  gtk_box_append (GTK_BOX (gtk_window_get_child (question->window)), row);
  present (question->window);
  return question->window;
}

/* Both buttons may be pressed without fear; the other stands between Cancel and the verb. */
GtkWindow *
lw_dialog_choose (GtkWindow *parent,
                  const LwQuestion *text,
                  const char *other,
                  const LwChoice *choice)
{
  Question *question = new_question (parent, text);
  GtkWidget *button = gtk_button_new_with_label (other);
  GtkWidget *row = new_buttons (text->verb, text->destructive, question);

  question->agreed = choice->agreed;
  question->discarded = choice->otherwise;
  question->data = choice->data;
  question->free_data = choice->free_data;
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (discarded_cb), question);
  gtk_box_insert_child_after (GTK_BOX (row), button, gtk_widget_get_first_child (row));
  gtk_box_append (GTK_BOX (gtk_window_get_child (question->window)), row);
  present (question->window);
  return question->window;
}

GtkWindow *
lw_dialog_tell (
    GtkWindow *parent, const char *heading, const char *text, GtkWidget *more, const char *details)
{
  GtkWindow *window = new_window (parent, heading, text);
  GtkBox *box = GTK_BOX (gtk_window_get_child (window));
  GtkWidget *close = gtk_button_new_with_mnemonic (_ ("_Close"));

  if (more != NULL)
    gtk_box_append (box, more);
  if (details != NULL)
    gtk_box_append (box, lw_fold_new (_ ("Details"), new_text (details, "dim")));
  gtk_widget_set_halign (close, GTK_ALIGN_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (close), "window.close");
  gtk_box_append (box, close);
  gtk_window_set_default_widget (window, close);
  gtk_window_set_focus (window, close);
  present (window);
  return window;
}
