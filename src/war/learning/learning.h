/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * learning.h: the lessons' tasks and goals, and the practice ground.
 *
 * Both are ordinary battles; this room watches them and gives them no law of their own.
 */
#pragma once

#include "lw-lesson.h"
#include "lw-practice.h"
