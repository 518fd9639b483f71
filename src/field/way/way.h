/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * way.h: the shortest way round the things of a Country, and all that a string can reach (Q2).
 *
 * Everything is asked of a ground and for a body of some width, with or without others in its way;
 * nothing is remembered from one question to the next. The room stands on `country`.
 */
#pragma once

#include "lw-route-reach.h"
#include "lw-route.h"
