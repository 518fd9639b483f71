/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-camera.c: pictures of the screen, numbered, for looking.
 */
#include "app-camera.h"

#include "app-test.h"

static const char *into;
static guint number;

void
app_camera_into (const char *folder)
{
  into = folder;
}

void
app_shoot (const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%02u-%s.png", into, ++number, name);
  const char *const argv[] = { "import", "-window", "root", path, NULL };
  g_autoptr (GError) error = NULL;

  app_settle ();
  g_spawn_sync (NULL, (char **)argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                &error);
  g_assert_no_error (error);
}
