/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-facts.c: what the start page tells of a battle, known without playing it again.
 */
#include "lw-battle-facts.h"

#include "kit/kit.h"
#include "names/names.h"

/* Title and players; phase, mover, move; won, winner; men and their most, Red's first; allowance
 * and clock. */
#define SHAPE "(sssuuubuuuuuxx)"

static char *
name_of (GBytes *file)
{
  return lw_keepsake_name ("facts", SHAPE, g_bytes_get_data (file, NULL), g_bytes_get_size (file));
}

LwBattleFacts *
lw_battle_facts_of (const LwBattle *battle)
{
  LwBattleFacts *facts = g_new0 (LwBattleFacts, 1);
  LwSide side;

  facts->title = g_strdup (lw_caption_title (battle));
  facts->phase = battle->phase;
  facts->mover = battle->mover;
  facts->move = battle->move;
  facts->won = battle->won;
  facts->winner = battle->winner;
  facts->allowance = battle->allowance;
  facts->clock = battle->clock;
  for (side = LW_RED; side < LW_N_SIDES; side++)
    {
      facts->player[side] = g_strdup (lw_player_name (battle, side));
      facts->men[side] = lw_battle_free_men (battle, side);
      facts->most[side] = lw_force_men (&battle->player[side].force);
    }
  return facts;
}

void
lw_battle_facts_keep (const LwBattleFacts *facts, GBytes *file)
{
  g_autofree char *name = name_of (file);
  g_autoptr (GVariant) value = g_variant_ref_sink (
      g_variant_new (SHAPE, facts->title, facts->player[LW_RED], facts->player[LW_BLUE],
                     (guint)facts->phase, (guint)facts->mover, facts->move, facts->won,
                     (guint)facts->winner, facts->men[LW_RED], facts->most[LW_RED],
                     facts->men[LW_BLUE], facts->most[LW_BLUE], facts->allowance, facts->clock));

  lw_thumbnail_cache_put (name, g_variant_get_data_as_bytes (value));
}

LwBattleFacts *
lw_battle_facts_kept (GBytes *file)
{
  g_autofree char *name = name_of (file);
  g_autoptr (GBytes) bytes = lw_keepsake_get (name);
  g_autoptr (GVariant) value = NULL;
  g_autoptr (LwBattleFacts) facts = NULL;
  guint phase, mover, winner;

  if (bytes == NULL)
    return NULL;
  value = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (SHAPE), bytes, FALSE));
  facts = g_new0 (LwBattleFacts, 1);
  g_variant_get (value, SHAPE, &facts->title, &facts->player[LW_RED], &facts->player[LW_BLUE],
                 &phase, &mover, &facts->move, &facts->won, &winner, &facts->men[LW_RED],
                 &facts->most[LW_RED], &facts->men[LW_BLUE], &facts->most[LW_BLUE],
                 &facts->allowance, &facts->clock);
  if (phase > LW_PHASE_OVER || mover >= LW_N_SIDES || winner >= LW_N_SIDES)
    return NULL;
  facts->phase = (LwPhase)phase;
  facts->mover = (LwSide)mover;
  facts->winner = (LwSide)winner;
  return g_steal_pointer (&facts);
}

void
lw_battle_facts_free (LwBattleFacts *facts)
{
  if (facts == NULL)
    return;
  g_free (facts->title);
  g_free (facts->player[LW_RED]);
  g_free (facts->player[LW_BLUE]);
  g_free (facts);
}

char *
lw_battle_facts_standing (const LwBattleFacts *facts)
{
  return lw_caption_standing_at (facts->phase, facts->mover, facts->move,
                                 facts->won ? &facts->winner : NULL);
}
