/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * sight.h: the view along a gun, drawn to scale.
 *
 * Ask it for the picture (lw_sight_draw_floor, _gun, _glass), with a store that keeps what serves
 * again; for the men who are seen from the breech; and for how far a drag turns the gun. It stands
 * on the battle, on what the scene shows to a viewer, and on the house's inks.
 */
#pragma once

#include "lw-sight-cover.h"
#include "lw-sight-eye.h"
#include "lw-sight-store.h"
#include "lw-sight.h"
