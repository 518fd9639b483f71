/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-reader.c: not written yet.
 */
#include <glib.h>
