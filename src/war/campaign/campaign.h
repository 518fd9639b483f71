/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * campaign.h: the door of this room.
 */
#pragma once

#include "lw-campaign-amount.h"
#include "lw-campaign-floor.h"
#include "lw-campaign-tally.h"
#include "lw-campaign.h"
