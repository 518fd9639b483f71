/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * terrain.h: the floor and what stands on it, in toy-room colours or in ink.
 */
#pragma once

#include "lw-draw-country.h"
