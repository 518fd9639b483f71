/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country.h: the Country: a floor with its back lines and the things arranged on it (R1-R7).
 *
 * South is y = 0, north is y = depth; each of the two is one player's back line.
 */
#pragma once

#include "lw-feature.h"

G_BEGIN_DECLS

typedef enum
{
  LW_EDGE_SOUTH,
  LW_EDGE_NORTH
} LwEdge;

typedef struct
{
  char *name;
  char *author;        /* may be NULL */
  char *notes;         /* may be NULL */
  LwLength width;      /* along the back lines, LW_FIELD_MIN .. LW_FIELD_MAX */
  LwLength depth;      /* from line to line, likewise */
  guint texture;       /* seed of the cork and the grain, so that it looks the same each time */
  GPtrArray *features; /* of LwFeature, in the order they were put down: lowest first */
} LwCountry;

LwCountry       *lw_country_new         (const char *name, LwLength width, LwLength depth);
LwCountry       *lw_country_copy        (const LwCountry *country);
void             lw_country_free        (LwCountry *country);

/* Takes @feature over and puts it on top of the others. */
void             lw_country_add         (LwCountry *country, LwFeature *feature);

/* Both are borrowed. The first is NULL when nothing has that id, or @id is NULL. */
const LwFeature *lw_country_find        (const LwCountry *country, const char *id);
const LwFeature *lw_country_feature     (const LwCountry *country, guint index);
guint            lw_country_count       (const LwCountry *country);
LwBox            lw_country_bounds      (const LwCountry *country);

/* y of a back line; the point of it nearest to @point (R13). */
LwLength         lw_country_line_y      (const LwCountry *country, LwEdge edge);
LwPoint          lw_country_line_point  (const LwCountry *country, LwEdge edge, LwPoint point);

/* How high the boards below @board in the order lift it where it lies; 0 on the floor. */
LwLength         lw_country_board_under (const LwCountry *country, const LwFeature *board);

/* "the farm", "the church", or "the board hill at 4 ft 2 in": words for a thing. (transfer full) */
char            *lw_country_describe    (const LwCountry *country, const LwFeature *feature);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwCountry, lw_country_free)

/* @name as it may stand in a sentence: one that is written from right to left is isolated, so that
 * it does not turn what is written about it, and marks of direction in it are left out. (transfer
 * none), for good; @name itself where nothing is to be done, NULL for NULL. */
const char *lw_name_shown (const char *name);

G_END_DECLS
