/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * campaign.h: a war of many battles: its ledger, its standing, its players (R94, Q134-Q140).
 *
 * Rows are summaries; a battle that is still to be fought is not here.
 */
#pragma once

#include "lw-campaign-amount.h"
#include "lw-campaign-floor.h"
#include "lw-campaign-standing.h"
#include "lw-campaign-tally.h"
#include "lw-campaign.h"
