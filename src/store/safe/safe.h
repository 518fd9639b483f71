/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * safe.h: files written so that the old one or the new one is there, never half.
 *
 * Whole files in (lw-safe-read) and out (lw-safe-file), with numbered older copies (lw-backup), one
 * writer at a time (lw-lock), and what need not be made anew (lw-keepsake). Every call that changes
 * a file goes through one table of calls to the system (lw-replace). Errors are sentences for a
 * player (lw-store-error). The room knows the three kinds of files and their versions (lw-format),
 * and none of their contents; it stands on GLib and the system.
 */
#pragma once

#include "lw-backup.h"
#include "lw-format.h"
#include "lw-keepsake.h"
#include "lw-lock.h"
#include "lw-replace.h"
#include "lw-safe-file.h"
#include "lw-safe-read.h"
#include "lw-store-error.h"
