/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * ink.h: colours, letters and pens, for drawing on the floor in inches, north up, with the sun in
 * the north-west.
 */
#pragma once

#include "lw-chart-style.h"
#include "lw-chips.h"
#include "lw-palette.h"
#include "lw-pen.h"
#include "lw-texture.h"
