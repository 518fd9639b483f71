/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-gunnery.c: who serves a gun, when it is in action, when it may fire (R25, R26, R35, Q35-Q39).
 */
#include "lw-gunnery.h"

/* How many of @some are among @others as well. */
static guint
count_shared (const LwHits *some, const LwHits *others)
{
  guint n = 0;

  for (guint i = 0; i < some->n; i++)
    for (guint k = 0; k < others->n; k++)
      n += some->number[i] == others->number[k];

  return n;
}

/* Men near @gun who are not among the fours of guns of its side that have fired already (Q36). */
static guint
count_unshared (const LwBattle *battle, LwRef gun, const LwHits *near)
{
  g_auto (LwHits) guns = LW_NO_HITS;
  guint n = near->n;

  /* No man is near to two guns that are farther apart. */
  lw_guns_in (battle, lw_gun_box (&battle->guns[gun], 2 * LW_SIX_INCHES + LW_MAN_AND_GUN), &guns);
  for (guint k = 0; k < guns.n; k++)
    {
      LwRef g = guns.number[k];
      g_auto (LwHits) others = LW_NO_HITS;
      guint shared;

      if (g == gun || battle->guns[g].shots == 0 ||
          battle->guns[g].owner != battle->guns[gun].owner)
        continue;
      lw_men_serving (battle, g, &others);
      shared = count_shared (&others, near);
      /* The other gun keeps men of its own first and takes of the shared ones what it lacks. */
      if (others.n - shared < LW_GUN_CREW)
        n -= MIN (n, MIN (shared, LW_GUN_CREW - (others.n - shared)));
    }

  return n;
}

gboolean
lw_gun_is_whole (const LwBattle *battle, LwRef gun)
{
  const LwGun *piece = &battle->guns[gun];

  return !piece->wrecked && (piece->lame_until == 0 || lw_half_move (battle) > piece->lame_until);
}

static guint
count_crew (const LwBattle *battle, LwRef gun)
{
  g_auto (LwHits) near = LW_NO_HITS;

  lw_men_serving (battle, gun, &near);
  if (battle->rules.choice[LW_RULE_SHARED_CREW] != 0)
    return count_unshared (battle, gun, &near);

  return near.n;
}

gboolean
lw_gun_in_action (const LwBattle *battle, LwRef gun)
{
  g_return_val_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns, FALSE);

  return lw_gun_is_whole (battle, gun) && count_crew (battle, gun) >= LW_GUN_CREW;
}

gboolean
lw_side_may_fire (const LwBattle *battle, LwSide side)
{
  g_return_val_if_fail (battle != NULL, FALSE);

  if (battle->move >= 2)
    return TRUE;

  /* The defender, who is Second Player, may open fire forthwith (R26). */
  return battle->move == 1 && battle->variety == LW_VARIETY_DEFENSIVE && side != battle->first;
}

gboolean
lw_gun_may_serve (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  const LwGun *gun;
  guint crew;

  if (order->gun < 0 || (guint)order->gun >= battle->n_guns)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);

  gun = &battle->guns[order->gun];
  if (!gun->placed || gun->retired)
    return lw_refuse_gun (refusal, LW_REFUSED_NOT_ON_FIELD, order->gun);
  if (gun->owner != order->side)
    return lw_refuse_gun (refusal, gun->disputed ? LW_REFUSED_DISPUTED : LW_REFUSED_NOT_OWN,
                          order->gun);
  if (battle->phase == LW_PHASE_MEN)
    return lw_refuse_gun (refusal, LW_REFUSED_GUNS_FIRST, order->gun);

  if (!lw_gun_is_whole (battle, order->gun))
    return lw_refuse_about (refusal, LW_REFUSED_DAMAGED, LW_NONE, order->gun, gun->wrecked, 0);

  crew = count_crew (battle, order->gun);
  if (crew < LW_GUN_CREW)
    return lw_refuse_about (refusal, LW_REFUSED_OUT_OF_ACTION, LW_NONE, order->gun, crew,
                            LW_GUN_CREW);

  return TRUE;
}

gboolean
lw_man_may_serve (const LwBattle *battle, LwSide side, LwRef man, LwRefusal *refusal)
{
  const LwMan *him;

  if (man < 0 || (guint)man >= battle->n_men)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);

  him = &battle->men[man];
  if (him->side != side)
    return lw_refuse_man (refusal, LW_REFUSED_NOT_OWN, man);
  if (!lw_man_on_field (him))
    return lw_refuse_man (refusal, LW_REFUSED_NOT_ON_FIELD, man);
  if (him->state == LW_MAN_CAPTIVE)
    return lw_refuse_man (refusal, LW_REFUSED_CAPTIVE, man);
  if (!lw_man_armed (him))
    return lw_refuse_man (refusal, LW_REFUSED_UNARMED, man);

  return TRUE;
}

/* How hasty a shot is, for the time that is left for it. */

#define EASY_MS 15000
#define HASTY_MS 3000
#define LEAST 100
#define MOST 300

guint
lw_hurry (gint64 left, guint shots)
{
  gint64 each = left / MAX (LW_SHOTS_PER_MOVE - (gint)shots, 1);

  if (left < 0 || each >= EASY_MS)
    return LEAST;
  if (each <= HASTY_MS)
    return MOST;

  return (guint)(LEAST + (MOST - LEAST) * (EASY_MS - each) / (EASY_MS - HASTY_MS));
}
