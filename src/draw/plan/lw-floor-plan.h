/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-plan.h: a Country to scale for those who lay it out on a real floor.
 */
#pragma once

#include "country/country.h"
#include "paper/paper.h"

G_BEGIN_DECLS

/* The floor plan with foot grid, numbered parts and parts list. @scale: 12 is 1:12; 0 fits one
 * page; 1 tiles real size over pages with overlap and marks. */
LwDocument *lw_floor_plan     (const LwCountry *country, double scale, const LwPaper *paper);

G_END_DECLS
