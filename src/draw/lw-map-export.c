/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-export.c: not written yet.
 */
#include <glib.h>
