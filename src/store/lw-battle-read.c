/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-read.c: not written yet.
 */
#include <glib.h>
