/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-words.h: methods and results of a war by name.
 */
#pragma once

#include "campaign/campaign.h"

G_BEGIN_DECLS

const char *lw_method_name  (LwLedgerMethod method);  /* _("by the margin") */
const char *lw_method_title (LwLedgerMethod method);  /* _("By the margin") */
const char *lw_method_law   (LwLedgerMethod method);  /* a sentence: what a battle adds */
const char *lw_result_name  (LwResult result);        /* _("Red"), _("Drawn"), ... */

/* Who is called as his side is gave no name, and the row need not keep one. */
void        lw_row_forget_side_names (LwLedgerRow *row);

G_END_DECLS
