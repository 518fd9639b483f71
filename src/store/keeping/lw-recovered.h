/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-recovered.h: a battle put together again from its whole copy and its journal.
 */
#pragma once

#include "files/files.h"

#include "lw-recovery.h"

G_BEGIN_DECLS

typedef struct
{
  LwBattle *battle;
  LwReportWords *words; /* or NULL */
  gint64 clock;         /* of the move, ms; -1: as the battle has it */
  guint n_orders;       /* taken from the journal */
  char *damage;         /* a sentence on what was lost, or NULL */
} LwRecovered;

/* The battle: the whole copy, or the best older one, and the journal played on it. */
LwRecovered *lw_recovered_new  (LwRecovery *recovery, const char *path, GError **error);
void         lw_recovered_free (LwRecovered *recovered);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwRecovered, lw_recovered_free)

G_END_DECLS
