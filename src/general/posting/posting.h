/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * posting.h: the door: a whole army put down: guns, their guards, foot and horse.
 */
#pragma once

#include "lw-posting.h"
