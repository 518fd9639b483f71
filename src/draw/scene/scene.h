/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * scene.h: the battle as one viewer may see it, in layers.
 *
 * Ask it who may see what, for the whole map or its layers, what lies under a pointer, and for what
 * is laid over the map: strings, marks, melees, flights. What a curtain hides is not in a scene, so
 * that nobody above can show it by mistake. It stands on figures and terrain, and on the laws that
 * say who serves a gun and who is isolated; it keeps nothing but what a picker has sorted.
 */
#pragma once

#include "lw-draw-flight.h"
#include "lw-draw-marks.h"
#include "lw-draw-melee.h"
#include "lw-draw-strings.h"
#include "lw-map-export.h"
#include "lw-pick.h"
#include "lw-scene.h"
