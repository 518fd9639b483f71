/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * learning.h: the door: the lessons' tasks and goals, and the practice ground.
 *
 * Both are battles like any other, watched from outside.
 */
#pragma once

#include "lw-lesson.h"
#include "lw-practice.h"
