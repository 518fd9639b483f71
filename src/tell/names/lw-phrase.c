/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-phrase.c: numbers, men, guns, places and losses as despatches, story and tables call them.
 *
 * Each phrase is whole within a sentence and begins small; lw_word_capital() puts it at its head.
 * Numbers up to ninety-nine are words, each for itself. A gun is called by where it stood on its
 * own line when it was put down, whoever has it now.
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
  for (guint i = 0; i < who->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (who, LwRef, i));

      if (man != NULL)
        men[man->side].n[man->arm]++;
    }
}

/* Each number for itself: few languages put tens and units together as English does. */
static const char *const numbers[][10] = {
  { N_ ("no"), N_ ("one"), N_ ("two"), N_ ("three"), N_ ("four"), N_ ("five"), N_ ("six"),
    N_ ("seven"), N_ ("eight"), N_ ("nine") },
  { N_ ("ten"), N_ ("eleven"), N_ ("twelve"), N_ ("thirteen"), N_ ("fourteen"), N_ ("fifteen"),
    N_ ("sixteen"), N_ ("seventeen"), N_ ("eighteen"), N_ ("nineteen") },
  { N_ ("twenty"), N_ ("one-and-twenty"), N_ ("two-and-twenty"), N_ ("three-and-twenty"),
    N_ ("four-and-twenty"), N_ ("five-and-twenty"), N_ ("six-and-twenty"), N_ ("seven-and-twenty"),
    N_ ("eight-and-twenty"), N_ ("nine-and-twenty") },
  { N_ ("thirty"), N_ ("one-and-thirty"), N_ ("two-and-thirty"), N_ ("three-and-thirty"),
    N_ ("four-and-thirty"), N_ ("five-and-thirty"), N_ ("six-and-thirty"), N_ ("seven-and-thirty"),
    N_ ("eight-and-thirty"), N_ ("nine-and-thirty") },
  { N_ ("forty"), N_ ("one-and-forty"), N_ ("two-and-forty"), N_ ("three-and-forty"),
    N_ ("four-and-forty"), N_ ("five-and-forty"), N_ ("six-and-forty"), N_ ("seven-and-forty"),
    N_ ("eight-and-forty"), N_ ("nine-and-forty") },
  { N_ ("fifty"), N_ ("fifty-one"), N_ ("fifty-two"), N_ ("fifty-three"), N_ ("fifty-four"),
    N_ ("fifty-five"), N_ ("fifty-six"), N_ ("fifty-seven"), N_ ("fifty-eight"),
    N_ ("fifty-nine") },
  { N_ ("sixty"), N_ ("sixty-one"), N_ ("sixty-two"), N_ ("sixty-three"), N_ ("sixty-four"),
    N_ ("sixty-five"), N_ ("sixty-six"), N_ ("sixty-seven"), N_ ("sixty-eight"),
    N_ ("sixty-nine") },
  { N_ ("seventy"), N_ ("seventy-one"), N_ ("seventy-two"), N_ ("seventy-three"),
    N_ ("seventy-four"), N_ ("seventy-five"), N_ ("seventy-six"), N_ ("seventy-seven"),
    N_ ("seventy-eight"), N_ ("seventy-nine") },
  { N_ ("eighty"), N_ ("eighty-one"), N_ ("eighty-two"), N_ ("eighty-three"), N_ ("eighty-four"),
    N_ ("eighty-five"), N_ ("eighty-six"), N_ ("eighty-seven"), N_ ("eighty-eight"),
    N_ ("eighty-nine") },
  { N_ ("ninety"), N_ ("ninety-one"), N_ ("ninety-two"), N_ ("ninety-three"), N_ ("ninety-four"),
    N_ ("ninety-five"), N_ ("ninety-six"), N_ ("ninety-seven"), N_ ("ninety-eight"),
    N_ ("ninety-nine") },
};

char *
lw_word_number (guint n)
{
  if (n / 10 < G_N_ELEMENTS (numbers))
    return g_strdup (_ (numbers[n / 10][n % 10]));
  return g_strdup_printf ("%u", n);
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

static char *
word_horse (guint n)
{
  g_autofree char *number = lw_word_number (n);

  /* Translators: a number of cavalry in words, "two horse". */
  return g_strdup_printf (ngettext ("%s horse", "%s horse", n), number);
}

static char *
word_foot (guint n)
{
  g_autofree char *number = lw_word_number (n);

  /* Translators: a number of infantry in words, "three foot". */
  return g_strdup_printf (ngettext ("%s foot", "%s foot", n), number);
}

char *
lw_word_men (LwMen men)
{
  g_autofree char *horse = word_horse (men.n[LW_CAVALRY]);
  g_autofree char *foot = word_foot (men.n[LW_INFANTRY]);

  if (men.n[LW_CAVALRY] == 0)
    return g_steal_pointer (&foot);
  if (men.n[LW_INFANTRY] == 0)
    return g_steal_pointer (&horse);

  /* Translators: cavalry, then infantry: "two horse", "three foot". */
  return g_strdup_printf (_ ("%1$s and %2$s"), horse, foot);
}

static char *
word_side_horse (LwSide side, guint n)
{
  g_autofree char *number = lw_word_number (n);

  /* Translators: "nine Red horse": a number in words, then cavalry of one side. */
  return g_strdup_printf (side == LW_RED ? ngettext ("%s Red horse", "%s Red horse", n)
                                         : ngettext ("%s Blue horse", "%s Blue horse", n),
                          number);
}

static char *
word_side_foot (LwSide side, guint n)
{
  g_autofree char *number = lw_word_number (n);

  /* Translators: "nine Red foot": a number in words, then infantry of one side. */
  return g_strdup_printf (side == LW_RED ? ngettext ("%s Red foot", "%s Red foot", n)
                                         : ngettext ("%s Blue foot", "%s Blue foot", n),
                          number);
}

char *
lw_word_side_men (LwSide side, LwMen men)
{
  g_autofree char *horse = word_side_horse (side, men.n[LW_CAVALRY]);
  g_autofree char *foot = word_foot (men.n[LW_INFANTRY]);

  if (men.n[LW_CAVALRY] == 0)
    return word_side_foot (side, men.n[LW_INFANTRY]);
  if (men.n[LW_INFANTRY] == 0)
    return g_steal_pointer (&horse);

  /* Translators: cavalry of a side, then infantry: "two Red horse", "nine foot". */
  return g_strdup_printf (_ ("%1$s and %2$s"), horse, foot);
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

  for (guint i = 0; i < battle->standing->len; i++)
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

  for (guint i = 0; i < battle->n_guns; i++)
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

/* "gun", "left gun", "third gun". */
static char *
word_gun (const LwBattle *battle, LwRef gun)
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

  for (guint i = 0; i < shapes->len; i++)
    gap = MIN (gap, lw_shape_gap (&spot, &g_array_index (shapes, LwShape, i)));

  return gap;
}

char *
lw_word_thing (const LwCountry *country, const LwFeature *feature)
{
  g_autofree char *name = lw_country_describe (country, feature);
  gboolean told = g_str_has_prefix (name, "the "); /* "the wood" says it itself */

  /* "cottage" is what it is called on the map; "Firely Church" has a name of its own. */
  if (feature->name == NULL || !g_unichar_islower (g_utf8_get_char (name)))
    return g_steal_pointer (&name);

  /* Translators: a thing of the Country by its common name: "the cottage". */
  return g_strdup_printf (C_ ("thing", "the %s"), told ? name + strlen ("the ") : name);
}

char *
lw_word_place (const LwBattle *battle, LwPoint point)
{
  const LwCountry *country = lw_ground_country (battle->ground);
  const LwFeature *best = NULL;
  LwLength best_gap = G_MAXINT32;

  for (guint i = 0; i < lw_country_count (country); i++)
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

/* ---- tables ---- */

/* "left and centre guns": only for guns that still serve their own army. */
static char *
describe_pair (const LwBattle *battle, LwRef a, LwRef b)
{
  LwGunPlace x = lw_gun_place (battle, a, NULL);
  LwGunPlace y = lw_gun_place (battle, b, NULL);

  if (x > y)
    return describe_pair (battle, b, a);
  if (x == LW_GUN_LEFT && y == LW_GUN_CENTRE)
    return g_strdup (_ ("fire of the left and centre guns"));
  if (x == LW_GUN_LEFT && y == LW_GUN_RIGHT)
    return g_strdup (_ ("fire of the left and right guns"));
  if (x == LW_GUN_CENTRE && y == LW_GUN_RIGHT)
    return g_strdup (_ ("fire of the centre and right guns"));

  return g_strdup (_ ("fire of two guns"));
}

static char *
describe_fire (const LwBattle *battle, const LwLoss *loss)
{
  gboolean own = TRUE;
  g_autofree char *words = NULL;

  for (guint i = 0; i < loss->guns->len; i++)
    if (battle->guns[g_array_index (loss->guns, LwRef, i)].army != loss->mover)
      own = FALSE;

  if (loss->guns->len == 1 && !own)
    return g_strdup (_ ("fire of a captured gun"));
  if (loss->guns->len == 1)
    {
      words = word_gun (battle, g_array_index (loss->guns, LwRef, 0));
      /* Translators: %s is "left gun", "gun". */
      return g_strdup_printf (_ ("fire of the %s"), words);
    }
  if (loss->guns->len == 2 && own)
    return describe_pair (battle, g_array_index (loss->guns, LwRef, 0),
                          g_array_index (loss->guns, LwRef, 1));

  words = lw_word_number (loss->guns->len);
  /* Translators: %s is a number in words. */
  return g_strdup_printf (_ ("fire of %s guns"), words);
}

char *
lw_loss_describe (const LwBattle *battle, const LwLoss *loss)
{
  g_autofree char *place = NULL;
  guint a, b;

  g_return_val_if_fail (battle != NULL && loss != NULL, NULL);

  switch (loss->cause)
    {
    case LW_LOSS_FIRE:
      return describe_fire (battle, loss);
    case LW_LOSS_MELEE:
      a = loss->fought[loss->mover];
      b = loss->fought[LW_OTHER (loss->mover)];
      place = lw_word_place (battle, loss->at);
      if (place == NULL)
        return g_strdup_printf (_ ("melee, %u against %u"), a, b);
      /* Translators: %s is a thing of the Country, "the farm". */
      return g_strdup_printf (_ ("melee at %s, %u against %u"), place, a, b);
    case LW_LOSS_SURRENDER:
      return g_strdup (_ ("the white flag"));
    case LW_LOSS_RETAKEN:
      return g_strdup (_ ("released men taken again"));
    case LW_LOSS_CAPITULATED:
      return g_strdup (_ ("the moves of retreat were over"));
    }

  g_return_val_if_reached (NULL);
}

char *
lw_gun_short_name (const LwBattle *battle, LwRef gun)
{
  gboolean red;
  guint number;

  g_return_val_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns, NULL);

  red = battle->guns[gun].army == LW_RED;
  switch (lw_gun_place (battle, gun, &number))
    {
    case LW_GUN_ONLY:
      return g_strdup (red ? _ ("Red gun") : _ ("Blue gun"));
    case LW_GUN_LEFT:
      return g_strdup (red ? _ ("Red left") : _ ("Blue left"));
    case LW_GUN_CENTRE:
      return g_strdup (red ? _ ("Red centre") : _ ("Blue centre"));
    case LW_GUN_RIGHT:
      return g_strdup (red ? _ ("Red right") : _ ("Blue right"));
    default:
      /* Translators: one of more than three guns, by its number from the left. */
      return g_strdup_printf (red ? _ ("Red gun %u") : _ ("Blue gun %u"), number);
    }
}
