/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-pick.c: what lies under a point, for those who may see it.
 *
 * Every candidate is first tried by its distance, then by its box, and its shape is measured last.
 * A pointer that moves asks a picker, which has sorted the men by squares of the field.
 */
#include "lw-pick.h"

/* No part of a figure, and none of a gun, is farther than this from its middle. */
#define FIGURE_REACH (LW_CAVALRY_LENGTH / 2)
#define GUN_REACH (LW_GUN_BARREL + LW_GUN_AXLE_WIDTH / 2)

#define PICKER_CELL LW_SIX_INCHES

static gboolean
is_out_of_reach (LwPoint at, LwPoint point, LwLength reach)
{
  return ABS (at.x - point.x) > reach || ABS (at.y - point.y) > reach;
}

typedef struct
{
  const LwBattle *battle;
  LwViewer viewer;
  LwPoint point;
  LwLength slack;
  LwRef man; /* the best so far, and the gap to him */
  LwLength gap;
} Search;

/* Takes him if he is nearer than the best so far. Of two who are both under the pointer the one
 * whose middle is nearer is taken. */
static void
consider_man (Search *search, LwRef ref)
{
  const LwMan *man = &search->battle->men[ref];
  LwShape pointer = lw_shape_disc (search->point, 0), shape;
  LwLength gap;

  if (is_out_of_reach (man->at, search->point, FIGURE_REACH + search->slack) ||
      !lw_man_on_field (man) || !lw_scene_sees (search->battle, search->viewer, man->side))
    return;
  shape = lw_man_shape (man);
  if (!lw_box_holds (lw_box_grown (shape.bounds, search->slack), search->point))
    return;
  gap = lw_shape_gap (&shape, &pointer);
  if (gap > search->slack)
    return;
  if (search->man == LW_NONE || gap < search->gap ||
      (gap == search->gap &&
       lw_distance_squared (man->at, search->point) <
           lw_distance_squared (search->battle->men[search->man].at, search->point)))
    {
      search->man = ref;
      search->gap = gap;
    }
}

LwRef
lw_pick_man (const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack)
{
  Search search = { battle, viewer, point, slack, LW_NONE, slack };

  g_return_val_if_fail (battle != NULL && slack >= 0, LW_NONE);

  for (guint i = 0; i < battle->n_men; i++)
    consider_man (&search, (LwRef)i);
  return search.man;
}

typedef struct
{
  LwPoint at;
  LwRef man;
} Spot;

/* The men sorted by squares of the field: those of a row of squares lie side by side. */
struct _LwPicker
{
  gint columns, rows;
  guint *first; /* of each square, and one more: where its spots begin; NULL: not known any more */
  Spot *spots;
};

LwPicker *
lw_picker_new (void)
{
  return g_new0 (LwPicker, 1);
}

void
lw_picker_forget (LwPicker *self)
{
  g_clear_pointer (&self->first, g_free);
  g_clear_pointer (&self->spots, g_free);
}

void
lw_picker_free (LwPicker *self)
{
  if (self == NULL)
    return;
  lw_picker_forget (self);
  g_free (self);
}

/* Whatever lies beyond the edge belongs to the last square before it. */
static gint
column_of (const LwPicker *self, LwLength x)
{
  return CLAMP (x / PICKER_CELL, 0, self->columns - 1);
}

static gint
row_of (const LwPicker *self, LwLength y)
{
  return CLAMP (y / PICKER_CELL, 0, self->rows - 1);
}

static gint
square_of (const LwPicker *self, LwPoint at)
{
  return row_of (self, at.y) * self->columns + column_of (self, at.x);
}

static void
enter_men (LwPicker *self, const LwBattle *battle)
{
  const LwCountry *country = lw_battle_country (battle);
  guint sum = 0, n;
  gint square;

  self->columns = country->width / PICKER_CELL + 1;
  self->rows = country->depth / PICKER_CELL + 1;
  self->first = g_new0 (guint, self->columns * self->rows + 1);
  self->spots = g_new (Spot, battle->n_men + 1);
  for (guint i = 0; i < battle->n_men; i++)
    if (lw_man_on_field (&battle->men[i]))
      self->first[square_of (self, battle->men[i].at)]++;
  for (square = 0; square <= self->columns * self->rows; square++)
    {
      n = self->first[square];
      self->first[square] = sum;
      sum += n;
    }
  /* Each goes to the end of its square, which moves the beginning of the next: set back after. */
  for (guint i = 0; i < battle->n_men; i++)
    if (lw_man_on_field (&battle->men[i]))
      self->spots[self->first[square_of (self, battle->men[i].at)]++] =
          (Spot){ battle->men[i].at, (LwRef)i };
  for (square = self->columns * self->rows; square > 0; square--)
    self->first[square] = self->first[square - 1];
  self->first[0] = 0;
}

LwRef
lw_picker_man (
    LwPicker *self, const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack)
{
  Search search = { battle, viewer, point, slack, LW_NONE, slack };
  LwLength reach = FIGURE_REACH + slack;

  g_return_val_if_fail (self != NULL && battle != NULL && slack >= 0, LW_NONE);

  if (self->first == NULL)
    enter_men (self, battle);
  for (gint row = row_of (self, point.y - reach); row <= row_of (self, point.y + reach); row++)
    {
      const guint *first = &self->first[row * self->columns];
      guint end = first[column_of (self, point.x + reach) + 1];

      for (guint i = first[column_of (self, point.x - reach)]; i < end; i++)
        if (!is_out_of_reach (self->spots[i].at, point, reach))
          consider_man (&search, self->spots[i].man);
    }
  return search.man;
}

static LwLength
gap_to_gun (const LwGun *gun, const LwShape *pointer)
{
  LwShape parts[LW_GUN_PARTS];
  LwLength least = G_MAXINT32;

  lw_gun_shapes (gun, parts);
  for (guint i = 0; i < LW_GUN_PARTS; i++)
    least = MIN (least, lw_shape_gap (&parts[i], pointer));
  return least;
}

LwRef
lw_pick_gun (const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack)
{
  LwRef best = LW_NONE;
  LwLength best_gap = slack;

  g_return_val_if_fail (battle != NULL && slack >= 0, LW_NONE);

  LwShape pointer = lw_shape_disc (point, 0);
  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      if (is_out_of_reach (gun->at, point, GUN_REACH + slack) || !gun->placed || gun->retired ||
          !lw_scene_sees (battle, viewer, gun->owner))
        continue;
      LwLength gap = gap_to_gun (gun, &pointer);
      if (gap <= slack && (best == LW_NONE || gap < best_gap))
        {
          best = (LwRef)i;
          best_gap = gap;
        }
    }
  return best;
}

static gboolean
under (const LwFeature *feature, LwPoint point, LwLength slack)
{
  LwShape pointer = lw_shape_disc (point, 0);

  if (!lw_box_holds (lw_box_grown (lw_feature_bounds (feature), slack), point))
    return FALSE;
  g_autoptr (GArray) shapes = lw_feature_shapes (feature);
  for (guint i = 0; i < shapes->len; i++)
    if (lw_shape_within (&g_array_index (shapes, LwShape, i), &pointer, slack))
      return TRUE;
  return FALSE;
}

/* Hills, woods and roads lie under what stands on them, whatever the order they were put down in.
 */
static guint
storey_of (LwFeatureKind kind)
{
  switch (kind)
    {
    case LW_FEATURE_ROAD:
    case LW_FEATURE_WOOD:
      return 0;
    case LW_FEATURE_BOARD:
    case LW_FEATURE_RIVER:
    case LW_FEATURE_POND:
    case LW_FEATURE_SWAMP:
      return 1;
    default:
      return 2;
    }
}

const LwFeature *
lw_pick_feature (const LwCountry *country, LwPoint point, LwLength slack, const LwFeature *below)
{
  gboolean passed = below == NULL;

  g_return_val_if_fail (country != NULL && slack >= 0, NULL);

  for (gint storey = 2; storey >= 0; storey--)
    for (guint i = lw_country_count (country); i > 0; i--)
      {
        const LwFeature *feature = lw_country_feature (country, i - 1);
        if ((gint)storey_of (feature->kind) != storey || !under (feature, point, slack))
          continue;
        if (passed)
          return feature;
        passed = feature == below;
      }
  return NULL;
}
