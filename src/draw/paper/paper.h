/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paper.h: the door: documents: pages that are laid out once and drawn on any surface; the press
 * that sets them.
 */
#pragma once

#include "lw-columns.h"
#include "lw-document.h"
#include "lw-picture.h"
#include "lw-press.h"
#include "lw-table.h"
#include "lw-type.h"
