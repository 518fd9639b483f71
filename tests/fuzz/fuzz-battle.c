/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-battle.c: any bytes as a battle: read, played, written again.
 */
#include "fuzz-target.h"

#include "lw-battle-file.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  LwReportWords *words = NULL;
  g_autoptr (LwBattle) battle = NULL;

  memcpy (text, data, size);
  battle = lw_battle_file_parse ("fuzz", text, size, &words, &error);
  g_assert ((battle == NULL) == (error != NULL));
  if (battle)
    {
      again = lw_battle_file_write (battle, words, &error);
      g_assert_no_error (error);
    }
  lw_battle_file_words_free (words);
  return 0;
}
