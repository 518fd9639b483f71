/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-book.c: the file of a war under somebody's hands: every change goes straight into it.
 *
 * Before each change the file is read again where another program has written it. A step to be
 * taken back is the whole text of the file before the change: a ledger is short, and its text is
 * exact.
 */
#include "lw-war-book.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/files.h"
#include "library/library.h"
#include "safe/safe.h"
#include "names/names.h"

struct _LwWarBook
{
  GObject parent_instance;

  char *path;
  LwCampaign *campaign;
  LwFileMark mark;
  char *doubt;     /* what is not sure about its lock, or NULL */
  GPtrArray *done; /* of Step: the last changes, to be taken back */
  GPtrArray *undone;
};

G_DEFINE_FINAL_TYPE (LwWarBook, lw_war_book, G_TYPE_OBJECT)

#define MOST_STEPS 20

typedef struct
{
  char *text; /* the whole file before the change */
  char *name; /* what the change was */
} Step;

static guint changed_signal;

static void
tell (LwWarBook *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
take_campaign (LwWarBook *self, LwCampaign *campaign)
{
  g_clear_pointer (&self->campaign, lw_campaign_free);
  self->campaign = campaign;
}

/* The file as it is now. Where it is not as it was, another has changed it: the war is read again,
 * and what was to be undone here is past. (transfer full) */
static char *
read_again (LwWarBook *self, GError **error)
{
  LwFileMark mark = { 0 };
  gsize size;
  char *text = lw_safe_read_marked (self->path, &size, &mark, error);
  gboolean same = lw_file_mark_same (&mark, &self->mark);
  LwCampaign *campaign;

  if (text == NULL || same)
    return text;
  campaign = lw_campaign_read (self->path, text, size, error);
  if (campaign == NULL)
    {
      g_free (text);
      return NULL;
    }
  take_campaign (self, campaign);
  self->mark = mark;
  g_ptr_array_set_size (self->done, 0);
  g_ptr_array_set_size (self->undone, 0);
  return text;
}

LwWarBook *
lw_war_book_open (const char *path, GError **error)
{
  g_autoptr (LwWarBook) self = g_object_new (LW_TYPE_WAR_BOOK, NULL);
  g_autofree char *text = NULL;
  g_autofree char *lock_path = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  self->path = g_strdup (path);
  lock_path = lw_lock_beside (path);
  self->doubt = lw_lock_doubt (lock_path);
  text = read_again (self, error);
  return text == NULL ? NULL : g_steal_pointer (&self);
}

/* What cannot be read any more stays as it was shown; the next change says why. */
void
lw_war_book_look (LwWarBook *self)
{
  g_autofree char *text = NULL;
  LwFileMark before;

  g_return_if_fail (LW_IS_WAR_BOOK (self));

  before = self->mark;
  text = read_again (self, NULL);
  if (text != NULL && !lw_file_mark_same (&self->mark, &before))
    tell (self);
}

LwCampaign *
lw_war_book_campaign (LwWarBook *self)
{
  g_return_val_if_fail (LW_IS_WAR_BOOK (self), NULL);
  return self->campaign;
}

const char *
lw_war_book_path (LwWarBook *self)
{
  g_return_val_if_fail (LW_IS_WAR_BOOK (self), NULL);
  return self->path;
}

const char *
lw_war_book_doubt (LwWarBook *self)
{
  g_return_val_if_fail (LW_IS_WAR_BOOK (self), NULL);
  return self->doubt;
}

/* ---- steps ---- */

static void
free_step (gpointer data)
{
  Step *step = data;

  g_free (step->text);
  g_free (step->name);
  g_free (step);
}

/* Takes @text; of many steps the first is forgotten. */
static void
push_step (GPtrArray *steps, char *text, const char *name)
{
  Step *step = g_new0 (Step, 1);

  if (steps->len == MOST_STEPS)
    g_ptr_array_remove_index (steps, 0);
  step->text = text;
  step->name = g_strdup (name);
  g_ptr_array_add (steps, step);
}

static const char *
last_name (const GPtrArray *steps)
{
  return steps->len == 0 ? NULL : ((const Step *)g_ptr_array_index (steps, steps->len - 1))->name;
}

/* ---- changes ---- */

typedef gboolean (*Change) (LwWarBook *self, gpointer data, GError **error);

static LwLock *
lock (LwWarBook *self, GError **error)
{
  g_autofree char *path = lw_lock_beside (self->path);
  LwLock *taken = lw_lock_take (path, self->campaign->name, error);

  if (taken != NULL)
    {
      g_free (self->doubt);
      self->doubt = g_strdup (lw_lock_warning (taken));
    }
  return taken;
}

/* What could not be written is not so: the war is again what its file says. */
static gboolean
fall_back (LwWarBook *self, const char *before)
{
  LwCampaign *campaign = lw_campaign_read (self->path, before, strlen (before), NULL);

  if (campaign != NULL)
    take_campaign (self, campaign);
  tell (self);
  return FALSE;
}

static gboolean
change (LwWarBook *self, const char *name, Change act, gpointer data, GError **error)
{
  g_autoptr (LwLock) held = lock (self, error);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (held == NULL)
    return FALSE;
  before = read_again (self, error);
  if (before == NULL || !act (self, data, error))
    return FALSE;
  after = lw_campaign_file_write (self->campaign, error);
  if (after == NULL || !lw_safe_save (self->path, after, &self->mark, LW_SAVE_GROWING, error))
    return fall_back (self, before);
  g_clear_pointer (&self->campaign->remarks, g_ptr_array_unref);
  push_step (self->done, g_steal_pointer (&before), name);
  g_ptr_array_set_size (self->undone, 0);
  tell (self);
  return TRUE;
}

static char *
now_text (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

static void
replace_text (char **text, const char *with)
{
  char *copy = with == NULL || *with == '\0' ? NULL : g_strdup (with);

  g_free (*text);
  *text = copy;
}

static gboolean
settle (LwWarBook *self, gpointer data, GError **error)
{
  const LwCampaign *wanted = data;

  replace_text (&self->campaign->name, wanted->name);
  for (guint side = 0; side < LW_N_SIDES; side++)
    replace_text (&self->campaign->player[side], wanted->player[side]);
  self->campaign->target = wanted->target;
  self->campaign->method = wanted->method;
  self->campaign->loser_makes = wanted->loser_makes;
  self->campaign->drawn = wanted->drawn;
  return TRUE;
}

gboolean
lw_war_book_settle (LwWarBook *self, const LwCampaign *wanted, GError **error)
{
  g_return_val_if_fail (LW_IS_WAR_BOOK (self) && wanted != NULL, FALSE);

  return change (self, _ ("the settings of the war"), settle, (gpointer)wanted, error);
}

static gboolean
fail_twin (LwWarBook *self, gint twin, GError **error)
{
  g_set_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT,
               _ ("This battle stands in the ledger already: it is battle %d of %s."), twin + 1,
               self->campaign->name);
  return FALSE;
}

static gboolean
add (LwWarBook *self, gpointer data, GError **error)
{
  LwLedgerRow **row = data;
  gint twin;

  lw_row_forget_side_names (*row);
  twin = lw_campaign_twin (self->campaign, *row);
  if (twin >= 0)
    return fail_twin (self, twin, error);
  return lw_campaign_add (self->campaign, g_steal_pointer (row));
}

gboolean
lw_war_book_add (LwWarBook *self, LwLedgerRow *row, GError **error)
{
  gboolean added;

  g_return_val_if_fail (LW_IS_WAR_BOOK (self) && row != NULL, FALSE);

  added = change (self, _ ("a new battle"), add, &row, error);
  lw_ledger_row_free (row);
  return added;
}

typedef struct
{
  LwLedgerRow *row;
  const char *reason;
} Correction;

static gboolean
correct (LwWarBook *self, gpointer data, GError **error)
{
  Correction *correction = data;
  gint number = lw_campaign_find (self->campaign, correction->row->id);
  g_autofree char *now = now_text ();
  gint twin;

  if (number < 0)
    {
      g_set_error_literal (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT,
                           _ ("This battle is no longer in the ledger."));
      return FALSE;
    }
  lw_row_forget_side_names (correction->row);
  twin = lw_campaign_twin (self->campaign, correction->row);
  if (twin >= 0 && twin != number)
    return fail_twin (self, twin, error);
  lw_campaign_correct (self->campaign, (guint)number, g_steal_pointer (&correction->row), now,
                       correction->reason);
  return TRUE;
}

gboolean
lw_war_book_correct (LwWarBook *self, LwLedgerRow *row, const char *reason, GError **error)
{
  Correction correction = { row, reason };
  gboolean corrected;

  g_return_val_if_fail (LW_IS_WAR_BOOK (self) && row != NULL, FALSE);

  corrected = change (self, _ ("a correction"), correct, &correction, error);
  lw_ledger_row_free (correction.row);
  return corrected;
}

static gboolean
rebuild (LwWarBook *self, gpointer data, GError **error)
{
  LwRebuilt *rebuilt = data;
  g_autofree char *now = now_text ();
  g_autofree char *war = g_path_get_basename (self->path);
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *battles = lw_library_folder (LW_FILE_BATTLE);
  const char *const folders[] = { battles, folder, NULL };

  lw_campaign_rebuild (self->campaign, war, folders, now, rebuilt);
  return TRUE;
}

gboolean
lw_war_book_rebuild (LwWarBook *self, char **said, GError **error)
{
  LwRebuilt rebuilt = { 0 };

  g_return_val_if_fail (LW_IS_WAR_BOOK (self) && said != NULL, FALSE);

  if (!change (self, _ ("the ledger rebuilt"), rebuild, &rebuilt, error))
    return FALSE;
  *said = lw_campaign_rebuild_words (&rebuilt);
  return TRUE;
}

/* ---- undo ---- */

const char *
lw_war_book_undo_name (LwWarBook *self)
{
  g_return_val_if_fail (LW_IS_WAR_BOOK (self), NULL);
  return last_name (self->done);
}

const char *
lw_war_book_redo_name (LwWarBook *self)
{
  g_return_val_if_fail (LW_IS_WAR_BOOK (self), NULL);
  return last_name (self->undone);
}

/* The file as it was before the last step of @from; how it is now goes to @to. */
static gboolean
step_back (LwWarBook *self, GPtrArray *from, GPtrArray *to, GError **error)
{
  g_autoptr (LwLock) held = lock (self, error);
  g_autofree char *now = NULL;
  LwCampaign *campaign;
  const Step *step;

  if (held == NULL)
    return FALSE;
  now = read_again (self, error);
  if (now == NULL)
    return FALSE;
  if (from->len == 0)
    {
      g_set_error_literal (
          error, LW_STORE_ERROR, LW_STORE_ERROR_CHANGED,
          _ ("Another window has changed the war; what was done here cannot be undone."));
      tell (self);
      return FALSE;
    }
  step = g_ptr_array_index (from, from->len - 1);
  campaign = lw_campaign_read (self->path, step->text, strlen (step->text), error);
  if (campaign == NULL)
    return FALSE;
  if (!lw_safe_save (self->path, step->text, &self->mark, LW_SAVE_PLAIN, error))
    {
      lw_campaign_free (campaign);
      return FALSE;
    }
  take_campaign (self, campaign);
  push_step (to, g_steal_pointer (&now), step->name);
  g_ptr_array_set_size (from, from->len - 1);
  tell (self);
  return TRUE;
}

gboolean
lw_war_book_undo (LwWarBook *self, GError **error)
{
  g_return_val_if_fail (LW_IS_WAR_BOOK (self), FALSE);
  return step_back (self, self->done, self->undone, error);
}

gboolean
lw_war_book_redo (LwWarBook *self, GError **error)
{
  g_return_val_if_fail (LW_IS_WAR_BOOK (self), FALSE);
  return step_back (self, self->undone, self->done, error);
}

char *
lw_war_book_battle_path (LwWarBook *self, const char *file)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *beside_folder = g_path_get_dirname (self->path);
  g_autofree char *beside = g_build_filename (beside_folder, file, NULL);

  g_autofree char *own = g_build_filename (folder, file, NULL);
  g_autofree char *shipped_folder = lw_library_shipped (LW_FILE_BATTLE);
  g_autofree char *shipped = g_build_filename (shipped_folder, file, NULL);

  if (g_file_test (beside, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&beside);
  if (!g_file_test (own, G_FILE_TEST_EXISTS) && g_file_test (shipped, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&shipped);
  return g_steal_pointer (&own);
}

static void
lw_war_book_finalize (GObject *object)
{
  LwWarBook *self = LW_WAR_BOOK (object);

  g_free (self->path);
  g_free (self->doubt);
  g_clear_pointer (&self->campaign, lw_campaign_free);
  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
  G_OBJECT_CLASS (lw_war_book_parent_class)->finalize (object);
}

static void
lw_war_book_class_init (LwWarBookClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_war_book_finalize;
  changed_signal = g_signal_new ("changed", LW_TYPE_WAR_BOOK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
lw_war_book_init (LwWarBook *self)
{
  self->done = g_ptr_array_new_with_free_func (free_step);
  self->undone = g_ptr_array_new_with_free_func (free_step);
}

/* ---- a battle of the screen ---- */

static char *
today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%Y-%m-%d");
}

gboolean
lw_war_book_enter (LwWarBook *self, LwSession *session, GError **error)
{
  g_autofree char *begun = lw_battle_day (lw_session_battle (session));
  g_autofree char *date = begun != NULL ? g_strdup (begun) : today ();
  g_autofree char *war = NULL;

  g_return_val_if_fail (LW_IS_WAR_BOOK (self), FALSE);

  war = g_path_get_basename (self->path);
  lw_session_set_war (session, war);
  if (!lw_session_file_save (lw_session_file (session), error))
    return FALSE;
  return lw_war_book_add (self,
                          lw_campaign_rebuild_row (lw_session_battle (session),
                                                   lw_session_file_path (lw_session_file (session)),
                                                   date),
                          error);
}

char *
lw_war_book_path_for (LwSession *session)
{
  const LwBattle *battle = lw_session_battle (session);
  g_autofree char *folder = NULL;

  if (battle->war == NULL)
    return NULL;
  folder = lw_library_folder (LW_FILE_CAMPAIGN);
  return g_build_filename (folder, battle->war, NULL);
}
