/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * suggestion.h: the door: a Country proposed by the program, from a seed and a few sliders.
 *
 * The same seed gives the same Country on every machine.
 */
#pragma once

#include "lw-suggestion.h"
