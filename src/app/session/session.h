/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * session.h: the door of this room.
 */
#pragma once

#include "lw-battle-setup.h"
#include "lw-move-clock.h"
#include "lw-session-file.h"
#include "lw-session-open.h"
#include "lw-session.h"
#include "lw-war-book.h"
