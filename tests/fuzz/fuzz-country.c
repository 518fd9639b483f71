/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-country.c: any bytes as a Country; what is read is written and read again the same.
 */
#include "fuzz-target.h"

#include "lw-country-file.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  LwScenario *scenario = NULL;
  g_autoptr (LwCountry) country = NULL;

  memcpy (text, data, size);
  country = lw_country_file_parse ("fuzz", text, size, &scenario, &error);
  g_assert ((country == NULL) == (error != NULL));
  if (country)
    {
      again = lw_country_file_write (country, scenario, &error);
      g_assert_no_error (error);
    }
  lw_scenario_free (scenario);
  return 0;
}
