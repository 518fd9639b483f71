/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * advice.h: the door of this room.
 */
#pragma once

#include "lw-survey.h"
