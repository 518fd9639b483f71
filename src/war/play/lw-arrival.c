/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-arrival.c: men on the enemy back line: the Blow at the Rear and the Defensive Game (R79-R85,
 * Q122-Q127).
 */
#include "state/state.h"

/* Does it count for a Blow, so far along the back line of @owner (R83, Q123)? */
static gboolean
is_in_stretch (const LwBattle *battle, LwSide owner, LwLength x)
{
  LwLength width = lw_battle_country (battle)->width;

  if (battle->variety != LW_VARIETY_BLOW)
    return TRUE;
  /* From the owner's left, as he stands behind his line. */
  if (battle->player[owner].edge == LW_EDGE_NORTH)
    x = width - x;

  switch (battle->rules.choice[LW_RULE_STRETCH])
    {
    case 1:
      return 4 * (gint64)x >= width && 4 * (gint64)x <= 3 * (gint64)width;
    case 2:
      return 2 * (gint64)x <= width;
    case 3:
      return 2 * (gint64)x >= width;
    default:
      return TRUE;
    }
}

static gboolean
stands_there (const LwBattle *battle, const LwMan *man)
{
  LwSide enemy = LW_OTHER (man->side);

  return lw_man_armed (man) && lw_man_touches_line (battle, man, enemy) &&
         is_in_stretch (battle, enemy, man->at.x);
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

  if (lw_battle_standing (battle, battle->striker) > 0)
    {
      LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_CAPITULATED);

      event->side = loser;
      event->count = (gint)lw_battle_standing (battle, loser);
      lw_army_laid_down (battle, order, loser);
    }
  lw_battle_finish (battle, order, LW_ENDING_BLOW, TRUE, battle->striker);
}

/* "The antagonist must retreat his whole force over his back line in six of his moves" (R80). */
void
lw_blow_settle (LwBattle *battle, const LwOrder *order)
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
    if (battle->retreat_moves == 0 || lw_battle_standing (battle, side) == 0)
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

gboolean
lw_attack_arrived (const LwBattle *battle)
{
  return LW_ARRIVING_PART * lw_attack_strength (battle, TRUE) >= lw_attack_original (battle);
}

gboolean
lw_attack_failed (const LwBattle *battle)
{
  return LW_ARRIVING_PART * lw_attack_strength (battle, FALSE) < lw_attack_original (battle);
}

void
lw_defence_note (LwBattle *battle)
{
  if (battle->mover == battle->first)
    note_arrivals (battle);
}
