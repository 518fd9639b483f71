/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paper.h: documents, which are pages laid out once and drawn on any surface, and the press that
 * sets them.
 */
#pragma once

#include "lw-columns.h"
#include "lw-document.h"
#include "lw-picture.h"
#include "lw-press.h"
#include "lw-table.h"
#include "lw-type.h"
