/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * despatch.h: a battle reported as it goes: men, guns and orders by name, the log of its events in
 * sentences, and moves and the account as lines for tools.
 */
#pragma once

#include "lw-despatch-account.h"
#include "lw-despatch-events.h"
#include "lw-despatch.h"
