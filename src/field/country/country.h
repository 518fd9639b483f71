/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * country.h: the door of this room.
 */
#pragma once

#include "lw-country.h"
#include "lw-ground-private.h"
#include "lw-ground.h"
#include "lw-feature.h"
