/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * ink.h: the door: colours, letters and pens: drawing on the floor in inches, north up, sun in the
 * north-west.
 */
#pragma once

#include "lw-chart-style.h"
#include "lw-chips.h"
#include "lw-palette.h"
#include "lw-pen.h"
#include "lw-texture.h"
#include "lw-view.h"
