/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * safe.h: the door: whole files in and out: the old one or the new one is there, never half of
 * either.
 *
 * Every call that changes a file goes through lw-store-calls, so that tests can make any of them
 * fail; errors are sentences for the player.
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
