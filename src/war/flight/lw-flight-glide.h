/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-glide.h: the steps of a shot that meets nothing, but perhaps level ground.
 */
#pragma once

#include "lw-flight-private.h"

G_BEGIN_DECLS

/* The whole root of @square, of 0 .. LW_FASTEST squared, whatever the guess; soon found from one
 * that is nearly right. */
gint64    lw_flight_glide_root      (gint64 square, gint64 guess);

/* Goes on a few steps, or many, that are known to meet nothing but level ground; FALSE, and nothing
 * is done, when a single step is due, with a look at what it meets. */
gboolean  lw_flight_glide     (LwShot *shot);

G_END_DECLS
