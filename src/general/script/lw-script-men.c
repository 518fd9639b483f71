/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-script-men.c: the men's part of a half move: trails, runs, charges, guns taken, prisoners,
 * guards and troops, one part after the other.
 *
 * Each part looks at the battle as it stands when its turn comes, and gives one order at a time.
 */
#include "lw-script-men.h"

#include "guns/guns.h"
#include "moving/moving.h"
#include "play/play.h"

#define MOST_CHARGES 6
#define GUARD_BACK LW_INCHES (3)
#define SPARE_GUARDS 6 /* so many stay with a gun; the others may charge */

/* ---- who is ready ---- */

/* Can he be moved still, and does nothing keep him? */
static gboolean
is_ready (const LwScript *script, const LwBattle *trial, LwRef ref)
{
  const LwMan *man = &trial->men[ref];
  g_auto (LwHits) wards = LW_NO_HITS;

  if (man->side != script->side || !lw_man_armed (man) || man->locked || man->with_gun != LW_NONE ||
      man->trail_of != LW_NONE)
    return FALSE;
  if (trial->move > 1 && man->walked > 0)
    return FALSE;
  if (lw_distance_squared (man->at, man->start) > 0 && trial->move == 1 &&
      man->walked != lw_distance (man->start, man->at))
    return FALSE;

  return lw_wards_of (trial, ref, &wards) == 0;
}

/* The ready among some. (transfer full) */
static GArray *
pick_ready (const LwScript *script, const LwBattle *trial, const GArray *men)
{
  GArray *ready = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (guint i = 0; i < men->len; i++)
    {
      LwRef man = g_array_index (men, LwRef, i);

      if (is_ready (script, trial, man))
        g_array_append_val (ready, man);
    }

  return ready;
}

/* All who are ready; of guards, with @spared, only those whom the gun can spare. (transfer full) */
static GArray *
list_ready (const LwScript *script, const LwBattle *trial, gboolean spared)
{
  GArray *ready = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (guint i = 0; i < script->troops->len; i++)
    {
      const LwTroop *troop = g_ptr_array_index (script->troops, i);
      g_autoptr (GArray) men = pick_ready (script, trial, troop->men);
      guint keep = troop->gun != LW_NONE && spared ? SPARE_GUARDS : 0;

      if (men->len > keep)
        g_array_append_vals (ready, (LwRef *)(void *)men->data + keep, men->len - keep);
    }

  return ready;
}

static LwOrder *
timed (const LwBattle *trial, LwOrder *order)
{
  if (order != NULL)
    order->t = trial->clock + LW_TIME_MARCH + LW_TIME_MAN * order->who->len;
  return order;
}

/* ---- trails ---- */

static LwOrder *
man_trail (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  for (; script->next < trial->n_guns; script->next++)
    {
      LwRef gun = (LwRef)script->next;
      LwOrder *order;

      if (trial->guns[gun].shots == 0 || lw_trail_owed (trial, gun) == 0)
        continue;
      order = lw_trail_plan (trial, gun);
      script->next++;
      if (order == NULL)
        continue;
      *reason = (LwReason){ .code = LW_REASON_TRAIL, .gun = gun, .count = order->who->len };
      return timed (trial, order);
    }

  return NULL;
}

/* ---- off the field ---- */

/* Whoever can come over his own line goes; the others go there. */
static LwOrder *
retreat (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  g_autoptr (GArray) ready = NULL;
  LwOrder *order;

  if (script->outlook->purpose != LW_AIM_RETREAT || script->tries > 0)
    return NULL;

  script->tries++;
  ready = list_ready (script, trial, FALSE);
  order = ready->len == 0 ? NULL : lw_retire_plan (trial, ready);
  if (order != NULL)
    *reason = (LwReason){ .code = LW_REASON_RETREAT, .count = order->who->len };
  return timed (trial, order);
}

/* ---- runs, charges, guns ---- */

static LwOrder *
run (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  g_autoptr (GArray) ready = NULL;
  LwOrder *order;

  if (script->tries > 0)
    return NULL;

  script->tries++;
  ready = list_ready (script, trial, FALSE);
  order = lw_rush_line (script->outlook, trial, ready);
  if (order != NULL)
    *reason = (LwReason){ .code = LW_REASON_RUN, .count = order->who->len };
  return timed (trial, order);
}

static LwOrder *
charge (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  g_autoptr (GArray) ready = NULL;
  LwOrder *order;
  LwClash clash;

  if (script->tries >= MOST_CHARGES || script->manner.charge_tries == 0)
    return NULL;

  script->tries++;
  script->means.work->effort += script->manner.charge_tries * LW_EFFORT_CHARGE;
  ready = list_ready (script, trial, TRUE);
  order = lw_charge_find (script->outlook, trial, ready, script->least, script->manner.charge_tries,
                          &clash);
  if (order != NULL)
    *reason = (LwReason){ .code = LW_REASON_CHARGE, .count = order->who->len, .clash = clash };
  return timed (trial, order);
}

static LwOrder *
take_gun (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  g_autoptr (GArray) ready = NULL;
  LwRef gun = LW_NONE;
  LwOrder *order;

  if (script->tries > trial->n_guns)
    return NULL;

  script->tries++;
  ready = list_ready (script, trial, TRUE);
  order = lw_rush_gun (script->outlook, trial, ready, &gun);
  if (order != NULL)
    *reason = (LwReason){ .code = LW_REASON_TAKE_GUN, .gun = gun, .count = order->who->len };
  return timed (trial, order);
}

/* ---- prisoners, and those who were ---- */

static LwPoint
home_of (const LwScript *script, const LwBattle *trial, LwPoint at)
{
  return lw_country_line_point (lw_battle_country (trial), trial->player[script->side].edge, at);
}

static LwAngle
rear_of (const LwScript *script, const LwBattle *trial)
{
  return trial->player[script->side].edge == LW_EDGE_SOUTH ? LW_SOUTH : LW_NORTH;
}

static LwOrder *
lead_off (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  for (; script->next < trial->n_men; script->next++)
    {
      LwRef guard = (LwRef)script->next;
      const LwMan *man = &trial->men[guard];
      g_auto (LwHits) wards = LW_NO_HITS;
      g_autoptr (GArray) men = NULL;
      LwOrder *order;

      if (man->side != script->side || !lw_man_armed (man) || man->locked || man->walked > 0 ||
          man->with_gun != LW_NONE || man->trail_of != LW_NONE ||
          lw_wards_of (trial, guard, &wards) == 0)
        continue;
      men = g_array_new (FALSE, FALSE, sizeof (LwRef));
      g_array_append_val (men, guard);
      g_array_append_vals (men, wards.number, wards.n);
      script->next++;
      order = lw_march_plan (trial, men, LW_FORMATION_COLUMN, home_of (script, trial, man->at),
                             rear_of (script, trial));
      if (order == NULL)
        continue;
      *reason = (LwReason){ .code = LW_REASON_ESCORT, .count = wards.n };
      return timed (trial, order);
    }

  return NULL;
}

static LwOrder *
rearm (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  for (; script->next < trial->n_men; script->next++)
    {
      LwRef ref = (LwRef)script->next;
      const LwMan *man = &trial->men[ref];
      g_autoptr (GArray) men = NULL;
      LwOrder *order;

      if (man->side != script->side || man->state != LW_MAN_RELEASED || man->walked > 0)
        continue;
      men = g_array_new (FALSE, FALSE, sizeof (LwRef));
      g_array_append_val (men, ref);
      script->next++;
      order = lw_march_plan (trial, men, LW_FORMATION_LINE, home_of (script, trial, man->at),
                             rear_of (script, trial));
      if (order == NULL)
        continue;
      *reason = (LwReason){ .code = LW_REASON_REARM, .count = 1 };
      return timed (trial, order);
    }

  return NULL;
}

/* ---- guards and troops ---- */

static LwOrder *
call_back (LwScript *script, const LwBattle *trial, const LwTroop *troop, LwReason *reason)
{
  g_autoptr (GArray) ready = pick_ready (script, trial, troop->men);
  g_autoptr (GArray) away = g_array_new (FALSE, FALSE, sizeof (LwRef));
  const LwGun *gun = &trial->guns[troop->gun];
  LwOrder *order;

  for (guint i = 0; i < ready->len; i++)
    {
      LwRef man = g_array_index (ready, LwRef, i);

      if (!lw_man_near_gun (&trial->men[man], gun, LW_SIX_INCHES))
        g_array_append_val (away, man);
    }
  if (away->len == 0)
    return NULL;

  order = lw_march_plan (trial, away, LW_FORMATION_LINE,
                         lw_point_towards (gun->at, rear_of (script, trial), GUARD_BACK),
                         lw_angle_wrapped ((gint64)rear_of (script, trial) + LW_TURN / 2));
  if (order != NULL)
    *reason = (LwReason){ .code = LW_REASON_GUARD, .gun = troop->gun, .count = order->who->len };
  return timed (trial, order);
}

static LwOrder *
call_guards (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  while (script->next < script->troops->len)
    {
      const LwTroop *troop = g_ptr_array_index (script->troops, script->next++);
      LwOrder *order;

      if (troop->gun == LW_NONE)
        continue;
      order = call_back (script, trial, troop, reason);
      if (order != NULL)
        return order;
    }

  return NULL;
}

static LwStance
stance_of (LwScript *script, guint i)
{
  if (script->stances != NULL && i < script->stances->len)
    return g_array_index (script->stances, LwStance, i);
  if (lw_chance_below (&script->chance, 100) < script->manner.second_best)
    return (LwStance)lw_chance_below (&script->chance, LW_N_STANCES);

  return LW_STANCE_STEADY;
}

/* Those of a troop who are still to go, as a troop of their own. */
static LwTroop
rest_of (const LwBattle *trial, const LwTroop *troop, GArray *ready)
{
  LwTroop rest = { LW_NONE, troop->arm, ready, { 0, 0 } };
  gint64 x = 0, y = 0;

  for (guint i = 0; i < ready->len; i++)
    {
      LwPoint at = trial->men[g_array_index (ready, LwRef, i)].at;

      x += at.x;
      y += at.y;
    }
  rest.middle = (LwPoint){ (LwLength)(x / ready->len), (LwLength)(y / ready->len) };
  return rest;
}

static LwOrder *
send_troop (LwScript *script, const LwBattle *trial, guint i, LwReason *reason)
{
  const LwTroop *troop = g_ptr_array_index (script->troops, i);
  LwStance stance = stance_of (script, i);
  g_autoptr (GArray) ready = NULL;
  LwGoal standing;
  LwOrder *order;
  LwTroop rest;

  if (troop->gun != LW_NONE && script->outlook->purpose != LW_AIM_RETREAT)
    return NULL;
  ready = pick_ready (script, trial, troop->men);
  if (ready->len == 0 || lw_script_forgets (script))
    return NULL;

  rest = rest_of (trial, troop, ready);
  lw_stance_choose (script->outlook, &rest, stance, &standing);
  order = lw_stance_order (script->outlook, trial, &rest, &standing);
  if (order != NULL)
    *reason = (LwReason){
      .code = LW_REASON_STANCE, .count = order->who->len, .stance = stance, .standing = standing
    };
  return timed (trial, order);
}

static LwOrder *
send_troops (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  while (script->next < script->troops->len)
    {
      LwOrder *order = send_troop (script, trial, script->next++, reason);

      if (order != NULL)
        return order;
      if (lw_work_is_stopped (script->means.work))
        return NULL;
    }

  return NULL;
}

/* ---- one part after the other ---- */

typedef LwOrder *(*Part) (LwScript *script, const LwBattle *trial, LwReason *reason);

static const Part parts[] = {
  [LW_PART_TRAILS] = man_trail, [LW_PART_RETREAT] = retreat,    [LW_PART_RUN] = run,
  [LW_PART_CHARGE] = charge,    [LW_PART_TAKE] = take_gun,      [LW_PART_ESCORT] = lead_off,
  [LW_PART_REARM] = rearm,      [LW_PART_GUARDS] = call_guards, [LW_PART_TROOPS] = send_troops,
};

LwOrder *
lw_script_men_next (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  if (script->troops == NULL)
    {
      script->troops = lw_troops_muster (trial, script->side);
      lw_script_look (script, trial);
    }
  script->outlook->battle = trial;
  while (script->part < LW_PART_END && !lw_work_is_stopped (script->means.work))
    {
      LwOrder *order = parts[script->part](script, trial, reason);

      if (order != NULL)
        return order;
      script->part++;
      script->next = script->tries = 0;
    }

  return NULL;
}

void
lw_script_men_refused (LwScript *script)
{
  /* Parts that look for the best of anything would find the same again. */
  if (script->part != LW_PART_CHARGE && script->part != LW_PART_TAKE)
    return;

  script->part++;
  script->next = script->tries = 0;
}
