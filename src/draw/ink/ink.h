/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * ink.h: the door of this room.
 */
#pragma once

#include "lw-chart-style.h"
#include "lw-chips.h"
#include "lw-label.h"
#include "lw-palette.h"
#include "lw-pen.h"
#include "lw-texture.h"
#include "lw-view.h"
