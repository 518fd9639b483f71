/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * state.h: the battle as it stands: men, guns, armies, the record of orders and what came of each.
 *
 * Read it freely. Only lw_play() changes it; men and guns are const for everybody else. Who stands
 * near a place is asked of lw-whereabouts, which keeps an index.
 */
#pragma once

#include "lw-army.h"
#include "lw-battle.h"
#include "lw-event.h"
#include "lw-figure.h"
#include "lw-limit.h"
#include "lw-order.h"
#include "lw-refusal.h"
#include "lw-score.h"
#include "lw-shot.h"
#include "lw-whereabouts.h"
