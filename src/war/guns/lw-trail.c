/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail.c: the two men owed to the trail of a gun that has fired: whether they are owed still,
 * and the order that sets them there (R41, R42, Q29, Q30, Q36, Q44).
 *
 * Till the move is over a man comes from where he stands, with what is left of his string.
 * Afterwards he is taken back from wherever he went, and judged from where he began the move: so
 * nobody can charge and leave his gun without its men.
 */
#include "lw-trail.h"

#include "lw-gunnery.h"
#include "lw-swing.h"
#include "lw-trail-duty.h"

/* ---- what is owed ---- */

/* Melees are settled when every trail is manned, and not before: whoever falls in them had come. */
static gboolean
is_discharged (const LwBattle *battle)
{
  for (guint i = 0; battle->phase == LW_PHASE_SETTLING && i < battle->melees->len; i++)
    if (((const LwMelee *)g_ptr_array_index (battle->melees, i))->settled)
      return TRUE;

  return FALSE;
}

guint
lw_trail_owed (const LwBattle *battle, LwRef gun)
{
  g_autoptr (LwOrder) order = NULL;
  const LwGun *piece;
  LwTrailDuty duty;

  g_return_val_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns, 0);

  piece = &battle->guns[gun];
  if (piece->shots == 0 || piece->owner != battle->mover || !piece->placed || piece->retired ||
      is_discharged (battle))
    return 0;

  duty = (LwTrailDuty){ battle, gun, piece, TRUE };
  order = lw_trail_duty_order (&duty);
  /* Where nobody is left who could come, fewer suffice (Q30). */
  return order == NULL ? 0 : order->who->len;
}

guint
lw_trail_short (const LwBattle *battle, LwRef gun)
{
  LwTrailPlace wanting[LW_TRAIL_MEN];
  const LwGun *piece = lw_battle_gun (battle, gun);
  guint owed, missing;

  if (piece == NULL || piece->shots == 0 || piece->owner != battle->mover || !piece->placed ||
      piece->retired || is_discharged (battle))
    return 0;

  missing = lw_trail_wanting (battle, gun, wanting);
  owed = lw_trail_owed (battle, gun);
  return missing - MIN (missing, owed);
}

/* For each gun, how many men stand where they were set at its trail. */
static guint *
count_at_trails (const LwBattle *battle)
{
  guint *n = g_new0 (guint, battle->n_guns + 1);
  const LwRef *handled;
  guint n_handled = lw_men_handled (battle, &handled);

  for (guint i = 0; i < n_handled; i++)
    {
      const LwMan *man = &battle->men[handled[i]];

      if (man->trail_of != LW_NONE && lw_man_armed (man))
        n[man->trail_of]++;
    }

  return n;
}

gboolean
lw_trails_owed (const LwBattle *battle, LwRef *gun)
{
  g_autofree guint *n = count_at_trails (battle);

  /* Most trails are soon manned, and need no second look. */
  for (LwRef g = 0; g < (LwRef)battle->n_guns; g++)
    if (n[g] < LW_TRAIL_MEN && lw_trail_owed (battle, g) > 0)
      {
        if (gun != NULL)
          *gun = g;
        return TRUE;
      }

  return FALSE;
}

gboolean
lw_trails_kept (const LwBattle *before, const LwBattle *after, LwRefusal *refusal)
{
  for (LwRef g = 0; g < (LwRef)before->n_guns; g++)
    {
      guint owed = lw_trail_owed (before, g);

      if (owed > 0 && lw_trail_owed (after, g) < owed)
        return lw_refuse_about (refusal, LW_REFUSED_TRAIL_OWED, LW_NONE, g, 0, owed);
    }

  return TRUE;
}

/* ---- the order ---- */

/* Is it his place, or that of a man on foot, and then there is no room for his horse? */
static gboolean
check_place (const LwBattle *battle, const LwOrder *order, guint i, LwRefusal *refusal)
{
  LwRef man = g_array_index (order->who, LwRef, i);
  LwPoint at = g_array_index (order->to, LwPoint, i);
  LwArm arm = battle->men[man].arm;

  if (lw_point_is (battle->men[man].at, at) &&
      (lw_trail_is_place (battle, order->gun, LW_INFANTRY, at) ||
       lw_trail_is_place (battle, order->gun, LW_CAVALRY, at)))
    return TRUE;
  if (lw_trail_is_place (battle, order->gun, arm, at))
    return TRUE;
  if (arm == LW_INFANTRY || !lw_trail_is_place (battle, order->gun, LW_INFANTRY, at))
    return lw_refuse_about (refusal, LW_REFUSED_TRAIL_PLACE, man, order->gun, 0, 0);

  lw_trail_is_free (battle, &battle->guns[order->gun], arm, at, refusal);
  if (refusal != NULL)
    refusal->man = man;
  return FALSE;
}

/* How much of his string he takes to his place at the trail; -1: refused. */
static LwLength
check_man (const LwBattle *battle, const LwOrder *order, guint i, LwRefusal *refusal)
{
  LwTrailDuty duty = { battle, order->gun, &battle->guns[order->gun],
                       battle->phase == LW_PHASE_SETTLING };
  LwRef man = g_array_index (order->who, LwRef, i);
  LwPoint at = g_array_index (order->to, LwPoint, i);
  LwRefusalCode code = LW_REFUSED_NOTHING;

  if (!lw_man_may_serve (battle, order->side, man, refusal))
    return -1;
  if (!check_place (battle, order, i, refusal))
    return -1;
  if (lw_trail_duty_elsewhere (battle, man, order->gun))
    code = LW_REFUSED_ALREADY_WITH_GUN;
  else if (battle->men[man].locked && !duty.taken_back)
    code = LW_REFUSED_LOCKED;
  if (code != LW_REFUSED_NOTHING)
    {
      lw_refuse_about (refusal, code, man, order->gun, 0, 0);
      return -1;
    }

  /* Who is there already stays there. */
  return lw_point_is (battle->men[man].at, at) ? 0 : lw_trail_duty_reach (&duty, man, at, refusal);
}

/* May anybody come still, who is not looked for? */
static gboolean
wants_men (const LwBattle *battle, LwRef gun)
{
  LwTrailPlace wanting[LW_TRAIL_MEN];

  return !is_discharged (battle) && battle->guns[gun].placed && !battle->guns[gun].retired &&
         lw_trail_wanting (battle, gun, wanting) > 0;
}

static gboolean
check_tail (const LwBattle *battle, const LwOrder *order, GArray *used, LwRefusal *refusal)
{
  guint n = order->who->len;

  if (order->gun < 0 || (guint)order->gun >= battle->n_guns)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
  if (battle->guns[order->gun].owner != order->side)
    return lw_refuse_gun (refusal, LW_REFUSED_NOT_OWN, order->gun);
  /* Once the move is over nobody comes who is not owed: a melee is judged but once (Q29, Q77). */
  if (battle->guns[order->gun].shots == 0 ||
      (battle->phase == LW_PHASE_SETTLING && !wants_men (battle, order->gun)))
    return lw_refuse_gun (refusal, LW_REFUSED_TRAIL_NOT_OWED, order->gun);
  if (n == 0 || n > LW_TRAIL_MEN || order->to->len != n)
    return lw_refuse_about (refusal, LW_REFUSED_TRAIL_PLACE, LW_NONE, order->gun, n, LW_TRAIL_MEN);
  if (n == 2 &&
      (g_array_index (order->who, LwRef, 0) == g_array_index (order->who, LwRef, 1) ||
       lw_point_is (g_array_index (order->to, LwPoint, 0), g_array_index (order->to, LwPoint, 1))))
    return lw_refuse_about (refusal, LW_REFUSED_TRAIL_PLACE, LW_NONE, order->gun, 1, LW_TRAIL_MEN);

  for (guint i = 0; i < n; i++)
    {
      LwLength length = check_man (battle, order, i, refusal);

      if (length < 0)
        return FALSE;
      g_array_append_val (used, length);
    }

  return TRUE;
}

/* Sets one man at the trail, out of contact if need be (R42). */
static void
set_at_trail (LwBattle *battle, const LwOrder *order, LwRef man, LwPoint at, LwLength used)
{
  LwMan *him = lw_battle_man_rw (battle, man);

  /* Who is there already stays as he stands. */
  if (!lw_point_is (him->at, at))
    {
      him->walked = battle->phase == LW_PHASE_SETTLING ? used : him->walked + used;
      him->facing = battle->guns[order->gun].bearing;
    }
  him->at = at;
  him->trail_of = order->gun;
  him->locked = FALSE;
  him->prone = FALSE;
}

gboolean
lw_trail_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GArray) used = g_array_new (FALSE, FALSE, sizeof (LwLength));
  g_autoptr (GArray) nudges = g_array_new (FALSE, FALSE, sizeof (LwNudge));
  LwEvent *event;

  if (!check_tail (battle, order, used, refusal))
    return FALSE;
  if (!lw_trail_duty_room (battle, order, nudges, refusal))
    return FALSE;

  for (guint i = 0; i < order->who->len; i++)
    set_at_trail (battle, order, g_array_index (order->who, LwRef, i),
                  g_array_index (order->to, LwPoint, i), g_array_index (used, LwLength, i));
  lw_nudges_apply (battle, nudges);
  /* Men have been moved: no gun any more (R27, Q44). */
  if (battle->phase == LW_PHASE_GUNS)
    battle->phase = LW_PHASE_MEN;

  event = lw_battle_tell (battle, order, LW_EVENT_TRAIL);
  event->side = order->side;
  event->gun = order->gun;
  event->man = g_array_index (order->who, LwRef, 0);
  event->count = order->who->len;

  return TRUE;
}

LwOrder *
lw_trail_plan (const LwBattle *battle, LwRef gun)
{
  LwTrailDuty duty;

  g_return_val_if_fail (battle != NULL, NULL);

  if (gun < 0 || (guint)gun >= battle->n_guns || battle->guns[gun].shots == 0)
    return NULL;

  duty = (LwTrailDuty){ battle, gun, &battle->guns[gun], battle->phase == LW_PHASE_SETTLING };
  return lw_trail_duty_order (&duty);
}
