/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * library.h: the folders of Countries, battles and wars, the lessons that ship, and ledgers mended.
 *
 * Folders and lists are lw-library's; the words and battles of the lessons lw-lesson-file's. A
 * ledger is checked against the files of its battles (lw-campaign-rebuild) or, where it cannot be
 * read, made again from older copies or from those files (lw-campaign-rescue). The room stands on
 * all others of `store`.
 */
#pragma once

#include "lw-campaign-rebuild.h"
#include "lw-campaign-rescue.h"
#include "lw-lesson-file.h"
#include "lw-library.h"
