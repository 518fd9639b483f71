/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-disposition.h: an army put down as it has proved best in rehearsal.
 */
#pragma once

#include "lw-thought.h"
#include "posting/posting.h"

G_BEGIN_DECLS

/*
 * lw_disposition_choose: of @depth's postings drawn for @seed, the one with which the first moves
 * go best, against several that the enemy may choose, or against the one that is seen. With fewer
 * than two it is the first.
 */
LwPosting lw_disposition_choose (const LwRehearsal *rehearsal, const LwDepth *depth,
                                 const LwBattle *trial, guint64 seed);

G_END_DECLS
