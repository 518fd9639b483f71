/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-copy.c: copying a battle, whole or its state alone, and freeing it.
 */
#include <string.h>

#include "lw-battle.h"
#include "lw-verbs.h"
#include "lw-whereabouts.h"

void
lw_melee_free (LwMelee *melee)
{
  if (melee == NULL)
    return;

  for (guint side = 0; side < LW_N_SIDES; side++)
    g_clear_pointer (&melee->men[side], g_array_unref);
  g_clear_pointer (&melee->contacts, g_array_unref);
  g_clear_pointer (&melee->near, g_array_unref);
  g_free (melee);
}

static LwMelee *
copy_melee (const LwMelee *melee)
{
  LwMelee *copy = g_memdup2 (melee, sizeof *melee);

  for (guint side = 0; side < LW_N_SIDES; side++)
    copy->men[side] = g_array_copy (melee->men[side]);
  copy->contacts = g_array_copy (melee->contacts);
  copy->near = g_array_copy (melee->near);

  return copy;
}

GPtrArray *
lw_melees_copy (const GPtrArray *from)
{
  GPtrArray *melees = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_melee_free);

  for (guint i = 0; i < from->len; i++)
    g_ptr_array_add (melees, copy_melee (g_ptr_array_index (from, i)));

  return melees;
}

/* What undo brings back: everything that orders change, the record itself apart. */
static void
copy_state (LwBattle *to, const LwBattle *from)
{
  to->phase = from->phase;
  to->first = from->first;
  to->mover = from->mover;
  to->move = from->move;
  for (guint side = 0; side < LW_N_SIDES; side++)
    to->ready[side] = from->ready[side];
  to->curtain_used = from->curtain_used;
  to->curtain_closed = from->curtain_closed;
  to->paused = from->paused;
  to->allowance = from->allowance;
  to->clock = from->clock;
  to->agreed = from->agreed;
  to->chance = from->chance;
  to->blow_struck = from->blow_struck;
  to->striker = from->striker;
  to->retreat_moves = from->retreat_moves;
  to->ending = from->ending;
  to->won = from->won;
  to->winner = from->winner;
}

static void
copy_over (gconstpointer to, gconstpointer from, gsize size)
{
  if (size > 0)
    memcpy ((gpointer)to, from, size);
}

static void
replace_figures (LwBattle *to, const LwBattle *from)
{
  /* A battle has the same figures all along: what has changed is their state. */
  if (to->men == NULL)
    {
      to->men = g_new (LwMan, from->n_men);
      to->n_men = from->n_men;
      to->guns = g_new (LwGun, from->n_guns);
      to->n_guns = from->n_guns;
    }
  else
    lw_whereabouts_take_changed (to, from);
  copy_over (to->men, from->men, sizeof *from->men * from->n_men);
  copy_over (to->guns, from->guns, sizeof *from->guns * from->n_guns);
  g_clear_pointer (&to->passed, g_array_unref);
  to->passed = g_array_copy (from->passed);
  g_clear_pointer (&to->melees, g_ptr_array_unref);
  to->melees = lw_melees_copy (from->melees);
}

static void
copy_set_up (LwBattle *to, const LwBattle *from)
{
  to->id = g_strdup (from->id);
  to->begun = g_strdup (from->begun);
  to->title = g_strdup (from->title);
  to->war = g_strdup (from->war);
  to->ground = lw_ground_ref (from->ground);
  to->scenario = from->scenario != NULL ? lw_scenario_copy (from->scenario) : NULL;
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      to->player[side] = from->player[side];
      to->player[side].name = g_strdup (from->player[side].name);
    }
  to->variety = from->variety;
  to->rules = from->rules;
  to->seed = from->seed;
}

LwBattle *
lw_battle_snapshot (const LwBattle *battle)
{
  LwBattle *saved = g_new0 (LwBattle, 1);

  saved->where = lw_whereabouts_new ();
  copy_set_up (saved, battle);
  copy_state (saved, battle);
  replace_figures (saved, battle);
  saved->record = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);
  saved->standing = g_array_new (FALSE, FALSE, sizeof (guint));
  saved->undone = g_array_new (FALSE, FALSE, sizeof (guint));
  saved->hashes = g_ptr_array_new_with_free_func (g_free);
  saved->events = g_array_new (FALSE, FALSE, sizeof (LwEvent));

  return saved;
}

void
lw_battle_restore (LwBattle *battle, const LwBattle *saved)
{
  copy_state (battle, saved);
  replace_figures (battle, saved);
}

LwBattle *
lw_battle_copy (const LwBattle *battle)
{
  LwBattle *copy;

  g_return_val_if_fail (battle != NULL, NULL);

  copy = lw_battle_snapshot (battle);
  for (guint i = 0; i < battle->record->len; i++)
    g_ptr_array_add (copy->record, lw_order_copy (g_ptr_array_index (battle->record, i)));
  for (guint i = 0; i < battle->hashes->len; i++)
    g_ptr_array_add (copy->hashes, g_strdup (g_ptr_array_index (battle->hashes, i)));
  g_array_append_vals (copy->standing, battle->standing->data, battle->standing->len);
  g_array_append_vals (copy->undone, battle->undone->data, battle->undone->len);
  g_array_append_vals (copy->events, battle->events->data, battle->events->len);
  copy->based = battle->based;
  copy->base = battle->based ? lw_battle_snapshot (battle->base) : NULL;
  copy->base_standing = battle->base_standing;
  copy->base_events = battle->base_events;

  return copy;
}

/* The tosses, played again, find what they decided decided already: that does no harm. */
LwBattle *
lw_battle_fresh (const LwBattle *battle)
{
  LwBattle *fresh;

  g_return_val_if_fail (battle != NULL, NULL);

  fresh = lw_battle_new (lw_battle_country (battle), battle->player, battle->variety,
                         &battle->rules, battle->seed);
  fresh->id = g_strdup (battle->id);
  fresh->begun = g_strdup (battle->begun);
  fresh->title = g_strdup (battle->title);
  fresh->war = g_strdup (battle->war);
  fresh->scenario = battle->scenario != NULL ? lw_scenario_copy (battle->scenario) : NULL;
  lw_battle_set_up (fresh, battle->first, battle->curtain_used);

  return fresh;
}

void
lw_battle_free (LwBattle *battle)
{
  if (battle == NULL)
    return;

  g_free (battle->id);
  g_free (battle->begun);
  g_free (battle->title);
  g_free (battle->war);
  lw_ground_unref (battle->ground);
  lw_scenario_free (battle->scenario);
  for (guint side = 0; side < LW_N_SIDES; side++)
    g_free (battle->player[side].name);
  g_free ((LwMan *)battle->men);
  g_free ((LwGun *)battle->guns);
  lw_whereabouts_free (battle->where);
  g_array_unref (battle->passed);
  g_ptr_array_unref (battle->melees);
  g_ptr_array_unref (battle->record);
  g_array_unref (battle->standing);
  g_array_unref (battle->undone);
  g_ptr_array_unref (battle->hashes);
  g_array_unref (battle->events);
  lw_battle_free (battle->base);
  g_free (battle);
}
