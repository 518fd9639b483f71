/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-viewer.c: who may look at a battle: a side behind the curtain, both, or nobody.
 */
#include "lw-session-private.h"

#include "kit/kit.h"

void
lw_session_begin_viewer (LwSession *self)
{
  self->between =
      !self->looking && self->battle->phase == LW_PHASE_WAITING && lw_settings_hide_map ();
}

/* From one player to the other, if the players want the map hidden then. When a curtain has been
 * drawn back both look on, and nothing is handed over. */
void
lw_session_pass_hand (LwSession *self, LwPhase before)
{
  const LwBattle *battle = self->battle;
  gboolean passed =
      before == LW_PHASE_SETTLING || (before == LW_PHASE_PUTTING_DOWN && !battle->curtain_used);

  if (battle->phase != LW_PHASE_WAITING)
    self->between = FALSE;
  else if (passed && lw_settings_hide_map ())
    self->between = TRUE;
}

void
lw_session_follow_viewer (LwSession *self, LwViewer before)
{
  /* The curtain drawn back ends the time when one side alone may look. */
  if (self->battle->phase != LW_PHASE_PUTTING_DOWN)
    self->has_hand = FALSE;
  if (lw_session_viewer (self) != before)
    g_signal_emit (self, lw_session_signals[LW_SESSION_VIEWER], 0);
}

gboolean
lw_session_between (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return self->between;
}

void
lw_session_take_turn (LwSession *self)
{
  g_return_if_fail (LW_IS_SESSION (self));

  if (!self->between)
    return;
  self->between = FALSE;
  g_signal_emit (self, lw_session_signals[LW_SESSION_VIEWER], 0);
}

LwViewer
lw_session_viewer (LwSession *self)
{
  const LwBattle *battle = self->battle;

  if (self->looking)
    return LW_VIEWER_BOTH;
  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used && battle->curtain_closed)
    {
      if (!self->has_hand)
        return LW_VIEWER_NOBODY;
      return self->hand == LW_RED ? LW_VIEWER_RED : LW_VIEWER_BLUE;
    }
  return self->covered || self->between ? LW_VIEWER_NOBODY : LW_VIEWER_BOTH;
}

static void
set_hand (LwSession *self, gboolean has_hand, LwSide side)
{
  LwViewer before = lw_session_viewer (self);

  self->has_hand = has_hand;
  self->hand = side;
  if (lw_session_viewer (self) != before)
    g_signal_emit (self, lw_session_signals[LW_SESSION_VIEWER], 0);
}

void
lw_session_take_hand (LwSession *self, LwSide side)
{
  g_return_if_fail (LW_IS_SESSION (self));
  set_hand (self, TRUE, side);
}

void
lw_session_leave_hand (LwSession *self)
{
  g_return_if_fail (LW_IS_SESSION (self));
  set_hand (self, FALSE, LW_RED);
}

void
lw_session_cover (LwSession *self, gboolean cover)
{
  g_return_if_fail (LW_IS_SESSION (self));

  if (self->covered == cover)
    return;
  if (cover && self->running_since != 0)
    lw_session_set_paused (self, TRUE);
  self->covered = cover;
  g_signal_emit (self, lw_session_signals[LW_SESSION_VIEWER], 0);
}

gboolean
lw_session_covered (LwSession *self)
{
  return self->covered;
}

gboolean
lw_session_hand (LwSession *self, LwSide *side)
{
  const LwBattle *battle = self->battle;

  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used)
    {
      *side = self->hand;
      return self->has_hand;
    }
  *side = battle->mover;
  return TRUE;
}
