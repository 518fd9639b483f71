/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * safe.h: the door of this room.
 */
#pragma once

#include "lw-backup.h"
#include "lw-fault.h"
#include "lw-file-kind.h"
#include "lw-format.h"
#include "lw-keepsake.h"
#include "lw-lock.h"
#include "lw-replace.h"
#include "lw-safe-file.h"
#include "lw-store-calls.h"
#include "lw-store-error.h"
