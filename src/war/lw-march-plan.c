/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march-plan.c: not written yet.
 */
#include <glib.h>
