/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-replay.c: a battle seen again, order by order.
 *
 * The orders that stand are played again into a session of its own, which pages show like any
 * other. How a move began is kept once it has been reached, so that a step back plays no more than
 * one move.
 */
#include "lw-replay.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"

typedef struct
{
  guint start; /* position of its first order */
  LwSide side;
  guint number;    /* 0: putting down */
  LwBattle *state; /* as it began, once it has been reached; owned */
} Move;

struct _LwReplay
{
  GObject parent_instance;

  /* Owned. */
  GPtrArray *orders; /* of LwOrder: those that are shown, in order */
  GArray *moves;     /* of Move */
  LwSession *session;

  guint first;    /* a last move begins here */
  guint position; /* orders played, from the beginning of the battle */
};

G_DEFINE_FINAL_TYPE (LwReplay, lw_replay, G_TYPE_OBJECT)

static guint changed_signal;

static void
clear_move (gpointer data)
{
  g_clear_pointer (&((Move *)data)->state, lw_battle_free);
}

static gboolean
stands (const LwBattle *battle, guint n, guint *next)
{
  if (*next >= battle->standing->len || g_array_index (battle->standing, guint, *next) != n)
    return FALSE;
  (*next)++;
  return TRUE;
}

static void
add_move (LwReplay *self, LwSide side, guint number)
{
  Move move = { self->orders->len, side, number, NULL };

  g_array_append_val (self->moves, move);
}

/* The orders that stand, and the minutes that were added: without these some came too late. */
static void
gather (LwReplay *self, const LwBattle *battle)
{
  guint n, next = 0, number[LW_N_SIDES] = { 0, 0 };

  add_move (self, battle->first, 0);
  for (n = 1; n <= battle->record->len; n++)
    {
      const LwOrder *order = lw_battle_order (battle, n);

      if (!stands (battle, n, &next) && order->kind != LW_ORDER_ADD_TIME)
        continue;
      if (order->kind == LW_ORDER_GO)
        add_move (self, order->side, ++number[order->side]);
      g_ptr_array_add (self->orders, lw_order_copy (order));
    }
}

static Move *
move_at (LwReplay *self, guint move)
{
  return &g_array_index (self->moves, Move, move);
}

/* The move that holds a position: the last that begins before it, or there. */
static guint
move_of (LwReplay *self, guint position)
{
  guint move = self->moves->len - 1;

  while (move > 0 && move_at (self, move)->start > position)
    move--;
  return move;
}

static void
keep_state (LwReplay *self)
{
  Move *move = move_at (self, move_of (self, self->position));

  if (move->start == self->position && move->state == NULL)
    move->state = lw_battle_copy (lw_session_battle (self->session));
}

static gboolean
play_one (LwReplay *self)
{
  if (self->position >= self->orders->len ||
      !lw_session_look_on (self->session, g_ptr_array_index (self->orders, self->position)))
    return FALSE;
  self->position++;
  keep_state (self);
  return TRUE;
}

/* From the nearest beginning of a move that has been reached, in a copy that nobody watches. */
static void
seek (LwReplay *self, guint position)
{
  guint move = move_of (self, position), at;
  LwBattle *battle;

  while (move_at (self, move)->state == NULL)
    move--;
  battle = lw_battle_copy (move_at (self, move)->state);
  for (at = move_at (self, move)->start; at < position; at++)
    {
      if (!lw_play_again (battle, g_ptr_array_index (self->orders, at), NULL))
        break;
      if (at + 1 == move_at (self, move_of (self, at + 1))->start &&
          move_at (self, move_of (self, at + 1))->state == NULL)
        move_at (self, move_of (self, at + 1))->state = lw_battle_copy (battle);
    }
  self->position = at;
  lw_session_look_at (self->session, battle);
}

static void
lw_replay_finalize (GObject *object)
{
  LwReplay *self = LW_REPLAY (object);

  g_clear_pointer (&self->orders, g_ptr_array_unref);
  g_clear_pointer (&self->moves, g_array_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (lw_replay_parent_class)->finalize (object);
}

static void
lw_replay_class_init (LwReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_replay_finalize;
  changed_signal = g_signal_new ("changed", LW_TYPE_REPLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
lw_replay_init (LwReplay *self)
{
  self->orders = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);
  self->moves = g_array_new (FALSE, FALSE, sizeof (Move));
  g_array_set_clear_func (self->moves, clear_move);
}

LwReplay *
lw_replay_new (const LwBattle *battle)
{
  LwReplay *self;

  g_return_val_if_fail (battle != NULL, NULL);

  self = g_object_new (LW_TYPE_REPLAY, NULL);
  gather (self, battle);
  self->session = lw_session_new_looking (lw_battle_fresh (battle));
  keep_state (self);
  return self;
}

LwReplay *
lw_replay_new_last_move (const LwBattle *battle, LwSide side)
{
  g_autoptr (LwReplay) self = lw_replay_new (battle);
  guint move = self->moves->len;

  while (move > 0 &&
         (move_at (self, move - 1)->number == 0 || move_at (self, move - 1)->side != side))
    move--;
  if (move == 0)
    return NULL;
  self->first = move_at (self, move - 1)->start;
  /* What came after it, such as the other's own move under way, is no part of it. */
  if (move < self->moves->len)
    g_ptr_array_set_size (self->orders, (gint)move_at (self, move)->start);
  g_array_set_size (self->moves, move);
  seek (self, self->first);
  return g_steal_pointer (&self);
}

LwSession *
lw_replay_session (LwReplay *self)
{
  g_return_val_if_fail (LW_IS_REPLAY (self), NULL);
  return self->session;
}

guint
lw_replay_position (LwReplay *self)
{
  g_return_val_if_fail (LW_IS_REPLAY (self), 0);
  return self->position - self->first;
}

guint
lw_replay_length (LwReplay *self)
{
  g_return_val_if_fail (LW_IS_REPLAY (self), 0);
  return self->orders->len - self->first;
}

void
lw_replay_go_to (LwReplay *self, guint position)
{
  guint wanted;

  g_return_if_fail (LW_IS_REPLAY (self));

  wanted = MIN (position + self->first, self->orders->len);
  if (wanted == self->position)
    return;
  seek (self, wanted);
  g_signal_emit (self, changed_signal, 0);
}

gboolean
lw_replay_step (LwReplay *self)
{
  g_return_val_if_fail (LW_IS_REPLAY (self), FALSE);

  if (!play_one (self))
    return FALSE;
  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

gboolean
lw_replay_step_back (LwReplay *self)
{
  g_return_val_if_fail (LW_IS_REPLAY (self), FALSE);

  if (self->position == self->first)
    return FALSE;
  seek (self, self->position - 1);
  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

static const LwOrder *
latest (LwReplay *self)
{
  return self->position == self->first ? NULL
                                       : g_ptr_array_index (self->orders, self->position - 1);
}

gboolean
lw_replay_shows (LwReplay *self)
{
  const LwOrder *order;

  g_return_val_if_fail (LW_IS_REPLAY (self), FALSE);

  order = latest (self);
  switch (order == NULL ? LW_ORDER_TOSS : order->kind)
    {
    case LW_ORDER_TOSS:
    case LW_ORDER_READY:
    case LW_ORDER_GO:
    case LW_ORDER_END:
    case LW_ORDER_PAUSE:
    case LW_ORDER_ADD_TIME:
      return FALSE;
    default:
      return TRUE;
    }
}

char *
lw_replay_caption (LwReplay *self)
{
  const LwBattle *battle;
  g_autoptr (GPtrArray) sentences = NULL;
  const LwOrder *order;

  g_return_val_if_fail (LW_IS_REPLAY (self), NULL);

  battle = lw_session_battle (self->session);
  order = latest (self);
  if (order == NULL)
    return g_strdup (self->first == 0 ? _ ("The Country, before the armies are put down.")
                                      : _ ("As the move began."));
  sentences = lw_despatch_events (battle, battle->record->len);
  if (sentences->len == 0)
    return lw_despatch_order (battle, order);
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **)sentences->pdata);
}

guint
lw_replay_n_moves (LwReplay *self)
{
  g_return_val_if_fail (LW_IS_REPLAY (self), 0);
  return self->moves->len;
}

guint
lw_replay_move_start (LwReplay *self, guint move)
{
  g_return_val_if_fail (LW_IS_REPLAY (self) && move < self->moves->len, 0);
  return MAX (move_at (self, move)->start, self->first) - self->first;
}

char *
lw_replay_move_name (LwReplay *self, guint move)
{
  const Move *which;

  g_return_val_if_fail (LW_IS_REPLAY (self) && move < self->moves->len, NULL);

  which = move_at (self, move);
  if (which->number == 0)
    return g_strdup (_ ("Putting down"));
  return g_strdup_printf (which->side == LW_RED ? _ ("Red, move %u") : _ ("Blue, move %u"),
                          which->number);
}

guint
lw_replay_move (LwReplay *self)
{
  g_return_val_if_fail (LW_IS_REPLAY (self), 0);
  return move_of (self, self->position);
}
