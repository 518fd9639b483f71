/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-player.h: two players who give any lawful order that comes into their heads.
 */
#pragma once

#include "random-check.h"

typedef struct
{
  LwChance chance;
  LwBattle *battle; /* borrowed */
  Watch watch;
  GPtrArray *hashes; /* of char*: the state after each order of the record */
  guint refused;     /* orders tried that the laws would not have */
} RandomPlayer;

void     random_player_init      (RandomPlayer *player, LwBattle *battle, guint64 seed);
void     random_player_clear     (RandomPlayer *player);

/*
 * random_player_try: plays @order, which it takes, and watches what comes of it; a refused one must
 * leave everything as it was. FALSE: refused.
 */
gboolean random_player_try       (RandomPlayer *player, LwOrder *order);

/* The three tosses, and perhaps the curtain is hung. */
void     random_player_toss      (RandomPlayer *player);

/*
 * random_player_step: the next thing, whatever the battle is at: something put down, Go, an order
 * or a few that belong together, the end of the move, something settled. FALSE: there is nothing to
 * be done: the battle is over, or there is no room for an army.
 */
gboolean random_player_step      (RandomPlayer *player);
