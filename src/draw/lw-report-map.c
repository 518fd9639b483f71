/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-map.c: not written yet.
 */
#include <glib.h>
