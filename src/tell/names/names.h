/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * names.h: the door: what things are called: laws, house rules, sides, men, guns, results of a
 * war.
 */
#pragma once

#include "lw-campaign-words.h"
#include "lw-law-text.h"
#include "lw-names.h"
#include "lw-phrase.h"
#include "lw-rule-words.h"
#include "lw-statistics-words.h"
