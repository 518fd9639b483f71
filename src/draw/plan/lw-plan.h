/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-plan.h: the parts of a floor plan: numbered parts and their list, the drawing, the sheets.
 */
#pragma once

#include "paper/paper.h"
#include "country/country.h"
#include "ink/ink.h"

G_BEGIN_DECLS

typedef struct
{
  const LwFeature *feature;  /* borrowed from the Country */
  guint number;              /* on the plan, from 1; 0: a twig, which is only counted */
} LwPart;

/* All that stands in the Country, kind by kind. Returns: (transfer full) (element-type LwPart) */
GArray  *lw_plan_parts    (const LwCountry *country);
/* The parts list. Returns: (transfer full) */
LwTable *lw_plan_list     (const GArray *parts);
/* "14 parts and 42 twigs". Returns: (transfer full) */
char    *lw_plan_summary  (const GArray *parts);

/* Field, grid and numbers, clipped to the box @clip of the paper. */
void     lw_plan_draw     (cairo_t *cr, const LwCountry *country, const GArray *parts,
                           const LwView *view, const cairo_rectangle_t *clip);
/* Feet along the south and the west edge. */
void     lw_plan_rulers   (cairo_t *cr, const LwCountry *country, const LwView *view);
/* A bar of whole feet beginning at (@x, @y), no longer than @width. */
void     lw_plan_bar      (cairo_t *cr, const LwView *view, double x, double y, double width);

/* The plan over as many sheets as it needs, and the key to them. @scale: of paper to floor. */
void     lw_plan_tile     (LwPress *press, const LwCountry *country, const GArray *parts,
                           double scale);

G_END_DECLS
