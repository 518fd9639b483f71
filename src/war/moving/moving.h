/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * moving.h: the door: moving men (R29-R34, R55): the verbs, the ways they go and what these cost,
 * who may stand where, and how a body is drawn up.
 *
 * Plans, which are orders that are not played yet, stand above, in play: they ask all the laws.
 */
#pragma once

#include "lw-formation.h"
#include "lw-march-way.h"
#include "lw-march.h"
#include "lw-muster.h"
#include "lw-reach.h"
#include "lw-way-cost.h"
