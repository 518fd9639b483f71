/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-nicks.c: methods and results of a war as files call them.
 */
#include "lw-campaign.h"

static const char *const method_nicks[] = { "margin", "signed", "raw" };
static const char *const result_nicks[] = { "red", "blue", "drawn", "not-fought", "abandoned" };

const char *
lw_method_nick (LwLedgerMethod method)
{
  g_return_val_if_fail (method < G_N_ELEMENTS (method_nicks), NULL);

  return method_nicks[method];
}

gboolean
lw_method_parse (const char *nick, LwLedgerMethod *method)
{
  for (guint i = 0; nick != NULL && i < G_N_ELEMENTS (method_nicks); i++)
    if (g_str_equal (method_nicks[i], nick))
      {
        *method = i;
        return TRUE;
      }

  return FALSE;
}

const char *
lw_result_nick (LwResult result)
{
  g_return_val_if_fail (result < G_N_ELEMENTS (result_nicks), NULL);

  return result_nicks[result];
}

gboolean
lw_result_parse (const char *nick, LwResult *result)
{
  for (guint i = 0; nick != NULL && i < G_N_ELEMENTS (result_nicks); i++)
    if (g_str_equal (result_nicks[i], nick))
      {
        *result = i;
        return TRUE;
      }

  return FALSE;
}
