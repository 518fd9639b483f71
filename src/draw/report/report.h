/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * report.h: the battle report: its facts, tables, maps and words, on paper and as plain text.
 */
#pragma once

#include "lw-battle-report.h"
#include "lw-report-facts.h"
#include "lw-report-text.h"
