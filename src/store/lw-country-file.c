/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country-file.c: not written yet.
 */
#include <glib.h>
