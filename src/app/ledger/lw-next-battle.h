/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-next-battle.h: what comes next in a war: who lays the Country, what each side needs.
 */
#pragma once

#include <gtk/gtk.h>

#include "campaign/campaign.h"

G_BEGIN_DECLS

/* Fills @box anew. */
void lw_next_battle_show (GtkBox *box, const LwCampaign *campaign, const LwStanding *standing);

G_END_DECLS
