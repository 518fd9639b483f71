/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-event.c: not written yet.
 */
#include <glib.h>
