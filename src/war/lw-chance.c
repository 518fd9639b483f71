/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chance.c: not written yet.
 */
#include <glib.h>
