/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-worth.h: what men, guns and a battle are worth, in hundredths of a point (R76).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

#define LW_WORTH_INFANTRY 100
#define LW_WORTH_CAVALRY 150
#define LW_WORTH_GUN 1000
#define LW_WORTH_VICTORY 10000

gint  lw_worth_of_arm  (LwArm arm);

/* How many armed men of its owner are within six inches of a gun (R35). */
guint lw_worth_crew    (const LwBattle *battle, LwRef gun);

/*
 * lw_worth_of_lead: how far @side is ahead: its men, guns and prisoners less the enemy's, the
 * victory if there is one, and how near each is to what decides the variety.
 */
gint  lw_worth_of_lead (const LwBattle *battle, LwSide side);

G_END_DECLS
