/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-laws.c: laws that random battles are held to at their edges: escorts, trails, melees.
 */
#include "random-laws.h"

#include "lw-battle-checksum.h"
#include "lw-escort.h"
#include "lw-gunnery.h"
#include "lw-march.h"
#include "lw-melee-suggest.h"
#include "lw-melee.h"
#include "lw-play.h"
#include "lw-trail-place.h"
#include "lw-trail.h"

/* More melees than these are settled in some orders alone. */
#define SOME_ORDERS 24

/* From so near anybody comes to a trail, were there nothing in his way. */
#define SURELY_NEAR LW_INCHES (8)

/* ---- escorts ---- */

static void
check_leader (const LwBattle *battle, LwRef guard)
{
  g_autoptr (GArray) who = g_array_new (FALSE, FALSE, sizeof (LwRef));

  g_array_append_val (who, guard);
  for (LwRef man = 0; man < (LwRef)battle->n_men; man++)
    if (lw_man_held (&battle->men[man]) &&
        lw_man_can_guard (&battle->men[guard], &battle->men[man]))
      g_array_append_val (who, man);
  if (who->len < 2 || who->len > 1 + LW_ESCORTED_MOST)
    return;

  for (guint i = 1; i < who->len; i++)
    if (!lw_march_may_go (battle, g_array_index (who, LwRef, i), battle->mover, who, NULL))
      g_error ("%s cannot lead %s, one of %u", battle->men[guard].id,
               battle->men[g_array_index (who, LwRef, i)].id, who->len - 1);
}

static void
check_leaders (const LwBattle *battle)
{
  for (LwRef man = 0; man < (LwRef)battle->n_men && lw_are_any (battle, LW_MAN_CAPTIVE); man++)
    if (battle->men[man].side == battle->mover && lw_man_armed (&battle->men[man]))
      check_leader (battle, man);
}

/* ---- trails ---- */

/* Men who surely could come: near by when the move began, armed, tied to nothing. */
static guint
count_near (const LwBattle *battle, LwRef gun)
{
  LwPoint end = lw_gun_trail_end (&battle->guns[gun]);
  guint n = 0;

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      n += man->side == battle->guns[gun].owner && lw_man_armed (man) && man->trail_of == LW_NONE &&
           man->with_gun == LW_NONE && lw_distance (man->start, end) <= SURELY_NEAR &&
           lw_ground_stops (battle->ground, LW_BODY_INFANTRY, man->start, end, 0) == NULL;
    }

  return n;
}

/* Where the house lays a toll on boards, fords or woods, a string may be too short though it is
 * near.
 */
static gboolean
has_tolls (const LwBattle *battle)
{
  const guint8 *choice = battle->rules.choice;

  return choice[LW_RULE_CLIMB_COST] != 0 || choice[LW_RULE_FORD_COST] != 0 ||
         choice[LW_RULE_WOODS_SLOW] != 0;
}

static void
check_debt (const LwBattle *battle, LwRef gun)
{
  LwPoint places[LW_TRAIL_MEN];
  LwTrailPlace wanting[LW_TRAIL_MEN];
  guint owed = lw_trail_owed (battle, gun), missing = lw_trail_wanting (battle, gun, wanting);

  if (lw_trail_places (battle, gun, places) != LW_TRAIL_MEN)
    g_error ("%s has no two places at its trail", battle->guns[gun].id);
  if (owed < missing && !has_tolls (battle) && count_near (battle, gun) >= 2 * LW_GUN_CREW)
    g_error ("%s wants %u and owes %u, and there are %u by it", battle->guns[gun].id, missing, owed,
             count_near (battle, gun));
}

static gboolean
is_any_settled (const LwBattle *battle)
{
  for (guint i = 0; i < battle->melees->len; i++)
    if (((const LwMelee *)g_ptr_array_index (battle->melees, i))->settled)
      return TRUE;

  return FALSE;
}

static void
check_debts (const LwBattle *battle)
{
  for (LwRef gun = 0; gun < (LwRef)battle->n_guns; gun++)
    if (battle->guns[gun].owner == battle->mover && battle->guns[gun].shots > 0 &&
        battle->guns[gun].placed && !battle->guns[gun].retired && !is_any_settled (battle))
      check_debt (battle, gun);
}

void
check_laws (const LwBattle *battle)
{
  if (battle->phase == LW_PHASE_GUNS || battle->phase == LW_PHASE_MEN)
    check_leaders (battle);
  if (battle->phase == LW_PHASE_GUNS || battle->phase == LW_PHASE_MEN ||
      battle->phase == LW_PHASE_SETTLING)
    check_debts (battle);
}

/* ---- melees ---- */

static void
choose (const LwBattle *battle, LwChance *chance, guint number, LwOrder *order)
{
  const LwMelee *melee = g_ptr_array_index (battle->melees, number);

  order->melee = number;
  if (lw_chance_below (chance, 2) == 0)
    {
      /* Proposed anew when its turn comes. */
      order->told = LW_TOLD_YES;
      return;
    }
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      g_autoptr (GArray) left = g_array_copy (melee->men[side]);
      guint taken = !melee->equal && side == melee->inferior ? melee->taken : 0;

      for (guint n = melee->each_dead + taken; n > 0; n--)
        {
          guint i = lw_chance_below (chance, left->len);

          g_array_append_vals (lw_order_list (order, n > taken ? &order->dead : &order->taken),
                               &g_array_index (left, LwRef, i), 1);
          g_array_remove_index (left, i);
        }
    }
}

/* The state that comes of settling them in that order. */
static char *
settle_in_order (const LwBattle *battle, const GPtrArray *choices, const guint *turns)
{
  g_autoptr (LwBattle) copy = lw_battle_copy (battle);
  g_autoptr (LwOrder) settle = lw_order_new (LW_ORDER_SETTLE, battle->mover);

  for (guint i = 0; i < choices->len; i++)
    {
      const LwOrder *choice = g_ptr_array_index (choices, turns[i]);
      g_autoptr (LwOrder) anew = lw_order_new (LW_ORDER_MELEE, battle->mover);

      /* What is proposed does not hang on what was settled before. */
      anew->melee = choice->melee;
      lw_melee_suggest (copy, anew);
      g_assert_true (lw_play (copy, choice->told == LW_TOLD_YES ? anew : choice, NULL));
    }
  g_assert_true (lw_play (copy, settle, NULL));

  return lw_battle_checksum_state (copy);
}

static void
swap (guint *one, guint *two)
{
  guint kept = *one;

  *one = *two;
  *two = kept;
}

/* The next permutation in the order of the dictionary; FALSE: that was the last. */
static gboolean
next_turns (guint *turns, guint n)
{
  guint i = n - 1, k = n - 1;

  while (i > 0 && turns[i - 1] >= turns[i])
    i--;
  if (i == 0)
    return FALSE;
  while (turns[k] <= turns[i - 1])
    k--;
  swap (&turns[i - 1], &turns[k]);
  for (guint from = i, to = n - 1; from < to; from++, to--)
    swap (&turns[from], &turns[to]);

  return TRUE;
}

static void
check_orders (const LwBattle *battle, guint64 seed)
{
  g_autoptr (GPtrArray) choices = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);
  g_autofree guint *turns = g_new (guint, battle->melees->len + 1);
  g_autofree char *first = NULL;
  LwChance chance;

  if (battle->melees->len < 2)
    return;
  lw_chance_seed (&chance, seed);
  for (guint i = 0; i < battle->melees->len; i++)
    {
      LwOrder *order = lw_order_new (LW_ORDER_MELEE, battle->mover);

      choose (battle, &chance, i, order);
      g_ptr_array_add (choices, order);
      turns[i] = i;
    }
  first = settle_in_order (battle, choices, turns);
  for (guint n = 0; n < SOME_ORDERS && next_turns (turns, battle->melees->len); n++)
    {
      g_autofree char *state = settle_in_order (battle, choices, turns);

      if (!g_str_equal (state, first))
        g_error ("another state when melee %u is settled first", turns[0]);
    }
}

static void
compare_melees (const LwMelee *one, const LwMelee *two)
{
  g_assert_cmpuint (one->men[LW_RED]->len, ==, two->men[LW_RED]->len);
  g_assert_cmpuint (one->men[LW_BLUE]->len, ==, two->men[LW_BLUE]->len);
  g_assert_cmpuint (one->each_dead, ==, two->each_dead);
  g_assert_cmpuint (one->taken, ==, two->taken);
  g_assert_cmpuint (one->near->len, ==, two->near->len);
  g_assert_cmpint (one->isolated, ==, two->isolated);
}

/* All horses turned end for end: the same melees, and the same verdicts (R53). */
static void
check_facing (const LwBattle *battle)
{
  g_autoptr (LwBattle) copy = lw_battle_copy (battle);
  g_autoptr (GPtrArray) turned = NULL;

  for (guint i = 0; i < copy->n_men; i++)
    {
      LwMan *man = lw_battle_man_rw (copy, (LwRef)i);

      man->facing = lw_angle_wrapped ((gint64)man->facing + LW_TURN / 2);
    }
  turned = lw_melee_find (copy);
  g_assert_cmpuint (turned->len, ==, battle->melees->len);
  for (guint i = 0; i < turned->len; i++)
    compare_melees (g_ptr_array_index (battle->melees, i), g_ptr_array_index (turned, i));
}

void
check_settling (const LwBattle *battle, guint64 seed)
{
  if (battle->melees->len == 0 || is_any_settled (battle))
    return;
  check_orders (battle, seed);
  check_facing (battle);
}
