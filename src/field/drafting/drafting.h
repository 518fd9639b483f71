/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * drafting.h: the drawing board: a Country edited, with undo and redo.
 *
 * lw-drafting holds the Country, its steps and its gestures; the edits are the functions of
 * lw-drafting-edit (put down, move, turn), lw-drafting-change (numbers, words, points),
 * lw-drafting-order (line up, raise, lock) and lw-drafting-field (size, halves). lw-snap pulls what
 * is held to grids, neighbours and rivers. The room stands on `country` and draws nothing.
 */
#pragma once

#include "lw-drafting-change.h"
#include "lw-drafting-edit.h"
#include "lw-drafting-field.h"
#include "lw-drafting-order.h"
#include "lw-drafting.h"
#include "lw-snap.h"
