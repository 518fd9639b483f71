/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-story.c: not written yet.
 */
#include <glib.h>
