/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * advice.h: the Country looked over before it is fought on: its faults, and Wells's advice (R7).
 *
 * A survey is made of a Country at once and holds lines of advice with the things and places they
 * speak of (lw-survey, lw-survey-notes). Its parts look for faults, ways, rivers and sight and call
 * nobody but the notes. The room stands on `country`, `way` and, for rivers, `drafting`.
 */
#pragma once

#include "lw-survey-notes.h"
#include "lw-survey.h"
