/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-dialog.h: small windows over the main one; a question, asked only where an answer cannot be
 * undone; what must not be missed.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A modal window over @parent, closed by Escape. Its child scrolls where the screen is too small
 * for it. @height -1: as high as its content. Not presented yet. Returns: (transfer none), as
 * gtk_window_new() does. */
GtkWindow *lw_small_window_new (GtkWindow *parent, const char *title, GtkWidget *content,
                                int width, int height);

/* Any window is closed by Escape, and F1 opens the help about what it shows. */
void       lw_close_on_escape  (GtkWindow *window);

typedef void (*LwAgreed) (gpointer data);

typedef struct
{
  const char *question;
  const char *more;      /* what will happen */
  const char *verb;      /* on the button that does it */
  gboolean destructive;  /* what it does cannot be undone: Cancel is the default */
} LwQuestion;

/* @agreed is called when the button with the verb is pressed; Cancel and Esc do nothing. @data must
 * outlive @parent's dialogs: pass a widget of that window. */
GtkWindow *lw_dialog_ask      (GtkWindow *parent, const LwQuestion *text, LwAgreed agreed,
                               gpointer data);

/* Save, Discard or Cancel, asked where work would be lost; no verb of its own. */
GtkWindow *lw_dialog_ask_save (GtkWindow *parent, const LwQuestion *text, LwAgreed saved,
                               LwAgreed discarded, gpointer data);

/* What comes of the two answers. @data is freed by @free_data when the question has gone. */
typedef struct
{
  LwAgreed agreed, otherwise;
  gpointer data;
  GDestroyNotify free_data;
} LwChoice;

/* One of two ways, the verb of @text (suggested) and @other, or Cancel. */
GtkWindow *lw_dialog_choose   (GtkWindow *parent, const LwQuestion *text, const char *other,
                               const LwChoice *choice);

/* What went wrong, what is safe, what to do: a text that stays until it is closed. @more: a widget
 * below it, or NULL; @details: the system's own words, folded away, or NULL. */
GtkWindow *lw_dialog_tell (GtkWindow *parent, const char *heading, const char *text,
                           GtkWidget *more, const char *details);

G_END_DECLS
