/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-file.h: `.lwbattle`: a battle that stands alone: Country, armies, rules, record.
 */
#pragma once

#include "safe/safe.h"
#include "state/state.h"

G_BEGIN_DECLS

/* A report as a player has edited it; absent from the file until he does. */
typedef struct
{
  char *title;
  GPtrArray *paragraphs; /* of char* */
} LwReportWords;

LwReportWords *lw_battle_file_words_new  (void);
/* NULL gives NULL. (transfer full) */
LwReportWords *lw_battle_file_words_copy (const LwReportWords *words);
void           lw_battle_file_words_free (LwReportWords *words);

/*
 * lw_battle_file_load: reads the file strictly and plays its record by the laws; every recorded
 * outcome, state and account must be what they give. On error nothing is returned, and the message
 * names the line, the order and the law. @words: (out) (optional) (nullable) (transfer full).
 */
LwBattle      *lw_battle_file_load  (const char *path, LwReportWords **words, GError **error);
/* The same, and nothing is believed that can be judged: shots by the model are flown again, and the
 * record has all its marks (lw-entry.h). */
LwBattle      *lw_battle_file_judge (const char *path, GError **error);
LwBattle      *lw_battle_file_parse (const char *name, const char *data, gsize size,
                                     LwReportWords **words, GError **error);
char          *lw_battle_file_write (const LwBattle *battle, const LwReportWords *words,
                                     GError **error);
gboolean       lw_battle_file_save  (const LwBattle *battle, const LwReportWords *words,
                                     const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwReportWords, lw_battle_file_words_free)

G_END_DECLS
