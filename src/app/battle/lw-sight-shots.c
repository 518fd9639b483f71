/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-shots.c: the shots of a gun in this move, in the few words a layer needs.
 */
#include "lw-sight-shots.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

/* Nearer than this a shot was neither short nor beyond. */
#define LEVEL (LW_INCH / 2)

GPtrArray *
lw_sight_shots (const LwBattle *battle, LwRef gun)
{
  GPtrArray *shots = g_ptr_array_new ();
  guint i;

  for (i = battle->standing->len; i > 0; i--)
    {
      const LwOrder *order =
          lw_battle_order (battle, g_array_index (battle->standing, guint, i - 1));

      if (order->kind == LW_ORDER_GO)
        break;
      if (order->kind == LW_ORDER_FIRE && order->gun == gun)
        g_ptr_array_insert (shots, 0, (gpointer)order);
    }
  return shots;
}

/* How far @to lies along a bearing from @from, and how far to the right of it. */
static void
measure (LwPoint from, LwPoint to, LwAngle bearing, LwLength *along, LwLength *right)
{
  gint64 x = to.x - from.x, y = to.y - from.y;
  gint64 c = lw_cosine (bearing), s = lw_sine (bearing);

  *along = (LwLength)((x * c + y * s) >> 30);
  *right = (LwLength)((x * s - y * c) >> 30);
}

static char *
far_off (LwLength length)
{
  /* By eye: to the inch. */
  return lw_length_format ((ABS (length) + LW_INCH / 2) / LW_INCH * LW_INCH, lw_settings_units ());
}

static char *
beside_words (LwLength right)
{
  g_autofree char *length = far_off (right);

  if (ABS (right) < LEVEL)
    return NULL;
  return g_strdup_printf (right > 0 ? _ ("%s to the right") : _ ("%s to the left"), length);
}

char *
lw_sight_shots_fell (const LwBattle *battle, const LwOrder *shot, LwRef named)
{
  const LwGun *gun = lw_battle_gun (battle, shot->gun);
  const LwMan *man = lw_battle_man (battle, named);
  LwLength along, right, rest, beside;
  g_autofree char *length = NULL;
  g_autofree char *side = NULL;

  if (man == NULL)
    {
      length = far_off (lw_distance (gun->at, shot->rest));
      return g_strdup_printf (_ ("came to rest %s off"), length);
    }
  measure (gun->at, man->at, shot->bearing, &along, &right);
  measure (gun->at, shot->rest, shot->bearing, &rest, &beside);
  side = beside_words (beside - right);
  length = far_off (rest - along);
  if (ABS (rest - along) < LEVEL)
    return side != NULL ? g_steal_pointer (&side) : g_strdup (_ ("came to rest at his feet"));
  if (side == NULL)
    return g_strdup_printf (rest < along ? _ ("fell %s short") : _ ("fell %s beyond"), length);
  return g_strdup_printf (rest < along ? _ ("fell %s short, %s") : _ ("fell %s beyond, %s"), length,
                          side);
}

char *
lw_sight_shots_result (const LwOrder *shot)
{
  guint overset = 0, touched = 0, i;
  guint dead = shot->dead->len;

  for (i = 0; i < shot->shots->len; i++)
    if (g_array_index (shot->shots, LwShotEvent, i).kind == LW_SHOT_OVERSET)
      overset++;
    else
      touched++;
  if (overset > 0)
    return g_strdup_printf (ngettext ("%u knocked over", "%u knocked over", overset), overset);
  if (touched > 0)
    return g_strdup_printf (ngettext ("touched, %u dead", "touched, %u dead", dead), dead);
  return g_strdup (_ ("nobody struck"));
}
