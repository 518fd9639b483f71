/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-write.c: not written yet.
 */
#include <glib.h>
