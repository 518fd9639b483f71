/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-floor-private.h: the numbers of a form, for those who look it over.
 */
#pragma once

#include "lw-campaign-floor.h"

G_BEGIN_DECLS

/* What stands in a field; 0 for one that is empty or wrong. */
guint       lw_floor_form_count        (const LwFloorForm *form, LwSide side, LwFloorArm arm,
                                        LwFloorFate fate);
/* The same with the rest of the men where they fall to it. */
guint       lw_floor_form_value        (const LwFloorForm *form, LwSide side, LwFloorArm arm,
                                        LwFloorFate fate);
/* Home, dead and prisoners, as far as they are told. */
guint       lw_floor_form_sum          (const LwFloorForm *form, LwSide side, LwFloorArm arm);
/* The field that the rest of the men falls to: the first that is empty; PRISONER + 1 for none. */
LwFloorFate lw_floor_form_fate_of_rest (const LwFloorForm *form, LwSide side, LwFloorArm arm);

/* FALSE with @fault: the first thing that is wrong. */
gboolean    lw_floor_form_check        (const LwFloorForm *form, LwFloorFault *fault);
/* "2026-11-30", and a day that there is. */
gboolean    lw_floor_is_date           (const char *text);

G_END_DECLS
