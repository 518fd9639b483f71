/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * general-field.h: battles for Generals to fight, and a player who moves by chance.
 */
#pragma once

#include "lw-general.h"

/* A Country with its scenario, or the usual one where it has none. */
typedef struct
{
  LwCountry *country;
  LwScenario *scenario;
} GeneralField;

/* A shipped Country of that name ("hooks-farm"). */
void      general_field_init  (GeneralField *field, const char *name);
void      general_field_clear (GeneralField *field);

/* A battle of its scenario, untimed, with the first move to @first. (transfer full) */
LwBattle *general_field_begin (const GeneralField *field, LwSide first, guint64 seed);

/* Any lawful order that comes into his head: an LwBoutAsk, whose data is an LwChance. */
LwOrder  *general_field_chance (gpointer data, const LwBattle *battle, LwSide side);

/* Hundredths of a battle that @side has won, 100, 50 or 0: by its ending, or while it is undecided
 * by the account. */
guint     general_field_score (const LwBattle *battle, LwSide side);
