/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-prisoner.c: how men are killed, taken, freed and armed again (R63-R70, Q81-Q97).
 *
 * Each change of a man is told as an event. When a guard falls or is taken, another captor within
 * six inches takes his prisoners over, or they are free; after melees this waits until the last of
 * them has been settled (Q78).
 */
#include "lw-prisoner.h"

#include "lw-escort.h"

static void
free_man (LwBattle *battle, const LwOrder *order, LwRef ref)
{
  LwMan *man = lw_battle_man_rw (battle, ref);
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_FREED);

  man->state = LW_MAN_RELEASED;
  man->escort = LW_NONE;
  man->freed_in = lw_half_move (battle);
  event->side = man->side;
  event->man = ref;
}

/*
 * The wards of an escort who is dead or taken: free, unless another captor can guard them (R65,
 * Q92).
 */
static void
lose_escort (LwBattle *battle, const LwOrder *order, LwRef escort)
{
  gboolean any = battle->rules.choice[LW_RULE_LIBERATION] != 0;
  g_auto (LwHits) wards = LW_NO_HITS;

  lw_wards_of (battle, escort, &wards);
  for (guint i = 0; i < wards.n; i++)
    {
      LwRef ward = wards.number[i];

      lw_battle_man_rw (battle, ward)->escort = LW_NONE;
      if (any || !lw_seek_guard (battle, ward))
        free_man (battle, order, ward);
    }
}

/* Where the players have agreed that any escort's death is enough, it frees all prisoners within
 * six inches of him, whoever guards them (R65); not those of @fighters (or NULL), who were none
 * yet.
 */
static void
free_about (LwBattle *battle, const LwOrder *order, LwRef escort, const GArray *fighters)
{
  LwMan lost = battle->men[escort];
  g_auto (LwHits) near = LW_NO_HITS;

  if (battle->laws == 1 || battle->rules.choice[LW_RULE_LIBERATION] == 0)
    return;

  lost.state = LW_MAN_FIGHTING;
  lw_guards_near (battle, &lost, &near);
  for (guint i = 0; i < near.n; i++)
    if (lw_man_held (&battle->men[near.number[i]]) &&
        (fighters == NULL || !lw_refs_hold (fighters, near.number[i])) &&
        lw_man_can_guard (&lost, &battle->men[near.number[i]]))
      free_man (battle, order, near.number[i]);
}

static void
fall (LwBattle *battle, const LwOrder *order, LwRef ref, LwRef gun)
{
  LwMan *man = lw_battle_man_rw (battle, ref);
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_KILLED);

  man->state = LW_MAN_DEAD;
  man->escort = LW_NONE;
  man->prone = FALSE;
  man->locked = FALSE;
  event->side = man->side;
  event->man = ref;
  event->gun = gun;
}

static void
lay_down_arms (LwBattle *battle, LwRef ref)
{
  LwMan *man = lw_battle_man_rw (battle, ref);

  man->state = LW_MAN_CAPTIVE;
  man->escort = LW_NONE;
  man->led_away = FALSE;
  man->prone = FALSE;
  man->locked = FALSE;
  man->freed_in = lw_half_move (battle);
}

static void
tell_taken (LwBattle *battle, const LwOrder *order, LwRef ref)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_TAKEN);

  event->side = battle->men[ref].side;
  event->man = ref;
  event->other = battle->men[ref].escort;
}

void
lw_man_dies (LwBattle *battle, const LwOrder *order, LwRef ref, LwRef gun)
{
  gboolean armed = lw_man_armed (&battle->men[ref]);

  fall (battle, order, ref, gun);
  if (armed)
    free_about (battle, order, ref, NULL);
  lose_escort (battle, order, ref);
}

void
lw_man_taken (LwBattle *battle, const LwOrder *order, LwRef ref)
{
  gboolean armed = lw_man_armed (&battle->men[ref]);

  lay_down_arms (battle, ref);
  if (armed)
    free_about (battle, order, ref, NULL);
  lose_escort (battle, order, ref);
  lw_seek_guard (battle, ref);
  tell_taken (battle, order, ref);
}

/* ---- all melees of a move at once ---- */

static gboolean
are_all_settled (const LwBattle *battle)
{
  for (guint i = 0; i < battle->melees->len; i++)
    if (!((const LwMelee *)g_ptr_array_index (battle->melees, i))->settled)
      return FALSE;

  return TRUE;
}

/* Those who were in a melee of this move, rising. (transfer full) */
static GArray *
list_fighters (const LwBattle *battle)
{
  g_autofree gboolean *fought = g_new0 (gboolean, battle->n_men + 1);
  GArray *fighters = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (guint i = 0; i < battle->melees->len; i++)
    {
      const LwMelee *melee = g_ptr_array_index (battle->melees, i);

      for (guint side = 0; side < LW_N_SIDES; side++)
        for (guint k = 0; k < melee->men[side]->len; k++)
          fought[g_array_index (melee->men[side], LwRef, k)] = TRUE;
    }
  for (LwRef man = 0; man < (LwRef)battle->n_men; man++)
    if (fought[man])
      g_array_append_val (fighters, man);

  return fighters;
}

/*
 * All have chosen: now those who were guarded by the fallen and the taken go free, or to others,
 * and the taken find their escorts. It is done at once and in rising order, so that it does not
 * matter which melee was settled first (Q78).
 */
static void
give_escorts_anew (LwBattle *battle, const LwOrder *order)
{
  g_autoptr (GArray) fighters = list_fighters (battle);

  for (guint i = 0; i < fighters->len; i++)
    {
      LwRef man = g_array_index (fighters, LwRef, i);

      if (lw_man_armed (&battle->men[man]))
        continue;
      free_about (battle, order, man, fighters);
      lose_escort (battle, order, man);
    }
  for (guint i = 0; i < fighters->len; i++)
    {
      LwRef man = g_array_index (fighters, LwRef, i);

      if (lw_man_held (&battle->men[man]) && battle->men[man].escort == LW_NONE)
        lw_seek_guard (battle, man);
    }
}

void
lw_men_fell (LwBattle *battle, const LwOrder *order)
{
  /* By the first edition of the laws each melee was settled for itself: the dead first, so that
   * whoever is taken finds his captors among those who are left. */
  if (battle->laws == 1)
    {
      for (guint i = 0; i < order->dead->len; i++)
        lw_man_dies (battle, order, g_array_index (order->dead, LwRef, i), LW_NONE);
      for (guint i = 0; i < order->taken->len; i++)
        lw_man_taken (battle, order, g_array_index (order->taken, LwRef, i));
      return;
    }

  for (guint i = 0; i < order->dead->len; i++)
    fall (battle, order, g_array_index (order->dead, LwRef, i), LW_NONE);
  for (guint i = 0; i < order->taken->len; i++)
    lay_down_arms (battle, g_array_index (order->taken, LwRef, i));
  if (are_all_settled (battle))
    give_escorts_anew (battle, order);
  for (guint i = 0; i < order->taken->len; i++)
    tell_taken (battle, order, g_array_index (order->taken, LwRef, i));
}

void
lw_man_led_away (LwBattle *battle, const LwOrder *order, LwRef ref)
{
  LwMan *man = lw_battle_man_rw (battle, ref);
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_LED_AWAY);

  man->led_away = TRUE;
  man->escort = LW_NONE;
  event->side = man->side;
  event->man = ref;
}

/* Does @guard touch him, with room for one more? */
static gboolean
may_retake (const LwBattle *battle, LwRef guard, const LwMan *man)
{
  g_auto (LwHits) wards = LW_NO_HITS;
  LwShape his = lw_man_shape (man), other = lw_man_shape (&battle->men[guard]);

  return lw_man_can_guard (&battle->men[guard], man) &&
         lw_shape_within (&his, &other, LW_CONTACT) &&
         lw_wards_of (battle, guard, &wards) < LW_ESCORTED_MOST;
}

/* Released men whom the mover has touched are his again, seven to a man (Q94). */
static void
retake_released (LwBattle *battle, const LwOrder *order)
{
  g_auto (LwHits) near = LW_NO_HITS;

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (man->state != LW_MAN_RELEASED || man->side == battle->mover ||
          man->freed_in == lw_half_move (battle))
        continue;

      lw_guards_near (battle, man, &near);
      for (guint k = 0; k < near.n; k++)
        if (may_retake (battle, near.number[k], man))
          {
            lw_man_taken (battle, order, (LwRef)i);
            break;
          }
    }
}

/* Who has walked away from his wards escorts them no longer; others near them may (Q91). */
static void
give_escorts (LwBattle *battle)
{
  for (guint i = 0; i < battle->n_men; i++)
    {
      LwMan *man;

      if (lw_man_held (&battle->men[i]) && battle->men[i].escort != LW_NONE &&
          !lw_man_can_guard (&battle->men[battle->men[i].escort], &battle->men[i]))
        {
          man = lw_battle_man_rw (battle, (LwRef)i);
          man->escort = LW_NONE;
          man->freed_in = lw_half_move (battle);
        }
    }
  for (guint i = 0; i < battle->n_men; i++)
    if (lw_man_held (&battle->men[i]) && battle->men[i].escort == LW_NONE)
      lw_seek_guard (battle, (LwRef)i);
}

/* Nobody guards them still: free at the end of their captor's next move, or at once (Q81). */
static void
free_unescorted (LwBattle *battle, const LwOrder *order)
{
  gboolean at_once = battle->rules.choice[LW_RULE_UNESCORTED] != 0;

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (lw_man_held (man) && man->escort == LW_NONE &&
          (at_once || (man->side != battle->mover && man->freed_in < lw_half_move (battle))))
        free_man (battle, order, (LwRef)i);
    }
}

static void
rearm_man (LwBattle *battle, const LwOrder *order, LwRef ref)
{
  LwMan *man = lw_battle_man_rw (battle, ref);
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_REARMED);

  man->state = LW_MAN_FIGHTING;
  event->side = man->side;
  event->man = ref;
}

void
lw_prisoner_abandoned (LwBattle *battle, const LwOrder *order)
{
  gboolean gone[LW_N_SIDES];

  for (guint side = 0; side < LW_N_SIDES; side++)
    gone[side] = lw_battle_free_men (battle, side) == 0;
  for (guint i = 0; i < battle->n_men; i++)
    if (lw_man_held (&battle->men[i]) && gone[LW_OTHER (battle->men[i].side)])
      free_man (battle, order, (LwRef)i);
}

void
lw_prisoner_settle (LwBattle *battle, LwOrder *order)
{
  if (!lw_are_any (battle, LW_MAN_CAPTIVE) && !lw_are_any (battle, LW_MAN_RELEASED))
    return;

  if (battle->rules.choice[LW_RULE_RETAKE] == 0)
    retake_released (battle, order);
  give_escorts (battle);
  for (guint i = 0; i < battle->n_men; i++)
    if (lw_man_held (&battle->men[i]) &&
        lw_man_touches_line (battle, &battle->men[i], LW_OTHER (battle->men[i].side)))
      lw_man_led_away (battle, order, (LwRef)i);
  free_unescorted (battle, order);
  lw_prisoner_abandoned (battle, order);
  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].state == LW_MAN_RELEASED &&
        lw_man_touches_line (battle, &battle->men[i], battle->men[i].side))
      rearm_man (battle, order, (LwRef)i);
}
