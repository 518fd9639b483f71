/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chips.h: labels on the map that keep out of one another's way and on the paper.
 */
#pragma once

#include <cairo.h>

#include "lw-palette.h"

G_BEGIN_DECLS

typedef struct _LwChips LwChips;

/* @size: of the letters; @width, @height: of the paper that they are to stay on. */
LwChips *lw_chips_new  (double size, double width, double height);
void     lw_chips_free (LwChips *chips);

/* A label for what stands about @x from @top to @bottom: below it, or above, or farther off.
 * @ground: (nullable): NULL for one that is drawn elsewhere, and only to be kept clear of. */
void     lw_chips_add  (LwChips *chips, double x, double top, double bottom, const char *text,
                        const LwColour *ground);

/* All of them, each placed clear of those before it. */
void     lw_chips_draw (LwChips *chips, cairo_t *cr);
/* The same one by one, in any order. */
guint    lw_chips_count (const LwChips *chips);
void     lw_chips_draw_one (LwChips *chips, cairo_t *cr, guint n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwChips, lw_chips_free)

G_END_DECLS
