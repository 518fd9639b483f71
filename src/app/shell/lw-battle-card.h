/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-card.h: a battle as a card of the start page: under way, over, or not to be read.
 */
#pragma once

#include <gtk/gtk.h>

#include "library/library.h"
#include "state/state.h"

G_BEGIN_DECLS

/* What the start page tells of a battle, known without playing it again. */
typedef struct
{
  char *title;
  char *player[LW_N_SIDES];
  LwPhase phase;
  LwSide mover;
  guint move;
  gboolean won;
  LwSide winner;
  guint men[LW_N_SIDES];       /* free to fight, */
  guint most[LW_N_SIDES];      /* of so many */
  gint64 allowance, clock;     /* ms */
  char *day;                   /* when it was begun, where it was: 2026-11-30; or "" */
} LwBattleCardFacts;

/* Those that were kept, or NULL. Returns: (transfer full) */
LwBattleCardFacts *lw_battle_card_facts_kept (GBytes *file);
void               lw_battle_card_facts_free (LwBattleCardFacts *facts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwBattleCardFacts, lw_battle_card_facts_free)

/* A battle under way, with its picture and strengths; one that is over gets a smaller card and
 * sets @over. @words (transfer full): all by which it may be found. @played: it took its time, for
 * it had to be played again from its orders. */
GtkWidget *lw_battle_card_new (const LwLibraryItem *item, gboolean *over, char **words,
                               gboolean *played);

G_END_DECLS
