/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * gun-table.c: how often a gun hits, at every range, what it was calibrated to hit; prints the
 * table and fails when a figure departs from what is expected.
 *
 *   gun-table [--shots N]
 *
 * The expected figures are those of the prototype that the model's constants were chosen with. A
 * hit is a shot that kills at least one man; "k" is dead a shot. Ranges are from the axle. The gun
 * is laid in the middle of the elevations that hit best; for the men behind a wall anew.
 */
#include "lw-flight.h"

#include <stdlib.h>

#define FIELD_WIDTH LW_INCHES (240)
#define FIELD_DEPTH LW_INCHES (480)
#define GUN_AT ((LwPoint){ FIELD_WIDTH / 2, LW_INCHES (60) })
#define MEN_MOST 16

/* Search for the best elevation over a wall, in arc-minutes: not lower than over the open floor,
 * for there a shot can be made to skip over it. */
#define CLICK 5
#define SEARCH_MOST 60
#define SEARCH_SHOTS 100
#define MINUTE 60

/* So low a gun is laid on a man who lies, and up from there: at three feet it cannot bear on him.
 */
#define LOWEST_PRONE (-30)

typedef enum
{
  SINGLE,
  CAVALRY,
  LINE,   /* 11 men a sixteenth of an inch apart */
  OPEN,   /* 11 men, 2 in from man to man */
  COLUMN, /* 10 men one behind the other, 0.9 in from man to man */
  WALL,   /* the line behind a wall an inch high */
  PRONE,  /* who lies down is a low thing (Q41) */
  N_TARGETS
} Target;

static const char *const target_names[N_TARGETS] = { "single", "cavalry", "line", "open line",
                                                     "column", "wall",    "prone" };

typedef struct
{
  double hit, dead;
} Cell;

typedef struct
{
  gint feet;
  gint elevation; /* arc-minutes */
  Cell cell[N_TARGETS];
} Row;

static const Row expected[] = {
  { 1, 80, { { 1, 1 }, { 1, 1 }, { 1, 1 }, { 1, 1 }, { 1, 3.99 }, { 1, 1 }, { 0, 0 } } },
  { 2, 40, { { 1, 1 }, { 1, 1 }, { 1, 1 }, { 1, 1 }, { 1, 3 }, { 1, 1 }, { 0, 0 } } },
  { 3, 37, { { 1, 1 }, { 1, 1 }, { 1, 1 }, { 1, 1 }, { 1, 3 }, { 1, 1 }, { 0, 0 } } },
  { 6, 100, { { 1, 1 }, { 1, 1 }, { 1, 1 }, { 1, 1 }, { 1, 2.36 }, { 1, 1 }, { 1, 1 } } },
  { 9, 185, { { 1, 1 }, { 1, 1 }, { 1, 1 }, { 1, 1 }, { 1, 2.16 }, { 1, 1.01 }, { .99, .99 } } },
  { 12, 270, { { 1, 1 }, { 1, 1 }, { 1, 1.01 }, { 1, 1 }, { 1, 2.13 }, { 1, 1.05 }, { 1, 1 } } },
  { 15, 355, { { 1, 1 }, { 1, 1 }, { 1, 1.02 }, { 1, 1 }, { 1, 1.84 }, { .98, 1.07 }, { 1, 1 } } },
  { 18,
    442,
    { { .99, .99 },
      { .99, .99 },
      { 1, 1.02 },
      { .99, .99 },
      { 1, 1.41 },
      { .94, 1.05 },
      { .97, .97 } } },
  { 21,
    540,
    { { .97, .97 },
      { .98, .98 },
      { .99, 1.02 },
      { .98, .98 },
      { .99, 1.44 },
      { .85, .95 },
      { .92, .92 } } },
  { 24,
    640,
    { { .92, .92 },
      { .96, .96 },
      { .98, 1 },
      { .93, .93 },
      { .95, 1.22 },
      { .72, .72 },
      { .88, .88 } } },
  { 27,
    755,
    { { .90, .90 },
      { .93, .93 },
      { .96, 1.02 },
      { .90, .91 },
      { .96, 1.41 },
      { .71, .76 },
      { .80, .80 } } },
};

/* A single man, by a hurried hand. */
typedef struct
{
  guint hurry;
  double hit[3];
} Hurried;

static const gint hurried_feet[] = { 27, 12, 6 };
static const Hurried expected_hurried[] = {
  { 100, { .89, 1, 1 } },     { 150, { .77, .99, 1 } },   { 200, { .63, .96, 1 } },
  { 250, { .53, .89, 1 } },   { 300, { .44, .84, .99 } }, { 350, { .39, .77, .98 } },
  { 400, { .35, .69, .95 } },
};

/* How far a figure may depart from what is expected. */
#define HIT_SLACK_SINGLE 0.05
#define HIT_SLACK 0.10
#define HIT_SLACK_PRONE 0.12 /* his shape was not told */
#define DEAD_SLACK 0.3

#define SKIM_FEET 15
#define SKIM_ELEVATION -60
#define SKIM_MOST 0.10

typedef struct
{
  LwCountry *country;
  LwGround *ground;
  LwMan men[MEN_MOST];
  guint n_men;
  LwGun gun;
} Range;

static void
add_man (Range *range, LwArm arm, LwLength aside, LwLength ahead)
{
  LwMan *man = &range->men[range->n_men++];

  g_assert (range->n_men <= MEN_MOST);
  man->side = LW_BLUE;
  man->arm = arm;
  man->state = LW_MAN_FIGHTING;
  man->at = (LwPoint){ GUN_AT.x + aside, GUN_AT.y + ahead };
  man->facing = LW_SOUTH;
}

static void
add_line (Range *range, LwLength pitch, LwLength ahead)
{
  gint i;

  for (i = -5; i <= 5; i++)
    add_man (range, LW_INFANTRY, i * pitch, ahead);
}

/* Half an inch thick, its back 7/8 in before the middle of the men. */
static void
add_wall (Range *range, LwLength ahead)
{
  LwFeature *wall = lw_feature_new (LW_FEATURE_WALL, "wall");
  LwLength y = GUN_AT.y + ahead - LW_INCH * 7 / 8;
  LwPoint ends[2] = { { GUN_AT.x - LW_INCHES (8), y }, { GUN_AT.x + LW_INCHES (8), y } };

  wall->height = LW_INCH;
  wall->thickness = LW_INCH / 2;
  if (wall->points == NULL)
    wall->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (wall->points, ends, 2);
  lw_country_add (range->country, wall);
}

static void
range_init (Range *range, Target target, gint feet)
{
  LwLength ahead = feet * LW_FOOT;
  LwGroundRules rules = { 0 };
  gint i;

  *range = (Range){ .gun = { .placed = TRUE, .at = GUN_AT, .bearing = LW_NORTH } };
  range->country = lw_country_new ("Range", FIELD_WIDTH, FIELD_DEPTH);
  if (target == SINGLE || target == CAVALRY || target == PRONE)
    add_man (range, target == CAVALRY ? LW_CAVALRY : LW_INFANTRY, 0, ahead);
  if (target == LINE || target == WALL)
    add_line (range, 2 * LW_INFANTRY_RADIUS + LW_CLEARANCE, ahead);
  if (target == OPEN)
    add_line (range, LW_INCHES (2), ahead);
  for (i = 0; target == COLUMN && i < 10; i++)
    add_man (range, LW_INFANTRY, 0, ahead + i * LW_INCH * 9 / 10);
  if (target == WALL)
    add_wall (range, ahead);
  range->men[0].prone = target == PRONE;
  range->ground = lw_ground_new (range->country, &rules);
}

static void
range_clear (Range *range)
{
  lw_ground_unref (range->ground);
  lw_country_free (range->country);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Range, range_clear)

static Cell
shoot (const Range *range, gint minutes, guint hurry, guint shots)
{
  LwLaying laying = { GUN_AT, LW_NORTH, minutes * MINUTE, hurry, 0 };
  guint hits = 0, all = 0;
  guint i;

  for (i = 0; i < shots; i++)
    {
      g_autoptr (GArray) dead = g_array_new (FALSE, FALSE, sizeof (LwRef));
      g_autoptr (LwFlight) flight = NULL;

      laying.seed = 1913 + i;
      flight = lw_flight_new (&laying, range->ground, range->men, range->n_men, &range->gun, 1, 0);
      lw_shot_dead ((const LwShotEvent *)flight->events->data, flight->events->len, dead);
      hits += dead->len > 0;
      all += dead->len;
    }

  return (Cell){ (double)hits / shots, (double)all / shots };
}

/* The elevation, from @lowest up to @highest, that hits best of all. */
static gint
find_elevation (const Range *range, gint lowest, gint highest)
{
  double most = -1;
  gint best = lowest, minutes;

  for (minutes = lowest; minutes <= highest; minutes += CLICK)
    {
      double hit = shoot (range, minutes, 100, SEARCH_SHOTS).hit;

      if (hit > most)
        {
          most = hit;
          best = minutes;
        }
    }

  return best;
}

static gboolean
is_near (double is, double should, double slack)
{
  return ABS (is - should) <= slack + 1e-9;
}

/* Prints a figure, with a star when it departs too far. */
static guint
print_cell (Target target, Cell is, Cell should)
{
  double slack = target == SINGLE  ? HIT_SLACK_SINGLE
                 : target == PRONE ? HIT_SLACK_PRONE
                                   : HIT_SLACK;
  /* Of one man alone as many are dead as are hit. */
  double dead_slack = target == PRONE ? slack : DEAD_SLACK;
  gboolean bad =
      !is_near (is.hit, should.hit, slack) || !is_near (is.dead, should.dead, dead_slack);

  g_print (" %4.2f (k%4.2f)%s", is.hit, is.dead, bad ? "*" : " ");
  return bad;
}

static guint
print_row (const Row *row, guint shots)
{
  guint bad = 0;
  guint target;

  g_print ("%2d ft  %4d'", row->feet, row->elevation);
  for (target = 0; target < N_TARGETS; target++)
    {
      g_auto (Range) range;
      gint minutes = row->elevation;

      range_init (&range, target, row->feet);
      if (target == WALL)
        minutes = find_elevation (&range, minutes, minutes + SEARCH_MOST);
      if (target == PRONE)
        minutes = find_elevation (&range, LOWEST_PRONE, minutes + SEARCH_MOST);
      bad += print_cell (target, shoot (&range, minutes, 100, shots), row->cell[target]);
      if (target == WALL || target == PRONE)
        g_print ("%4d'", minutes);
    }
  g_print ("\n");
  return bad;
}

static gint
get_elevation (gint feet)
{
  guint i;

  for (i = 0; expected[i].feet != feet; i++)
    g_assert (i < G_N_ELEMENTS (expected));

  return expected[i].elevation;
}

static guint
print_hurried (const Hurried *row, guint shots)
{
  guint bad = 0;
  guint i;

  g_print ("hurry %3u%%:", row->hurry);
  for (i = 0; i < G_N_ELEMENTS (hurried_feet); i++)
    {
      g_auto (Range) range;
      gint feet = hurried_feet[i];
      double hit;
      gboolean off;

      range_init (&range, SINGLE, feet);
      hit = shoot (&range, get_elevation (feet), row->hurry, shots).hit;
      off = !is_near (hit, row->hit[i], HIT_SLACK_SINGLE);
      g_print ("  %2d ft %4.2f%s", feet, hit, off ? "*" : " ");
      bad += off;
    }
  g_print ("\n");
  return bad;
}

/* A gun laid low must not sweep the floor: no elevation kills at every range. */
static guint
print_skimming (guint shots)
{
  g_auto (Range) range;
  double hit;
  gboolean off;

  range_init (&range, SINGLE, SKIM_FEET);
  hit = shoot (&range, SKIM_ELEVATION, 100, shots).hit;
  off = hit > SKIM_MOST;
  g_print ("skimming at %d ft, %d': %4.3f%s\n", SKIM_FEET, SKIM_ELEVATION, hit, off ? "*" : "");
  return off;
}

static guint
print_tables (guint shots)
{
  guint bad = 0;
  guint i;

  g_print ("range  elev ");
  for (i = 0; i < N_TARGETS; i++)
    g_print (" %-13s%s", target_names[i], i == WALL || i == PRONE ? "elev" : "");
  g_print ("\n");
  for (i = 0; i < G_N_ELEMENTS (expected); i++)
    bad += print_row (&expected[i], shots);
  for (i = 0; i < G_N_ELEMENTS (expected_hurried); i++)
    bad += print_hurried (&expected_hurried[i], shots);

  return bad + print_skimming (shots);
}

static int
refuse (const char *name)
{
  g_printerr ("usage: %s [--shots N]\n", name);
  return 2;
}

int
main (int argc, char **argv)
{
  gint shots = 1000;

  if (argc == 3)
    shots = atoi (argv[2]);
  if ((argc != 1 && argc != 3) || shots <= 0)
    return refuse (argv[0]);
  if (argc == 3 && !g_str_equal (argv[1], "--shots"))
    return refuse (argv[0]);

  return print_tables ((guint)shots) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
