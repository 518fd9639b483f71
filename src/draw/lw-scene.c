/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scene.c: not written yet.
 */
#include <glib.h>
