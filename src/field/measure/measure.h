/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * measure.h: the door: lengths, angles, shapes and the gaps between them, and indexes of what is
 * near.
 *
 * The ground that everything stands on: whole numbers alone, a length is 1/256 inch, an angle an
 * arc-second. Nothing here knows of a Country or of men.
 */
#pragma once

#include "lw-angle.h"
#include "lw-grid.h"
#include "lw-length.h"
#include "lw-shape.h"
#include "lw-spots.h"
