/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * library.h: the door: the folders of Countries, battles and campaigns, lists of what is in them,
 * and the lessons.
 */
#pragma once

#include "lw-campaign-rebuild.h"
#include "lw-campaign-rescue.h"
#include "lw-lesson-file.h"
#include "lw-library.h"
