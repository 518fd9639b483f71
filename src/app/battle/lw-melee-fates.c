/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-fates.c: the mover's choice in a melee: who dies, who is taken, who lives.
 */
#include "lw-melee-fates.h"

struct _LwMeleeFates
{
  grefcount refs;
  const LwBattle *battle; /* borrowed: whoever holds this holds its session */
  guint number;
  LwFate *fate;     /* by man */
  gboolean *chosen; /* by the player himself */
};

LwMeleeFates *
lw_melee_fates_new (const LwBattle *battle, guint melee)
{
  LwMeleeFates *self = g_new0 (LwMeleeFates, 1);

  g_ref_count_init (&self->refs);
  self->battle = battle;
  self->number = melee;
  self->fate = g_new0 (LwFate, battle->n_men);
  self->chosen = g_new0 (gboolean, battle->n_men);
  lw_melee_fates_suggest (self);
  return self;
}

LwMeleeFates *
lw_melee_fates_ref (LwMeleeFates *self)
{
  g_ref_count_inc (&self->refs);
  return self;
}

void
lw_melee_fates_unref (LwMeleeFates *self)
{
  if (self == NULL || !g_ref_count_dec (&self->refs))
    return;
  g_free (self->fate);
  g_free (self->chosen);
  g_free (self);
}

static LwOrder *
new_order (LwMeleeFates *self)
{
  LwOrder *order = lw_order_new (LW_ORDER_MELEE, self->battle->mover);

  order->melee = self->number;
  return order;
}

static void
mark (LwMeleeFates *self, const GArray *men, LwFate fate)
{
  guint i;

  for (i = 0; i < men->len; i++)
    self->fate[g_array_index (men, LwRef, i)] = fate;
}

void
lw_melee_fates_suggest (LwMeleeFates *self)
{
  g_autoptr (LwOrder) order = new_order (self);
  guint man;

  for (man = 0; man < self->battle->n_men; man++)
    {
      self->fate[man] = LW_FATE_LIVES;
      self->chosen[man] = FALSE;
    }
  lw_melee_suggest (self->battle, order);
  mark (self, order->dead, LW_FATE_DEAD);
  mark (self, order->taken, LW_FATE_TAKEN);
}

guint
lw_melee_fates_number_for_test (LwMeleeFates *self)
{
  return self->number;
}

const LwMelee *
lw_melee_fates_melee (LwMeleeFates *self)
{
  return g_ptr_array_index (self->battle->melees, self->number);
}

LwFate
lw_melee_fates_of (LwMeleeFates *self, LwRef man)
{
  return self->fate[man];
}

/* Somebody of the side with another fate: rather one whom the player has not chosen. */
static LwRef
partner (LwMeleeFates *self, const GArray *men, LwFate fate, gboolean chosen_too)
{
  guint i;

  for (i = 0; i < men->len; i++)
    {
      LwRef man = g_array_index (men, LwRef, i);

      if (self->fate[man] != fate && (chosen_too || !self->chosen[man]))
        return man;
    }
  return LW_NONE;
}

gboolean
lw_melee_fates_change (LwMeleeFates *self, LwRef man)
{
  const GArray *men = lw_melee_fates_melee (self)->men[self->battle->men[man].side];
  LwFate fate = self->fate[man];
  LwRef other = partner (self, men, fate, FALSE);

  if (other == LW_NONE)
    other = partner (self, men, fate, TRUE);
  if (other == LW_NONE)
    return FALSE;
  self->fate[man] = self->fate[other];
  self->fate[other] = fate;
  self->chosen[man] = TRUE;
  return TRUE;
}

guint
lw_melee_fates_crew_left (LwMeleeFates *self, LwRef gun)
{
  g_autoptr (GArray) crew = g_array_new (FALSE, FALSE, sizeof (LwRef));
  guint i, left = 0;

  lw_battle_near_gun (self->battle, gun, crew);
  for (i = 0; i < crew->len; i++)
    left += self->fate[g_array_index (crew, LwRef, i)] == LW_FATE_LIVES ? 1 : 0;
  return left;
}

LwOrder *
lw_melee_fates_order (LwMeleeFates *self)
{
  LwOrder *order = new_order (self);
  LwRef man;

  for (man = 0; man < (LwRef)self->battle->n_men; man++)
    {
      if (self->fate[man] == LW_FATE_DEAD)
        g_array_append_val (lw_order_list (order, &order->dead), man);
      else if (self->fate[man] == LW_FATE_TAKEN)
        g_array_append_val (lw_order_list (order, &order->taken), man);
    }
  return order;
}
