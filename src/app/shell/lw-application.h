/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-application.h: the GtkApplication: actions of the whole program, files from outside.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_APPLICATION (lw_application_get_type ())
G_DECLARE_FINAL_TYPE (LwApplication, lw_application, LW, APPLICATION, GtkApplication)

LwApplication *lw_application_new  (void);

/* Runs a headless command if the command line asks for one, else the window; the exit status. */
int            lw_application_main (int argc, char **argv);

G_END_DECLS
