/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ending.c: when a battle is over, and who has won it: by men driven off, by men on the enemy's
 * back line, by the white flag, by agreement (R71, R75, R77-R85, Q100-Q103, Q112, Q117-Q127).
 *
 * All is settled at the end of a move, after melees, captures and prisoners, save the white flag
 * and an agreement, which are orders of their own.
 */
#include "lw-ending.h"

#include "guns/guns.h"
#include "melee/melee.h"

static void
finish (LwBattle *battle, const LwOrder *order, LwEnding ending, gboolean won, LwSide winner)
{
  LwEvent *event;

  battle->phase = LW_PHASE_OVER;
  battle->ending = ending;
  battle->won = won;
  battle->winner = winner;

  event = lw_battle_tell (battle, order, LW_EVENT_ENDED);
  event->side = winner;
  event->count = won ? 1 : 0;
}

/* Men who are not driven: armed or released, on the field (Q112). */
static guint
men_left (const LwBattle *battle, LwSide side)
{
  return lw_men_counted (battle, side, LW_MAN_FIGHTING) +
         lw_men_counted (battle, side, LW_MAN_RELEASED);
}

/* ---- laid down ---- */

static gboolean
lays_down (const LwMan *man, LwSide side)
{
  return man->side == side && lw_man_on_field (man) && man->state != LW_MAN_CAPTIVE;
}

/* All men of @side on the field are prisoners, its guns on it taken (Q102, R81, Q125). */
static void
lay_down (LwBattle *battle, const LwOrder *order, LwSide side)
{
  for (guint i = 0; i < battle->n_men; i++)
    if (lays_down (&battle->men[i], side))
      lw_man_taken (battle, order, (LwRef)i);
  for (guint i = 0; i < battle->n_guns; i++)
    {
      LwGun *gun;
      LwEvent *event;

      if (battle->guns[i].owner != side || battle->guns[i].retired || battle->guns[i].wrecked)
        continue;

      gun = lw_battle_gun_rw (battle, (LwRef)i);
      gun->owner = LW_OTHER (side);
      gun->disputed = FALSE;
      event = lw_battle_tell (battle, order, LW_EVENT_GUN_CAPTURED);
      event->side = gun->owner;
      event->gun = (LwRef)i;
    }
  lw_prisoner_abandoned (battle, order);
}

/* ---- men on the enemy back line: Blow at the Rear, Defensive Game ---- */

static gboolean
stands_there (const LwBattle *battle, const LwMan *man)
{
  LwSide enemy = LW_OTHER (man->side);

  return lw_man_armed (man) && lw_man_touches_stretch (battle, man, enemy);
}

/* Notes the mover's men on the enemy line; returns how many there are of them now. */
static guint
note_arrivals (LwBattle *battle)
{
  guint n = 0;

  for (guint i = 0; i < battle->n_men; i++)
    {
      if (battle->men[i].side != battle->mover || !stands_there (battle, &battle->men[i]))
        continue;
      lw_battle_man_rw (battle, (LwRef)i)->arrived = TRUE;
      n++;
    }

  return n;
}

static guint
count_arrived (const LwBattle *battle, LwSide side)
{
  guint n = 0;

  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == side && battle->men[i].arrived)
      n++;

  return n;
}

static void
tell_blow (LwBattle *battle, const LwOrder *order)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_BLOW);

  event->side = battle->striker;
  event->count = (gint)battle->retreat_moves;
}

/* Three men together at the end of the move, after its melees (R79, Q122). */
static void
strike_blow (LwBattle *battle, const LwOrder *order)
{
  guint n = note_arrivals (battle);

  if (battle->rules.choice[LW_RULE_ARRIVALS] == 1)
    n = count_arrived (battle, battle->mover);
  if (n < LW_BLOW_MEN)
    return;

  battle->blow_struck = TRUE;
  battle->striker = battle->mover;
  battle->retreat_moves = LW_RETREAT_MOVES;
  tell_blow (battle, order);
}

/* Who is left, and every gun, is the victor's: unless nobody is there to give himself up to. */
static void
end_blow (LwBattle *battle, const LwOrder *order)
{
  LwSide loser = LW_OTHER (battle->striker);

  if (men_left (battle, battle->striker) > 0)
    {
      LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_CAPITULATED);

      event->side = loser;
      event->count = (gint)men_left (battle, loser);
      lay_down (battle, order, loser);
    }
  finish (battle, order, LW_ENDING_BLOW, TRUE, battle->striker);
}

/* "The antagonist must retreat his whole force over his back line in six of his moves" (R80). */
static void
settle_blow (LwBattle *battle, const LwOrder *order)
{
  if (!battle->blow_struck)
    strike_blow (battle, order);
  else if (battle->mover != battle->striker)
    {
      battle->retreat_moves--;
      if (battle->retreat_moves > 0)
        tell_blow (battle, order);
    }
  if (!battle->blow_struck)
    return;

  for (LwSide side = LW_RED; side < LW_N_SIDES; side++)
    if (battle->retreat_moves == 0 || men_left (battle, side) == 0)
      {
        end_blow (battle, order);
        return;
      }
}

static gint
strength_of (const LwBattle *battle, const LwForce *force)
{
  return battle->rules.choice[LW_RULE_STRENGTH] == 1 ? (gint)lw_force_men (force)
                                                     : lw_force_points (force);
}

/* Has it four of those of his men who are counted within six inches (Q127)? */
static gboolean
has_crew (const LwBattle *battle, const LwGun *gun, gboolean arrived_only)
{
  g_auto (LwHits) near = LW_NO_HITS;
  guint n = 0;

  lw_men_near_gun (battle, LW_MEN_OF (gun->owner), gun, LW_SIX_INCHES, &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwMan *man = &battle->men[near.number[i]];

      n += lw_man_armed (man) && (man->arrived || !arrived_only);
    }

  return n >= LW_GUN_CREW;
}

gint
lw_attack_strength (const LwBattle *battle, gboolean arrived_only)
{
  LwForce force = { 0 };

  g_return_val_if_fail (battle != NULL, 0);

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      /* He who has been there counts while he lives (Q127), wherever he went from there. */
      if (man->side != battle->first || (arrived_only && !man->arrived) ||
          (man->state != LW_MAN_FIGHTING && (man->state != LW_MAN_RETIRED || !man->arrived)))
        continue;
      if (man->arm == LW_CAVALRY)
        force.cavalry++;
      else
        force.infantry++;
    }
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].owner == battle->first && battle->guns[i].placed &&
        !battle->guns[i].retired && !battle->guns[i].wrecked &&
        has_crew (battle, &battle->guns[i], arrived_only))
      force.guns++;

  return strength_of (battle, &force);
}

gint
lw_attack_original (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, 0);

  return strength_of (battle, &battle->player[battle->first].force);
}

static gboolean
has_arrived (const LwBattle *battle)
{
  return LW_ARRIVING_PART * lw_attack_strength (battle, TRUE) >= lw_attack_original (battle);
}

static gboolean
has_failed (const LwBattle *battle)
{
  return LW_ARRIVING_PART * lw_attack_strength (battle, FALSE) < lw_attack_original (battle);
}

/* ---- at the end of a move ---- */

/* The number below which both forces are exhausted, 0 for none (R77, R78, Q117). */
static guint
draw_threshold (const LwBattle *battle)
{
  guint red = lw_force_men (&battle->player[LW_RED].force);
  guint blue = lw_force_men (&battle->player[LW_BLUE].force);

  switch (battle->rules.choice[LW_RULE_DRAW_BELOW])
    {
    case 1:
      return LW_DRAW_BELOW;
    case 2:
      return LW_DRAW_BELOW_SMALL;
    case 3:
      return 0;
    default:
      return MIN (red, blue) < LW_SMALL_FORCE ? LW_DRAW_BELOW_SMALL : LW_DRAW_BELOW;
    }
}

/*
 * "If both forces are reduced below" it: a force that never had so many has not been reduced, and
 * fights on, or the smallest battles would be over before they begin.
 */
static gboolean
is_exhausted (const LwBattle *battle)
{
  guint threshold = draw_threshold (battle);

  for (guint side = 0; side < LW_N_SIDES; side++)
    if (lw_force_men (&battle->player[side].force) < threshold ||
        lw_battle_free_men (battle, side) >= threshold)
      return FALSE;

  return TRUE;
}

/* Whatever else a variety decides by, an enemy who is no longer there is beaten. */
static void
settle_driven (LwBattle *battle, const LwOrder *order)
{
  guint red = men_left (battle, LW_RED);
  guint blue = men_left (battle, LW_BLUE);

  if (red == 0 && blue == 0)
    finish (battle, order, LW_ENDING_BOTH_GONE, FALSE, LW_RED);
  else if (red == 0)
    finish (battle, order, LW_ENDING_DRIVEN, TRUE, LW_BLUE);
  else if (blue == 0)
    finish (battle, order, LW_ENDING_DRIVEN, TRUE, LW_RED);
}

/* Who arrives in strength has won, even if nobody is left to receive him (R85, Q127). */
static void
settle_defensive (LwBattle *battle, const LwOrder *order)
{
  if (battle->mover == battle->first)
    note_arrivals (battle);
  if (has_arrived (battle))
    finish (battle, order, LW_ENDING_ARRIVED, TRUE, battle->first);
  else
    settle_driven (battle, order);
  if (battle->phase != LW_PHASE_OVER && has_failed (battle))
    finish (battle, order, LW_ENDING_REPULSED, TRUE, LW_OTHER (battle->first));
}

void
lw_ending_settle (LwBattle *battle, LwOrder *order)
{
  switch (battle->variety)
    {
    case LW_VARIETY_FINISH:
      settle_driven (battle, order);
      if (battle->phase != LW_PHASE_OVER && is_exhausted (battle))
        finish (battle, order, LW_ENDING_EXHAUSTED, FALSE, LW_RED);
      break;
    case LW_VARIETY_BLOW:
      settle_blow (battle, order);
      if (!battle->blow_struck)
        settle_driven (battle, order);
      break;
    case LW_VARIETY_DEFENSIVE:
      settle_defensive (battle, order);
      break;
    }
}

gboolean
lw_agree_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  LwSide winner = LW_RED;

  if (g_strcmp0 (order->text, "draw") == 0)
    finish (battle, order, LW_ENDING_AGREED, FALSE, LW_RED);
  else if (lw_side_parse (order->text, &winner))
    finish (battle, order, LW_ENDING_AGREED, TRUE, winner);
  else
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);

  return TRUE;
}

gboolean
lw_refuse_over (const LwBattle *battle, LwRefusal *refusal)
{
  static const char *const laws[] = {
    [LW_ENDING_NONE] = "R75",      [LW_ENDING_DRIVEN] = "R75",     [LW_ENDING_BOTH_GONE] = "Q120",
    [LW_ENDING_EXHAUSTED] = "R77", [LW_ENDING_SURRENDER] = "Q102", [LW_ENDING_AGREED] = "Q121",
    [LW_ENDING_BLOW] = "R81",      [LW_ENDING_ARRIVED] = "R85",    [LW_ENDING_REPULSED] = "Q127",
  };

  g_return_val_if_fail (battle->ending < G_N_ELEMENTS (laws), FALSE);

  return lw_refuse_by (refusal, LW_REFUSED_BATTLE_OVER, laws[battle->ending]);
}

/* ---- the white flag ---- */

static void
tell_surrender (LwBattle *battle, const LwOrder *order, guint men)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_SURRENDERED);

  event->side = order->side;
  event->count = (gint)men;
}

/* All his men on the field are prisoners, his guns on it taken, the enemy has won (Q102): unless
 * he has struck the Blow already, for the first stands (Q124). */
static void
surrender_army (LwBattle *battle, LwOrder *order)
{
  LwSide winner = battle->blow_struck ? battle->striker : LW_OTHER (order->side);
  guint n = 0;

  for (guint i = 0; i < battle->n_men; i++)
    n += lays_down (&battle->men[i], order->side) ? 1 : 0;
  tell_surrender (battle, order, n);
  lay_down (battle, order, order->side);
  finish (battle, order, LW_ENDING_SURRENDER, TRUE, winner);
}

/* Hand to hand it is too late for the white flag: the melee is settled first (Q84). */
static gboolean
is_in_melee (const LwBattle *battle, LwRef man)
{
  for (guint i = 0; i < battle->melees->len; i++)
    {
      const LwMelee *melee = g_ptr_array_index (battle->melees, i);

      if (!melee->settled &&
          (lw_refs_hold (melee->men[LW_RED], man) || lw_refs_hold (melee->men[LW_BLUE], man)))
        return TRUE;
    }

  return FALSE;
}

/* Who is hand to hand is not known before the men owed to the trails are set there (R42). */
static gboolean
check_trails (const LwBattle *battle, LwRefusal *refusal)
{
  LwRef gun = LW_NONE;

  if (battle->phase != LW_PHASE_SETTLING || !lw_trails_owed (battle, &gun))
    return TRUE;

  return lw_refuse_gun (refusal, LW_REFUSED_TRAIL_OWED, gun);
}

static gboolean
check_surrender (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  guint have, need;

  if (order->who->len == 0)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
  if (!check_trails (battle, refusal))
    return FALSE;

  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = g_array_index (order->who, LwRef, i);
      const LwMan *man = lw_battle_man (battle, ref);

      if (man == NULL)
        return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
      if (man->side != order->side)
        return lw_refuse_man (refusal, LW_REFUSED_NOT_OWN, ref);
      if (man->state == LW_MAN_CAPTIVE)
        return lw_refuse_man (refusal, LW_REFUSED_CAPTIVE, ref);
      if (!lw_man_on_field (man))
        return lw_refuse_man (refusal, LW_REFUSED_NOT_ON_FIELD, ref);
      if (is_in_melee (battle, ref))
        return lw_refuse_man (refusal, LW_REFUSED_MELEE_OWED, ref);
      for (guint k = 0; k < i; k++)
        if (g_array_index (order->who, LwRef, k) == ref)
          return lw_refuse_man (refusal, LW_REFUSED_NO_SUCH, ref);
    }

  return lw_body_isolated (battle, order->who, &have, &need) ||
         lw_refuse_about (refusal, LW_REFUSED_NOT_ISOLATED, LW_NONE, LW_NONE, have, need);
}

gboolean
lw_surrender_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (order->flag)
    {
      surrender_army (battle, order);
      return TRUE;
    }

  if (!check_surrender (battle, order, refusal))
    return FALSE;

  tell_surrender (battle, order, order->who->len);
  for (guint i = 0; i < order->who->len; i++)
    lw_man_taken (battle, order, g_array_index (order->who, LwRef, i));

  return TRUE;
}
