/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-library.c: not written yet.
 */
#include <glib.h>

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  return g_test_run ();
}
