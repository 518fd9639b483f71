/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * remarks.h: what is said to a player who wants something: why an order was refused, what is unwise
 * in forces or a scenario, why an entry in a ledger cannot stand.
 */
#pragma once

#include "lw-refusal-words.h"
#include "lw-remarks.h"
