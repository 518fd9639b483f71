/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * way.h: the door: the shortest way round things for a body of a given width, and all that a
 * string can reach.
 *
 * It asks the ground what stands in the way, and never who is marching or what a move is.
 */
#pragma once

#include "lw-route.h"
