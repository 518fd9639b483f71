/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-advice-view.h: Wells's advice on the Country as it is being drawn (R7); each line selects what
 * it speaks of.
 */
#pragma once

#include "lw-editor-hand.h"
#include "advice/advice.h"

G_BEGIN_DECLS

#define LW_TYPE_ADVICE_VIEW (lw_advice_view_get_type ())
G_DECLARE_FINAL_TYPE (LwAdviceView, lw_advice_view, LW, ADVICE_VIEW, GtkBox)

GtkWidget *lw_advice_view_new     (LwEditor *editor, LwEditorHand *hand);

/* One line of advice as a row of a list. @scenario: whose line is whose, or NULL. */
GtkWidget *lw_advice_row_new      (const LwAdvice *advice, const LwScenario *scenario);

G_END_DECLS
