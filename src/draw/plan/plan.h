/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * plan.h: a Country to scale, for those who lay it out on a real floor: parts, list, sheets.
 */
#pragma once

#include "lw-floor-plan.h"
