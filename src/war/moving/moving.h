/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * moving.h: how men move: the verbs, the ways they go and what these cost, who may stand where, and
 * how a body is drawn up (R29-R34, R55).
 *
 * Plans, which are orders not yet given, stand above in the room `play`, because they ask all the
 * laws.
 */
#pragma once

#include "lw-formation.h"
#include "lw-march-way.h"
#include "lw-march.h"
#include "lw-muster.h"
#include "lw-reach.h"
#include "lw-way-cost.h"
