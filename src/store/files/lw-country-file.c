/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country-file.c: `.lwcountry` files: a Country and, optionally, a scenario to fight on it.
 */
#include "lw-country-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "safe/safe.h"
#include "xml/xml.h"

#include "lw-country-xml.h"

static LwCountry *
parse_country (const char *name,
               const char *data,
               gsize size,
               gboolean strict,
               LwScenario **scenario,
               GError **error)
{
  g_autoptr (LwXmlDocument) document = NULL;

  if (scenario != NULL)
    *scenario = NULL;
  document = lw_xml_read (name, data, size, &lw_country_xml_element, error);
  if (document == NULL)
    return NULL;
  return lw_country_xml_read (document, lw_xml_document_root (document), strict, scenario, error);
}

LwCountry *
lw_country_file_parse (
    const char *name, const char *data, gsize size, LwScenario **scenario, GError **error)
{
  g_return_val_if_fail (name != NULL && data != NULL, NULL);

  return parse_country (name, data, size, FALSE, scenario, error);
}

LwCountry *
lw_country_file_parse_strict_for_test (
    const char *name, const char *data, gsize size, LwScenario **scenario, GError **error)
{
  g_return_val_if_fail (name != NULL && data != NULL, NULL);

  return parse_country (name, data, size, TRUE, scenario, error);
}

static LwCountry *
load_country (const char *path, gboolean strict, LwScenario **scenario, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *data = NULL;
  gsize size;

  if (scenario != NULL)
    *scenario = NULL;
  data = lw_safe_read (path, &size, error);
  name = g_filename_display_name (path);
  return data != NULL ? parse_country (name, data, size, strict, scenario, error) : NULL;
}

LwCountry *
lw_country_file_load (const char *path, LwScenario **scenario, GError **error)
{
  g_return_val_if_fail (path != NULL, NULL);

  return load_country (path, FALSE, scenario, error);
}

LwCountry *
lw_country_file_load_with_bytes (const char *path, GBytes **file, GError **error)
{
  g_autofree char *name = NULL;
  LwCountry *country;
  char *data;
  gsize size;

  g_return_val_if_fail (path != NULL && file != NULL, NULL);

  data = lw_safe_read (path, &size, error);
  name = g_filename_display_name (path);
  country = data == NULL ? NULL : parse_country (name, data, size, FALSE, NULL, error);
  if (country != NULL)
    *file = g_bytes_new_take (data, size);
  else
    g_free (data);
  return country;
}

LwCountry *
lw_country_file_load_strict (const char *path, LwScenario **scenario, GError **error)
{
  g_return_val_if_fail (path != NULL, NULL);

  return load_country (path, TRUE, scenario, error);
}

static char *
write_once (const LwCountry *country, const LwScenario *scenario, GError **error)
{
  LwXmlWriter *writer = lw_xml_writer_new (TRUE);

  lw_country_xml_put (writer, country, scenario);
  return lw_xml_writer_finish (writer, error);
}

char *
lw_country_file_write (const LwCountry *country, const LwScenario *scenario, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (LwCountry) country_read = NULL;
  g_autoptr (LwScenario) scenario_read = NULL;

  g_return_val_if_fail (country != NULL, NULL);

  text = write_once (country, scenario, error);
  if (text == NULL)
    return NULL;
  country_read = lw_country_file_parse (_ ("The Country to be saved"), text, strlen (text),
                                        &scenario_read, error);
  if (country_read == NULL)
    return NULL;
  again = write_once (country_read, scenario_read, error);
  if (g_strcmp0 (text, again) == 0)
    return g_steal_pointer (&text);
  g_set_error_literal (
      error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT,
      _ ("The Country cannot be saved: it would not be the same when it is read back."));
  return NULL;
}

gboolean
lw_country_file_save (const LwCountry *country,
                      const LwScenario *scenario,
                      const char *path,
                      GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (country != NULL && path != NULL, FALSE);

  text = lw_country_file_write (country, scenario, error);
  return text && lw_safe_write (path, text, error);
}
