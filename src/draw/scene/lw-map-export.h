/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-export.h: a picture of the map alone.
 */
#pragma once

#include "country/country.h"
#include "paper/paper.h"
#include "state/state.h"

G_BEGIN_DECLS

/* A picture of the map alone, .png, .svg or .pdf by its name; @inch: pixels to the inch. Of a
 * battle or, where that is NULL, of a Country. */
gboolean lw_map_export      (const LwCountry *country, const LwBattle *battle, double inch,
                             const char *path, LwPictureWriter write, GError **error);

typedef struct
{
  LwBox box;      /* of the field */
  gboolean names; /* with the names of its places */
  double inch;    /* pixels to the inch */
} LwMapPart;

/* The same of one part of a Country. */
gboolean lw_map_export_part (const LwCountry *country, const LwMapPart *part, const char *path,
                             LwPictureWriter write, GError **error);

G_END_DECLS
