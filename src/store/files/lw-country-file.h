/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country-file.h: `.lwcountry`: a Country and, optionally, a scenario to fight on it.
 */
#pragma once

#include "state/state.h"
#include "safe/safe.h"

G_BEGIN_DECLS

/* @scenario: (out) (optional) (nullable) (transfer full).
 * Returns: (transfer full), NULL on error. */
LwCountry *lw_country_file_load        (const char *path, LwScenario **scenario, GError **error);
LwCountry *lw_country_file_parse       (const char *name, const char *data, gsize size,
                                        LwScenario **scenario, GError **error);

/* The same, and also what the file held. @file: (out) (transfer full), not on error. */
LwCountry *lw_country_file_load_with_bytes (const char *path, GBytes **file, GError **error);

/* The same, for a battle: also refuses, with its place in the file, what is off the field, crosses
 * itself or has no size, all of which a Country that is being drawn may hold. */
LwCountry *lw_country_file_load_strict (const char *path, LwScenario **scenario, GError **error);
LwCountry *lw_country_file_parse_strict_for_test (const char *name, const char *data, gsize size,
                                                  LwScenario **scenario, GError **error);

/* The file's text, checked by reading it back. Returns: (transfer full), NULL on error */
char      *lw_country_file_write       (const LwCountry *country, const LwScenario *scenario,
                                        GError **error);
gboolean   lw_country_file_save        (const LwCountry *country, const LwScenario *scenario,
                                        const char *path, GError **error);

G_END_DECLS
