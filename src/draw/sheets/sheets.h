/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * sheets.h: the war on paper: its sheet, its chart, and the card of a battle on a real floor.
 */
#pragma once

#include "lw-chart.h"
#include "lw-record-card.h"
#include "lw-war-sheet.h"
