/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * session.h: the door: a battle being played and a war under somebody's hands: orders in, signals
 * out, the file.
 *
 * No widgets. Pages follow a session by its signals and read its battle as const.
 */
#pragma once

#include "lw-move-clock.h"
#include "lw-session-file.h"
#include "lw-session-open.h"
#include "lw-session.h"
#include "lw-war-book.h"
