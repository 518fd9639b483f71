/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-field.h: edits of the whole field: its size and words, one half made like the other.
 */
#pragma once

#include "lw-drafting.h"

G_BEGIN_DECLS

typedef enum
{
  LW_HALF_MIRROR, /* the other half is the kept one seen in a glass on the middle line */
  LW_HALF_ROTATE  /* the other half is the kept one turned by half a turn about the middle */
} LwHalf;

/* Makes the field fair: what lies in the half of @keep is copied onto the other half, which is
 * cleared; what crosses the middle is cut there and joined to its own image. */
gboolean lw_drafting_halve      (LwDrafting *drafting, LwEdge keep, LwHalf how);
/* @shift: where the present south-west corner comes to lie on the new field. */
gboolean lw_drafting_set_field  (LwDrafting *drafting, LwLength width, LwLength depth,
                                 LwPoint shift);
gboolean lw_drafting_set_title  (LwDrafting *drafting, const char *name);
gboolean lw_drafting_set_author (LwDrafting *drafting, const char *author);
gboolean lw_drafting_set_notes  (LwDrafting *drafting, const char *notes);
/* Replaces everything at one stroke: a Country suggested, or one read from elsewhere.
 * @country: (transfer full); @name of the step, such as _("suggest a Country"). */
gboolean lw_drafting_replace    (LwDrafting *drafting, LwCountry *country, const char *name);

G_END_DECLS
