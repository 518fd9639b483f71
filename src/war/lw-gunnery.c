/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-gunnery.c: not written yet.
 */
#include <glib.h>
