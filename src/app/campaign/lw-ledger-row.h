/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-row.h: one battle of a war: a line, and its addends on demand.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-campaign.h"

G_BEGIN_DECLS

/* @standing: the war's after this battle. The line opens to show both columns of addends. */
GtkWidget *lw_ledger_row_widget_new (const LwCampaign *campaign, guint number,
                                     const LwStanding *standing);

G_END_DECLS
