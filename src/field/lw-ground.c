/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ground.c: not written yet.
 */
#include <glib.h>
