/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-shot.c: not written yet.
 */
#include <glib.h>
