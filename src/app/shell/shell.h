/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * shell.h: the door of this room.
 */
#pragma once

#include "lw-application.h"
#include "lw-window.h"
