/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * files.h: Countries, battles and campaigns as files.
 *
 * A file is read strictly: a battle is played by the laws, a ledger is added up, and what does not
 * agree is refused with its place. What is written is read back first and must give the same text.
 * Orders have one codec for files, the journal and scripts (lw-order-xml). The room stands on
 * `xml`, `safe`, the laws of `war` and, for the sentence of a refusal, `tell`.
 */
#pragma once

#include "lw-battle-file.h"
#include "lw-campaign-file.h"
#include "lw-campaign-read.h"
#include "lw-country-file.h"
#include "lw-order-xml.h"
