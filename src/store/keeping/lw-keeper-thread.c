/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-keeper-thread.c: the keeper's thread, which waits for the disk so that nobody else does, and
 * the way back of its answers.
 */
#include "lw-keeper-private.h"

/* A second of the clock: what a crash takes off it at most. */
#define CLOCK_EVERY_US G_TIME_SPAN_SECOND

void
lw_keeper_free_job (LwKeeperJob *job)
{
  g_free (job->text);
  g_free (job->seal);
  g_free ((char *)job->note.name);
  g_free ((char *)job->note.detail);
  g_free ((char *)job->note.path);
  g_free (job);
}

void
lw_keeper_free_answer (LwKeeperAnswer *answer)
{
  g_clear_error (&answer->problem);
  g_free (answer);
}

/* ---- answers ---- */

void
lw_keeper_deliver (LwKeeper *keeper)
{
  GQueue told = G_QUEUE_INIT;
  LwKeeperAnswer *answer;

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
      lw_keeper_free_answer (answer);
    }
}

static gboolean
deliver_cb (gpointer data)
{
  lw_keeper_deliver (data);
  return G_SOURCE_REMOVE;
}

/* With the lock held. */
void
lw_keeper_tell (LwKeeper *keeper, gboolean saved, guint n, GError *problem)
{
  LwKeeperAnswer *answer = g_new0 (LwKeeperAnswer, 1);

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
keep (LwKeeper *keeper, const LwKeeperJob *job, GError **error)
{
  switch (job->kind)
    {
    case LW_KEEPER_WHOLE:
      return lw_recovery_checkpoint (keeper->recovery, &job->note, job->text, job->n, job->seal,
                                     error);
    case LW_KEEPER_DRAFT:
      return lw_recovery_draft (keeper->recovery, &job->note, job->text, error);
    case LW_KEEPER_RECORD:
    default:
      return lw_recovery_record (keeper->recovery, job->n, job->text, error);
    }
}

static void
do_keep (LwKeeper *keeper, const LwKeeperJob *job)
{
  GError *problem = NULL;
  gboolean kept = keep (keeper, job, &problem);

  g_mutex_lock (&keeper->lock);
  if (!kept)
    keeper->wants_whole = TRUE;
  lw_keeper_tell (keeper, FALSE, job->n, problem);
  g_mutex_unlock (&keeper->lock);
}

static void
do_save (LwKeeper *keeper, const LwKeeperJob *job)
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
  lw_keeper_tell (keeper, TRUE, job->n, problem);
  g_mutex_unlock (&keeper->lock);
}

static void
do_job (LwKeeper *keeper, const LwKeeperJob *job)
{
  if (job->kind == LW_KEEPER_SAVE)
    do_save (keeper, job);
  else if (job->kind != LW_KEEPER_QUIT)
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

/* With the lock held. When the clock comes to its next whole second: the moment at which its face
 * changes, so that the machine is woken once for both. */
static gint64
next_second (const LwKeeper *keeper)
{
  gint64 now = g_get_monotonic_time ();
  gint64 elapsed = keeper->clock_ms * 1000 + now - keeper->clock_told;

  return now + CLOCK_EVERY_US - elapsed % CLOCK_EVERY_US;
}

/* With the lock held. Returns: (transfer full) */
static LwKeeperJob *
wait_for_job (LwKeeper *keeper)
{
  LwKeeperJob *job;

  while (!(job = g_queue_pop_head (&keeper->jobs)))
    {
      if (keeper->clock_due)
        write_clock (keeper);
      else if (!keeper->clock_runs)
        g_cond_wait (&keeper->changed, &keeper->lock);
      else if (!g_cond_wait_until (&keeper->changed, &keeper->lock, next_second (keeper)))
        keeper->clock_due = TRUE;
    }
  return job;
}

gpointer
lw_keeper_work (gpointer data)
{
  LwKeeper *keeper = data;
  gboolean quit = FALSE;

  while (!quit)
    {
      LwKeeperJob *job;

      g_mutex_lock (&keeper->lock);
      keeper->busy = FALSE;
      g_cond_broadcast (&keeper->changed);
      job = wait_for_job (keeper);
      keeper->busy = TRUE;
      g_mutex_unlock (&keeper->lock);
      do_job (keeper, job);
      quit = job->kind == LW_KEEPER_QUIT;
      lw_keeper_free_job (job);
    }
  return NULL;
}
