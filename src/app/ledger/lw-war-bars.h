/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-bars.h: the enemies that each side killed, battle by battle, as bars.
 */
#pragma once

#include <gtk/gtk.h>

#include "campaign/campaign.h"

G_BEGIN_DECLS

/* Of the last battles; nothing when none was fought. */
void lw_war_bars_append (GtkBox *box, const LwCampaign *campaign);

G_END_DECLS
