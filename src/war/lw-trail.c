/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail.c: not written yet.
 */
#include <glib.h>
