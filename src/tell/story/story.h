/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * story.h: a battle told in a war correspondent's manner, in the order of its record.
 *
 * Each loss is told once, so that the numbers of the story are those of the tables.
 */
#pragma once

#include "lw-story.h"
