/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-plan-parts.h: what stands in a Country, numbered, counted and listed.
 */
#pragma once

#include "country/country.h"
#include "paper/paper.h"

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

G_END_DECLS
