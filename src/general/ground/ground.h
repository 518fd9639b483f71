/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * ground.h: the door: the Country as a General reads it: cells two or three inches wide, how far
 * each is from where he wants to be, and what a gun sees from where it stands.
 *
 * For judging and never for the law: what a man may do is asked of war.
 */
#pragma once

#include "lw-sighting.h"
#include "lw-terrain.h"
