/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-checksum.c: by which a battle is known again: SHA-256 over its state in words, and over
 * that together with the Country and the latest orders.
 *
 * The state alone would not notice a bearing that a later shot of the same gun has overwritten: so
 * what a file keeps beside its record covers the orders as well, number by number, ten at a time.
 * Nothing here may ever be written otherwise, or files of today would be refused tomorrow: what a
 * newer house rule adds is written only where it is in use.
 */
#include "lw-battle-checksum.h"

#include "lw-play.h"

/* ---- numbers ---- */

/* Writes @number at @to as "%d" would, and many times as quickly: there are a dozen numbers to a
 * man.
 * @to has room for eleven characters. Returns: where it ends. */
static char *
put_number (char *to, gint32 number)
{
  char digits[12];
  guint32 rest = number < 0 ? -(guint32)number : (guint32)number;
  guint n = 0;

  if ((guint32)number < 10)
    {
      *to++ = (char)('0' + number);
      return to;
    }

  if (number < 0)
    *to++ = '-';
  do
    digits[n++] = (char)('0' + rest % 10);
  while ((rest /= 10) > 0);
  while (n > 0)
    *to++ = digits[--n];

  return to;
}

static void
dump_number (GString *dump, char before, gint32 number)
{
  char text[12], *end;

  text[0] = before;
  end = put_number (text + 1, number);
  g_string_append_len (dump, text, end - text);
}

static void
dump_point (GString *dump, LwPoint point)
{
  dump_number (dump, ' ', point.x);
  dump_number (dump, ',', point.y);
}

/* ---- the state ---- */

static void
dump_man (GString *dump, const LwMan *man)
{
  const gint32 numbers[] = {
    (gint32)man->side,   (gint32)man->arm,     (gint32)man->state,     man->at.x,
    man->at.y,           man->facing,          man->start.x,           man->start.y,
    man->walked,         man->with_gun,        man->trail_of,          man->escort,
    man->prone != FALSE, man->locked != FALSE, man->led_away != FALSE, man->freed_in,
  };
  char line[16 * 13 + 16], *end;

  end = g_stpcpy (g_stpcpy (line, "man "), man->id);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      /* The two lengths of a point are parted by a comma. */
      *end++ = i == 4 || i == 7 ? ',' : ' ';
      end = put_number (end, numbers[i]);
    }
  *end++ = '\n';
  g_string_append_len (dump, line, end - line);
}

static void
dump_gun (GString *dump, const LwGun *gun)
{
  g_string_append_printf (
      dump, "gun %s %d %d %d %d %d %d,%d %d %d %d,%d %d %u %u %u %d %d,%d\n", gun->id, gun->army,
      gun->owner, gun->placed != FALSE, gun->retired != FALSE, gun->disputed != FALSE, gun->at.x,
      gun->at.y, gun->bearing, gun->elevation, gun->start.x, gun->start.y, gun->moved != FALSE,
      gun->shots, gun->shots_all, gun->felled_all, gun->has_mark != FALSE,
      gun->has_mark ? gun->mark.x : 0, gun->has_mark ? gun->mark.y : 0);
  if (gun->wrecked || gun->lame_until > 0)
    g_string_append_printf (dump, "hit %s %d %d\n", gun->id, gun->wrecked != FALSE,
                            gun->lame_until);
}

static void
dump_melee (GString *dump, const LwMelee *melee)
{
  g_string_append (dump, "melee");
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      g_string_append_c (dump, ' ');
      for (guint i = 0; i < melee->men[side]->len; i++)
        g_string_append_printf (dump, "%d,", g_array_index (melee->men[side], LwRef, i));
    }
  g_string_append_printf (dump, " %d %d %d %u %u %u %d\n", melee->equal ? -1 : (int)melee->inferior,
                          melee->equal != FALSE, melee->isolated != FALSE, melee->each_dead,
                          melee->taken, melee->need, melee->settled != FALSE);
}

/* What only the other varieties decide by. */
static void
dump_arrivals (GString *dump, const LwBattle *battle)
{
  g_string_append_printf (dump, "blow %d %d %u\narrived", battle->blow_struck != FALSE,
                          battle->blow_struck ? (int)battle->striker : -1, battle->retreat_moves);
  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].arrived)
      g_string_append_printf (dump, " %s", battle->men[i].id);
  g_string_append_c (dump, '\n');
}

static void
dump_state (GString *dump, const LwBattle *battle)
{
  const LwCountry *country = lw_battle_country (battle);
  guint i;

  g_string_append_printf (dump, "field %d %d\nvariety %d\nrules", country->width, country->depth,
                          battle->variety);
  for (i = 0; i < LW_RULE_CLIMB_COST; i++)
    g_string_append_printf (dump, " %d", battle->rules.choice[i]);
  for (; i < LW_N_RULES; i++)
    if (battle->rules.choice[i] != 0)
      g_string_append_printf (dump, " %s=%d", lw_rule_nick (i), battle->rules.choice[i]);
  g_string_append_printf (dump, "\ncurtain %d %d\nseed %" G_GUINT64_FORMAT "\n",
                          battle->curtain_used != FALSE, battle->curtain_closed != FALSE,
                          battle->seed);
  g_string_append_printf (dump, "phase %d %d %d %u %d %d %d\n", battle->phase, battle->first,
                          battle->mover, battle->move, battle->ready[LW_RED] != FALSE,
                          battle->ready[LW_BLUE] != FALSE, battle->paused != FALSE);
  g_string_append_printf (
      dump, "clock %" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\nchance %" G_GUINT64_FORMAT "\n",
      battle->allowance, battle->clock, battle->chance.state);
  if (battle->agreed != 0)
    g_string_append_printf (dump, "agreed %" G_GINT64_FORMAT "\n", battle->agreed);
  for (i = 0; i < battle->n_men; i++)
    dump_man (dump, &battle->men[i]);
  for (i = 0; i < battle->n_guns; i++)
    dump_gun (dump, &battle->guns[i]);
  g_string_append (dump, "passed");
  for (i = 0; i < battle->passed->len; i++)
    g_string_append_printf (dump, " %u", g_array_index (battle->passed, guint32, i));
  g_string_append_c (dump, '\n');
  for (i = 0; i < battle->melees->len; i++)
    dump_melee (dump, g_ptr_array_index (battle->melees, i));
  g_string_append_printf (dump, "ending %d %d %d\n", battle->ending, battle->won != FALSE,
                          battle->won ? (int)battle->winner : -1);
  if (battle->variety != LW_VARIETY_FINISH)
    dump_arrivals (dump, battle);
}

char *
lw_battle_checksum_state (const LwBattle *battle)
{
  GString *dump;
  char *hash;

  g_return_val_if_fail (battle != NULL, NULL);

  dump = g_string_sized_new (128 * (battle->n_men + 8));
  dump_state (dump, battle);
  hash = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *)dump->str, dump->len);
  g_string_free (dump, TRUE);

  return hash;
}

/* ---- the orders and the Country ---- */

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
lw_battle_checksum (const LwBattle *battle)
{
  g_autofree char *state = NULL;
  g_autoptr (GString) dump = NULL;
  guint n;

  g_return_val_if_fail (battle != NULL, NULL);

  n = battle->record->len;
  state = lw_battle_checksum_state (battle);
  dump = g_string_new (state);
  g_string_append_c (dump, '\n');
  dump_country (dump, battle);
  for (guint i = n == 0 ? 0 : (n - 1) / LW_CHECKSUM_EVERY * LW_CHECKSUM_EVERY; i < n; i++)
    dump_order (dump, g_ptr_array_index (battle->record, i));

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, dump->str, (gssize)dump->len);
}

/* ---- marks ---- */

const char *
lw_battle_checksum_mark (const LwBattle *battle)
{
  guint n;
  char **mark;

  g_return_val_if_fail (battle != NULL, NULL);

  n = battle->record->len / LW_CHECKSUM_EVERY;
  if (battle->checksums->len < n)
    g_ptr_array_set_size (battle->checksums, (gint)n);
  if (n == 0 || battle->record->len % LW_CHECKSUM_EVERY != 0)
    return NULL;

  mark = (char **)&g_ptr_array_index (battle->checksums, n - 1);
  if (*mark == NULL)
    *mark = lw_battle_checksum (battle);

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
      lw_battle_checksum_mark (again);
    }
  for (guint i = 0; i < battle->checksums->len; i++)
    if (g_ptr_array_index (battle->checksums, i) == NULL)
      g_ptr_array_index (battle->checksums, i) =
          g_steal_pointer (&g_ptr_array_index (again->checksums, i));

  return TRUE;
}

const GPtrArray *
lw_battle_checksum_marks (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, NULL);

  lw_battle_checksum_mark (battle);
  for (guint i = 0; i < battle->checksums->len; i++)
    if (g_ptr_array_index (battle->checksums, i) == NULL)
      return mark_again (battle) ? battle->checksums : NULL;

  return battle->checksums;
}
