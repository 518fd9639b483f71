/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-text.c: not written yet.
 */
#include <glib.h>
