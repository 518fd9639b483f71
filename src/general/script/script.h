/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * script.h: the door: a whole half move by rule of thumb, order by order, with a reason for each.
 * The Captain fights by it; those above him try its ways in trials.
 */
#pragma once

#include "lw-reason.h"
#include "lw-script.h"
