/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-files.c: the file choosers, and the name that a file will have.
 *
 * The chooser asks before the name that was typed is written over. Where a missing ending is added
 * to it, that is another name, and it is asked here.
 */
#include "lw-files.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-dialog.h"
#include "lw-settings.h"
#include "xml/xml.h"

/* Kept elsewhere, and opened or saved lately. */
#define MOST_RECENT 60
#define MOST_AWAY 5000

typedef struct
{
  GtkWindow *parent; /* weak */
  LwFileChosen chosen;
  gpointer asker; /* weak: a page may be left while its chooser is open */
  char **endings; /* to write to: the first is added where there is none */
  char *path;
  gboolean free_folder; /* no folder is this file's own: the next one begins where this was saved */
} Asked;

static void
asked_free (gpointer data)
{
  Asked *asked = data;

  g_clear_weak_pointer (&asked->parent);
  g_clear_weak_pointer (&asked->asker);
  g_strfreev (asked->endings);
  g_free (asked->path);
  g_free (asked);
}

static char *last_folder; /* where one has saved last, as long as the program runs */

static void
give (gpointer data)
{
  Asked *asked = data;

  if (asked->free_folder)
    {
      g_free (last_folder);
      last_folder = g_path_get_dirname (asked->path);
    }
  if (asked->asker != NULL)
    asked->chosen (asked->path, asked->asker);
}

/* ---- the name that will be written ---- */

static gboolean
ends_in (const char *path, const char *ending)
{
  gsize n = strlen (path), m = strlen (ending);

  return n > m && g_ascii_strcasecmp (path + n - m, ending) == 0;
}

/* At most so many bytes for the name of a file, on nearly every disk. */
#define NAME_LONGEST 255

/* @path and @ending; of a name that would be too long the end of its stem is left out, but never
 * half of a character. */
static char *
cut_name (const char *path, const char *ending)
{
  const char *slash = strrchr (path, G_DIR_SEPARATOR);
  const char *name = slash == NULL ? path : slash + 1;
  gsize room = NAME_LONGEST - strlen (ending);
  const char *end = name + strlen (name);

  while ((gsize)(end - name) > room)
    {
      const char *before = g_utf8_find_prev_char (name, end);

      end = before == NULL ? name + room : before;
    }
  return g_strdup_printf ("%.*s%s", (int)(end - path), path, ending);
}

char *
lw_files_name (const char *title, const char *ending)
{
  g_autoptr (GString) name = g_string_new (NULL);

  g_return_val_if_fail (title != NULL && ending != NULL, NULL);

  for (const char *c = title; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);
      gboolean fits = letter >= 0x80
                          ? !g_unichar_iscntrl (letter)
                          : letter >= ' ' && letter != 0x7f && strchr ("/\\:", (int)letter) == NULL;

      g_string_append_unichar (name, fits ? letter : '-');
    }
  /* It would be hidden. */
  if (name->str[0] == '.')
    name->str[0] = '-';
  return cut_name (name->str, ending);
}

char *
lw_files_with_ending (const char *path, const char *const *endings)
{
  g_return_val_if_fail (path != NULL && endings != NULL && endings[0] != NULL, NULL);

  for (guint i = 0; endings[i] != NULL; i++)
    if (ends_in (path, endings[i]))
      return g_strdup (path);
  return cut_name (path, endings[0]);
}

/* The answer comes while the window goes: what it needs is freed after both. */
static gboolean
nothing_cb (gpointer data)
{
  return G_SOURCE_REMOVE;
}

static void
free_later (Asked *asked)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, nothing_cb, asked, asked_free);
}

static void
ask_to_replace (Asked *asked)
{
  g_autofree char *base = g_filename_display_basename (asked->path);
  g_autofree char *asks = g_strdup_printf (_ ("Replace “%s”?"), base);
  LwQuestion question = { asks, _ ("There is a file of that name already. What is in it is lost."),
                          _ ("Replace"), TRUE };
  GtkWindow *window = lw_dialog_ask (asked->parent, &question, give, asked);

  g_signal_connect_swapped (window, "destroy", G_CALLBACK (free_later), asked);
}

/* ---- the choosers ---- */

static void
responded_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  Asked *asked = data;
  g_autoptr (GFile) file = NULL;
  g_autofree char *typed = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  if (file != NULL)
    typed = g_file_get_path (file);
  g_object_unref (dialog);
  if (typed != NULL)
    asked->path = asked->endings == NULL
                      ? g_strdup (typed)
                      : lw_files_with_ending (typed, (const char *const *)asked->endings);
  if (typed != NULL && !g_str_equal (typed, asked->path) &&
      g_file_test (asked->path, G_FILE_TEST_EXISTS))
    {
      ask_to_replace (asked);
      return;
    }
  if (typed != NULL)
    give (asked);
  asked_free (asked);
}

static void
ask (GtkFileChooserNative *dialog, Asked *asked)
{
  g_signal_connect (dialog, "response", G_CALLBACK (responded_cb), asked);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static Asked *
new_asked (GtkWindow *parent, LwFileChosen chosen, gpointer asker)
{
  Asked *asked = g_new0 (Asked, 1);

  g_set_weak_pointer (&asked->parent, parent);
  g_set_weak_pointer (&asked->asker, asker);
  asked->chosen = chosen;
  return asked;
}

/* Suffixes match in any spelling. */
static void
add_filter (GtkFileChooserNative *dialog, const char *name, const char *const *endings)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; endings[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, endings[i] + 1);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
}

/* Of the user's folders one may be missing, and then it is his home. */
static const char *
usual_folder (void)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  if (last_folder != NULL && g_file_test (last_folder, G_FILE_TEST_IS_DIR))
    return last_folder;
  if (documents != NULL && g_file_test (documents, G_FILE_TEST_IS_DIR))
    return documents;
  return g_get_home_dir ();
}

static void
begin_in (GtkFileChooser *chooser, const char *path)
{
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
}

void
lw_files_open (GtkWindow *parent, LwFileChosen chosen, gpointer asker)
{
  static const char *const ours[] = { ".lwcountry", ".lwbattle", ".lwcampaign", NULL };
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Open"), parent, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  add_filter (dialog, _ ("Countries, battles and campaigns"), ours);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), all);
  ask (dialog, new_asked (parent, chosen, asker));
}

void
lw_files_save (GtkWindow *parent, const LwFileWanted *wanted, LwFileChosen chosen, gpointer asker)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      wanted->title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  Asked *asked = new_asked (parent, chosen, asker);
  g_autofree char *kinds = NULL;

  asked->endings = g_strsplit (wanted->endings, " ", -1);
  kinds = g_strjoinv (", ", asked->endings);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), wanted->name);
  asked->free_folder = wanted->folder == NULL;
  begin_in (GTK_FILE_CHOOSER (dialog), wanted->folder == NULL ? usual_folder () : wanted->folder);
  add_filter (dialog, kinds, (const char *const *)asked->endings);
  ask (dialog, asked);
}

/* ---- files that were opened lately, and files that were put away ---- */

static const char RECENT[] = "recent-files", AWAY[] = "put-away";

static char **
get_list (const char *key)
{
  return lw_settings () == NULL ? g_new0 (char *, 1) : g_settings_get_strv (lw_settings (), key);
}

/* The list without @uri, and then, with @first, with it before all others. */
static void
keep_list (const char *key, const char *uri, gboolean first, guint most)
{
  g_auto (GStrv) before = get_list (key);
  g_autoptr (GPtrArray) after = g_ptr_array_new ();

  if (lw_settings () == NULL)
    return;
  if (first)
    g_ptr_array_add (after, (gpointer)uri);
  for (guint i = 0; before[i] != NULL && after->len < most; i++)
    if (!g_str_equal (before[i], uri))
      g_ptr_array_add (after, before[i]);
  g_ptr_array_add (after, NULL);
  g_settings_set_strv (lw_settings (), key, (const char *const *)after->pdata);
}

static gboolean
is_in_library (const char *path)
{
  for (LwFileKind kind = LW_FILE_COUNTRY; kind <= LW_FILE_CAMPAIGN; kind++)
    if (lw_library_holds (kind, path))
      return TRUE;
  return FALSE;
}

static char *
uri_of (const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);

  return g_filename_to_uri (whole, NULL, NULL);
}

void
lw_files_remember (const char *path)
{
  g_autofree char *uri = NULL;

  g_return_if_fail (path != NULL);

  uri = uri_of (path);
  if (uri == NULL)
    return;
  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
  if (!is_in_library (path))
    keep_list (RECENT, uri, TRUE, MOST_RECENT);
}

void
lw_files_forget (const char *path)
{
  g_autofree char *uri = NULL;

  g_return_if_fail (path != NULL);

  uri = uri_of (path);
  if (uri == NULL)
    return;
  keep_list (RECENT, uri, FALSE, MOST_RECENT);
  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

/* By its ending, in any spelling; what has none of ours, by what is in it. */
static gboolean
is_of_kind (const char *path, LwFileKind kind)
{
  LwFileKind its_kind;

  for (guint i = LW_FILE_COUNTRY; i <= LW_FILE_CAMPAIGN; i++)
    if (ends_in (path, lw_file_kind_extension (i)))
      return i == kind;
  return lw_xml_root_kind_of_file (path, &its_kind, NULL) && its_kind == kind;
}

GPtrArray *
lw_files_list (LwFileKind kind)
{
  GPtrArray *items = lw_library_list (kind);
  g_auto (GStrv) recent = get_list (RECENT);

  for (guint i = 0; recent[i] != NULL; i++)
    {
      g_autofree char *path = g_filename_from_uri (recent[i], NULL, NULL);

      if (path != NULL && g_file_test (path, G_FILE_TEST_IS_REGULAR) && is_of_kind (path, kind))
        g_ptr_array_add (items, lw_library_item_elsewhere (path, kind));
    }
  return items;
}

static GHashTable *
set_of_away (char **uris)
{
  GHashTable *set = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; uris[i] != NULL; i++)
    g_hash_table_add (set, uris[i]);
  return set;
}

GPtrArray *
lw_files_shown (LwFileKind kind, gboolean put_away)
{
  GPtrArray *items = lw_files_list (kind);
  g_auto (GStrv) away = get_list (AWAY);
  g_autoptr (GHashTable) set = set_of_away (away);

  for (guint i = items->len; i > 0; i--)
    {
      LwLibraryItem *item = g_ptr_array_index (items, i - 1);
      g_autofree char *uri = uri_of (item->path);

      item->put_away = uri != NULL && g_hash_table_contains (set, uri);
      if (item->put_away && !put_away)
        g_ptr_array_remove_index (items, i - 1);
    }
  return items;
}

void
lw_files_put_away (const char *path, gboolean away)
{
  g_autofree char *uri = NULL;

  g_return_if_fail (path != NULL);

  uri = uri_of (path);
  if (uri != NULL)
    keep_list (AWAY, uri, away, MOST_AWAY);
}
