/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * names.h: what things are called: sides, arms, varieties, players, laws and house rules by name,
 * and the phrases that sentences are made of: "two Red horse", "the left gun". It stands on the
 * values of war alone, and all it says is in the player's language.
 */
#pragma once

#include "lw-law-text.h"
#include "lw-names.h"
#include "lw-phrase.h"
