/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-keeper.c: keeps work as it goes on, in a thread of its own.
 */
#include "lw-keeper.h"

#include <errno.h>
#include <string.h>

#include "lw-fault.h"

/* A fifth of a second: what a crash takes off the clock. */
#define CLOCK_EVERY_US 200000

typedef enum
{
  JOB_RECORD,
  JOB_WHOLE,
  JOB_DRAFT,
  JOB_SAVE,
  JOB_QUIT
} JobKind;

typedef struct
{
  JobKind kind;
  guint n;
  char *text;
  char *seal;
  LwSaveFlags flags;
  LwRecoveryNote note; /* its strings are owned here */
} Job;

typedef struct
{
  gboolean saved; /* else kept */
  guint n;
  GError *problem;
} Answer;

struct _LwKeeper
{
  /* The thread's alone, once it runs. */
  LwRecovery *recovery;
  GThread *thread;

  const LwKeeperAnswers *answers;
  gpointer data;
  GMainContext *context;

  /* The main thread's alone. */
  guint given; /* orders that were given to the thread */
  LwPhase phase;

  /* Under the lock. */
  GMutex lock;
  GCond changed;
  GQueue jobs;
  GQueue told;
  GSource *idle;
  gboolean busy;
  gboolean wants_whole;
  char *path;
  LwFileMark mark;

  /* The clock of the move, as it was told last, and when that was. */
  guint clock_n;
  gint64 clock_ms;
  gint64 clock_told;
  gboolean clock_runs;
  gboolean clock_due;
};

static void
free_job (Job *job)
{
  g_free (job->text);
  g_free (job->seal);
  g_free ((char *)job->note.name);
  g_free ((char *)job->note.detail);
  g_free ((char *)job->note.path);
  g_free (job);
}

static void
free_answer (Answer *answer)
{
  g_clear_error (&answer->problem);
  g_free (answer);
}

/* ---- answers ---- */

static void
deliver (LwKeeper *keeper)
{
  GQueue told = G_QUEUE_INIT;
  Answer *answer;

  g_mutex_lock (&keeper->lock);
  while ((answer = g_queue_pop_head (&keeper->told)))
    g_queue_push_tail (&told, answer);
  if (keeper->idle)
    g_source_destroy (keeper->idle);
  g_clear_pointer (&keeper->idle, g_source_unref);
  g_mutex_unlock (&keeper->lock);
  while ((answer = g_queue_pop_head (&told)))
    {
      if (!answer->saved)
        keeper->answers->kept (keeper->data, answer->n, answer->problem);
      else if (keeper->answers->saved)
        keeper->answers->saved (keeper->data, answer->n, answer->problem);
      free_answer (answer);
    }
}

static gboolean
deliver_cb (gpointer data)
{
  deliver (data);
  return G_SOURCE_REMOVE;
}

/* With the lock held. */
static void
tell (LwKeeper *keeper, gboolean saved, guint n, GError *problem)
{
  Answer *answer = g_new0 (Answer, 1);

  answer->saved = saved;
  answer->n = n;
  answer->problem = problem;
  g_queue_push_tail (&keeper->told, answer);
  if (keeper->idle)
    return;
  keeper->idle = g_idle_source_new ();
  g_source_set_priority (keeper->idle, G_PRIORITY_DEFAULT);
  g_source_set_callback (keeper->idle, deliver_cb, keeper, NULL);
  g_source_attach (keeper->idle, keeper->context);
}

/* ---- the thread ---- */

static gboolean
keep (LwKeeper *keeper, const Job *job, GError **error)
{
  switch (job->kind)
    {
    case JOB_WHOLE:
      return lw_recovery_checkpoint (keeper->recovery, &job->note, job->text, job->n, job->seal,
                                     error);
    case JOB_DRAFT:
      return lw_recovery_draft (keeper->recovery, &job->note, job->text, error);
    case JOB_RECORD:
    default:
      return lw_recovery_record (keeper->recovery, job->n, job->text, error);
    }
}

static void
do_keep (LwKeeper *keeper, const Job *job)
{
  GError *problem = NULL;
  gboolean kept = keep (keeper, job, &problem);

  g_mutex_lock (&keeper->lock);
  if (!kept)
    keeper->wants_whole = TRUE;
  tell (keeper, FALSE, job->n, problem);
  g_mutex_unlock (&keeper->lock);
}

static void
do_save (LwKeeper *keeper, const Job *job)
{
  GError *problem = NULL;
  g_autofree char *path = NULL;
  LwFileMark mark;

  g_mutex_lock (&keeper->lock);
  path = g_strdup (keeper->path);
  mark = keeper->mark;
  g_mutex_unlock (&keeper->lock);
  if (path)
    lw_safe_save (path, job->text, &mark, job->flags, &problem);
  g_mutex_lock (&keeper->lock);
  if (g_strcmp0 (path, keeper->path) == 0)
    keeper->mark = mark;
  tell (keeper, TRUE, job->n, problem);
  g_mutex_unlock (&keeper->lock);
}

static void
do_job (LwKeeper *keeper, const Job *job)
{
  if (job->kind == JOB_SAVE)
    do_save (keeper, job);
  else if (job->kind != JOB_QUIT)
    do_keep (keeper, job);
}

/* With the lock held, which is let go of meanwhile. The time is taken here, so that it goes on
 * although the main loop is held up. */
static void
write_clock (LwKeeper *keeper)
{
  gint64 ms = keeper->clock_ms;
  guint n = keeper->clock_n;

  if (keeper->clock_runs)
    ms += (g_get_monotonic_time () - keeper->clock_told) / 1000;
  keeper->clock_due = FALSE;
  g_mutex_unlock (&keeper->lock);
  lw_recovery_clock (keeper->recovery, n, ms);
  g_mutex_lock (&keeper->lock);
}

/* With the lock held. Returns: (transfer full) */
static Job *
wait_for_job (LwKeeper *keeper)
{
  Job *job;

  while (!(job = g_queue_pop_head (&keeper->jobs)))
    {
      if (keeper->clock_due)
        write_clock (keeper);
      else if (!keeper->clock_runs)
        g_cond_wait (&keeper->changed, &keeper->lock);
      else if (!g_cond_wait_until (&keeper->changed, &keeper->lock,
                                   g_get_monotonic_time () + CLOCK_EVERY_US))
        keeper->clock_due = TRUE;
    }
  return job;
}

static gpointer
work (gpointer data)
{
  LwKeeper *keeper = data;
  gboolean quit = FALSE;

  while (!quit)
    {
      Job *job;

      g_mutex_lock (&keeper->lock);
      keeper->busy = FALSE;
      g_cond_broadcast (&keeper->changed);
      job = wait_for_job (keeper);
      keeper->busy = TRUE;
      g_mutex_unlock (&keeper->lock);
      do_job (keeper, job);
      quit = job->kind == JOB_QUIT;
      free_job (job);
    }
  return NULL;
}

/* ---- what is given to it ---- */

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
  keeper->thread = g_thread_new ("keeper", work, keeper);
  return keeper;
}

static Job *
new_job (JobKind kind, const LwRecoveryNote *note, char *text)
{
  Job *job = g_new0 (Job, 1);

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
  return ((const Job *)job)->kind == (JobKind)GPOINTER_TO_INT (kind) ? 0 : 1;
}

/* @latest: one of its kind that still waits is not wanted any more. */
static void
give (LwKeeper *keeper, Job *job, gboolean latest)
{
  GList *waiting;

  g_mutex_lock (&keeper->lock);
  waiting =
      latest ? g_queue_find_custom (&keeper->jobs, GINT_TO_POINTER (job->kind), is_of_kind) : NULL;
  if (waiting)
    {
      free_job (waiting->data);
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
  Job *job;

  if (!text)
    {
      g_mutex_lock (&keeper->lock);
      keeper->wants_whole = TRUE;
      tell (keeper, FALSE, battle->record->len, problem);
      g_mutex_unlock (&keeper->lock);
      return;
    }
  job = new_job (JOB_WHOLE, note, text);
  job->n = battle->record->len;
  job->seal = lw_battle_seal (battle);
  give (keeper, job, FALSE);
}

static void
give_records (LwKeeper *keeper, const LwBattle *battle)
{
  for (guint n = keeper->given + 1; n <= battle->record->len; n++)
    {
      Job *job = new_job (JOB_RECORD, NULL, lw_order_write (battle, lw_battle_order (battle, n)));

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
  give (keeper, new_job (JOB_DRAFT, note, g_strdup (text)), TRUE);
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
  Job *job;

  g_return_if_fail (keeper != NULL && text != NULL);

  job = new_job (JOB_SAVE, NULL, g_strdup (text));
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
  deliver (keeper);
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

  give (keeper, new_job (JOB_QUIT, NULL, NULL), FALSE);
  g_thread_join (keeper->thread);
  if (keeper->idle)
    g_source_destroy (keeper->idle);
  g_clear_pointer (&keeper->idle, g_source_unref);
  g_queue_clear_full (&keeper->told, (GDestroyNotify)free_answer);
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
