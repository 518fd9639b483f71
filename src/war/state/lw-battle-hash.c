/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-hash.c: the fingerprint of a battle: its state in words, and the SHA-256 of them.
 */
#include "lw-battle.h"
#include "lw-verbs.h"

char *
lw_put_number (char *to, gint32 number)
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
      end = lw_put_number (end, numbers[i]);
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
lw_battle_hash (const LwBattle *battle)
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
