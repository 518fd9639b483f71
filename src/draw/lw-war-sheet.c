/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-sheet.c: not written yet.
 */
#include <glib.h>
