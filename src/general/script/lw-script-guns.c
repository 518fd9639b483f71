/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-script-guns.c: the guns' part of a half move: each is fired as long as a shot is worth it, or
 * goes where it will see more.
 */
#include "lw-script-guns.h"

#include "guns/guns.h"

static LwGunner
gunner_of (LwScript *script)
{
  return (LwGunner){ script->means.terrain, script->means.sighting, &script->manner.gunner,
                     &script->chance, script->means.work };
}

static gboolean
is_ours (const LwScript *script, const LwBattle *trial, LwRef gun)
{
  const LwGun *piece = &trial->guns[gun];

  return piece->owner == script->side && piece->placed && !piece->retired &&
         lw_gun_in_action (trial, gun);
}

/* ---- fire ---- */

static LwOrder *
lie_down (LwScript *script, const LwBattle *trial, LwRef gun, const LwAim *aim, LwReason *reason)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwOrder *order;

  lw_gunlayer_lane (trial, gun, aim, men);
  if (men->len == 0)
    return NULL;

  order = lw_order_new (LW_ORDER_LIE, script->side);
  order->flag = TRUE;
  order->gun = gun;
  order->bearing = aim->bearing;
  order->t = trial->clock;
  for (guint i = 0; i < men->len; i++)
    lw_order_add_man (order, g_array_index (men, LwRef, i));
  *reason = (LwReason){ .code = LW_REASON_LIE, .gun = gun, .count = men->len };
  return order;
}

static LwOrder *
fire (LwScript *script, const LwBattle *trial, LwRef gun, LwReason *reason)
{
  const LwGun *piece = &trial->guns[gun];
  LwGunner gunner = gunner_of (script);
  LwOrder *order;
  LwAim aim;

  if (!lw_side_may_fire (trial, script->side) || piece->moved ||
      piece->shots >= LW_SHOTS_PER_MOVE || lw_script_forgets (script))
    return NULL;
  if (!lw_gunlayer_choose (trial, gun, &gunner, &aim) ||
      !lw_gun_may_swing (trial, gun, aim.bearing, NULL))
    return NULL;

  order = lie_down (script, trial, gun, &aim, reason);
  if (order != NULL)
    return order;

  order = lw_gunlayer_order (trial, gun, &aim, &gunner);
  order->t = trial->clock + LW_TIME_SHOT;
  *reason = (LwReason){ .code = LW_REASON_FIRE, .gun = gun, .man = aim.man, .worth = aim.worth };
  return order;
}

/* ---- hauled ---- */

/* How far guns have to go to the enemy: once for all guns. */
static void
find_way (LwScript *script, const LwBattle *trial)
{
  g_autoptr (GArray) goals = NULL;

  if (script->way != NULL)
    return;

  goals = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  for (guint i = 0; i < trial->n_men; i++)
    if (trial->men[i].side != script->side && lw_man_armed (&trial->men[i]))
      g_array_append_val (goals, trial->men[i].at);
  script->way = g_new (LwLength, lw_terrain_cells (script->means.terrain));
  lw_terrain_flood (script->means.terrain, TRUE, goals, LW_FAR, script->way);
}

static LwOrder *
haul (LwScript *script, const LwBattle *trial, LwRef gun, LwReason *reason)
{
  const LwGun *piece = &trial->guns[gun];
  LwOrder *order;
  guint seen;

  if (script->guns_way == LW_GUNS_STAND || piece->moved || piece->shots > 0)
    return NULL;

  find_way (script, trial);
  order = lw_rush_haul (script->outlook, trial, gun, script->way, &seen);
  if (order == NULL)
    return NULL;

  order->t = trial->clock + LW_TIME_MARCH + LW_TIME_MAN * order->who->len;
  *reason = (LwReason){ .code = LW_REASON_HAUL, .gun = gun, .count = seen };
  return order;
}

static LwOrder *
serve (LwScript *script, const LwBattle *trial, LwRef gun, LwReason *reason)
{
  LwOrder *order = NULL;

  if (script->guns_way == LW_GUNS_GO)
    order = haul (script, trial, gun, reason);
  if (order == NULL)
    order = fire (script, trial, gun, reason);
  if (order == NULL)
    order = haul (script, trial, gun, reason);
  return order;
}

LwOrder *
lw_script_guns_next (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  if (trial->phase != LW_PHASE_GUNS)
    return NULL;
  if (script->outlook == NULL)
    lw_script_look (script, trial);
  script->outlook->battle = trial;
  for (; script->next < trial->n_guns; script->next++)
    {
      LwRef gun = (LwRef)script->next;
      LwOrder *order;

      if (lw_work_is_stopped (script->means.work))
        return NULL;
      if (!is_ours (script, trial, gun))
        continue;
      order = serve (script, trial, gun, reason);
      if (order != NULL)
        return order;
    }

  return NULL;
}

void
lw_script_guns_refused (LwScript *script)
{
  script->next++;
}
