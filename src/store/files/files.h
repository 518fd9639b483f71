/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * files.h: the door: the three kinds of files, read and written: Countries, battles, campaigns.
 *
 * What is read has passed its table and its laws; what is written our own reader takes back.
 */
#pragma once

#include "lw-battle-file.h"
#include "lw-campaign-file.h"
#include "lw-country-file.h"
