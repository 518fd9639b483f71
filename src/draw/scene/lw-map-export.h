/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-export.h: a picture of the map alone.
 */
#pragma once

#include "country/country.h"
#include "state/state.h"

G_BEGIN_DECLS

/* A picture of the map alone, .png, .svg or .pdf by its name; @inch: pixels to the inch. */
gboolean    lw_map_export     (const LwCountry *country, const LwBattle *battle, double inch,
                               const char *path, GError **error);
/* The same of one part of a Country, with or without the names of its places. */
gboolean    lw_map_export_part (const LwCountry *country, LwBox part, gboolean names, double inch,
                                const char *path, GError **error);

G_END_DECLS
