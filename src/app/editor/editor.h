/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * editor.h: the door of this room.
 */
#pragma once

#include "lw-editor-page.h"
