/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * keeping.h: what a crash must not lose, and the way back to what was kept.
 *
 * A save queue keeps work as it goes on and never lets the main loop wait (lw-save-queue): a battle
 * as a whole copy and a journal of the orders since, anything else as a draft (lw-recovery,
 * lw-journal). After a crash what was left is listed (lw-crash-list) and put together again
 * (lw-recovered). A file that cannot be opened any more goes back to an older copy
 * (lw-backup-restore). The room stands on `files`, `xml`, `safe` and the laws.
 */
#pragma once

#include "lw-backup-restore.h"
#include "lw-crash-list.h"
#include "lw-recovered.h"
#include "lw-recovery.h"
#include "lw-save-queue.h"
