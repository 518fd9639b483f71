/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-house-rules.c: not written yet.
 */
#include <glib.h>
