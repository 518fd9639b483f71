/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * despatch.h: the door: a battle reported as it goes. Men, guns and orders by name, the
 * log of its events in sentences, and moves and the account as lines for tools.
 */
#pragma once

#include "lw-despatch-account.h"
#include "lw-despatch-events.h"
#include "lw-despatch.h"
