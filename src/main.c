/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * main.c: starts the program.
 */
#include "shell/shell.h"

int
main (int argc, char **argv)
{
  return lw_application_main (argc, argv);
}
