/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * editor.h: the drawing board: its page, its tools, what is selected, advice and scenario.
 */
#pragma once

#include "lw-editor-page.h"
