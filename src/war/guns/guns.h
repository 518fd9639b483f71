/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * guns.h: what guns may do: be served, laid, fired and hauled; the men at their trails; and how
 * they are captured (R25, R26, R35-R47, R72-R74).
 *
 * Hauling moves men too, and so this room stands on moving; a shot it gives to flight.
 */
#pragma once

#include "lw-capture.h"
#include "lw-fire.h"
#include "lw-gunnery.h"
#include "lw-haul-plan.h"
#include "lw-haul.h"
#include "lw-swing.h"
#include "lw-trail-place.h"
#include "lw-trail.h"
