/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-command-say.h: what the command line says, and how it ends.
 *
 * Names and values come from files, and a file may come from anybody: nothing in them moves the
 * cursor, clears a line or turns the direction of a terminal.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the program ends with. */
enum
{
  LW_COMMAND_DONE = 0,
  LW_COMMAND_FAILED = 1, /* a file could not be read or written */
  LW_COMMAND_MISUSED = 2 /* the options were not understood */
};

/* @text as it may be shown on a terminal: what is no letter, mark or space, and what is not UTF-8,
 * stands as \xNN or \u{NNNN}. @lines: line ends and tabs stay. Returns: (transfer full) */
char *lw_command_shown   (const char *text, gboolean lines);

/* The result, to standard output, or to the file @output when that is not NULL. Returns: what the
 * program ends with; FAILED when not all of it could be written. */
int   lw_command_print   (const char *text, const char *output);

/* The line "wrote FILE", with @more behind it, which may be NULL. Nothing when FILE is the standard
 * output itself. */
int   lw_command_wrote   (const char *path, const char *more);

/* One line on standard error. Return: FAILED; MISUSED. */
int   lw_command_refuse  (const GError *error);
int   lw_command_misuse  (const char *sentence);

G_END_DECLS
