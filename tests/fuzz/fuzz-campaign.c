/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-campaign.c: any bytes as a war's ledger; what is read is written and read again the same.
 */
#include "fuzz-target.h"

#include "lw-campaign-file.h"
#include "lw-campaign-read.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autofree char *again = NULL;
  g_autofree char *table = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCampaign) war = NULL;

  memcpy (text, data, size);
  war = lw_campaign_read ("fuzz", text, size, &error);
  g_assert ((war == NULL) == (error != NULL));
  if (war)
    {
      again = lw_campaign_file_write (war, &error);
      g_assert_no_error (error);
      table = lw_campaign_file_csv (war);
    }
  return 0;
}
