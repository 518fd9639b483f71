/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * session.h: the door of this room.
 */
#pragma once

#include "lw-begin.h"
#include "lw-session.h"
#include "lw-war-book.h"
