/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * files.h: the door of this room.
 */
#pragma once

#include "lw-battle-file.h"
#include "lw-campaign-file.h"
#include "lw-country-file.h"
