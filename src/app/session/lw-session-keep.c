/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-keep.c: nothing lost: each order goes into the journal, each move into the file.
 */
#include "lw-session-private.h"

#include <glib/gi18n-lib.h>

#include "keeping/keeping.h"
#include "kit/kit.h"

/* A click may wait so long for the order before it to be on the disk. */
#define PATIENCE_MS 150
/* And whoever leaves, for all of it. */
#define LONG_PATIENCE_MS 30000

/* ---- what is said about it ---- */

static void
set_trouble (LwSession *self, LwTrouble trouble, const char *text, const char *details)
{
  if (self->trouble == trouble && g_strcmp0 (self->trouble_text, text) == 0)
    return;
  self->trouble = trouble;
  g_free (self->trouble_text);
  g_free (self->trouble_details);
  self->trouble_text = g_strdup (text);
  self->trouble_details = g_strdup (details);
  g_signal_emit (self, lw_session_signals[LW_SESSION_TROUBLE], 0);
}

void
lw_session_add_trouble (LwSession *self, LwTrouble trouble, const char *text, const char *details)
{
  if (trouble >= self->trouble)
    set_trouble (self, trouble, text, details);
}

static void
end_trouble (LwSession *self, LwTrouble trouble)
{
  if (self->trouble == trouble)
    set_trouble (self, LW_TROUBLE_NONE, NULL, NULL);
}

LwTrouble
lw_session_trouble (LwSession *self, const char **text, const char **details)
{
  g_return_val_if_fail (LW_IS_SESSION (self), LW_TROUBLE_NONE);

  if (text != NULL)
    *text = self->trouble_text;
  if (details != NULL)
    *details = self->trouble_details;
  return self->trouble;
}

void
lw_session_forget_trouble (LwSession *self)
{
  g_return_if_fail (LW_IS_SESSION (self));

  if (self->trouble != LW_TROUBLE_LOOKING)
    set_trouble (self, LW_TROUBLE_NONE, NULL, NULL);
}

gboolean
lw_session_unsaved (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return self->trouble == LW_TROUBLE_UNSAVED || self->trouble == LW_TROUBLE_CHANGED ||
         self->trouble == LW_TROUBLE_NAMELESS;
}

gboolean
lw_session_read_only (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return self->trouble == LW_TROUBLE_LOOKING;
}

guint
lw_session_n_kept (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), 0);
  return self->n_kept;
}

gboolean
lw_session_all_kept (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return self->keeper != NULL && (!self->dirty || self->n_kept >= self->battle->record->len);
}

/* ---- the keeper and its answers ---- */

static void
give_battle (LwSession *self)
{
  g_autofree char *standing = lw_words_standing (self->battle);
  const LwRecoveryNote note = { lw_words_title (self->battle), standing, self->path };

  lw_keeper_battle (self->keeper, self->battle, self->words, &note);
}

/* After a journal that failed the whole battle is tried once, and again with the next order. */
static void
kept_cb (gpointer data, guint n, const GError *problem)
{
  LwSession *self = data;

  if (problem == NULL)
    {
      self->n_kept = MAX (self->n_kept, n);
      end_trouble (self, LW_TROUBLE_UNKEPT);
      g_signal_emit (self, lw_session_signals[LW_SESSION_KEPT], 0, n);
      return;
    }
  if (self->n_retried < self->battle->record->len)
    {
      self->n_retried = self->battle->record->len;
      give_battle (self);
      return;
    }
  lw_session_add_trouble (self, LW_TROUBLE_UNKEPT, problem->message,
                          lw_store_error_details (problem));
}

/* What is safe although the file is not. */
static char *
with_comfort (LwSession *self, const char *problem)
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
  LwSession *self = data;
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
    lw_session_add_trouble (self, LW_TROUBLE_CHANGED, text, NULL);
  else
    lw_session_add_trouble (self, LW_TROUBLE_UNSAVED, text, lw_store_error_details (problem));
  g_signal_emit (self, lw_session_signals[LW_SESSION_SAVED], 0, text);
}

static const LwKeeperAnswers answers = { kept_cb, saved_cb };

void
lw_session_keep_with (LwSession *self, LwRecovery *recovery, const LwFileMark *mark)
{
  const char *warning;

  self->keeper = lw_keeper_new (recovery, &answers, self);
  lw_keeper_set_file (self->keeper, self->path, mark);
  warning = lw_keeper_warning (self->keeper);
  if (warning != NULL)
    lw_session_add_trouble (self, LW_TROUBLE_UNSURE, warning, NULL);
}

void
lw_session_only_look (LwSession *self, const char *why)
{
  set_trouble (self, LW_TROUBLE_LOOKING, why, NULL);
}

void
lw_session_keep_begin (LwSession *self)
{
  g_autoptr (GError) error = NULL;
  LwRecovery *recovery =
      lw_recovery_open (LW_RECOVERY_BATTLE, self->path, lw_words_title (self->battle), &error);

  if (recovery == NULL)
    lw_session_only_look (self, error->message);
  else
    lw_session_keep_with (self, recovery, NULL);
}

/* ---- from the session ---- */

static void
save_later (LwSession *self, LwSaveFlags flags)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *text = NULL;

  if (self->keeper == NULL || self->path == NULL || !self->dirty)
    return;
  text = lw_battle_write (self->battle, self->words, &problem);
  if (text == NULL)
    saved_cb (self, self->change, problem);
  else
    lw_keeper_save (self->keeper, self->change, text, flags | LW_SAVE_GROWING);
}

static gboolean
ends_move (LwPhase before, LwPhase now)
{
  return before != now && (now == LW_PHASE_WAITING || now == LW_PHASE_OVER);
}

/* Every order goes into the journal, and every move, or what is not an order, into the file. */
void
lw_session_keep_change (LwSession *self, LwPhase before, gboolean is_order)
{
  self->dirty = TRUE;
  self->change++;
  if (self->keeper == NULL)
    return;
  if (!is_order)
    lw_keeper_whole (self->keeper);
  give_battle (self);
  lw_session_keep_clock (self);
  /* A file that another has changed, or that cannot be written, waits for the player's word. */
  if ((!is_order || ends_move (before, self->battle->phase)) && self->trouble != LW_TROUBLE_CHANGED)
    save_later (self, LW_SAVE_PLAIN);
}

void
lw_session_keep_clock (LwSession *self)
{
  if (self->keeper != NULL && lw_battle_moving (self->battle))
    lw_keeper_clock (self->keeper, self->battle->record->len, lw_session_elapsed (self),
                     self->running_since != 0);
}

void
lw_session_keep_wait (LwSession *self)
{
  if (self->keeper != NULL)
    lw_keeper_wait (self->keeper, PATIENCE_MS);
}

static gboolean
save_now (LwSession *self, LwSaveFlags flags, GError **error)
{
  if (self->keeper == NULL || self->path == NULL)
    return TRUE;
  save_later (self, flags);
  lw_keeper_wait (self->keeper, LONG_PATIENCE_MS);
  if (!self->dirty)
    return TRUE;
  if (self->save_problem != NULL)
    g_propagate_error (error, g_error_copy (self->save_problem));
  return FALSE;
}

gboolean
lw_session_save (LwSession *self, GError **error)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return save_now (self, LW_SAVE_PLAIN, error);
}

gboolean
lw_session_overwrite (LwSession *self, GError **error)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return save_now (self, LW_SAVE_OVERWRITE, error);
}

/* The new file has a folder and a lock of its own; the old file stays as it is. */
gboolean
lw_session_save_as (LwSession *self, const char *path, GError **error)
{
  LwRecovery *recovery;
  LwKeeper *old = self->keeper;

  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  if (!lw_battle_save (self->battle, self->words, path, error))
    return FALSE;
  recovery = lw_recovery_open (LW_RECOVERY_BATTLE, path, lw_words_title (self->battle), error);
  if (recovery == NULL)
    return FALSE;
  g_free (self->path);
  self->path = g_strdup (path);
  self->dirty = FALSE;
  self->keeper = NULL;
  set_trouble (self, LW_TROUBLE_NONE, NULL, NULL);
  lw_session_keep_with (self, recovery, NULL);
  lw_keeper_drop (old);
  g_signal_emit (self, lw_session_signals[LW_SESSION_SAVED], 0, NULL);
  return TRUE;
}

/* A clock that runs is put by as it is; then the file, and with it in place nothing else is kept.
 */
void
lw_session_leave (LwSession *self)
{
  g_return_if_fail (LW_IS_SESSION (self));

  if (self->keeper == NULL)
    return;
  if (self->running_since != 0)
    lw_session_set_paused (self, TRUE);
  if (self->trouble != LW_TROUBLE_CHANGED)
    lw_session_save (self, NULL);
}

void
lw_session_keep_end (LwSession *self)
{
  LwKeeper *keeper = g_steal_pointer (&self->keeper);

  if (self->dirty)
    lw_keeper_free (keeper);
  else
    lw_keeper_drop (keeper);
  g_clear_error (&self->save_problem);
  g_clear_pointer (&self->trouble_text, g_free);
  g_clear_pointer (&self->trouble_details, g_free);
}
