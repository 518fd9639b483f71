/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-copy.c: not written yet.
 */
#include <glib.h>
