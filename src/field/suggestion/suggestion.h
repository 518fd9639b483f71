/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * suggestion.h: a Country proposed by the program, from a seed and a few sliders.
 *
 * The same wishes give the same Country everywhere. The room stands on `country` and on `drafting`,
 * of which it uses the laying of crossings.
 */
#pragma once

#include "lw-suggestion.h"
