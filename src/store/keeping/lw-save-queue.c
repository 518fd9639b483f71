/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-save-queue.c: work is kept as it goes on, by a thread of its own that waits for the disk.
 *
 * The main thread puts jobs into a queue: an order, a whole battle, a draft, a file. The thread
 * takes them one by one and puts answers into another, which an idle source of the main loop
 * delivers. What both touch is under one lock; the recovery is the thread's alone, once it runs. Of
 * drafts and files only the latest that waits is written. The clock of the move is no job: it is
 * written each second.
 */
#include "lw-save-queue.h"

#include <string.h>

#include "play/play.h"

/* A second of the clock: what a crash takes off it at most. */
#define CLOCK_EVERY_US G_TIME_SPAN_SECOND

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

struct _LwSaveQueue
{
  /* The thread's alone, once it runs. */
  LwRecovery *recovery;
  GThread *thread;

  const LwSaveQueueAnswers *answers;
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

/* ---- Answers ---- */

static void
deliver (LwSaveQueue *queue)
{
  GQueue told = G_QUEUE_INIT;
  Answer *answer;

  g_mutex_lock (&queue->lock);
  while ((answer = g_queue_pop_head (&queue->told)))
    g_queue_push_tail (&told, answer);
  if (queue->idle != NULL)
    g_source_destroy (queue->idle);
  g_clear_pointer (&queue->idle, g_source_unref);
  g_mutex_unlock (&queue->lock);
  while ((answer = g_queue_pop_head (&told)))
    {
      if (!answer->saved)
        queue->answers->kept (queue->data, answer->n, answer->problem);
      else if (queue->answers->saved != NULL)
        queue->answers->saved (queue->data, answer->n, answer->problem);
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
tell (LwSaveQueue *queue, gboolean saved, guint n, GError *problem)
{
  Answer *answer = g_new0 (Answer, 1);

  answer->saved = saved;
  answer->n = n;
  answer->problem = problem;
  g_queue_push_tail (&queue->told, answer);
  if (queue->idle != NULL)
    return;
  queue->idle = g_idle_source_new ();
  g_source_set_priority (queue->idle, G_PRIORITY_DEFAULT);
  g_source_set_callback (queue->idle, deliver_cb, queue, NULL);
  g_source_attach (queue->idle, queue->context);
}

/* ---- The thread ---- */

/* Once; after that each saving notes it. */
static void
note_held (LwSaveQueue *queue)
{
  LwFileMark mark;

  if (lw_recovery_knows_held (queue->recovery))
    return;
  g_mutex_lock (&queue->lock);
  mark = queue->mark;
  g_mutex_unlock (&queue->lock);
  if (mark.known)
    lw_recovery_held (queue->recovery, &mark, NULL);
}

static gboolean
keep (LwSaveQueue *queue, const Job *job, GError **error)
{
  switch (job->kind)
    {
    case JOB_WHOLE:
      return lw_recovery_checkpoint (queue->recovery, &job->note, job->text, job->n, job->seal,
                                     error);
    case JOB_DRAFT:
      return lw_recovery_draft (queue->recovery, &job->note, job->text, error);
    case JOB_RECORD:
    default:
      return lw_recovery_record (queue->recovery, job->n, job->text, error);
    }
}

static void
do_keep (LwSaveQueue *queue, const Job *job)
{
  GError *problem = NULL;
  gboolean kept = keep (queue, job, &problem);

  if (job->kind == JOB_WHOLE)
    note_held (queue);
  g_mutex_lock (&queue->lock);
  if (!kept)
    queue->wants_whole = TRUE;
  tell (queue, FALSE, job->n, problem);
  g_mutex_unlock (&queue->lock);
}

static void
do_save (LwSaveQueue *queue, const Job *job)
{
  GError *problem = NULL;
  g_autofree char *path = NULL;
  LwFileMark mark, after;

  g_mutex_lock (&queue->lock);
  path = g_strdup (queue->path);
  mark = queue->mark;
  g_mutex_unlock (&queue->lock);
  /* First both: a crash may come on either side of the saving. */
  lw_file_mark_set (&after, job->text, strlen (job->text));
  lw_recovery_held (queue->recovery, &mark, &after);
  if (path != NULL && lw_safe_save (path, job->text, &mark, job->flags, &problem))
    lw_recovery_held (queue->recovery, &mark, NULL);
  g_mutex_lock (&queue->lock);
  if (g_strcmp0 (path, queue->path) == 0)
    queue->mark = mark;
  tell (queue, TRUE, job->n, problem);
  g_mutex_unlock (&queue->lock);
}

static void
do_job (LwSaveQueue *queue, const Job *job)
{
  if (job->kind == JOB_SAVE)
    do_save (queue, job);
  else if (job->kind != JOB_QUIT)
    do_keep (queue, job);
}

/* With the lock held, which is let go of meanwhile. The time is taken here, so that it goes on
 * although the main loop is held up. */
static void
write_clock (LwSaveQueue *queue)
{
  gint64 ms = queue->clock_ms;
  guint n = queue->clock_n;

  if (queue->clock_runs)
    ms += (g_get_monotonic_time () - queue->clock_told) / 1000;
  queue->clock_due = FALSE;
  g_mutex_unlock (&queue->lock);
  lw_recovery_clock (queue->recovery, n, ms);
  g_mutex_lock (&queue->lock);
}

/* With the lock held. When the clock comes to its next whole second: the moment at which its face
 * changes, so that the machine is woken once for both. */
static gint64
next_second (const LwSaveQueue *queue)
{
  gint64 now = g_get_monotonic_time ();
  gint64 elapsed = queue->clock_ms * 1000 + now - queue->clock_told;

  return now + CLOCK_EVERY_US - elapsed % CLOCK_EVERY_US;
}

/* With the lock held. Returns: (transfer full) */
static Job *
wait_for_job (LwSaveQueue *queue)
{
  Job *job;

  while (!(job = g_queue_pop_head (&queue->jobs)))
    {
      if (queue->clock_due)
        write_clock (queue);
      else if (!queue->clock_runs)
        g_cond_wait (&queue->changed, &queue->lock);
      else if (!g_cond_wait_until (&queue->changed, &queue->lock, next_second (queue)))
        queue->clock_due = TRUE;
    }
  return job;
}

static gpointer
work_cb (gpointer data)
{
  LwSaveQueue *queue = data;
  gboolean quit = FALSE;

  while (!quit)
    {
      Job *job;

      g_mutex_lock (&queue->lock);
      queue->busy = FALSE;
      g_cond_broadcast (&queue->changed);
      job = wait_for_job (queue);
      queue->busy = TRUE;
      g_mutex_unlock (&queue->lock);
      do_job (queue, job);
      quit = job->kind == JOB_QUIT;
      free_job (job);
    }
  return NULL;
}

/* ---- The main thread ---- */

LwSaveQueue *
lw_save_queue_new (LwRecovery *recovery, const LwSaveQueueAnswers *answers, gpointer data)
{
  LwSaveQueue *queue;

  g_return_val_if_fail (recovery != NULL && answers != NULL && answers->kept != NULL, NULL);

  queue = g_new0 (LwSaveQueue, 1);
  queue->recovery = recovery;
  queue->answers = answers;
  queue->data = data;
  queue->context = g_main_context_ref_thread_default ();
  queue->wants_whole = TRUE;
  g_mutex_init (&queue->lock);
  g_cond_init (&queue->changed);
  queue->thread = g_thread_new ("saving", work_cb, queue);
  return queue;
}

static Job *
new_job (JobKind kind, const LwRecoveryNote *note, char *text)
{
  Job *job = g_new0 (Job, 1);

  job->kind = kind;
  job->text = text;
  if (note != NULL)
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
give (LwSaveQueue *queue, Job *job, gboolean latest)
{
  GList *waiting;

  g_mutex_lock (&queue->lock);
  waiting =
      latest ? g_queue_find_custom (&queue->jobs, GINT_TO_POINTER (job->kind), is_of_kind) : NULL;
  if (waiting != NULL)
    {
      free_job (waiting->data);
      g_queue_delete_link (&queue->jobs, waiting);
    }
  g_queue_push_tail (&queue->jobs, job);
  g_cond_broadcast (&queue->changed);
  g_mutex_unlock (&queue->lock);
}

void
lw_save_queue_whole (LwSaveQueue *queue)
{
  g_return_if_fail (queue != NULL);

  g_mutex_lock (&queue->lock);
  queue->wants_whole = TRUE;
  g_mutex_unlock (&queue->lock);
}

static void
give_whole (LwSaveQueue *queue,
            const LwBattle *battle,
            const LwReportWords *words,
            const LwRecoveryNote *note)
{
  GError *problem = NULL;
  char *text = lw_battle_file_write (battle, words, &problem);
  Job *job;

  if (text == NULL)
    {
      g_mutex_lock (&queue->lock);
      queue->wants_whole = TRUE;
      tell (queue, FALSE, battle->record->len, problem);
      g_mutex_unlock (&queue->lock);
      return;
    }
  job = new_job (JOB_WHOLE, note, text);
  job->n = battle->record->len;
  job->seal = lw_battle_checksum (battle);
  give (queue, job, FALSE);
}

static void
give_records (LwSaveQueue *queue, const LwBattle *battle)
{
  for (guint n = queue->given + 1; n <= battle->record->len; n++)
    {
      Job *job =
          new_job (JOB_RECORD, NULL, lw_order_xml_write (battle, lw_battle_order (battle, n)));

      job->n = n;
      give (queue, job, FALSE);
    }
}

/* After a move; while both put down, and within a move, the journal is enough. */
static gboolean
ends_move (LwPhase before, LwPhase now)
{
  return before != now && (now == LW_PHASE_WAITING || now == LW_PHASE_OVER);
}

void
lw_save_queue_battle (LwSaveQueue *queue,
                      const LwBattle *battle,
                      const LwReportWords *words,
                      const LwRecoveryNote *note)
{
  gboolean whole;

  g_return_if_fail (queue != NULL && battle != NULL && note != NULL);

  lw_battle_checksum_mark (battle);
  g_mutex_lock (&queue->lock);
  whole = queue->wants_whole;
  queue->wants_whole = FALSE;
  g_mutex_unlock (&queue->lock);
  /* At a move's end too the order is answered for by the journal, and the whole comes after it. */
  if (!whole)
    give_records (queue, battle);
  if (whole || ends_move (queue->phase, battle->phase))
    give_whole (queue, battle, words, note);
  queue->given = battle->record->len;
  queue->phase = battle->phase;
}

void
lw_save_queue_clock (LwSaveQueue *queue, guint n, gint64 ms, gboolean running)
{
  g_return_if_fail (queue != NULL);

  g_mutex_lock (&queue->lock);
  queue->clock_n = n;
  queue->clock_ms = ms;
  queue->clock_told = g_get_monotonic_time ();
  queue->clock_runs = running;
  queue->clock_due = TRUE;
  g_cond_broadcast (&queue->changed);
  g_mutex_unlock (&queue->lock);
}

void
lw_save_queue_draft (LwSaveQueue *queue, const LwRecoveryNote *note, const char *text)
{
  g_return_if_fail (queue != NULL && note != NULL && text != NULL);
  give (queue, new_job (JOB_DRAFT, note, g_strdup (text)), TRUE);
}

void
lw_save_queue_set_file (LwSaveQueue *queue, const char *path, const LwFileMark *mark)
{
  g_return_if_fail (queue != NULL);

  g_mutex_lock (&queue->lock);
  g_free (queue->path);
  queue->path = g_strdup (path);
  queue->mark = mark != NULL ? *mark : (LwFileMark){ 0 };
  g_mutex_unlock (&queue->lock);
}

void
lw_save_queue_save (LwSaveQueue *queue, guint n, const char *text, LwSaveFlags flags)
{
  Job *job;

  g_return_if_fail (queue != NULL && text != NULL);

  job = new_job (JOB_SAVE, NULL, g_strdup (text));
  job->n = n;
  job->flags = flags;
  give (queue, job, TRUE);
}

gboolean
lw_save_queue_wait (LwSaveQueue *queue, guint ms)
{
  gint64 until = g_get_monotonic_time () + (gint64)ms * 1000;
  gboolean done = TRUE;

  g_return_val_if_fail (queue != NULL, TRUE);

  g_mutex_lock (&queue->lock);
  while (done && (queue->busy || !g_queue_is_empty (&queue->jobs)))
    done = g_cond_wait_until (&queue->changed, &queue->lock, until);
  g_mutex_unlock (&queue->lock);
  deliver (queue);
  return done;
}

const char *
lw_save_queue_warning (const LwSaveQueue *queue)
{
  g_return_val_if_fail (queue != NULL, NULL);
  return lw_recovery_warning (queue->recovery);
}

static LwRecovery *
finish (LwSaveQueue *queue)
{
  LwRecovery *recovery = queue->recovery;

  give (queue, new_job (JOB_QUIT, NULL, NULL), FALSE);
  g_thread_join (queue->thread);
  if (queue->idle != NULL)
    g_source_destroy (queue->idle);
  g_clear_pointer (&queue->idle, g_source_unref);
  g_queue_clear_full (&queue->told, (GDestroyNotify)free_answer);
  g_main_context_unref (queue->context);
  g_mutex_clear (&queue->lock);
  g_cond_clear (&queue->changed);
  g_free (queue->path);
  g_free (queue);
  return recovery;
}

void
lw_save_queue_free (LwSaveQueue *queue)
{
  if (queue != NULL)
    lw_recovery_free (finish (queue));
}

void
lw_save_queue_drop (LwSaveQueue *queue)
{
  if (queue != NULL)
    lw_recovery_drop (finish (queue));
}
