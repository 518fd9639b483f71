/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-choice.c: the mover's choice of the dead and the taken (R58-R61, Q80), checked and
 * carried out, and what it leaves behind.
 */
#include "lw-melee-choice.h"

#include "lw-prisoner.h"

static LwMelee *
find_melee (const LwBattle *battle, guint number)
{
  if (number >= battle->melees->len)
    return NULL;

  return g_ptr_array_index (battle->melees, number);
}

guint
lw_melee_crew (const LwBattle *battle, const LwOrder *order, LwRef gun)
{
  g_autoptr (GArray) crew = g_array_new (FALSE, FALSE, sizeof (LwRef));
  guint left = 0;

  g_return_val_if_fail (battle != NULL && order != NULL, 0);

  lw_battle_near_gun (battle, gun, crew);
  for (guint i = 0; i < crew->len; i++)
    {
      LwRef man = g_array_index (crew, LwRef, i);

      if (!lw_refs_hold (order->dead, man) && !lw_refs_hold (order->taken, man))
        left++;
    }

  return left;
}

/* Counts @men by side; refuses whoever is not in the melee or is named twice. */
static gboolean
count_named (const LwMelee *melee,
             const GArray *men,
             GHashTable *named,
             guint count[LW_N_SIDES],
             LwRefusal *refusal)
{
  for (guint i = 0; i < men->len; i++)
    {
      LwRef man = g_array_index (men, LwRef, i);
      guint side;

      for (side = 0; side < LW_N_SIDES; side++)
        if (lw_refs_hold (melee->men[side], man))
          break;
      if (side == LW_N_SIDES || !g_hash_table_add (named, GINT_TO_POINTER ((gint)man)))
        return lw_refuse_man (refusal, LW_REFUSED_MELEE_CHOICE, man);
      count[side]++;
    }

  return TRUE;
}

static gboolean
check_choice (const LwMelee *melee, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);
  guint dead[LW_N_SIDES] = { 0 };
  guint taken[LW_N_SIDES] = { 0 };

  if (!count_named (melee, order->dead, named, dead, refusal) ||
      !count_named (melee, order->taken, named, taken, refusal))
    return FALSE;

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      guint may_be_taken = !melee->equal && side == melee->inferior ? melee->taken : 0;

      if (dead[side] != melee->each_dead)
        return lw_refuse_about (refusal, LW_REFUSED_MELEE_CHOICE, LW_NONE, LW_NONE, dead[side],
                                melee->each_dead);
      if (taken[side] != may_be_taken)
        return lw_refuse_about (refusal, LW_REFUSED_MELEE_CHOICE, LW_NONE, LW_NONE, taken[side],
                                may_be_taken);
    }

  return TRUE;
}

static gboolean
check_facts (const LwMelee *melee, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);
  guint all = melee->men[LW_RED]->len + melee->men[LW_BLUE]->len;

  if (!order->has_outcome)
    return TRUE;

  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef man = g_array_index (order->who, LwRef, i);

      if ((!lw_refs_hold (melee->men[LW_RED], man) && !lw_refs_hold (melee->men[LW_BLUE], man)) ||
          !g_hash_table_add (named, GINT_TO_POINTER ((gint)man)))
        return lw_refuse_man (refusal, LW_REFUSED_MELEE_FACTS, man);
    }
  if (order->who->len != all)
    return lw_refuse_about (refusal, LW_REFUSED_MELEE_FACTS, LW_NONE, LW_NONE, order->who->len,
                            all);
  if (order->support != (gint)melee->near->len)
    return lw_refuse_about (refusal, LW_REFUSED_MELEE_FACTS, LW_NONE, LW_NONE, order->support,
                            melee->near->len);
  if (!order->isolated != !melee->isolated)
    return lw_refuse_about (refusal, LW_REFUSED_MELEE_FACTS, LW_NONE, LW_NONE, order->support,
                            melee->need);

  return TRUE;
}

static LwPoint
middle_of (const GArray *points)
{
  LwPoint middle = { 0 };
  gint64 x = 0;
  gint64 y = 0;

  for (guint i = 0; i < points->len; i++)
    {
      x += g_array_index (points, LwPoint, i).x;
      y += g_array_index (points, LwPoint, i).y;
    }
  if (points->len > 0)
    {
      middle.x = (LwLength)(x / points->len);
      middle.y = (LwLength)(y / points->len);
    }

  return middle;
}

static void
write_facts (const LwMelee *melee, LwOrder *order)
{
  lw_order_empty_list (&order->who);
  for (guint side = 0; side < LW_N_SIDES; side++)
    g_array_append_vals (lw_order_list (order, &order->who), melee->men[side]->data,
                         melee->men[side]->len);
  order->support = (gint)melee->near->len;
  order->isolated = melee->isolated;
  order->has_outcome = TRUE;
}

static void
tell_melee (LwBattle *battle, const LwOrder *order, const LwMelee *melee)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_MELEE);

  event->side = battle->mover;
  event->count = (gint)melee->men[LW_RED]->len;
  event->value = melee->men[LW_BLUE]->len;
  event->to = middle_of (melee->contacts);
}

gboolean
lw_melee_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  LwMelee *melee = find_melee (battle, order->melee);

  if (melee == NULL || melee->settled)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH_MELEE);
  if (!check_facts (melee, order, refusal) || !check_choice (melee, order, refusal))
    return FALSE;

  write_facts (melee, order);
  tell_melee (battle, order, melee);
  melee->settled = TRUE;
  lw_men_fell (battle, order);

  return TRUE;
}
