/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-escort.h: private to this floor: who guards whom.
 */
#pragma once

#include "state/state.h"
#include "measure/measure.h"

G_BEGIN_DECLS

/* Is @guard an armed enemy of @man within six inches of him (R64, Q90)? */
gboolean lw_man_can_guard (const LwMan *guard, const LwMan *man);

/* Those who may be able to guard @man, and others near him: LwRefs, rising. */
void     lw_guards_near   (const LwBattle *battle, const LwMan *man, LwHits *guards);

/*
 * lw_seek_guard: gives @captive the nearest escort with room; when all are full, their wards change
 * about so that nobody goes unguarded who need not (Q91). FALSE when there is none.
 */
gboolean lw_seek_guard    (LwBattle *battle, LwRef captive);

G_END_DECLS
