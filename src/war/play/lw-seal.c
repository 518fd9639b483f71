/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-seal.c: what a recorded <state> stands for: the state of the battle, the Country, and the
 * orders since the last one, number by number.
 *
 * The state alone would not notice a bearing that a later shot of the same gun has overwritten.
 */
#include "lw-play.h"
#include "state/state.h"

static void
dump_number (GString *dump, char before, gint32 number)
{
  char text[12], *end;

  text[0] = before;
  end = lw_put_number (text + 1, number);
  g_string_append_len (dump, text, end - text);
}

static void
dump_point (GString *dump, LwPoint point)
{
  dump_number (dump, ' ', point.x);
  dump_number (dump, ',', point.y);
}

static void
dump_refs (GString *dump, const GArray *refs)
{
  for (guint i = 0; i < refs->len; i++)
    dump_number (dump, ' ', g_array_index (refs, LwRef, i));
  g_string_append_c (dump, ';');
}

static void
dump_points (GString *dump, const GArray *points)
{
  for (guint i = 0; i < points->len; i++)
    dump_point (dump, g_array_index (points, LwPoint, i));
  g_string_append_c (dump, ';');
}

static void
dump_shots (GString *dump, const GArray *shots)
{
  for (guint i = 0; i < shots->len; i++)
    {
      const LwShotEvent *shot = &g_array_index (shots, LwShotEvent, i);

      g_string_append_printf (dump, " %d:%d", shot->kind, shot->man);
    }
  g_string_append_c (dump, ';');
}

static void
dump_order (GString *dump, const LwOrder *order)
{
  g_string_append_printf (dump, "%d %u %d %" G_GINT64_FORMAT " %d", order->kind, order->n,
                          order->side, order->t, order->gun);
  dump_refs (dump, order->who);
  dump_points (dump, order->path);
  dump_points (dump, order->to);
  g_string_append_printf (dump, "%d %d %u %" G_GUINT64_FORMAT " %u %d %u %d %u %s ", order->bearing,
                          order->elevation, order->hurry, order->seed, order->model, order->by,
                          order->melee, order->flag != FALSE, order->upto,
                          order->text == NULL ? "" : order->text);
  dump_shots (dump, order->shots);
  dump_refs (dump, order->dead);
  dump_refs (dump, order->taken);
  dump_refs (dump, order->captured);
  g_string_append_printf (dump, "%" G_GINT64_FORMAT " %d,%d %d %d\n", order->allowance,
                          order->rest.x, order->rest.y, order->support, order->isolated != FALSE);
}

static void
dump_feature (GString *dump, const LwFeature *feature)
{
  const gint32 sizes[] = { feature->width,     feature->depth,  feature->radius,
                           feature->thickness, feature->height, feature->angle };

  g_string_append_printf (dump, "%d %s", feature->kind, feature->id);
  dump_point (dump, feature->at);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    dump_number (dump, ' ', sizes[i]);
  if (feature->points != NULL)
    dump_points (dump, feature->points);
  g_string_append_c (dump, '\n');
}

/* The floor they fought on is as much a part of what happened as their orders. */
static void
dump_country (GString *dump, const LwBattle *battle)
{
  const LwCountry *country = lw_battle_country (battle);

  g_string_append_printf (dump, "%s %d %d %u\n", battle->id == NULL ? "" : battle->id,
                          country->width, country->depth, country->texture);
  for (guint i = 0; i < lw_country_count (country); i++)
    dump_feature (dump, lw_country_feature (country, i));
}

char *
lw_battle_seal (const LwBattle *battle)
{
  g_autofree char *state = NULL;
  g_autoptr (GString) dump = NULL;
  guint n;

  g_return_val_if_fail (battle != NULL, NULL);

  n = battle->record->len;
  state = lw_battle_hash (battle);
  dump = g_string_new (state);
  g_string_append_c (dump, '\n');
  dump_country (dump, battle);
  for (guint i = n == 0 ? 0 : (n - 1) / LW_HASH_EVERY * LW_HASH_EVERY; i < n; i++)
    dump_order (dump, g_ptr_array_index (battle->record, i));

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, dump->str, (gssize)dump->len);
}

/* ---- marks ---- */

const char *
lw_battle_mark (const LwBattle *battle)
{
  guint n;
  char **mark;

  g_return_val_if_fail (battle != NULL, NULL);

  n = battle->record->len / LW_HASH_EVERY;
  if (battle->hashes->len < n)
    g_ptr_array_set_size (battle->hashes, (gint)n);
  if (n == 0 || battle->record->len % LW_HASH_EVERY != 0)
    return NULL;

  mark = (char **)&g_ptr_array_index (battle->hashes, n - 1);
  if (*mark == NULL)
    *mark = lw_battle_seal (battle);

  return *mark;
}

/* Nobody looked at the battle when it stood there: it is brought to stand there once more. */
static gboolean
mark_again (const LwBattle *battle)
{
  g_autoptr (LwBattle) again = lw_battle_fresh (battle);

  for (guint i = 0; i < battle->record->len; i++)
    {
      if (!lw_play (again, g_ptr_array_index (battle->record, i), NULL))
        return FALSE;
      lw_battle_mark (again);
    }
  for (guint i = 0; i < battle->hashes->len; i++)
    if (g_ptr_array_index (battle->hashes, i) == NULL)
      g_ptr_array_index (battle->hashes, i) =
          g_steal_pointer (&g_ptr_array_index (again->hashes, i));

  return TRUE;
}

const GPtrArray *
lw_battle_marks (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, NULL);

  lw_battle_mark (battle);
  for (guint i = 0; i < battle->hashes->len; i++)
    if (g_ptr_array_index (battle->hashes, i) == NULL)
      return mark_again (battle) ? battle->hashes : NULL;

  return battle->hashes;
}
