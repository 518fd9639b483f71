/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * report.h: the door of this room.
 */
#pragma once

#include "lw-battle-report.h"
#include "lw-report-facts.h"
