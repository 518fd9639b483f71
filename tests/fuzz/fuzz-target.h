/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-target.h: a target of fuzzing: any bytes in, and nothing may come of it but a battle, a
 * Country, a war, a journal, or a refusal in words.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
