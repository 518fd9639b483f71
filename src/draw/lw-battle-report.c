/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-report.c: not written yet.
 */
#include <glib.h>
