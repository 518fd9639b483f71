/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch.c: what men, guns and orders are called, and how far a battle is decided.
 *
 * A man is called by his arm and number, a gun by where it was put down, whoever has it now; an
 * order by the act that undo would take back.
 */
#include "lw-despatch.h"

#include <glib/gi18n-lib.h>

#include "names/names.h"

char *
lw_despatch_man (const LwBattle *battle, LwRef ref)
{
  const LwMan *man;
  const char *number;

  g_return_val_if_fail (battle != NULL, NULL);

  man = lw_battle_man (battle, ref);
  if (man == NULL)
    return g_strdup (_ ("nobody"));

  /* The id of a man is a letter for his side and his number. */
  number = man->id + 1;
  if (man->arm == LW_CAVALRY)
    /* Translators: one man of the cavalry by his number: "Red cavalry 49". */
    return g_strdup_printf (man->side == LW_RED ? _ ("Red cavalry %s") : _ ("Blue cavalry %s"),
                            number);

  /* Translators: one man of the infantry by his number: "Red infantry 17". */
  return g_strdup_printf (man->side == LW_RED ? _ ("Red infantry %s") : _ ("Blue infantry %s"),
                          number);
}

static char *
name_numbered_gun (LwSide army, guint number)
{
  g_autofree char *ordinal = lw_word_ordinal (number);

  /* Translators: one of more than three guns, counted from the left: "Red's fourth gun". */
  return g_strdup_printf (army == LW_RED ? _ ("Red’s %s gun") : _ ("Blue’s %s gun"), ordinal);
}

char *
lw_despatch_gun (const LwBattle *battle, LwRef ref)
{
  const LwGun *gun;
  gboolean red;
  guint number;

  g_return_val_if_fail (battle != NULL, NULL);

  gun = lw_battle_gun (battle, ref);
  if (gun == NULL)
    return g_strdup (_ ("no gun"));

  red = gun->army == LW_RED;
  switch (lw_gun_place (battle, ref, &number))
    {
    case LW_GUN_ONLY:
      return g_strdup (red ? _ ("Red’s gun") : _ ("Blue’s gun"));
    case LW_GUN_LEFT:
      return g_strdup (red ? _ ("Red’s left gun") : _ ("Blue’s left gun"));
    case LW_GUN_CENTRE:
      return g_strdup (red ? _ ("Red’s centre gun") : _ ("Blue’s centre gun"));
    case LW_GUN_RIGHT:
      return g_strdup (red ? _ ("Red’s right gun") : _ ("Blue’s right gun"));
    default:
      return name_numbered_gun (gun->army, number);
    }
}

char *
lw_despatch_gun_heading (const LwBattle *battle, LwRef ref)
{
  return lw_word_capital (lw_despatch_gun (battle, ref));
}

static char *
count_who (const LwBattle *battle, const LwOrder *order)
{
  LwMen men[LW_N_SIDES] = { 0 };

  lw_men_count (battle, order->who, men);
  return lw_word_men (men[order->side]);
}

static char *
name_order_of_men (const LwBattle *battle, const LwOrder *order)
{
  g_autofree char *men = count_who (battle, order);

  switch (order->kind)
    {
    case LW_ORDER_PUT:
      /* Translators: the name of an act that can be undone; %s is "two horse and three foot". */
      return g_strdup_printf (_ ("putting down of %s"), men);
    case LW_ORDER_MARCH:
      if (order->flag)
        return g_strdup_printf (_ ("retreat of %s"), men);
      return g_strdup_printf (_ ("march of %s"), men);
    case LW_ORDER_TURN:
      return g_strdup_printf (_ ("turn of %s"), men);
    case LW_ORDER_LIE:
      if (order->flag)
        return g_strdup_printf (_ ("lying down of %s"), men);
      return g_strdup_printf (_ ("standing up of %s"), men);
    default:
      return g_strdup_printf (_ ("surrender of %s"), men);
    }
}

static char *
name_order_of_gun (const LwBattle *battle, const LwOrder *order)
{
  g_autofree char *gun = lw_despatch_gun (battle, order->gun);

  switch (order->kind)
    {
    case LW_ORDER_PUT_GUN:
      /* Translators: the name of an act that can be undone; %s is "Red's left gun". */
      return g_strdup_printf (_ ("putting down of %s"), gun);
    case LW_ORDER_HAUL:
      return g_strdup_printf (_ ("move of %s"), gun);
    case LW_ORDER_FIRE:
      return g_strdup_printf (_ ("shot of %s"), gun);
    default:
      return g_strdup_printf (_ ("two men to the trail of %s"), gun);
    }
}

static char *
name_order_of_battle (const LwOrder *order)
{
  switch (order->kind)
    {
    case LW_ORDER_TOSS:
      return g_strdup (_ ("toss"));
    case LW_ORDER_READY:
      return g_strdup (_ ("all put down"));
    case LW_ORDER_CURTAIN:
      return g_strdup (order->flag ? _ ("drawing of the curtain") : _ ("closing of the curtain"));
    case LW_ORDER_GO:
      return g_strdup (_ ("beginning of the move"));
    case LW_ORDER_END:
      return g_strdup (_ ("end of the move"));
    case LW_ORDER_SETTLE:
      return g_strdup (_ ("settling of the move"));
    case LW_ORDER_AGREE:
      return g_strdup (_ ("agreement"));
    case LW_ORDER_PAUSE:
      return g_strdup (order->flag ? _ ("pause") : _ ("end of the pause"));
    case LW_ORDER_ADD_TIME:
      return g_strdup (order->t < 0 ? _ ("less time") : _ ("more time"));
    case LW_ORDER_UNDO:
      return g_strdup (_ ("undoing"));
    default:
      return g_strdup (_ ("redoing"));
    }
}

char *
lw_despatch_order (const LwBattle *battle, const LwOrder *order)
{
  g_return_val_if_fail (battle != NULL && order != NULL, NULL);

  switch (order->kind)
    {
    case LW_ORDER_PUT:
    case LW_ORDER_MARCH:
    case LW_ORDER_TURN:
    case LW_ORDER_LIE:
      return name_order_of_men (battle, order);
    case LW_ORDER_SURRENDER:
      if (order->flag)
        return g_strdup (_ ("surrender of the army"));
      return name_order_of_men (battle, order);
    case LW_ORDER_PUT_GUN:
    case LW_ORDER_HAUL:
    case LW_ORDER_FIRE:
    case LW_ORDER_TAIL:
      return name_order_of_gun (battle, order);
    case LW_ORDER_MELEE:
      return g_strdup (_ ("melee"));
    default:
      return name_order_of_battle (order);
    }
}

/* ---- how far it is decided ---- */

static char *
word_retreat (const LwBattle *battle)
{
  g_autofree char *moves = lw_word_number (battle->retreat_moves);
  gulong n = battle->retreat_moves;

  if (battle->striker == LW_RED)
    return g_strdup_printf (ngettext ("Blue has %s move left to retreat over his back line.",
                                      "Blue has %s moves left to retreat over his back line.", n),
                            moves);

  return g_strdup_printf (ngettext ("Red has %s move left to retreat over his back line.",
                                    "Red has %s moves left to retreat over his back line.", n),
                          moves);
}

/* "12½ points", or "9 men" by the house rule. */
static char *
word_strength (const LwBattle *battle, gint strength)
{
  g_autofree char *points = NULL;

  if (battle->rules.choice[LW_RULE_STRENGTH] == 1)
    return g_strdup_printf (ngettext ("%d man", "%d men", (gulong)strength), strength);

  points = lw_points_format (strength);
  /* Translators: points, a half among them: "12½ points". */
  return g_strdup_printf (ngettext ("%s point", "%s points", strength == 2 ? 1 : 2), points);
}

static char *
word_attack (const LwBattle *battle)
{
  gint original = lw_attack_original (battle);
  g_autofree char *there = word_strength (battle, lw_attack_strength (battle, TRUE));
  g_autofree char *left = word_strength (battle, lw_attack_strength (battle, FALSE));
  g_autofree char *need =
      word_strength (battle, (original + LW_ARRIVING_PART - 1) / LW_ARRIVING_PART);

  /* Translators: strengths: what is needed, what is there, what is left: "29 points". */
  return g_strdup_printf (
      battle->first == LW_RED
          ? _ ("Red attacks: he needs %s on Blue’s back line, has %s there, and "
               "has %s left.")
          : _ ("Blue attacks: he needs %s on Red’s back line, has %s there, and "
               "has %s left."),
      need, there, left);
}

char *
lw_despatch_aim (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, NULL);

  if (battle->variety == LW_VARIETY_BLOW && battle->blow_struck)
    return word_retreat (battle);
  if (battle->variety == LW_VARIETY_DEFENSIVE)
    return word_attack (battle);

  return NULL;
}
