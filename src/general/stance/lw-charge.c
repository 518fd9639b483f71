/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-charge.c: charges: found by arithmetic, and then tried.
 *
 * About every enemy who can be come at, those who would be drawn in are counted, and those who
 * could support them; that says how many are wanted. The few best are then drawn up and marched in
 * a trial, and what the laws find of melees there decides.
 */
#include "lw-charge.h"

#include "melee/melee.h"
#include "play/play.h"
#include "view/view.h"

#define DRAWN_IN LW_INCHES (7) /* of the middle of a man in contact, nearly always */
#define SURPLUS 3              /* over an equal number, against men who are supported */
#define SILENCED 420           /* a gun whose crew becomes too small */
#define TAKEN_MORE 50          /* a prisoner counts for the captor too */
#define TAKEN_LESS 50          /* and for his own side */
#define EXPOSED_EACH 30        /* a survivor in sight of guns */
#define MOST_TARGETS 24
#define ROOM_TO_TOUCH LW_INCH

typedef struct
{
  LwRef enemy;  /* about whom it goes */
  guint wanted; /* men */
  gint hope;    /* what it may bring */
} Target;

typedef struct
{
  const LwOutlook *outlook;
  const LwBattle *trial;
  const GArray *ready;
} Charge;

/* ---- what comes of a melee ---- */

static gint
worth_of_men (const LwBattle *battle, const GArray *men, guint n)
{
  gint sum = 0;

  for (guint i = 0; i < men->len; i++)
    sum += lw_worth_of_arm (battle->men[g_array_index (men, LwRef, i)].arm);

  return men->len == 0 ? 0 : sum * (gint)n / (gint)men->len;
}

static guint
count_in (const GArray *men, const LwBattle *battle, LwRef gun)
{
  guint n = 0;

  for (guint i = 0; i < men->len; i++)
    n += lw_man_near_gun (&battle->men[g_array_index (men, LwRef, i)], &battle->guns[gun],
                          LW_SIX_INCHES);

  return n;
}

/* Guns of @side that so many losses would silence. */
static gint
worth_of_crews (const LwBattle *battle, LwSide side, const GArray *men, guint lost)
{
  gint sum = 0;

  for (LwRef g = 0; g < (LwRef)battle->n_guns; g++)
    {
      guint crew, in;

      if (battle->guns[g].owner != side || !battle->guns[g].placed || battle->guns[g].retired)
        continue;
      in = count_in (men, battle, g);
      crew = in == 0 ? 0 : lw_worth_crew (battle, g);
      if (crew >= LW_GUN_CREW && crew - MIN (crew, MIN (in, lost)) < LW_GUN_CREW)
        sum += SILENCED;
    }

  return sum;
}

static void
add_melee (const LwBattle *battle, const LwMelee *melee, LwClash *clash)
{
  LwSide mover = battle->mover, enemy = LW_OTHER (mover);
  gboolean ours = !melee->equal && melee->inferior == mover;
  gboolean theirs = !melee->equal && melee->inferior == enemy;
  guint own_taken = ours ? melee->taken : 0, taken = theirs ? melee->taken : 0;
  guint own_lost = melee->each_dead + own_taken;

  clash->own += melee->men[mover]->len;
  clash->enemies += melee->men[enemy]->len;
  clash->own_lost += own_lost;
  clash->enemies_dead += melee->each_dead;
  clash->enemies_taken += taken;
  clash->support += melee->near->len;
  clash->isolated |= melee->isolated;
  clash->worth += worth_of_men (battle, melee->men[enemy], melee->each_dead + taken) -
                  worth_of_men (battle, melee->men[mover], own_lost) + (gint)taken * TAKEN_MORE -
                  (gint)own_taken * TAKEN_LESS;
  clash->worth += worth_of_crews (battle, enemy, melee->men[enemy], melee->each_dead + taken);
  clash->worth -= worth_of_crews (battle, mover, melee->men[mover], own_lost);
}

void
lw_charge_result (const LwBattle *battle, LwClash *clash)
{
  g_autoptr (GPtrArray) melees = NULL;

  g_return_if_fail (battle != NULL && clash != NULL);

  *clash = (LwClash){ 0 };
  melees = lw_melee_find (battle);
  for (guint i = 0; i < melees->len; i++)
    add_melee (battle, g_ptr_array_index (melees, i), clash);
}

/* ---- targets ---- */

static gboolean
can_reach (const LwBattle *battle, LwRef man, LwPoint at)
{
  LwLength left = lw_battle_string_left (battle, man) + ROOM_TO_TOUCH;

  return lw_distance_squared (battle->men[man].at, at) <= (gint64)left * left;
}

static guint
count_able (const Charge *charge, LwPoint at)
{
  guint n = 0;

  for (guint i = 0; i < charge->ready->len; i++)
    n += can_reach (charge->trial, g_array_index (charge->ready, LwRef, i), at);

  return n;
}

/* Those who would be drawn in about @at; of them @worth. */
static guint
count_drawn_in (const Charge *charge, LwPoint at, gint *worth)
{
  LwBox about = lw_box_around (&at, 1, DRAWN_IN);
  g_auto (LwHits) near = LW_NO_HITS;
  guint n = 0;

  *worth = 0;
  lw_men_in (charge->trial, LW_MEN_OF (LW_OTHER (charge->outlook->side)), about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwMan *man = &charge->trial->men[near.number[i]];

      if (!lw_man_armed (man) || lw_distance (man->at, at) > DRAWN_IN)
        continue;
      n++;
      *worth += lw_worth_of_arm (man->arm);
    }

  return n;
}

/* What so many may hope for against @n enemies, supported or not; horse and foot alike. */
static gint
hope_of (guint own, guint n, gboolean supported, gint worth)
{
  guint taken = supported || own <= n ? 0 : MIN (n, own - n);
  guint dead = MIN (n, own) - taken;

  return worth * (gint)(taken + dead) / (gint)MAX (n, 1) + TAKEN_MORE * (gint)taken -
         LW_WORTH_INFANTRY * (gint)dead;
}

static gboolean
make_target (const Charge *charge, LwRef enemy, Target *target)
{
  const LwOutlook *outlook = charge->outlook;
  LwPoint at = charge->trial->men[enemy].at;
  guint able = count_able (charge, at), n, threat;
  gboolean supported;
  gint worth;

  if (able == 0)
    return FALSE;

  n = count_drawn_in (charge, at, &worth);
  threat = outlook->threat[lw_terrain_cell (outlook->terrain, at)];
  supported = 2 * (threat > n ? threat - n : 0) >= n;
  target->enemy = enemy;
  target->wanted = MIN (able, supported ? n + SURPLUS : 2 * n);
  target->hope = hope_of (target->wanted, n, supported, worth);
  if (target->wanted < n)
    return FALSE;
  for (LwRef g = 0; g < (LwRef)charge->trial->n_guns; g++)
    if (charge->trial->guns[g].owner != outlook->side && charge->trial->guns[g].placed &&
        lw_distance (charge->trial->guns[g].at, at) < LW_SIX_INCHES)
      target->hope += SILENCED;
  return TRUE;
}

static gint
compare_targets (gconstpointer a, gconstpointer b)
{
  const Target *one = a, *two = b;

  if (one->hope != two->hope)
    return one->hope > two->hope ? -1 : 1;

  return one->enemy - two->enemy;
}

static GArray *
list_targets (const Charge *charge)
{
  const LwBattle *battle = charge->trial;
  GArray *targets = g_array_new (FALSE, FALSE, sizeof (Target));

  for (LwRef i = 0; i < (LwRef)battle->n_men; i++)
    {
      Target target;

      if (battle->men[i].side == charge->outlook->side || !lw_man_armed (&battle->men[i]))
        continue;
      if (make_target (charge, i, &target))
        g_array_append_val (targets, target);
    }
  g_array_sort (targets, compare_targets);
  if (targets->len > MOST_TARGETS)
    g_array_set_size (targets, MOST_TARGETS);
  return targets;
}

/* ---- tried ---- */

typedef struct
{
  LwRef man;
  gint64 square;
} Near;

static gint
compare_near (gconstpointer a, gconstpointer b)
{
  const Near *one = a, *two = b;

  if (one->square != two->square)
    return one->square < two->square ? -1 : 1;

  return one->man - two->man;
}

/* A way by cells is as much too long at the worst, and begins and ends somewhere in its cell. */
#define TOO_LONG 112
#define ROOM_OF_CELLS LW_INCHES (4)
#define LOOKED_ROUND 8

static LwLength
longest (LwLength string)
{
  return (string + ROOM_OF_CELLS) * TOO_LONG / 100;
}

/* How long the way of each cell is to @at, and LW_FAR beyond any string. A route around water is
 * dear, and is looked for only where a way may be short enough. (transfer full) */
static LwLength *
find_ways (const LwTerrain *terrain, LwPoint at)
{
  g_autoptr (GArray) goals = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwLength *way = g_new (LwLength, lw_terrain_cells (terrain));

  for (guint i = 0; i < LOOKED_ROUND; i++)
    {
      LwPoint goal =
          lw_point_towards (at, (LwAngle)(i * (LW_TURN / LOOKED_ROUND)), ROOM_OF_CELLS / 2);

      g_array_append_val (goals, goal);
    }
  lw_terrain_flood (terrain, FALSE, goals, longest (LW_MOVE_CAVALRY), way);
  return way;
}

/* Whoever stands in a cell that is closed may have one all the same. */
static gboolean
has_way (const Charge *charge, const LwLength *way, LwRef man)
{
  const LwTerrain *terrain = charge->outlook->terrain;
  LwPoint at = charge->trial->men[man].at;

  return !lw_terrain_is_open (terrain, at) ||
         way[lw_terrain_cell (terrain, at)] <= longest (lw_battle_string_left (charge->trial, man));
}

/* The nearest of those who can come, so many. (transfer full) */
static GArray *
pick_men (const Charge *charge, LwPoint at, guint n)
{
  g_autofree LwLength *way = find_ways (charge->outlook->terrain, at);
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (Near));
  GArray *men = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (guint i = 0; i < charge->ready->len; i++)
    {
      Near near = { .man = g_array_index (charge->ready, LwRef, i) };

      near.square = lw_distance_squared (charge->trial->men[near.man].at, at);
      if (can_reach (charge->trial, near.man, at) && has_way (charge, way, near.man))
        g_array_append_val (list, near);
    }
  g_array_sort (list, compare_near);
  for (guint i = 0; i < list->len && i < n; i++)
    g_array_append_val (men, g_array_index (list, Near, i).man);
  return men;
}

/* Survivors stand where they charged, in sight of whichever guns see there. */
static gint
cost_of_sight (const Charge *charge, const LwClash *clash, LwPoint at)
{
  guint seen = lw_outlook_seen (charge->outlook, at);

  return seen == 0 ? 0
                   : (gint)(clash->own - MIN (clash->own, clash->own_lost)) * EXPOSED_EACH *
                         charge->outlook->weights->exposure / 100;
}

static LwOrder *
try_target (const Charge *charge, const Target *target, LwClash *clash)
{
  LwPoint at = charge->trial->men[target->enemy].at;
  g_autoptr (GArray) men = pick_men (charge, at, target->wanted);
  g_autoptr (LwOrder) order = NULL;
  g_autoptr (LwBattle) tried = NULL;
  LwAngle facing;

  *clash = (LwClash){ 0 };
  if (men->len == 0)
    return NULL;

  facing = lw_direction (charge->trial->men[g_array_index (men, LwRef, 0)].at, at);
  order = lw_march_plan (charge->trial, men, men->len > 6 ? LW_FORMATION_SQUARE : LW_FORMATION_LINE,
                         at, facing);
  if (order == NULL)
    return NULL;

  tried = lw_battle_snapshot (charge->trial);
  if (!lw_play (tried, order, NULL))
    return NULL;

  lw_charge_result (tried, clash);
  if (clash->enemies == 0)
    return NULL;
  clash->worth -= cost_of_sight (charge, clash, at);
  return g_steal_pointer (&order);
}

LwOrder *
lw_charge_find (const LwOutlook *outlook,
                const LwBattle *trial,
                const GArray *ready,
                gint least,
                guint tries,
                LwClash *clash)
{
  Charge charge = { outlook, trial, ready };
  g_autoptr (GArray) targets = NULL;
  g_autoptr (LwOrder) best = NULL;
  LwClash before;
  gint most;

  g_return_val_if_fail (outlook != NULL && trial != NULL && clash != NULL, NULL);

  *clash = (LwClash){ 0 };
  if (ready->len == 0)
    return NULL;

  lw_charge_result (trial, &before);
  most = before.worth + least - 1;
  targets = list_targets (&charge);
  for (guint i = 0; i < targets->len && i < tries; i++)
    {
      LwClash found;
      g_autoptr (LwOrder) order = try_target (&charge, &g_array_index (targets, Target, i), &found);

      if (order == NULL || found.worth <= most)
        continue;
      most = found.worth;
      *clash = found;
      g_clear_pointer (&best, lw_order_free);
      best = g_steal_pointer (&order);
    }

  return g_steal_pointer (&best);
}
