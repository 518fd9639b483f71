/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * way.h: the door of this room.
 */
#pragma once

#include "lw-route.h"
