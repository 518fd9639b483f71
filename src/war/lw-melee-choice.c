/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-choice.c: not written yet.
 */
#include <glib.h>
