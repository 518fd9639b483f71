/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * moving.h: the door: moving men (R29-R34, R55): the verbs, and the plans that a player draws
 * before he orders one.
 *
 * A plan is an order that is not played yet; the verb checks it as it checks any other.
 */
#pragma once

#include "lw-march.h"
#include "lw-muster.h"
