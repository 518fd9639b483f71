/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * despatch.h: the door of this room.
 */
#pragma once

#include "lw-despatch.h"
