/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-things.c: things found by their ids, and those that follow others.
 *
 * An edit works on places in the order of the Country, which it asks for by ids. Boards keep their
 * thickness on whatever they come to lie on: it is taken before an edit and laid again after. Fords
 * and bridges keep to the line of their river.
 */
#include "lw-drafting-things.h"

#include "lw-snap.h"

/* How far a crossing reaches onto either bank when it follows its river. */
#define LANDING LW_INCH

gint
lw_drafting_find (const LwDrafting *drafting, const char *id)
{
  const LwCountry *country = lw_drafting_country (drafting);

  for (guint i = 0; id != NULL && i < country->features->len; i++)
    if (g_str_equal (lw_country_feature (country, i)->id, id))
      return (gint)i;
  return -1;
}

static gint
compare_places_cb (gconstpointer a, gconstpointer b)
{
  guint x = *(const guint *)a, y = *(const guint *)b;

  return (x > y) - (x < y);
}

static gboolean
holds_place (const GArray *places, guint place)
{
  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, guint, i) == place)
      return TRUE;
  return FALSE;
}

/* With many ids it is cheaper to ask each thing whether it is among them. */
GArray *
lw_drafting_places (const LwDrafting *drafting, const char *const *ids, gboolean free)
{
  const LwCountry *country = lw_drafting_country (drafting);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GHashTable) wanted = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    g_hash_table_add (wanted, (gpointer)ids[i]);
  for (guint i = 0; i < country->features->len && g_hash_table_size (wanted) > 0; i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);

      if (g_hash_table_contains (wanted, feature->id) && !(free && feature->locked))
        g_array_append_val (places, i);
    }
  return places;
}

static gboolean
is_crossing_of (const LwFeature *feature, const char *river)
{
  return feature->across != NULL && g_str_equal (feature->across, river);
}

void
lw_drafting_with_crossings (const LwDrafting *drafting, GArray *places, gboolean free)
{
  const LwCountry *country = lw_drafting_country (drafting);
  guint n = places->len;

  for (guint i = 0; i < n; i++)
    {
      const LwFeature *river = lw_drafting_at (drafting, g_array_index (places, guint, i));

      for (guint k = 0; river->kind == LW_FEATURE_RIVER && k < country->features->len; k++)
        {
          const LwFeature *other = lw_country_feature (country, k);

          if (is_crossing_of (other, river->id) && !(free && other->locked) &&
              !holds_place (places, k))
            g_array_append_val (places, k);
        }
    }
  g_array_sort (places, compare_places_cb);
}

LwBox
lw_drafting_bounds (const LwDrafting *drafting, const GArray *places)
{
  LwBox bounds = { 0, 0, 0, 0 };

  for (guint i = 0; i < places->len; i++)
    {
      LwBox box = lw_feature_bounds (lw_drafting_at (drafting, g_array_index (places, guint, i)));

      bounds = i == 0 ? box : lw_box_joined (bounds, box);
    }
  return bounds;
}

/* ---- Ids ---- */

char *
lw_drafting_fresh_id (const LwDrafting *drafting, LwFeatureKind kind)
{
  const LwCountry *country;
  const char *nick;
  gsize length;
  guint most = 0;

  g_return_val_if_fail (drafting != NULL, NULL);

  country = lw_drafting_country (drafting);
  nick = lw_feature_kind_nick (kind);
  length = strlen (nick);
  for (guint i = 0; i < country->features->len; i++)
    {
      const char *id = lw_country_feature (country, i)->id;

      if (strncmp (id, nick, length) == 0 && id[length] == '-')
        {
          guint64 number = g_ascii_strtoull (id + length + 1, NULL, 10);

          most = MAX (most, (guint)MIN (number, 999999));
        }
    }
  return g_strdup_printf ("%s-%u", nick, most + 1);
}

/* ---- What follows ---- */

GHashTable *
lw_drafting_boards (const LwDrafting *drafting)
{
  const LwCountry *country = lw_drafting_country (drafting);
  GHashTable *thickness = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < country->features->len; i++)
    {
      LwFeature *board = lw_drafting_at (drafting, i);

      if (board->kind == LW_FEATURE_BOARD)
        g_hash_table_insert (
            thickness, board,
            GINT_TO_POINTER (board->height - lw_country_board_under (country, board)));
    }
  return thickness;
}

void
lw_drafting_lay_boards (LwDrafting *drafting, GHashTable *thickness)
{
  const LwCountry *country = lw_drafting_country (drafting);

  for (guint i = 0; i < country->features->len; i++)
    {
      LwFeature *board = lw_drafting_at (drafting, i);
      gint thick = GPOINTER_TO_INT (g_hash_table_lookup (thickness, board));
      LwLength height;

      /* One that lies under the top of what comes before it was set so by hand. */
      if (board->kind != LW_FEATURE_BOARD || thick <= 0 || board->locked)
        continue;
      height = MIN (LW_DRAFTING_TALLEST, lw_country_board_under (country, board) + thick);
      if (height != board->height)
        lw_drafting_touch (drafting, i)->height = height;
    }
}

void
lw_drafting_snap_crossings (LwDrafting *drafting, const char *river)
{
  const LwCountry *country = lw_drafting_country (drafting);
  const LwFeature *line = lw_country_find (country, river);

  for (guint i = 0; line != NULL && i < country->features->len; i++)
    {
      const LwFeature *crossing = lw_country_feature (country, i);

      if (g_strcmp0 (crossing->across, river) == 0 && !crossing->locked)
        {
          LwLength landing = MAX (0, (crossing->depth - line->width) / 2);

          if (landing == 0 || landing > LW_INCHES (4))
            landing = LANDING;
          lw_snap_crossing (line, crossing->at, landing, lw_drafting_touch (drafting, i));
        }
    }
}
