/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-files.c: the file choosers.
 */
#include "lw-files.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  LwFileChosen chosen;
  gpointer asker; /* weak: a page may be left while its chooser is open */
} Asked;

static void
responded_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  Asked *asked = data;
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  if (file != NULL)
    path = g_file_get_path (file);
  if (path != NULL && asked->asker != NULL)
    asked->chosen (path, asked->asker);
  g_clear_weak_pointer (&asked->asker);
  g_free (asked);
  g_object_unref (dialog);
}

static void
ask (GtkFileChooserNative *dialog, LwFileChosen chosen, gpointer asker)
{
  Asked *asked = g_new0 (Asked, 1);

  asked->chosen = chosen;
  g_set_weak_pointer (&asked->asker, asker);
  g_signal_connect (dialog, "response", G_CALLBACK (responded_cb), asked);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
add_filter (GtkFileChooserNative *dialog, const char *name, const char *const *patterns)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  guint i;

  gtk_file_filter_set_name (filter, name);
  for (i = 0; patterns[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, patterns[i]);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
}

void
lw_files_open (GtkWindow *parent, LwFileChosen chosen, gpointer asker)
{
  static const char *const ours[] = { "*.lwcountry", "*.lwbattle", "*.lwcampaign", NULL };
  static const char *const all[] = { "*", NULL };
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Open"), parent, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));

  add_filter (dialog, _ ("Countries, battles and campaigns"), ours);
  add_filter (dialog, _ ("All files"), all);
  ask (dialog, chosen, asker);
}

void
lw_files_save (GtkWindow *parent,
               const char *title,
               const char *name,
               const char *pattern,
               LwFileChosen chosen,
               gpointer asker)
{
  const char *const patterns[] = { pattern, NULL };
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  add_filter (dialog, pattern, patterns);
  ask (dialog, chosen, asker);
}

void
lw_files_remember (const char *path)
{
  g_autofree char *whole = NULL;
  g_autofree char *uri = NULL;

  g_return_if_fail (path != NULL);

  whole = g_canonicalize_filename (path, NULL);
  uri = g_filename_to_uri (whole, NULL, NULL);
  if (uri != NULL)
    gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}
