/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-phrase.c: numbers, men, guns and places as the despatches call them.
 */
#include "lw-phrase.h"

#include <glib/gi18n-lib.h>

/* How far from a thing men are still "at" it. */
#define AT_BUILDING LW_INCHES (9)
#define AT_GROUND LW_INCHES (3)

guint
lw_men_total (LwMen men)
{
  return men.n[LW_INFANTRY] + men.n[LW_CAVALRY];
}

void
lw_men_count (const LwBattle *battle, const GArray *who, LwMen men[LW_N_SIDES])
{
  guint i;

  for (i = 0; i < who->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (who, LwRef, i));

      if (man != NULL)
        men[man->side].n[man->arm]++;
    }
}

char *
lw_word_number (guint n)
{
  static const char *const small[] = {
    N_ ("no"),      N_ ("one"),     N_ ("two"),       N_ ("three"),    N_ ("four"),
    N_ ("five"),    N_ ("six"),     N_ ("seven"),     N_ ("eight"),    N_ ("nine"),
    N_ ("ten"),     N_ ("eleven"),  N_ ("twelve"),    N_ ("thirteen"), N_ ("fourteen"),
    N_ ("fifteen"), N_ ("sixteen"), N_ ("seventeen"), N_ ("eighteen"), N_ ("nineteen")
  };
  static const char *const tens[] = { NULL,          NULL,         N_ ("twenty"), N_ ("thirty"),
                                      N_ ("forty"),  N_ ("fifty"), N_ ("sixty"),  N_ ("seventy"),
                                      N_ ("eighty"), N_ ("ninety") };

  if (n < G_N_ELEMENTS (small))
    return g_strdup (_ (small[n]));
  if (n >= 100)
    return g_strdup_printf ("%u", n);
  if (n % 10 == 0)
    return g_strdup (_ (tens[n / 10]));
  if (n < 50)
    /* Translators: an old-fashioned number: "five-and-twenty". The units come first, then the tens.
     */
    return g_strdup_printf (_ ("%1$s-and-%2$s"), _ (small[n % 10]), _ (tens[n / 10]));

  /* Translators: a number above fifty: "fifty-seven". The units come first in the arguments. */
  return g_strdup_printf (_ ("%2$s-%1$s"), _ (small[n % 10]), _ (tens[n / 10]));
}

char *
lw_word_times (guint n)
{
  g_autofree char *number = NULL;

  switch (n)
    {
    case 1:
      return g_strdup (_ ("once"));
    case 2:
      return g_strdup (_ ("twice"));
    case 3:
      return g_strdup (_ ("thrice"));
    default:
      number = lw_word_number (n);
      /* Translators: %s is a number in words: "four times". */
      return g_strdup_printf (_ ("%s times"), number);
    }
}

char *
lw_word_ordinal (guint n)
{
  static const char *const words[] = {
    N_ ("first"),   N_ ("second"), N_ ("third"), N_ ("fourth"), N_ ("fifth"),    N_ ("sixth"),
    N_ ("seventh"), N_ ("eighth"), N_ ("ninth"), N_ ("tenth"),  N_ ("eleventh"), N_ ("twelfth")
  };

  if (n >= 1 && n <= G_N_ELEMENTS (words))
    return g_strdup (_ (words[n - 1]));

  /* Translators: ordinals in figures, such as the 21st, 22nd, 23rd and 13th move. */
  if (n % 10 == 1 && n % 100 != 11)
    return g_strdup_printf (_ ("%ust"), n);
  if (n % 10 == 2 && n % 100 != 12)
    return g_strdup_printf (_ ("%und"), n);
  if (n % 10 == 3 && n % 100 != 13)
    return g_strdup_printf (_ ("%urd"), n);
  return g_strdup_printf (_ ("%uth"), n);
}

char *
lw_word_men (LwMen men)
{
  g_autofree char *foot = lw_word_number (men.n[LW_INFANTRY]);
  g_autofree char *horse = lw_word_number (men.n[LW_CAVALRY]);

  if (men.n[LW_INFANTRY] == 0 && men.n[LW_CAVALRY] > 0)
    /* Translators: a number of cavalry in words, "two horse". */
    return g_strdup_printf (_ ("%s horse"), horse);
  if (men.n[LW_CAVALRY] == 0)
    /* Translators: a number of infantry in words, "three foot". */
    return g_strdup_printf (_ ("%s foot"), foot);

  /* Translators: cavalry, then infantry: "two horse and three foot". */
  return g_strdup_printf (_ ("%s horse and %s foot"), horse, foot);
}

char *
lw_word_side_men (LwSide side, LwMen men)
{
  g_autofree char *foot = lw_word_number (men.n[LW_INFANTRY]);
  g_autofree char *horse = lw_word_number (men.n[LW_CAVALRY]);

  if (men.n[LW_INFANTRY] == 0 && men.n[LW_CAVALRY] > 0)
    /* Translators: "nine Red horse": a number in words, then cavalry of one side. */
    return g_strdup_printf (side == LW_RED ? _ ("%s Red horse") : _ ("%s Blue horse"), horse);
  if (men.n[LW_CAVALRY] == 0)
    /* Translators: "nine Red foot": a number in words, then infantry of one side. */
    return g_strdup_printf (side == LW_RED ? _ ("%s Red foot") : _ ("%s Blue foot"), foot);

  /* Translators: "two Red horse and nine foot": cavalry, then infantry of one side. */
  return g_strdup_printf (side == LW_RED ? _ ("%s Red horse and %s foot")
                                         : _ ("%s Blue horse and %s foot"),
                          horse, foot);
}

char *
lw_word_capital (char *text)
{
  g_autofree char *first = NULL;
  char *whole;

  if (text == NULL || *text == '\0')
    return text;

  first = g_utf8_strup (text, g_utf8_next_char (text) - text);
  whole = g_strconcat (first, g_utf8_next_char (text), NULL);
  g_free (text);

  return whole;
}

/* Where it was put down: the last order that did so; where it stands when there is none. */
static LwPoint
put_down_at (const LwBattle *battle, LwRef gun)
{
  LwPoint at = battle->guns[gun].at;
  guint i;

  for (i = 0; i < battle->standing->len; i++)
    {
      const LwOrder *order = lw_battle_order (battle, g_array_index (battle->standing, guint, i));

      if (order->kind == LW_ORDER_GO)
        break;
      if (order->kind == LW_ORDER_PUT_GUN && order->gun == gun && order->to->len > 0)
        at = g_array_index (order->to, LwPoint, 0);
    }

  return at;
}

LwGunPlace
lw_gun_place (const LwBattle *battle, LwRef gun, guint *number)
{
  LwSide army = battle->guns[gun].army;
  gint way = battle->player[army].edge == LW_EDGE_SOUTH ? 1 : -1;
  gint own = way * put_down_at (battle, gun).x;
  guint rank = 1;
  guint all = 0;
  guint i;

  for (i = 0; i < battle->n_guns; i++)
    {
      gint other;

      if (battle->guns[i].army != army)
        continue;

      all++;
      other = way * put_down_at (battle, (LwRef)i).x;
      if (other < own || (other == own && (LwRef)i < gun))
        rank++;
    }

  if (number != NULL)
    *number = rank;
  if (all == 1)
    return LW_GUN_ONLY;
  if (all > 3)
    return LW_GUN_NUMBERED;
  if (rank == 1)
    return LW_GUN_LEFT;
  return rank == all ? LW_GUN_RIGHT : LW_GUN_CENTRE;
}

char *
lw_word_gun (const LwBattle *battle, LwRef gun)
{
  guint number;
  g_autofree char *ordinal = NULL;

  switch (lw_gun_place (battle, gun, &number))
    {
    case LW_GUN_ONLY:
      return g_strdup (_ ("gun"));
    case LW_GUN_LEFT:
      return g_strdup (_ ("left gun"));
    case LW_GUN_CENTRE:
      return g_strdup (_ ("centre gun"));
    case LW_GUN_RIGHT:
      return g_strdup (_ ("right gun"));
    default:
      ordinal = lw_word_ordinal (number);
      /* Translators: one of more than three guns: "fourth gun". */
      return g_strdup_printf (C_ ("ordinal", "%s gun"), ordinal);
    }
}

static gboolean
is_building (LwFeatureKind kind)
{
  return kind == LW_FEATURE_HOUSE || kind == LW_FEATURE_CHURCH || kind == LW_FEATURE_SHED ||
         kind == LW_FEATURE_BRIDGE || kind == LW_FEATURE_FORD;
}

static gboolean
is_ground (LwFeatureKind kind)
{
  return kind == LW_FEATURE_WOOD || kind == LW_FEATURE_POND || kind == LW_FEATURE_RIVER ||
         kind == LW_FEATURE_SWAMP || kind == LW_FEATURE_BOARD || kind == LW_FEATURE_WALL;
}

static LwLength
gap_to_feature (const LwFeature *feature, LwPoint point)
{
  g_autoptr (GArray) shapes = lw_feature_shapes (feature);
  LwShape spot = lw_shape_disc (point, 0);
  LwLength gap = G_MAXINT32;
  guint i;

  for (i = 0; i < shapes->len; i++)
    gap = MIN (gap, lw_shape_gap (&spot, &g_array_index (shapes, LwShape, i)));

  return gap;
}

char *
lw_word_thing (const LwCountry *country, const LwFeature *feature)
{
  g_autofree char *name = lw_country_describe (country, feature);

  /* "cottage" is what it is called on the map; "Firely Church" and "the wood" say it themselves. */
  if (feature->name == NULL || !g_unichar_islower (g_utf8_get_char (name)) ||
      g_str_has_prefix (name, "the "))
    return g_steal_pointer (&name);

  /* Translators: a thing of the Country by its common name: "the cottage". */
  return g_strdup_printf (_ ("the %s"), name);
}

char *
lw_word_place (const LwBattle *battle, LwPoint point)
{
  const LwCountry *country = lw_ground_country (battle->ground);
  const LwFeature *best = NULL;
  LwLength best_gap = G_MAXINT32;
  guint i;

  for (i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);
      gboolean building = is_building (feature->kind);
      LwLength limit = building ? AT_BUILDING : AT_GROUND;
      LwLength gap;

      /* What has no name is no place to speak of. */
      if (feature->name == NULL || (!building && !is_ground (feature->kind)) ||
          !lw_box_holds (lw_box_grown (lw_feature_bounds (feature), limit), point))
        continue;

      /* A house says more of where one is than the hill that it stands on. */
      gap = gap_to_feature (feature, point) + (building ? 0 : LW_FOOT);
      if (gap <= limit + (building ? 0 : LW_FOOT) && gap < best_gap)
        {
          best = feature;
          best_gap = gap;
        }
    }

  return best != NULL ? lw_word_thing (country, best) : NULL;
}
