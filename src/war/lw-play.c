/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-play.c: not written yet.
 */
#include <glib.h>
