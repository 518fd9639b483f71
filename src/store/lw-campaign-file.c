/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-file.c: not written yet.
 */
#include <glib.h>
