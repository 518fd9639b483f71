/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-keeper.c: keeps work as it goes on, in a thread of its own.
 */
#include "lw-keeper-private.h"
#include "play/play.h"

LwKeeper *
lw_keeper_new (LwRecovery *recovery, const LwKeeperAnswers *answers, gpointer data)
{
  LwKeeper *keeper;

  g_return_val_if_fail (recovery != NULL && answers != NULL && answers->kept != NULL, NULL);

  keeper = g_new0 (LwKeeper, 1);
  keeper->recovery = recovery;
  keeper->answers = answers;
  keeper->data = data;
  keeper->context = g_main_context_ref_thread_default ();
  keeper->wants_whole = TRUE;
  g_mutex_init (&keeper->lock);
  g_cond_init (&keeper->changed);
  keeper->thread = g_thread_new ("keeper", lw_keeper_work, keeper);
  return keeper;
}

static LwKeeperJob *
new_job (LwKeeperJobKind kind, const LwRecoveryNote *note, char *text)
{
  LwKeeperJob *job = g_new0 (LwKeeperJob, 1);

  job->kind = kind;
  job->text = text;
  if (note)
    job->note =
        (LwRecoveryNote){ g_strdup (note->name), g_strdup (note->detail), g_strdup (note->path) };
  return job;
}

static int
is_of_kind (gconstpointer job, gconstpointer kind)
{
  return ((const LwKeeperJob *)job)->kind == (LwKeeperJobKind)GPOINTER_TO_INT (kind) ? 0 : 1;
}

/* @latest: one of its kind that still waits is not wanted any more. */
static void
give (LwKeeper *keeper, LwKeeperJob *job, gboolean latest)
{
  GList *waiting;

  g_mutex_lock (&keeper->lock);
  waiting =
      latest ? g_queue_find_custom (&keeper->jobs, GINT_TO_POINTER (job->kind), is_of_kind) : NULL;
  if (waiting)
    {
      lw_keeper_free_job (waiting->data);
      g_queue_delete_link (&keeper->jobs, waiting);
    }
  g_queue_push_tail (&keeper->jobs, job);
  g_cond_broadcast (&keeper->changed);
  g_mutex_unlock (&keeper->lock);
}

void
lw_keeper_whole (LwKeeper *keeper)
{
  g_return_if_fail (keeper != NULL);

  g_mutex_lock (&keeper->lock);
  keeper->wants_whole = TRUE;
  g_mutex_unlock (&keeper->lock);
}

static void
give_whole (LwKeeper *keeper,
            const LwBattle *battle,
            const LwReportWords *words,
            const LwRecoveryNote *note)
{
  GError *problem = NULL;
  char *text = lw_battle_write (battle, words, &problem);
  LwKeeperJob *job;

  if (!text)
    {
      g_mutex_lock (&keeper->lock);
      keeper->wants_whole = TRUE;
      lw_keeper_tell (keeper, FALSE, battle->record->len, problem);
      g_mutex_unlock (&keeper->lock);
      return;
    }
  job = new_job (LW_KEEPER_WHOLE, note, text);
  job->n = battle->record->len;
  job->seal = lw_battle_checksum (battle);
  give (keeper, job, FALSE);
}

static void
give_records (LwKeeper *keeper, const LwBattle *battle)
{
  for (guint n = keeper->given + 1; n <= battle->record->len; n++)
    {
      LwKeeperJob *job =
          new_job (LW_KEEPER_RECORD, NULL, lw_order_write (battle, lw_battle_order (battle, n)));

      job->n = n;
      give (keeper, job, FALSE);
    }
}

/* After a move; while both put down, and within a move, the journal is enough. */
static gboolean
ends_move (LwPhase before, LwPhase now)
{
  return before != now && (now == LW_PHASE_WAITING || now == LW_PHASE_OVER);
}

void
lw_keeper_battle (LwKeeper *keeper,
                  const LwBattle *battle,
                  const LwReportWords *words,
                  const LwRecoveryNote *note)
{
  gboolean whole;

  g_return_if_fail (keeper != NULL && battle != NULL && note != NULL);

  lw_battle_checksum_mark (battle);
  g_mutex_lock (&keeper->lock);
  whole = keeper->wants_whole;
  keeper->wants_whole = FALSE;
  g_mutex_unlock (&keeper->lock);
  /* At a move's end too the order is answered for by the journal, and the whole comes after it. */
  if (!whole)
    give_records (keeper, battle);
  if (whole || ends_move (keeper->phase, battle->phase))
    give_whole (keeper, battle, words, note);
  keeper->given = battle->record->len;
  keeper->phase = battle->phase;
}

void
lw_keeper_clock (LwKeeper *keeper, guint n, gint64 ms, gboolean running)
{
  g_return_if_fail (keeper != NULL);

  g_mutex_lock (&keeper->lock);
  keeper->clock_n = n;
  keeper->clock_ms = ms;
  keeper->clock_told = g_get_monotonic_time ();
  keeper->clock_runs = running;
  keeper->clock_due = TRUE;
  g_cond_broadcast (&keeper->changed);
  g_mutex_unlock (&keeper->lock);
}

void
lw_keeper_draft (LwKeeper *keeper, const LwRecoveryNote *note, const char *text)
{
  g_return_if_fail (keeper != NULL && note != NULL && text != NULL);
  give (keeper, new_job (LW_KEEPER_DRAFT, note, g_strdup (text)), TRUE);
}

void
lw_keeper_set_file (LwKeeper *keeper, const char *path, const LwFileMark *mark)
{
  g_return_if_fail (keeper != NULL);

  g_mutex_lock (&keeper->lock);
  g_free (keeper->path);
  keeper->path = g_strdup (path);
  keeper->mark = mark ? *mark : (LwFileMark){ 0 };
  g_mutex_unlock (&keeper->lock);
}

void
lw_keeper_save (LwKeeper *keeper, guint n, const char *text, LwSaveFlags flags)
{
  LwKeeperJob *job;

  g_return_if_fail (keeper != NULL && text != NULL);

  job = new_job (LW_KEEPER_SAVE, NULL, g_strdup (text));
  job->n = n;
  job->flags = flags;
  give (keeper, job, TRUE);
}

gboolean
lw_keeper_wait (LwKeeper *keeper, guint ms)
{
  gint64 until = g_get_monotonic_time () + (gint64)ms * 1000;
  gboolean done = TRUE;

  g_return_val_if_fail (keeper != NULL, TRUE);

  g_mutex_lock (&keeper->lock);
  while (done && (keeper->busy || !g_queue_is_empty (&keeper->jobs)))
    done = g_cond_wait_until (&keeper->changed, &keeper->lock, until);
  g_mutex_unlock (&keeper->lock);
  lw_keeper_deliver (keeper);
  return done;
}

const char *
lw_keeper_warning (const LwKeeper *keeper)
{
  g_return_val_if_fail (keeper != NULL, NULL);
  return lw_recovery_warning (keeper->recovery);
}

static LwRecovery *
finish (LwKeeper *keeper)
{
  LwRecovery *recovery = keeper->recovery;

  give (keeper, new_job (LW_KEEPER_QUIT, NULL, NULL), FALSE);
  g_thread_join (keeper->thread);
  if (keeper->idle)
    g_source_destroy (keeper->idle);
  g_clear_pointer (&keeper->idle, g_source_unref);
  g_queue_clear_full (&keeper->told, (GDestroyNotify)lw_keeper_free_answer);
  g_main_context_unref (keeper->context);
  g_mutex_clear (&keeper->lock);
  g_cond_clear (&keeper->changed);
  g_free (keeper->path);
  g_free (keeper);
  return recovery;
}

void
lw_keeper_free (LwKeeper *keeper)
{
  if (keeper)
    lw_recovery_free (finish (keeper));
}

void
lw_keeper_drop (LwKeeper *keeper)
{
  if (keeper)
    lw_recovery_drop (finish (keeper));
}
