/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * learn.h: the lessons and the practice ground.
 */
#pragma once

#include "lw-learn-page.h"
#include "lw-lesson-page.h"
#include "lw-practice-page.h"
