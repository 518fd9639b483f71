/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * learning.h: the door of this room.
 */
#pragma once

#include "lw-lesson.h"
#include "lw-practice.h"
