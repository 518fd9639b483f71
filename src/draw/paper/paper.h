/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paper.h: the door of this room.
 */
#pragma once

#include "lw-columns.h"
#include "lw-document.h"
#include "lw-picture.h"
#include "lw-press.h"
#include "lw-table.h"
#include "lw-type.h"
