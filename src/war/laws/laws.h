/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * laws.h: the door: every number of the book with its clause, the house rules, and the one source
 * of chance.
 *
 * Settings are values; what a rule is called in words is on the floor above (tell/names).
 */
#pragma once

#include "lw-chance.h"
#include "lw-house-rules.h"
#include "lw-laws.h"
