/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-foes.h: private to this floor: the armed men of a battle by where they stand, for whoever lays
 * many strings among them.
 */
#pragma once

#include "lw-battle.h"

G_BEGIN_DECLS

typedef struct _LwFoes LwFoes;

/* Those in @box as they stand now; no longer true when one of them is moved, falls or is taken. */
LwFoes *lw_foes_new  (const LwBattle *battle, LwBox box);
void    lw_foes_free (LwFoes *foes);

/* Appends to @men (guint, rising) all whose middle is in @box, which lies in that of the foes. */
void    lw_foes_find (const LwFoes *foes, LwBox box, GArray *men);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwFoes, lw_foes_free)

G_END_DECLS
