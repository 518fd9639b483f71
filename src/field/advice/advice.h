/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * advice.h: the door: a Country looked over before it is fought on: faults, and Wells's advice
 * (R7).
 *
 * A LwSurvey is made from a Country and does not change it; its lines come in the order of their
 * weight.
 */
#pragma once

#include "lw-survey.h"
