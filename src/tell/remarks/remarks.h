/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * remarks.h: the door: what is to be said to a player who wants something: why an order
 * was refused, what is unwise in forces or a scenario, why an entry in a ledger cannot stand.
 */
#pragma once

#include "lw-refusal-words.h"
#include "lw-remarks.h"
