/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * story-check.h: reads the story of a battle and holds every number in it against the record.
 */
#pragma once

#include "lw-battle.h"

/*
 * check_story: every sentence must be one that is known, with the numbers that the record gives;
 * each loss, each capture and each man freed is told once. Aborts with the sentence when it is not
 * so. Returns: the number of words.
 */
guint check_story (const LwBattle *battle);
