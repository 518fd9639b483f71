/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-about.c: what the program is, whose, and of what version.
 */
#include "lw-about.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

void
lw_about_present (GtkWindow *parent)
{
  GtkWidget *dialog = gtk_about_dialog_new ();

  g_object_set (dialog, "program-name", _ ("Little Wars"), "version", LW_VERSION, "license-type",
                GTK_LICENSE_GPL_3_0, "logo-icon-name", LW_APP_ID, "comments",
                _ ("H. G. Wells’s game of toy soldiers, by the rules of 1913."),
                "translator-credits", _ ("translator-credits"), "transient-for", parent, "modal",
                TRUE, "destroy-with-parent", TRUE, NULL);
  lw_close_on_escape (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}
