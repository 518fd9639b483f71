/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * measure.h: lengths, points, angles and outlines, and what is near.
 *
 * The lowest room of the house: it knows numbers and no things. Lengths are whole 1/256 inches and
 * angles whole arc-seconds (lw-length, lw-angle); a shape is an outline whose gap to another is
 * decided exactly (lw-shape); the grid finds boxes and the point index finds points by where they
 * lie (lw-grid, lw-point-index). It stands on GLib alone.
 */
#pragma once

#include "lw-angle.h"
#include "lw-grid.h"
#include "lw-length.h"
#include "lw-point-index.h"
#include "lw-shape.h"
