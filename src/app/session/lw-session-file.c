/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-file.c: nothing lost: each order goes into the journal, each move into the file.
 *
 * A saving writes and syncs both in a thread of its own, and its answers come by the main loop: so
 * "dirty" stays until the last change that was given has been answered. Of several troubles the
 * worst is told, and it goes when what caused it succeeds.
 */
#include "lw-session-file.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

/* A click may wait so long for the order before it to be on the disk. */
#define PATIENCE_MS 150
/* And whoever leaves, for all of it. */
#define LONG_PATIENCE_MS 30000

struct _LwSessionFile
{
  GObject parent_instance;

  const LwBattle *battle; /* the session's */

  /* Owned. */
  LwMoveClock *clock;
  char *path;
  LwReportWords *words;
  LwSaveQueue *saving; /* NULL when the battle is but looked at */

  gboolean dirty;  /* something is not in the file yet */
  guint change;    /* counts what has changed */
  guint n_kept;    /* orders that are on the disk */
  guint n_retried; /* when the journal failed last */
  gboolean ended;  /* nothing is written any more */
  GError *save_problem;

  LwTrouble trouble;
  char *trouble_text;
  char *trouble_details;
};

G_DEFINE_FINAL_TYPE (LwSessionFile, lw_session_file, G_TYPE_OBJECT)

static guint saved_signal, kept_signal, trouble_signal;

/* ---- what is said about it ---- */

static void
set_trouble (LwSessionFile *self, LwTrouble trouble, const char *text, const char *details)
{
  if (self->trouble == trouble && g_strcmp0 (self->trouble_text, text) == 0)
    return;
  self->trouble = trouble;
  g_free (self->trouble_text);
  g_free (self->trouble_details);
  self->trouble_text = g_strdup (text);
  self->trouble_details = g_strdup (details);
  g_signal_emit (self, trouble_signal, 0);
}

void
lw_session_file_add_trouble (LwSessionFile *self,
                             LwTrouble trouble,
                             const char *text,
                             const char *details)
{
  if (trouble >= self->trouble)
    set_trouble (self, trouble, text, details);
}

static void
end_trouble (LwSessionFile *self, LwTrouble trouble)
{
  if (self->trouble == trouble)
    set_trouble (self, LW_TROUBLE_NONE, NULL, NULL);
}

LwTrouble
lw_session_file_trouble (LwSessionFile *self, const char **text, const char **details)
{
  g_return_val_if_fail (LW_IS_SESSION_FILE (self), LW_TROUBLE_NONE);

  if (text != NULL)
    *text = self->trouble_text;
  if (details != NULL)
    *details = self->trouble_details;
  return self->trouble;
}

void
lw_session_file_forget_trouble (LwSessionFile *self)
{
  g_return_if_fail (LW_IS_SESSION_FILE (self));

  if (self->trouble != LW_TROUBLE_LOOKING)
    set_trouble (self, LW_TROUBLE_NONE, NULL, NULL);
}

gboolean
lw_session_file_unsaved (LwSessionFile *self)
{
  g_return_val_if_fail (LW_IS_SESSION_FILE (self), FALSE);
  return self->trouble == LW_TROUBLE_UNSAVED || self->trouble == LW_TROUBLE_CHANGED ||
         self->trouble == LW_TROUBLE_NAMELESS;
}

gboolean
lw_session_file_read_only (LwSessionFile *self)
{
  g_return_val_if_fail (LW_IS_SESSION_FILE (self), FALSE);
  return self->trouble == LW_TROUBLE_LOOKING;
}

gboolean
lw_session_file_all_kept (LwSessionFile *self)
{
  g_return_val_if_fail (LW_IS_SESSION_FILE (self), FALSE);
  return self->saving != NULL && (!self->dirty || self->n_kept >= self->battle->record->len);
}

/* ---- the saving and its answers ---- */

static void
give_battle (LwSessionFile *self)
{
  g_autofree char *standing = lw_caption_standing (self->battle);
  const LwRecoveryNote note = { lw_caption_title (self->battle), standing, self->path };

  lw_save_queue_battle (self->saving, self->battle, self->words, &note);
}

/* After a journal that failed the whole battle is tried once, and again with the next order. */
static void
kept_cb (gpointer data, guint n, const GError *problem)
{
  LwSessionFile *self = data;

  if (problem == NULL)
    {
      self->n_kept = MAX (self->n_kept, n);
      end_trouble (self, LW_TROUBLE_UNKEPT);
      g_signal_emit (self, kept_signal, 0, n);
      return;
    }
  if (self->n_retried < self->battle->record->len)
    {
      self->n_retried = self->battle->record->len;
      give_battle (self);
      return;
    }
  lw_session_file_add_trouble (self, LW_TROUBLE_UNKEPT, problem->message,
                               lw_store_error_details (problem));
}

/* What is safe although the file is not. */
static char *
with_comfort (LwSessionFile *self, const char *problem)
{
  g_autofree char *comfort = NULL;

  if (self->n_kept == 0)
    comfort = g_strdup (_ ("Your battle is safe as long as this window is open."));
  else
    comfort = g_strdup_printf (_ ("Your battle is safe in this window, and in the recovery folder "
                                  "up to order %u."),
                               self->n_kept);
  return g_strconcat (problem, " ", comfort, NULL);
}

static void
saved_cb (gpointer data, guint n, const GError *problem)
{
  LwSessionFile *self = data;
  g_autofree char *text = problem == NULL ? NULL : with_comfort (self, problem->message);

  if (problem == NULL && n == self->change)
    self->dirty = FALSE;
  g_clear_error (&self->save_problem);
  if (problem != NULL)
    self->save_problem = g_error_copy (problem);
  if (problem == NULL)
    {
      end_trouble (self, LW_TROUBLE_UNSAVED);
      end_trouble (self, LW_TROUBLE_CHANGED);
    }
  else if (g_error_matches (problem, LW_STORE_ERROR, LW_STORE_ERROR_CHANGED))
    lw_session_file_add_trouble (self, LW_TROUBLE_CHANGED, text, NULL);
  else
    lw_session_file_add_trouble (self, LW_TROUBLE_UNSAVED, text, lw_store_error_details (problem));
  g_signal_emit (self, saved_signal, 0, text);
}

static const LwSaveQueueAnswers answers = { kept_cb, saved_cb };

void
lw_session_file_keep_with (LwSessionFile *self, LwRecovery *recovery, const LwFileMark *mark)
{
  const char *warning;

  self->saving = lw_save_queue_new (recovery, &answers, self);
  lw_save_queue_set_file (self->saving, self->path, mark);
  warning = lw_save_queue_warning (self->saving);
  if (warning != NULL)
    lw_session_file_add_trouble (self, LW_TROUBLE_UNSURE, warning, NULL);
}

void
lw_session_file_only_look (LwSessionFile *self, const char *why)
{
  set_trouble (self, LW_TROUBLE_LOOKING, why, NULL);
}

void
lw_session_file_keep (LwSessionFile *self)
{
  g_autoptr (GError) error = NULL;
  LwRecovery *recovery =
      lw_recovery_open (LW_RECOVERY_BATTLE, self->path, lw_caption_title (self->battle), &error);

  if (recovery == NULL)
    lw_session_file_only_look (self, error->message);
  else
    lw_session_file_keep_with (self, recovery, NULL);
}

/* ---- from the session ---- */

static void
save_later (LwSessionFile *self, LwSaveFlags flags)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *text = NULL;

  if (self->saving == NULL || self->path == NULL || !self->dirty)
    return;
  text = lw_battle_file_write (self->battle, self->words, &problem);
  if (text == NULL)
    saved_cb (self, self->change, problem);
  else
    lw_save_queue_save (self->saving, self->change, text, flags | LW_SAVE_GROWING);
}

static gboolean
ends_move (LwPhase before, LwPhase now)
{
  return before != now && (now == LW_PHASE_WAITING || now == LW_PHASE_OVER);
}

static void
note_clock (LwSessionFile *self)
{
  if (self->saving != NULL && lw_battle_moving (self->battle))
    lw_save_queue_clock (self->saving, self->battle->record->len,
                         lw_move_clock_elapsed (self->clock), lw_move_clock_running (self->clock));
}

/* Every order goes into the journal, and every move, or what is not an order, into the file. */
void
lw_session_file_change (LwSessionFile *self, LwPhase before, gboolean is_order)
{
  self->dirty = TRUE;
  self->change++;
  if (self->saving == NULL)
    return;
  if (!is_order)
    lw_save_queue_whole (self->saving);
  give_battle (self);
  note_clock (self);
  /* A file that another has changed, or that cannot be written, waits for the player's word. */
  if ((!is_order || ends_move (before, self->battle->phase)) && self->trouble != LW_TROUBLE_CHANGED)
    save_later (self, LW_SAVE_PLAIN);
}

void
lw_session_file_wait (LwSessionFile *self)
{
  if (self->saving != NULL)
    lw_save_queue_wait (self->saving, PATIENCE_MS);
}

static gboolean
save_now (LwSessionFile *self, LwSaveFlags flags, GError **error)
{
  if (self->saving == NULL || self->path == NULL)
    return TRUE;
  save_later (self, flags);
  lw_save_queue_wait (self->saving, LONG_PATIENCE_MS);
  if (!self->dirty)
    return TRUE;
  if (self->save_problem != NULL)
    g_propagate_error (error, g_error_copy (self->save_problem));
  return FALSE;
}

gboolean
lw_session_file_save (LwSessionFile *self, GError **error)
{
  g_return_val_if_fail (LW_IS_SESSION_FILE (self), FALSE);
  return save_now (self, LW_SAVE_PLAIN, error);
}

gboolean
lw_session_file_overwrite (LwSessionFile *self, GError **error)
{
  g_return_val_if_fail (LW_IS_SESSION_FILE (self), FALSE);
  return save_now (self, LW_SAVE_OVERWRITE, error);
}

/* The new file has a folder and a lock of its own; the old file stays as it is. */
gboolean
lw_session_file_save_as (LwSessionFile *self, const char *path, GError **error)
{
  LwRecovery *recovery;
  LwSaveQueue *old = self->saving;

  g_return_val_if_fail (LW_IS_SESSION_FILE (self), FALSE);
  g_return_val_if_fail (path != NULL && !self->ended, FALSE);

  if (!lw_battle_file_save (self->battle, self->words, path, error))
    return FALSE;
  recovery = lw_recovery_open (LW_RECOVERY_BATTLE, path, lw_caption_title (self->battle), error);
  if (recovery == NULL)
    return FALSE;
  g_free (self->path);
  self->path = g_strdup (path);
  self->dirty = FALSE;
  self->saving = NULL;
  set_trouble (self, LW_TROUBLE_NONE, NULL, NULL);
  lw_session_file_keep_with (self, recovery, NULL);
  lw_save_queue_drop (old);
  g_signal_emit (self, saved_signal, 0, NULL);
  return TRUE;
}

void
lw_session_file_end (LwSessionFile *self)
{
  LwSaveQueue *saving;

  g_return_if_fail (LW_IS_SESSION_FILE (self));

  self->ended = TRUE;
  saving = g_steal_pointer (&self->saving);
  if (self->dirty)
    lw_save_queue_free (saving);
  else
    lw_save_queue_drop (saving);
}

/* ---- the object ---- */

const char *
lw_session_file_path (LwSessionFile *self)
{
  g_return_val_if_fail (LW_IS_SESSION_FILE (self), NULL);
  return self->path;
}

const LwReportWords *
lw_session_file_words (LwSessionFile *self)
{
  g_return_val_if_fail (LW_IS_SESSION_FILE (self), NULL);
  return self->words;
}

void
lw_session_file_take_words (LwSessionFile *self, LwReportWords *words)
{
  g_return_if_fail (LW_IS_SESSION_FILE (self));

  g_clear_pointer (&self->words, lw_battle_file_words_free);
  self->words = words;
}

void
lw_session_file_set_battle (LwSessionFile *self, const LwBattle *battle)
{
  g_return_if_fail (LW_IS_SESSION_FILE (self));

  self->battle = battle;
}

static void
lw_session_file_finalize (GObject *object)
{
  LwSessionFile *self = LW_SESSION_FILE (object);

  lw_session_file_end (self);
  g_clear_object (&self->clock);
  g_clear_error (&self->save_problem);
  g_clear_pointer (&self->words, lw_battle_file_words_free);
  g_free (self->path);
  g_free (self->trouble_text);
  g_free (self->trouble_details);
  G_OBJECT_CLASS (lw_session_file_parent_class)->finalize (object);
}

static guint
new_signal (const char *name, guint n_params, GType param)
{
  return g_signal_new (name, LW_TYPE_SESSION_FILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n_params, param);
}

static void
lw_session_file_class_init (LwSessionFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_session_file_finalize;
  saved_signal = new_signal ("saved", 1, G_TYPE_STRING);
  kept_signal = new_signal ("kept", 1, G_TYPE_UINT);
  trouble_signal = new_signal ("trouble", 0, G_TYPE_NONE);
}

static void
lw_session_file_init (LwSessionFile *self)
{
}

LwSessionFile *
lw_session_file_new (const LwBattle *battle, LwMoveClock *clock, const char *path)
{
  LwSessionFile *self = g_object_new (LW_TYPE_SESSION_FILE, NULL);

  self->battle = battle;
  self->clock = g_object_ref (clock);
  self->path = g_strdup (path);
  g_signal_connect_object (clock, "notify::running", G_CALLBACK (note_clock), self,
                           G_CONNECT_SWAPPED);
  return self;
}
