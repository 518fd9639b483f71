/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * gunner.h: the door: where a gun had best be laid, and what four shots from a place are worth.
 */
#pragma once

#include "lw-aim.h"
#include "lw-gunlayer.h"
#include "lw-skill.h"
