/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ending.c: when a battle is over, and who has won it (R75, R77-R79, R85, Q112, Q117-Q121).
 */
#include "state/state.h"

void
lw_battle_finish (
    LwBattle *battle, const LwOrder *order, LwEnding ending, gboolean won, LwSide winner)
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

guint
lw_battle_standing (const LwBattle *battle, LwSide side)
{
  return lw_men_counted (battle, side, LW_MAN_FIGHTING) +
         lw_men_counted (battle, side, LW_MAN_RELEASED);
}

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
  guint red = lw_battle_standing (battle, LW_RED);
  guint blue = lw_battle_standing (battle, LW_BLUE);

  if (red == 0 && blue == 0)
    lw_battle_finish (battle, order, LW_ENDING_BOTH_GONE, FALSE, LW_RED);
  else if (red == 0)
    lw_battle_finish (battle, order, LW_ENDING_DRIVEN, TRUE, LW_BLUE);
  else if (blue == 0)
    lw_battle_finish (battle, order, LW_ENDING_DRIVEN, TRUE, LW_RED);
}

/* Who arrives in strength has won, even if nobody is left to receive him (R85, Q127). */
static void
settle_defensive (LwBattle *battle, const LwOrder *order)
{
  lw_defence_note (battle);
  if (lw_attack_arrived (battle))
    lw_battle_finish (battle, order, LW_ENDING_ARRIVED, TRUE, battle->first);
  else
    settle_driven (battle, order);
  if (battle->phase != LW_PHASE_OVER && lw_attack_failed (battle))
    lw_battle_finish (battle, order, LW_ENDING_REPULSED, TRUE, LW_OTHER (battle->first));
}

void
lw_ending_settle (LwBattle *battle, LwOrder *order)
{
  switch (battle->variety)
    {
    case LW_VARIETY_FINISH:
      settle_driven (battle, order);
      if (battle->phase != LW_PHASE_OVER && is_exhausted (battle))
        lw_battle_finish (battle, order, LW_ENDING_EXHAUSTED, FALSE, LW_RED);
      break;
    case LW_VARIETY_BLOW:
      lw_blow_settle (battle, order);
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
    lw_battle_finish (battle, order, LW_ENDING_AGREED, FALSE, LW_RED);
  else if (lw_side_parse (order->text, &winner))
    lw_battle_finish (battle, order, LW_ENDING_AGREED, TRUE, winner);
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
