/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * data-folder.h: where the shipped files lie that a test reads.
 */
#pragma once

#include <glib.h>

/* meson test says it; who starts a test by hand is told what to say. */
static inline const char *
data_folder (void)
{
  const char *told = g_getenv ("LITTLE_WARS_DATADIR");

  if (told == NULL || *told == '\0')
    g_error ("set LITTLE_WARS_DATADIR to the folder data of the source, or use meson test");
  return told;
}
