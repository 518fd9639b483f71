/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-application.c: not written yet.
 */
#include "lw-application.h"

struct _LwApplication
{
  GtkApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (LwApplication, lw_application, GTK_TYPE_APPLICATION)

static void
lw_application_class_init (LwApplicationClass *klass)
{
}

static void
lw_application_init (LwApplication *self)
{
}

LwApplication *
lw_application_new (void)
{
  return g_object_new (LW_TYPE_APPLICATION, "application-id", LW_APP_ID, NULL);
}

int
lw_application_main (int argc, char **argv)
{
  g_autoptr (LwApplication) app = lw_application_new ();
  return g_application_run (G_APPLICATION (app), argc, argv);
}
