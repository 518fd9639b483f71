/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * melee-test.h: melees found and counted, for the tests of fighting hand to hand.
 */
#pragma once

#include "skirmish.h"

static inline guint
in_melee (const LwMelee *melee, LwSide side)
{
  return melee->men[side]->len;
}
