/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-phrase.h: numbers, men, guns, places and losses as despatches, story and tables call
 * them.
 *
 * All strings that are returned are (transfer full).
 */
#pragma once

#include "play/play.h"
#include "state/state.h"

G_BEGIN_DECLS

/* Foot and horse: how many of each arm. */
typedef struct
{
  guint n[LW_N_ARMS];
} LwMen;

guint  lw_men_total       (LwMen men);
void   lw_men_count       (const LwBattle *battle, const GArray *who, LwMen men[LW_N_SIDES]);

/* "three", "twenty", "five-and-twenty", "120"; "no" for none. */
char  *lw_word_number     (guint n);
/* "once", "twice", "thrice", "four times". */
char  *lw_word_times      (guint n);
/* "first", "second", ... "twelfth"; "13th". */
char  *lw_word_ordinal    (guint n);
/* "two horse and three foot", "one horse". */
char  *lw_word_men        (LwMen men);
/* "nine Red horse", "three Red foot and two horse". */
char  *lw_word_side_men   (LwSide side, LwMen men);
/* @text with a capital first letter; takes @text. */
char  *lw_word_capital    (char *text);

/* Where a gun stood on its own line when it was put down, seen from behind that line. */
typedef enum
{
  LW_GUN_ONLY,
  LW_GUN_LEFT,
  LW_GUN_CENTRE,
  LW_GUN_RIGHT,
  LW_GUN_NUMBERED  /* of four or more: 1 is on the left */
} LwGunPlace;

LwGunPlace lw_gun_place   (const LwBattle *battle, LwRef gun, guint *number);

/* "the cottage", "Firely Church": a thing of the Country within a sentence. */
char  *lw_word_thing      (const LwCountry *country, const LwFeature *feature);

/* "the farm": the named thing a point lies at, or NULL in the open. */
char  *lw_word_place      (const LwBattle *battle, LwPoint point);

/* "fire of the left and centre guns", "melee, 18 against 21": the cause in words, without the side
 * that lost. Returns: (transfer full) */
char *lw_loss_describe (const LwBattle *battle, const LwLoss *loss);

/* "Red right": a gun's short name for tables. Returns: (transfer full) */
char *lw_gun_short_name (const LwBattle *battle, LwRef gun);

G_END_DECLS
