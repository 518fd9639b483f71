/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-country.h: Countries made at random for the tests: lawful ones, the same for the same
 * chance.
 */
#pragma once

#include "lw-chance.h"
#include "lw-country.h"

/*
 * A field for @men a side, with boards, houses, walls, trees, rocks and water on it, all clear of
 * both back lines, and of the middle ground so much that an army finds its way. (transfer full)
 */
LwCountry *random_country (LwChance *chance, guint men);

/* A whole number from @least to @most. */
gint       random_between (LwChance *chance, gint least, gint most);
