/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * laws.h: every number of the book with its clause, the house rules, and the one source of chance.
 *
 * House rules are values here; their names in words are on a floor above (tell/names).
 */
#pragma once

#include "lw-chance.h"
#include "lw-house-rules.h"
#include "lw-laws.h"
