/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * scene.h: the door: the battle as one viewer may see it, in layers; what lies under a point.
 *
 * What a curtain hides is not in a scene, so that nobody above can show it by mistake.
 */
#pragma once

#include "lw-draw-flight.h"
#include "lw-draw-strings.h"
#include "lw-map-export.h"
#include "lw-overlay.h"
#include "lw-scene.h"
#include "lw-scrap.h"
