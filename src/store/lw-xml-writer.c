/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-writer.c: not written yet.
 */
#include <glib.h>
