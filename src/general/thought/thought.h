/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * thought.h: the door: a half move thought over: the ways that troops and guns may take, each tried
 * in playouts in which both sides go on by rule of thumb.
 */
#pragma once

#include "lw-rehearsal.h"
#include "lw-thought.h"
