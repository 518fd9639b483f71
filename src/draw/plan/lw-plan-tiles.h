/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-plan-tiles.h: a floor plan over many sheets, with overlap and marks, and the key to them.
 */
#pragma once

#include "lw-plan-parts.h"

G_BEGIN_DECLS

/* The plan over as many sheets as it needs, and the key to them. @scale: of paper to floor. */
void     lw_plan_tiles     (LwPress *press, const LwCountry *country, const GArray *parts,
                           double scale);

G_END_DECLS
