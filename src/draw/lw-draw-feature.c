/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-feature.c: not written yet.
 */
#include <glib.h>
