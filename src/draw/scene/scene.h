/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * scene.h: the door of this room.
 */
#pragma once

#include "lw-draw-flight.h"
#include "lw-draw-strings.h"
#include "lw-map-export.h"
#include "lw-overlay.h"
#include "lw-scene.h"
#include "lw-scrap.h"
