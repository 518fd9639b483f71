/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * generals.h: what is said of Generals: who they are, and why they did what they did.
 *
 * It is a room of its own because it alone on this floor uses the floor `general`.
 */
#pragma once

#include "lw-level-names.h"
#include "lw-reason-words.h"
