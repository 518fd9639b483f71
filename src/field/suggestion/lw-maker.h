/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-maker.h: the maker of a Country: his dice, where a thing has room, and uneven outlines.
 */
#pragma once

#include "lw-suggestion.h"

G_BEGIN_DECLS

#define LW_MAKER_ROOM LW_INCHES (3) /* between solid things: a gun needs two inches */
#define LW_MAKER_TRIES 60

typedef struct
{
  const LwSuggestion *wish;
  LwCountry *country;
  guint64 state;
  guint next; /* number of the next thing */
  LwBox half; /* where the southern half's things may lie */
  gint scale; /* of the field to the usual one of 80 square feet, in quarters */
} LwMaker;

guint32    lw_maker_draw_number  (LwMaker *maker);
gint32     lw_maker_between      (LwMaker *maker, gint32 low, gint32 high);
LwFeature *lw_maker_new_thing    (LwMaker *maker, LwFeatureKind kind);
/* A place in the southern half, @room from its sides. */
LwPoint    lw_maker_some_place   (LwMaker *maker, LwLength room);
gboolean   lw_maker_lies_in_half (const LwMaker *maker, LwBox box);
/* Adds the thing if it has room; else frees it. */
gboolean   lw_maker_put_down     (LwMaker *maker, LwFeature *feature);

void       lw_maker_add_corner   (LwFeature *feature, LwPoint point);
/* Cuts every corner by a quarter of its sides, so that water bends instead of breaking. */
void       lw_maker_smooth       (LwFeature *feature, gboolean closed);
/* An uneven polygon about a place. */
void       lw_maker_round_off    (LwMaker *maker, LwFeature *feature, LwPoint at, LwLength across,
                                  LwLength along);

G_END_DECLS
