/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-facts.h: what the start page tells of a battle, known without playing it again.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

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
} LwBattleFacts;

/* Returns: (transfer full) */
LwBattleFacts *lw_battle_facts_of   (const LwBattle *battle);
/* Keeps them for the next start, by the bytes of the file that the battle was read from. */
void           lw_battle_facts_keep (const LwBattleFacts *facts, GBytes *file);
/* Those that were kept, or NULL. Returns: (transfer full) */
LwBattleFacts *lw_battle_facts_kept (GBytes *file);
void           lw_battle_facts_free (LwBattleFacts *facts);

/* "Move 7, Red to move". Returns: (transfer full) */
char          *lw_battle_facts_standing (const LwBattleFacts *facts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwBattleFacts, lw_battle_facts_free)

G_END_DECLS
