/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-gunlayer.h: a gun laid by trial flights.
 */
#pragma once

#include "lw-aim.h"
#include "lw-skill.h"

G_BEGIN_DECLS

/* What a gunner has at hand. All borrowed. */
typedef struct
{
  const LwTerrain *terrain;
  LwSighting *sighting;
  const LwSkill *skill;
  LwChance *chance;  /* his own */
  LwWork *work;
} LwGunner;

/*
 * lw_gunlayer_choose: where a gun of the mover had best be laid. Each aim that looks good is tried
 * in flights with chances of the gunner's own, and priced by who falls in them. FALSE: no shot is
 * worth firing. What the mover's men would lose is in the worth already.
 */
gboolean lw_gunlayer_choose (const LwBattle *trial, LwRef gun, const LwGunner *gunner, LwAim *aim);

/* Own men about the gun who stand in the lane of @aim and have to lie down first (R39): appends
 * them to @men (LwRef). */
void     lw_gunlayer_lane   (const LwBattle *trial, LwRef gun, const LwAim *aim, GArray *men);

/* The order that fires it, by a hand as steady as anybody's. (transfer full) */
LwOrder *lw_gunlayer_order  (const LwBattle *trial, LwRef gun, const LwAim *aim,
                             const LwGunner *gunner);

G_END_DECLS
