/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * generals.h: the door: what is said of Generals: who they are.
 *
 * A room of its own, for it alone on this floor looks at the General's.
 */
#pragma once

#include "lw-level-names.h"
