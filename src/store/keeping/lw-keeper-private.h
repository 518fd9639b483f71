/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-keeper-private.h: what the keeper and its thread share: jobs one way, answers the other.
 */
#pragma once

#include "lw-keeper.h"

G_BEGIN_DECLS

typedef enum
{
  LW_KEEPER_RECORD,
  LW_KEEPER_WHOLE,
  LW_KEEPER_DRAFT,
  LW_KEEPER_SAVE,
  LW_KEEPER_QUIT
} LwKeeperJobKind;

typedef struct
{
  LwKeeperJobKind kind;
  guint n;
  char *text;
  char *seal;
  LwSaveFlags flags;
  LwRecoveryNote note; /* its strings are owned here */
} LwKeeperJob;

typedef struct
{
  gboolean saved; /* else kept */
  guint n;
  GError *problem;
} LwKeeperAnswer;

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

/* lw-keeper-thread.c: takes the jobs one by one until it is told to quit. */
gpointer lw_keeper_work        (gpointer keeper);

/* With the lock held: an answer for the main loop. @problem: (transfer full) or NULL. */
void     lw_keeper_tell        (LwKeeper *keeper, gboolean saved, guint n, GError *problem);
/* In the main thread: all answers that there are. */
void     lw_keeper_deliver     (LwKeeper *keeper);

void     lw_keeper_free_job    (LwKeeperJob *job);
void     lw_keeper_free_answer (LwKeeperAnswer *answer);

G_END_DECLS
