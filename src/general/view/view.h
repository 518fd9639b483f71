/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * view.h: the door: what a General may know of a battle: a trial battle of his own, in which
 * nothing lies that is hidden from him and whose chance is not the battle's; and the orders that
 * settle a move, which leave nobody a choice of plans.
 */
#pragma once

#include "lw-trial.h"
