/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-armies.c: the first part of the story: the armies as they were put down.
 *
 * Places are read from the orders of the putting down, not from where men stand now. A line is seen
 * from behind, in thirds; the third with most men is its weight, and the building opposite to it is
 * what the army looks at.
 */
#include "lw-story-armies.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define HANDFUL 6         /* men who are no body by themselves */
#define ASIDE_WEIGHT 2    /* what is nearer hides what stands this much straighter ahead */
#define WEIGHT_PERCENT 45 /* of a line in one third: there is its weight */

/* How a side was put down: its men and guns in the thirds of its line, left first. */
typedef struct
{
  guint men[3];
  guint guns[3];
  gint64 sum[3]; /* of x, for what the third is opposite to */
  guint all;
} Line;

/* As seen from behind his own line. */
static guint
third_of (const LwStory *story, LwSide side, LwPoint at)
{
  LwLength width = lw_battle_country (story->battle)->width;
  guint third = (guint)CLAMP ((gint64)at.x * 3 / width, 0, 2);

  return story->battle->player[side].edge == LW_EDGE_SOUTH ? third : 2 - third;
}

/* Who is put down twice stands where he was put last. */
static void
read_places (const LwStory *story, GHashTable *men, GHashTable *guns)
{
  const LwBattle *battle = story->battle;

  for (guint i = 0; i < battle->standing->len; i++)
    {
      const LwOrder *order = lw_battle_order (battle, g_array_index (battle->standing, guint, i));

      if (order->kind == LW_ORDER_GO)
        return;
      if (order->kind == LW_ORDER_PUT_GUN && order->to->len > 0)
        g_hash_table_insert (guns, GINT_TO_POINTER ((gint)order->gun),
                             &g_array_index (order->to, LwPoint, 0));
      for (guint k = 0; order->kind == LW_ORDER_PUT && k < MIN (order->who->len, order->to->len);
           k++)
        g_hash_table_insert (men, GINT_TO_POINTER ((gint)g_array_index (order->who, LwRef, k)),
                             &g_array_index (order->to, LwPoint, k));
    }
}

static void
read_line (const LwStory *story, LwSide side, Line *line)
{
  g_autoptr (GHashTable) men = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) guns = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer key, place;

  *line = (Line){ 0 };
  read_places (story, men, guns);
  g_hash_table_iter_init (&iter, men);
  while (g_hash_table_iter_next (&iter, &key, &place))
    if (story->battle->men[GPOINTER_TO_INT (key)].side == side)
      {
        guint third = third_of (story, side, *(const LwPoint *)place);

        line->men[third]++;
        line->sum[third] += ((const LwPoint *)place)->x;
        line->all++;
      }
  g_hash_table_iter_init (&iter, guns);
  while (g_hash_table_iter_next (&iter, &key, &place))
    if (story->battle->guns[GPOINTER_TO_INT (key)].army == side)
      line->guns[third_of (story, side, *(const LwPoint *)place)]++;
}

static guint
heaviest (const Line *line)
{
  guint best = 0;

  for (guint i = 1; i < 3; i++)
    if (line->men[i] > line->men[best])
      best = i;

  return best;
}

/* With a name to call it by. */
static gboolean
is_house (const LwFeature *feature)
{
  return feature->name != NULL &&
         (feature->kind == LW_FEATURE_HOUSE || feature->kind == LW_FEATURE_CHURCH ||
          feature->kind == LW_FEATURE_SHED);
}

/* "Hook's Farm" draws the eye before "cottage" does. */
static gboolean
has_proper_name (const LwFeature *feature)
{
  return g_unichar_isupper (g_utf8_get_char (feature->name));
}

/* What the weight of a line looks at. */
static const LwFeature *
building_opposite (const LwStory *story, LwSide side, const Line *army, guint third)
{
  const LwCountry *country = lw_battle_country (story->battle);
  LwLength middle = (LwLength)(army->sum[third] / MAX (army->men[third], 1));
  LwLength line = lw_country_line_y (country, story->battle->player[side].edge);
  const LwFeature *best = NULL;
  LwLength nearest = G_MAXINT32;

  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);
      LwLength aside = ABS (feature->at.x - middle);
      LwLength way = aside + ABS (feature->at.y - line) / ASIDE_WEIGHT;

      if (!is_house (feature))
        continue;
      if (has_proper_name (feature))
        way /= 2;
      if (aside >= LW_FOOT || way >= nearest)
        continue;
      nearest = way;
      best = feature;
    }

  return best;
}

static const char *
name_third (guint third)
{
  return third == 0 ? _ ("on the left") : third == 1 ? _ ("in the centre") : _ ("on the right");
}

/* "a smaller body and one gun", "a single gun": what stood beside the weight of a line. */
static char *
describe_body (guint men, guint guns)
{
  g_autofree char *pieces = lw_word_number (guns);

  if (guns == 0)
    return g_strdup (men > HANDFUL ? _ ("a smaller body") : _ ("a handful of men"));
  if (men > HANDFUL)
    /* Translators: %s is a number of guns in words. */
    return g_strdup_printf (
        ngettext ("a smaller body and %s gun", "a smaller body and %s guns", guns), pieces);
  if (guns == 1)
    return g_strdup (_ ("a single gun"));
  return g_strdup_printf (ngettext ("%s gun", "%s guns", guns), pieces);
}

/* "a smaller body on the right and a single gun in the centre": the rest of the line, when there is
 * any. */
static char *
describe_rest (const Line *line, guint but)
{
  guint left = but == 0 ? 1 : 0;
  guint right = but == 2 ? 1 : 2;
  gboolean any_left = line->men[left] + line->guns[left] > 0;
  gboolean any_right = line->men[right] + line->guns[right] > 0;
  g_autofree char *one = describe_body (line->men[left], line->guns[left]);
  g_autofree char *other = describe_body (line->men[right], line->guns[right]);
  /* Translators: "a smaller body and one gun", "on the right". */
  g_autofree char *first = g_strdup_printf (_ ("%s %s"), one, name_third (left));
  g_autofree char *second = g_strdup_printf (_ ("%s %s"), other, name_third (right));

  if (!any_right)
    return g_steal_pointer (&first);
  if (!any_left)
    return g_steal_pointer (&second);
  if (but == 1 && strcmp (one, other) == 0)
    /* Translators: the same on the left as on the right: "a smaller body and one gun". */
    return g_strdup_printf (_ ("%s on either hand"), one);

  /* Translators: two parts of a line: "a smaller body on the right", "a single gun in the centre".
   */
  return g_strdup_printf (_ ("%s and %s"), first, second);
}

/* All of a line, or nearly, in one third of it. */
static void
say_mass (LwStory *story, LwSide side, guint third, const char *thing)
{
  const char *general = lw_story_general (story, side);
  const char *where = name_third (third);

  if (thing == NULL)
    /* Translators: a general, "on the left". */
    lw_story_say (story, g_strdup_printf (_ ("%s had massed everything %s."), general, where));
  else
    /* Translators: a general, "on the left", a thing of the Country. */
    lw_story_say (story, g_strdup_printf (_ ("%s had massed everything %s, over against %s."),
                                          general, where, thing));
}

static void
say_weight (LwStory *story, LwSide side, const Line *line, const char *thing, guint way)
{
  guint third = heaviest (line);
  const char *general = lw_story_general (story, side);
  const char *where = name_third (third);
  g_autofree char *rest = describe_rest (line, third);

  if (thing == NULL)
    /* Translators: a general, "on the left", the rest of the line. */
    lw_story_say (story,
                  g_strdup_printf (way == 0 ? _ ("%s had massed the army %s, with %s.")
                                            : _ ("The weight of %s’s line stood %s, with %s."),
                                   general, where, rest));
  else
    /* Translators: a general, "on the left", a thing of the Country, the rest of the line. */
    lw_story_say (story, g_strdup_printf (
                             way == 0 ? _ ("%s had massed the army %s, over against %s, with %s.")
                                      : _ ("The weight of %s’s line stood %s, facing %s, with %s."),
                             general, where, thing, rest));
}

static void
say_line (LwStory *story, LwSide side, const Line *line, guint way)
{
  guint third = heaviest (line);
  const LwFeature *opposite = building_opposite (story, side, line, third);
  g_autofree char *thing = NULL;

  if (line->all == 0)
    return;
  if (opposite != NULL)
    thing = lw_word_thing (lw_battle_country (story->battle), opposite);
  if (line->men[third] == line->all && line->guns[(third + 1) % 3] == 0 &&
      line->guns[(third + 2) % 3] == 0)
    say_mass (story, side, third, thing);
  else if (line->men[third] * 100 < line->all * WEIGHT_PERCENT)
    /* Translators: a general. */
    lw_story_say (story,
                  g_strdup_printf (way == 0 ? _ ("%s had spread the army along the whole line.")
                                            : _ ("%s’s men were strung out from end to end of "
                                                 "their line."),
                                   lw_story_general (story, side)));
  else
    say_weight (story, side, line, thing, way);
}

static char *
describe_force (const LwForce *force)
{
  LwMen men = { { force->infantry, force->cavalry } };
  g_autofree char *soldiers = lw_story_arms (LW_RED, men, FALSE);
  g_autofree char *pieces = lw_word_number (force->guns);

  if (force->guns == 0)
    return g_strdup (soldiers);

  /* Translators: "five-and-twenty horse and eight-and-forty foot", and guns in words. */
  return g_strdup_printf (ngettext ("%s, with %s gun", "%s, with %s guns", force->guns), soldiers,
                          pieces);
}

static void
say_forces (LwStory *story)
{
  const LwForce *red = &story->battle->player[LW_RED].force;
  const LwForce *blue = &story->battle->player[LW_BLUE].force;
  g_autofree char *reds = describe_force (red);
  g_autofree char *blues = describe_force (blue);

  if (red->infantry == blue->infantry && red->cavalry == blue->cavalry && red->guns == blue->guns)
    lw_story_say (story, g_strdup_printf (lw_story_choose (story, LW_STORY_FORCES, 2) == 0
                                              ? _ ("Each had %s.")
                                              : _ ("Either side brought %s."),
                                          reds));
  else
    /* Translators: the forces of Red and of Blue. */
    lw_story_say (story, g_strdup_printf (_ ("Red had %s; Blue had %s."), reds, blues));
}

/* "eight feet", "more than seven feet": the depth of the floor in words. */
static char *
describe_depth (const LwCountry *country)
{
  g_autofree char *feet = lw_word_number ((guint)(country->depth / LW_FOOT));

  if (country->depth % LW_FOOT == 0)
    /* Translators: a length: a number in words, two at the least. */
    return g_strdup_printf (_ ("%s feet"), feet);
  return g_strdup_printf (_ ("more than %s feet"), feet);
}

static void
say_meeting (LwStory *story)
{
  const LwCountry *country = lw_battle_country (story->battle);
  g_autofree char *depth = describe_depth (country);
  const char *name = country->name;
  guint way = lw_story_choose (story, LW_STORY_MEETING, 2);

  if (name == NULL || *name == '\0')
    /* Translators: the depth of the floor: "eight feet". */
    lw_story_say (story, g_strdup_printf (_ ("The two armies came in sight of one another across "
                                             "%s of floor."),
                                          depth));
  else if (story->battle->curtain_used)
    /* Translators: a field's name, and its depth: "eight feet". */
    lw_story_say (story, g_strdup_printf (
                             way == 0 ? _ ("The curtain went up at %s upon two armies with %s of "
                                           "floor between them.")
                                      : _ ("When the curtain was drawn back at %s, the two armies "
                                           "saw one another for the first time across %s of "
                                           "floor."),
                             name, depth));
  else
    lw_story_say (story, g_strdup_printf (
                             way == 0 ? _ ("The two armies came in sight of one another at %s, "
                                           "with %s of open floor between them.")
                                      : _ ("At %s two armies stood to their lines, and %s of floor "
                                           "lay between them."),
                             name, depth));
}

/* A name that tells the colour, "the Red general", needs not be told it. */
static void
say_first (LwStory *story)
{
  LwSide first = story->battle->first;
  const char *general = lw_story_general (story, first);

  if (strstr (general, lw_side_name (first)) != NULL)
    lw_story_say (story, g_strdup_printf (_ ("The first move fell to %s."), general));
  else
    lw_story_say (story,
                  g_strdup_printf (first == LW_RED ? _ ("The first move fell to %s and the Reds.")
                                                   : _ ("The first move fell to %s and the Blues."),
                                   general));
}

/* What the game is about, when it is not the plain one. */
static void
say_variety (LwStory *story)
{
  gboolean red = story->battle->first == LW_RED;

  if (story->battle->variety == LW_VARIETY_BLOW)
    lw_story_say (story, g_strdup (_ ("It was to be a Blow at the Rear, and three men on the "
                                      "enemy’s back line would decide it.")));
  else if (story->battle->variety == LW_VARIETY_DEFENSIVE)
    lw_story_say (story, g_strdup (red ? _ ("It was a Defensive Game: Red was to attack, and Blue "
                                            "to hold the field.")
                                       : _ ("It was a Defensive Game: Blue was to attack, and Red "
                                            "to hold the field.")));
}

/* Both looked at the same building. */
static void
say_same_aim (LwStory *story, const Line lines[LW_N_SIDES])
{
  const LwFeature *things[LW_N_SIDES] = { NULL };
  g_autofree char *name = NULL;

  for (guint side = 0; side < LW_N_SIDES; side++)
    if (lines[side].all > 0 &&
        lines[side].men[heaviest (&lines[side])] * 100 >= lines[side].all * WEIGHT_PERCENT)
      things[side] = building_opposite (story, side, &lines[side], heaviest (&lines[side]));
  if (things[LW_RED] == NULL || things[LW_RED] != things[LW_BLUE])
    return;
  name = lw_word_thing (lw_battle_country (story->battle), things[LW_RED]);
  /* Translators: a building: "the farm". */
  lw_story_say (story,
                g_strdup_printf (_ ("It was plain that both had marked %s for their own."), name));
}

void
lw_story_armies (LwStory *story)
{
  LwSide first = story->battle->first;
  Line lines[LW_N_SIDES];
  guint way;

  say_meeting (story);
  say_forces (story);
  say_variety (story);
  for (guint side = 0; side < LW_N_SIDES; side++)
    read_line (story, side, &lines[side]);
  way = lw_story_choose (story, LW_STORY_LINES, 2);
  say_line (story, first, &lines[first], way);
  say_line (story, LW_OTHER (first), &lines[LW_OTHER (first)], 1 - way);
  say_same_aim (story, lines);
  if (story->battle->move == 0)
    return;

  say_first (story);
}
