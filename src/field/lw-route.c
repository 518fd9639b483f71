/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route.c: not written yet.
 */
#include <glib.h>
