/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * ledger.h: the pages of a war: its ledger, battles of a real floor, the timekeeper, the players.
 */
#pragma once

#include "lw-campaign-begin.h"
#include "lw-campaign-page.h"
#include "lw-floor-clock.h"
#include "lw-floor-page.h"
#include "lw-players-page.h"
#include "lw-rescue-page.h"
#include "lw-war-total.h"
