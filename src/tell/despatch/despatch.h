/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * despatch.h: the door: the log, refusals and accounts: what happened, and why something was not
 * done, in sentences.
 */
#pragma once

#include "lw-despatch.h"
