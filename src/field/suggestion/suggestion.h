/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * suggestion.h: the door of this room.
 */
#pragma once

#include "lw-suggestion.h"
