/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-journal.h: the orders since the last whole copy of a battle, one line each, synced one by one.
 *
 *   little-wars-journal TAB 1 TAB orders in the copy TAB hash of the copy LF
 *   number TAB order TAB sixteen hex digits LF
 *
 * The digits are of a chain, h(n) = SHA-256 (h(n-1), number TAB order), whose first link is the
 * header: a line that was changed, lost or put in makes itself known. A last line without its end
 * is what a crash leaves and was never acknowledged; anything else that is wrong is damage.
 */
#pragma once

#include "safe/safe.h"

G_BEGIN_DECLS

typedef struct _LwJournal LwJournal;

/*
 * lw_journal_create: a new journal in the place of the one at @path. @base: how many orders the
 * whole copy holds; @seal: the battle's hash then, 64 hex digits.
 */
LwJournal     *lw_journal_create    (const char *path, guint base, const char *seal,
                                     GError **error);

/*
 * lw_journal_append: writes one order, a line without line ends, and returns when it is on the
 * disk. After an error this journal takes no more: what it holds is good up to there, and a new
 * whole copy is wanted.
 */
gboolean       lw_journal_append    (LwJournal *journal, guint n, const char *order,
                                     GError **error);

void           lw_journal_free      (LwJournal *journal);

/* ---- Reading ---- */

typedef struct
{
  guint n;
  char *order;
} LwJournalLine;

typedef struct
{
  guint base;
  char seal[65];
  GPtrArray *lines;  /* of LwJournalLine: all up to the first that is wrong */
  gboolean torn;     /* one more was under way when it ended */
  guint damaged;     /* the number of the line in the file that is wrong; 0: none */
} LwJournalText;

/* @name: for messages. Returns: (transfer full), NULL when not even the header can be read */
LwJournalText *lw_journal_parse     (const char *name, const char *data, gsize size,
                                     GError **error);
LwJournalText *lw_journal_read      (const char *path, GError **error);
void           lw_journal_text_free (LwJournalText *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwJournal, lw_journal_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwJournalText, lw_journal_text_free)

G_END_DECLS
