/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scheme.h: what a half move can be told beyond the rule of thumb.
 */
#pragma once

#include "script/script.h"

G_BEGIN_DECLS

typedef struct
{
  LwGunsWay guns;
  gint charges;      /* what a charge must bring */
  GArray *stances;   /* of LwStance, of each troop; or NULL: all steady */
} LwScheme;

void lw_scheme_clear (LwScheme *plan);
void lw_scheme_copy  (LwScheme *to, const LwScheme *from);  /* @to is cleared before */

/* All of @n troops in one stance. */
void lw_scheme_fill  (LwScheme *plan, guint n, LwStance stance);

/* Tells a script that. */
void lw_scheme_tell  (const LwScheme *plan, LwScript *script);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LwScheme, lw_scheme_clear)

G_END_DECLS
