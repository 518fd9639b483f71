/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * map.h: a Country seen from above, and what a player does to it by hand.
 *
 * A map (lw-map-view.h) shows a scene (lw-map-scene.h): a battle, a drawing board, a bare Country.
 * What pointer and keys do there is the affair of the scene's tool (lw-map-tool.h), and a battle's
 * is the hand (lw-hand.h), which panels and keys work on as well. A tool draws on a canvas
 * (lw-canvas.h). The room stands on the session, and on the kit below it.
 */
#pragma once

#include "lw-canvas.h"
#include "lw-hand-laying.h"
#include "lw-hand-plan.h"
#include "lw-hand.h"
#include "lw-map-scene.h"
#include "lw-map-tool.h"
#include "lw-map-view.h"
