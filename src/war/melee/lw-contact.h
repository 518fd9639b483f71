/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-contact.h: where men touch, what parts them, and who can come up to them.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* The point of contact of two men: in the middle of the gap between them (R53). */
LwPoint  lw_contact_point   (const LwShape *a, const LwShape *b);

/*
 * lw_contact_spans: appends to @spans (LwPoint), two and two, the ends of the whole stretch along
 * which they touch, in the middle of the gap: along the one, and along the other if that is a horse
 * too. It depends on where they stand, and not on which end of a horse is the head (R53).
 */
void     lw_contact_spans   (const LwShape *a, const LwShape *b, GArray *spans);

/* Does the line between two points cross a house, a church, a shed or a wall (Q56, Q75)? */
gboolean lw_walled_between  (const LwBattle *battle, LwPoint from, LwPoint to);

/* Can he come up to one of @points (LwPoint) in one move (R53, Q63, Q65)? */
gboolean lw_man_reaches_any (const LwBattle *battle, const LwMan *man, const GArray *points);

/* The same of the nearest point of one of @spans, as lw_contact_spans() has them. */
gboolean lw_man_reaches_spans (const LwBattle *battle, const LwMan *man, const GArray *spans);

/*
 * lw_body_isolated: is this body isolated: fewer than half its number within a move of it (R52,
 * Q64, Q70)? @have, @need (may be NULL): how many are, and how many would be enough.
 */
gboolean lw_body_isolated   (const LwBattle *battle, const GArray *men, guint *have, guint *need);

G_END_DECLS
