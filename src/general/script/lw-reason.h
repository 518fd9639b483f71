/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-reason.h: why an order is given: a code and the numbers it was reckoned with. The words are
 * made on the floor above.
 */
#pragma once

#include "stance/stance.h"

G_BEGIN_DECLS

typedef enum
{
  LW_REASON_NONE,        /* it follows from the laws: Ready, Go, the settling */
  LW_REASON_POST,        /* put down by the plan drawn for this battle */
  LW_REASON_LIE,         /* men lie down in the lane of a gun; gun */
  LW_REASON_FIRE,        /* gun, man: aimed at; worth: of the shot */
  LW_REASON_HAUL,        /* gun; count: enemies it will see */
  LW_REASON_TRAIL,       /* two men are owed to a gun; gun */
  LW_REASON_RUN,         /* to the enemy's back line; count: of men */
  LW_REASON_CHARGE,      /* clash */
  LW_REASON_TAKE_GUN,    /* gun: nobody guards it */
  LW_REASON_GUARD,       /* back to a gun; gun, count */
  LW_REASON_ESCORT,      /* prisoners are led off; count */
  LW_REASON_REARM,       /* released men go for their arms; count */
  LW_REASON_STANCE,      /* a troop goes on, back, aside: stance, standing, count */
  LW_REASON_RETREAT,     /* over its own back line; count */
  LW_REASON_TIME,        /* there is no time left for more */
  LW_REASON_DONE,        /* nothing more is worth doing */
  LW_REASON_HOPELESS     /* count, against: men of both sides */
} LwReasonCode;

typedef struct
{
  LwReasonCode code;
  LwRef gun;
  LwRef man;
  guint count;
  guint against;
  gint worth;        /* hundredths of a point */
  LwStance stance;
  LwGoal standing;
  LwClash clash;
} LwReason;

G_END_DECLS
