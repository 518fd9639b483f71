/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-words.h: why an entry in the ledger of a war cannot stand as it is, in a sentence.
 */
#pragma once

#include "campaign/campaign.h"

G_BEGIN_DECLS

/* All: (transfer full) (nullable): NULL when nothing is wrong. */

/* A number as it was typed. @points: else men or guns; @most of them. */
char *lw_amount_words      (LwAmount amount, gboolean points, guint most);

/* The form of a battle on the real floor. */
char *lw_floor_fault_words (const LwFloorFault *fault);

/* More men or guns told of than were sent. */
char *lw_row_excess_words  (const LwLedgerRow *row);

G_END_DECLS
