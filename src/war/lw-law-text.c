/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-law-text.c: not written yet.
 */
#include <glib.h>
