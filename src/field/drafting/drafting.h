/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * drafting.h: the door: a Country on the drawing board: every edit of it as a step that can be
 * taken back.
 *
 * LwDrafting owns the Country and is the only one to change it; a gesture is one step, however
 * many motions it had. Snapping proposes places and changes nothing.
 */
#pragma once

#include "lw-drafting-private.h"
#include "lw-drafting.h"
#include "lw-snap.h"
