/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * remarks.h: the door of this room: what is to be said to a player who proposes something: forces,
 * a scenario, an entry in a ledger.
 */
#pragma once

#include "lw-force-words.h"
#include "lw-ledger-words.h"
#include "lw-scenario-words.h"
