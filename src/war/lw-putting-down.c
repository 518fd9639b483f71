/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-putting-down.c: not written yet.
 */
#include <glib.h>
