/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-fields.h: the fields of a floor battle on one page, in the order they are typed.
 */
#pragma once

#include "lw-floor-page-private.h"

G_BEGIN_DECLS

/* Makes all fields; what is typed goes into the form, and the page is told by its `changed`. */
void lw_floor_fields_build      (LwFloorPage *self, gboolean correction);
/* The fields say what the form says. */
void lw_floor_fields_fill       (LwFloorPage *self);
/* What follows from the other numbers, where nothing is typed. */
void lw_floor_fields_show_rests (LwFloorPage *self);
/* Marks the field that is wrong, and says what is. */
void lw_floor_fields_show_fault (LwFloorPage *self, const LwFloorFault *fault);

G_END_DECLS
