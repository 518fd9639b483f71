/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * save-once.c: saves one text to one file, for check-strace.sh to interfere with.
 */
#include "lw-safe-file.h"

#include <signal.h>

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;

  if (argc != 3)
    return 2;
  signal (SIGXFSZ, SIG_IGN);
  if (lw_safe_write (argv[1], argv[2], &error))
    return 0;
  g_printerr ("%s\n", error->message);
  return 1;
}
