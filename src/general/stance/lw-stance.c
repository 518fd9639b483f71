/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-stance.c: the ways a troop may behave in a move: each place that it can come to is weighed by
 * what is gained there, who sees it, who may come, and who may come to help.
 */
#include "lw-stance.h"

#include "play/play.h"

#define INCH_EACH 4    /* a man is worth so much more for each inch that he is nearer */
#define SHOT_DOWN 3    /* men of a troop that a gun which sees it fells, about */
#define SHARED 60      /* per cent: a gun has others to choose from */
#define TAKEN_EACH 160 /* a man who may be taken without a fight */
#define LOST_EACH 30   /* a man who may be lost for another */
#define LANE_EACH 25   /* a man who stands before a gun of his own */
#define LANE LW_INCHES (3)
#define LANE_LONG LW_INCHES (14)
#define BOLD_PART 30
#define WARY_PART 260
#define ASIDE_EACH 3
#define NEAR_ENOUGH LW_INCHES (1)
#define PITCH (LW_INCH * 7 / 8) /* of men in a line */
#define ROOM_STEP LW_INCHES (2)

typedef struct
{
  const LwOutlook *outlook;
  const LwLength *far;
  const LwTroop *troop;
  LwStance stance;
  LwLength here; /* far it is from what it is after */
  LwPoint gun;   /* the nearest of its own */
  LwAngle front;
} Choice;

static LwAngle
front_of (const LwOutlook *outlook)
{
  return outlook->battle->player[outlook->side].edge == LW_EDGE_SOUTH ? LW_NORTH : LW_SOUTH;
}

/* ---- what a place is worth ---- */

static gint
worth_of_way (const Choice *choice, guint cell, LwPoint at)
{
  const LwOutlook *outlook = choice->outlook;
  gint n = (gint)choice->troop->men->len;
  LwLength far = choice->far[cell], line;
  gint worth;

  if (choice->stance == LW_STANCE_BACK)
    {
      line = lw_country_line_y (lw_battle_country (outlook->battle),
                                outlook->battle->player[outlook->side].edge);
      return -n * INCH_EACH * (ABS (at.y - line) / LW_INCH);
    }
  if (choice->stance == LW_STANCE_GUN)
    return -n * INCH_EACH * (lw_distance (at, choice->gun) / LW_INCH);
  if (far == LW_FAR)
    return choice->here == LW_FAR ? 0 : -100000;
  if (choice->here == LW_FAR)
    return 0;

  worth = n * INCH_EACH * ((choice->here - far) / LW_INCH) * outlook->boldness / 100;
  worth = worth * outlook->weights->progress / 100;
  if (choice->stance == LW_STANCE_LEFT || choice->stance == LW_STANCE_RIGHT)
    {
      gint hand = (choice->stance == LW_STANCE_RIGHT) == (choice->front == LW_NORTH) ? 1 : -1;

      worth += hand * n * ASIDE_EACH * ((at.x - choice->troop->middle.x) / LW_INCH);
    }
  return worth;
}

static gint
cost_of_guns (const Choice *choice, guint seen)
{
  gint fall = (gint)MIN (choice->troop->men->len, seen * SHOT_DOWN);

  return fall * lw_worth_of_arm (choice->troop->arm) * SHARED / 100;
}

/* Whoever is met by more than he is himself, with too few to support him, is taken (R59). */
static gint
cost_of_charge (const Choice *choice, guint threat, guint support)
{
  guint n = choice->troop->men->len;
  guint others = support > n ? support - n : 0;

  if (threat <= n)
    return 0;
  if (2 * others >= n)
    return (gint)n * LOST_EACH;

  return (gint)MIN (n, threat - n) * TAKEN_EACH + LOST_EACH * (gint)n;
}

/* Who stands before a gun of his own keeps it from firing. */
static gint
cost_of_lane (const Choice *choice, LwPoint at)
{
  const LwBattle *battle = choice->outlook->battle;
  gint cost = 0;

  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      LwLength ahead = choice->front == LW_NORTH ? at.y - gun->at.y : gun->at.y - at.y;

      if (gun->owner == choice->outlook->side && gun->placed && !gun->retired && ahead > 0 &&
          ahead < LANE_LONG && ABS (at.x - gun->at.x) < LANE)
        cost += LANE_EACH * (gint)choice->troop->men->len;
    }

  return cost;
}

static gint
weigh (const Choice *choice, guint cell, LwGoal *standing)
{
  const LwOutlook *outlook = choice->outlook;
  LwPoint at = lw_terrain_middle (outlook->terrain, cell);
  gint part = choice->stance == LW_STANCE_BOLD   ? BOLD_PART
              : choice->stance == LW_STANCE_WARY ? WARY_PART
                                                 : 100;
  gint cost;

  standing->goal = at;
  standing->seen = lw_outlook_seen (outlook, at);
  standing->threat = outlook->threat[cell];
  standing->support = outlook->support[cell];
  standing->gained = choice->here - choice->far[cell];
  cost =
      cost_of_guns (choice, standing->seen) * outlook->weights->exposure / 100 +
      cost_of_charge (choice, standing->threat, standing->support) * outlook->weights->risk / 100;
  return worth_of_way (choice, cell, at) - cost * part / 100 - cost_of_lane (choice, at);
}

/* ---- the choice ---- */

static LwPoint
find_own_gun (const Choice *choice)
{
  const LwBattle *battle = choice->outlook->battle;
  LwPoint best = choice->troop->middle;
  gint64 least = G_MAXINT64;

  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      gint64 square = lw_distance_squared (gun->at, choice->troop->middle);

      if (gun->owner != choice->outlook->side || !gun->placed || gun->retired || square >= least)
        continue;
      least = square;
      best = gun->at;
    }

  return best;
}

/* The least string that is left to any of them. */
static LwLength
string_of (const LwBattle *battle, const LwTroop *troop)
{
  LwLength least = lw_arm_move (troop->arm);

  for (guint i = 0; i < troop->men->len; i++)
    least = MIN (least, lw_battle_string_left (battle, g_array_index (troop->men, LwRef, i)));

  return least;
}

void
lw_stance_choose (LwOutlook *outlook, const LwTroop *troop, LwStance stance, LwGoal *standing)
{
  g_autoptr (GArray) cells = NULL;
  const LwLength *far = lw_outlook_far (outlook);
  guint home = lw_terrain_cell (outlook->terrain, troop->middle);
  Choice choice = { outlook, far, troop, stance, far[home], { 0, 0 }, front_of (outlook) };
  gint best = G_MININT;

  g_return_if_fail (standing != NULL);

  *standing = (LwGoal){ .goal = troop->middle };
  if (stance == LW_STANCE_HOLD)
    return;

  choice.gun = find_own_gun (&choice);
  cells = g_array_new (FALSE, FALSE, sizeof (guint));
  lw_terrain_reach (outlook->terrain, troop->middle, string_of (outlook->battle, troop), cells);
  for (guint i = 0; i < cells->len; i++)
    {
      LwGoal there;
      gint worth = weigh (&choice, g_array_index (cells, guint, i), &there);

      if (worth <= best)
        continue;
      best = worth;
      *standing = there;
    }
}

/* A line where there is room for one, a column in a narrow place. */
static LwFormation
formation_at (const LwOutlook *outlook, LwPoint goal, guint men)
{
  LwLength half = (LwLength)men * PITCH / 2;

  for (LwLength aside = -half; aside <= half; aside += ROOM_STEP)
    if (!lw_terrain_is_open (outlook->terrain, (LwPoint){ goal.x + aside, goal.y }))
      return LW_FORMATION_COLUMN;

  return LW_FORMATION_LINE;
}

LwOrder *
lw_stance_order (const LwOutlook *outlook,
                 const LwBattle *trial,
                 const LwTroop *troop,
                 const LwGoal *standing)
{
  if (lw_distance (troop->middle, standing->goal) <= NEAR_ENOUGH)
    return NULL;

  return lw_march_plan (trial, troop->men, formation_at (outlook, standing->goal, troop->men->len),
                        standing->goal, front_of (outlook));
}
