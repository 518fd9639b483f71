/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-command-line.h: the headless half of the program: check, replay, report, plan, standing,
 * export.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * lw_command_line_run: does what the command line asks for without a display, if it asks for such
 * a thing. Returns: TRUE when it did; @status is then the exit status: 0, 1 when a file is refused,
 * 2 when the options are wrong. FALSE: the window is wanted, with the files in @files (char*),
 * behind the word of the desktop that asks for a service, if it is there.
 */
gboolean lw_command_line_run (int argc, char **argv, int *status, GPtrArray *files);

G_END_DECLS
