/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-xml.c: not written yet.
 */
#include <glib.h>
