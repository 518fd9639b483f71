/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-figure-look.h: what is to be seen of a man or a gun.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

typedef struct
{
  LwSide side;
  LwArm arm;
  LwManState state;    /* the dead lie; captives and the released carry no rifle */
  gboolean prone;
  gboolean letters;    /* R or B on the base */
  guint number;        /* 0 none, else in a badge (the melee dialog) */
  gboolean held;       /* the badge is filled: the man in hand */
} LwManLook;

typedef enum
{
  LW_GUN_WHOLE,
  LW_GUN_LAME,         /* hit: out of action for some moves */
  LW_GUN_WRECKED
} LwGunState;

typedef struct
{
  LwSide owner;
  LwGunState state;
} LwGunLook;

G_END_DECLS
