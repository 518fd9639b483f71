/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-statistics.c: not written yet.
 */
#include <glib.h>
