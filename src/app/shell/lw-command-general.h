/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-command-general.h: a battle between two Generals, fought without a window.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Who fights, as the command line says it: "captain", "colonel/fiery"; NULL: a Captain. */
typedef struct
{
  const char *country; /* its file */
  const char *red;
  const char *blue;
  gint64 seed;
  const char *output;  /* of the record */
} LwGeneralBattle;

/* Fights it and writes its record. Returns what the program ends with: 0; 1 with a sentence on
 * standard error when no battle can be fought there; 2 when it was not said who fights. */
int lw_command_general (const LwGeneralBattle *wanted);

G_END_DECLS
