/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * command.h: the door: the General himself: whom he is given, and what he orders next.
 */
#pragma once

#include "lw-general.h"
#include "lw-level.h"
