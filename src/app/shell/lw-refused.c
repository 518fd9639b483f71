/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-refused.c: a file that cannot be opened: why, what is safe, and the older copies that can be.
 */
#include "lw-refused.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "files/files.h"
#include "keeping/keeping.h"

typedef struct
{
  GtkWindow *window; /* outlives the dialog, which goes with it */
  char *path;
  GPtrArray *copies;  /* of LwBackupCopy */
  GPtrArray *buttons; /* a button each */
  LwOpenAgain again;
} Refused;

static void
refused_free (Refused *refused)
{
  g_free (refused->path);
  g_ptr_array_unref (refused->copies);
  g_ptr_array_unref (refused->buttons);
  g_free (refused);
}

/* ---- why ---- */

/* "the mark is missing" becomes "The mark is missing." */
static char *
as_sentence (const char *words)
{
  g_autofree char *first = g_utf8_substring (words, 0, 1);
  g_autofree char *large = g_utf8_strup (first, -1);
  const char *end = g_str_has_suffix (words, ".") ? "" : ".";

  return g_strconcat (large, g_utf8_next_char (words), end, NULL);
}

/* "PATH:LINE:COLUMN: words" in words; a message that is a sentence already stays as it is. */
static char *
reason_of (const char *path, const GError *error)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *sentence = NULL;
  const char *rest = error->message;
  guint line, column;
  int length = 0;

  if (!g_str_has_prefix (rest, shown) || rest[strlen (shown)] != ':')
    return g_strdup (rest);
  rest += strlen (shown);
  if (sscanf (rest, ":%u:%u: %n", &line, &column, &length) < 2 || length == 0)
    return as_sentence (rest + strspn (rest, ": "));
  /* TRANSLATORS: a place in a file, and what is wrong there. */
  return g_strdup_printf (_ ("Line %u, column %u: %s."), line, column, rest + length);
}

static gboolean
is_damage (const GError *error)
{
  return !g_error_matches (error, LW_STORE_ERROR, LW_STORE_ERROR_NEWER) &&
         !g_error_matches (error, LW_STORE_ERROR, LW_STORE_ERROR_KIND);
}

static char *
text_of (const Refused *refused, const GError *error)
{
  g_autofree char *reason = reason_of (refused->path, error);
  const char *safe = _ ("Nothing was loaded, and no file was changed.");
  const char *next = NULL;

  if (g_error_matches (error, LW_STORE_ERROR, LW_STORE_ERROR_NEWER))
    return g_steal_pointer (&reason);
  if (refused->copies->len > 0)
    next =
        _ ("Older copies, which were kept beside it when it was saved, can be opened. Going back "
           "to one keeps the damaged file as well, under another name.");
  else if (is_damage (error))
    next = _ ("There is no older copy beside it that can be opened.");
  return g_strjoin ("\n\n", reason, safe, next, NULL);
}

/* ---- the older copies ---- */

static char *
time_words (const LwBackupCopy *copy)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (copy->time);

  /* TRANSLATORS: a date and a time of day, for g_date_time_format(). */
  return g_date_time_format (then, _ ("%-d %B %Y, %H:%M"));
}

/* How far a battle had come in that copy; of other files the time says it all. */
static char *
standing_of (const LwBackupCopy *copy)
{
  g_autoptr (LwBattle) battle = NULL;

  if (copy->kind == LW_FILE_BATTLE)
    battle = lw_battle_file_load (copy->path, NULL, NULL);
  return battle == NULL ? NULL : lw_caption_standing (battle);
}

static const LwBackupCopy *
copy_at (const Refused *refused, GtkButton *button)
{
  guint i = 0;

  g_ptr_array_find (refused->buttons, button, &i);
  return g_ptr_array_index (refused->copies, i);
}

static void
go_back_cb (GtkButton *button, Refused *refused)
{
  const LwBackupCopy *copy = copy_at (refused, button);
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (button)));
  GtkWindow *window = refused->window;
  LwOpenAgain again = refused->again;
  g_autofree char *path = g_strdup (refused->path);
  g_autoptr (GError) error = NULL;
  gboolean done = lw_backup_restore (path, copy, &error);

  gtk_window_close (dialog);
  if (done)
    again (lw_navigator_of (GTK_WIDGET (window)), path);
  else
    lw_dialog_tell (window, _ ("The older copy could not be put in its place"), error->message,
                    NULL, lw_store_error_details (error));
}

static GtkWidget *
new_row (Refused *refused, LwBackupCopy *copy)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new_with_label (_ ("Go back to this"));
  g_autofree char *base = g_path_get_basename (copy->path);
  g_autofree char *when = time_words (copy);
  g_autofree char *standing = standing_of (copy);
  g_autofree char *about =
      standing == NULL ? g_strdup (base) : g_strdup_printf ("%s · %s", standing, base);
  /* TRANSLATORS: a button's name for those who hear it; %s: a date and a time. */
  g_autofree char *name = g_strdup_printf (_ ("Go back to the copy of %s"), when);

  gtk_box_append (GTK_BOX (words), lw_card_label (when, "card-title"));
  gtk_box_append (GTK_BOX (words), lw_card_label (about, "dim"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (go_back_cb), refused);
  g_ptr_array_add (refused->buttons, button);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), button);
  gtk_widget_add_css_class (row, "card");
  gtk_widget_add_css_class (row, "card-body");
  return row;
}

static GtkWidget *
new_list (Refused *refused)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  for (guint i = 0; i < refused->copies->len; i++)
    gtk_box_append (GTK_BOX (list), new_row (refused, g_ptr_array_index (refused->copies, i)));
  return list;
}

void
lw_refused_show (GtkWindow *window, const char *path, const GError *error, LwOpenAgain again)
{
  Refused *refused = g_new0 (Refused, 1);
  g_autofree char *base = g_filename_display_basename (path);
  g_autofree char *heading = g_strdup_printf (_ ("“%s” cannot be opened"), base);
  g_autofree char *text = NULL;
  GtkWindow *dialog;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (path != NULL && error != NULL);

  refused->window = window;
  refused->path = g_strdup (path);
  refused->again = again;
  refused->buttons = g_ptr_array_new ();
  refused->copies = is_damage (error) ? lw_backup_restore_list (path) : g_ptr_array_new ();
  text = text_of (refused, error);
  dialog =
      lw_dialog_tell (window, heading, text, refused->copies->len > 0 ? new_list (refused) : NULL,
                      lw_store_error_details (error));
  lw_widget_owns (GTK_WIDGET (dialog), refused, (GDestroyNotify)refused_free);
}
