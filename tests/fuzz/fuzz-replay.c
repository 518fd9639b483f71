/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-replay.c: gives a target every file of the folders named, one after another: for compilers
 * without a fuzzer, and for the suite.
 */
#include "fuzz-target.h"

#include <glib.h>

static guint
replay (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *data = NULL;
      gsize size;

      if (!g_file_get_contents (path, &data, &size, NULL))
        continue;
      LLVMFuzzerTestOneInput ((const guint8 *)data, size);
      n++;
    }
  return n;
}

int
main (int argc, char **argv)
{
  guint n = 0;

  for (int i = 1; i < argc; i++)
    n += replay (argv[i]);
  g_print ("%u files\n", n);
  return n > 0 ? 0 : 1;
}
