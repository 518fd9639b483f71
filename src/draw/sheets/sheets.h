/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * sheets.h: the door of this room.
 */
#pragma once

#include "lw-chart.h"
#include "lw-record-card.h"
#include "lw-war-sheet.h"
