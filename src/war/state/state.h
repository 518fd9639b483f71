/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * state.h: the door of this room.
 */
#pragma once

#include "lw-army.h"
#include "lw-battle.h"
#include "lw-event.h"
#include "lw-figure.h"
#include "lw-order.h"
#include "lw-refusal.h"
#include "lw-score.h"
#include "lw-shot.h"
#include "lw-verbs.h"
#include "lw-whereabouts.h"
