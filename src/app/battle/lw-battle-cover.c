/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-cover.c: when the table is covered by the opaque page, and what stands on it: names.
 */
#include "lw-battle-page-private.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

static const LwBattle *
battle_of (LwBattlePage *self)
{
  return lw_session_battle (self->session);
}

/* "Blue (Anna) to put down": names alone. */
static void
show_hand_over_for_putting (LwBattlePage *self, LwSide side)
{
  const LwBattle *battle = battle_of (self);
  g_autofree char *player = lw_words_player (battle, side);
  g_autofree char *heading = g_strdup_printf (_ ("%s to put down"), player);
  const char *advice = side == LW_RED ? _ ("Press when Blue is not looking. The curtain is closed, "
                                           "and nothing of either army can be seen.")
                                      : _ ("Press when Red is not looking. The curtain is closed, "
                                           "and nothing of either army can be seen.");

  lw_hand_over_show (self->hand_over, side, heading, advice,
                     side == LW_RED ? _ ("I am Red: show me my side")
                                    : _ ("I am Blue: show me my side"));
}

static void
show_both_ready (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);

  lw_hand_over_show (self->hand_over, battle->first, _ ("Both are ready"),
                     _ ("When both players look on, the curtain is drawn back and the hostile "
                        "forces come within sight."),
                     _ ("Draw back the curtain"));
}

static void
show_turn (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);
  LwSide side = battle->mover;
  g_autofree char *player = lw_words_player (battle, side);
  g_autofree char *heading = g_strdup_printf (_ ("%s to move"), player);

  lw_hand_over_show (self->hand_over, side, heading, _ ("The map is hidden between the moves."),
                     side == LW_RED ? _ ("I am Red: show me the map")
                                    : _ ("I am Blue: show me the map"));
}

LwSide
lw_battle_page_next_hand (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);

  return battle->ready[battle->first] ? LW_OTHER (battle->first) : battle->first;
}

static void
show_curtain_closed (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);

  lw_hand_over_show (self->hand_over, battle->mover, _ ("The curtain is closed"),
                     _ ("Nothing can be seen, and the clock stands."), _ ("Draw back the curtain"));
}

/* Which page the one at the screen sees: the table, or the opaque page with names alone. */
gboolean
lw_battle_page_cover (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);

  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used)
    {
      if (lw_session_viewer (self->session) != LW_VIEWER_NOBODY)
        return FALSE;
      if (battle->ready[LW_RED] && battle->ready[LW_BLUE])
        show_both_ready (self);
      else
        show_hand_over_for_putting (self, lw_battle_page_next_hand (self));
      return TRUE;
    }
  if (lw_session_covered (self->session))
    {
      show_curtain_closed (self);
      return TRUE;
    }
  if (!lw_session_between (self->session))
    return FALSE;
  show_turn (self);
  return TRUE;
}
