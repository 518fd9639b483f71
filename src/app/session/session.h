/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * session.h: a battle being played and a war being kept, without widgets: orders go in, signals
 * come out, and the file follows.
 *
 * Pages follow a session by its signals and read its battle as const.
 */
#pragma once

#include "lw-move-clock.h"
#include "lw-opponent.h"
#include "lw-session-file.h"
#include "lw-session-open.h"
#include "lw-session.h"
#include "lw-war-book.h"
