/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-outlook.c: how the field looks to a side before it moves.
 *
 * Everything is counted once for all cells: a troop then looks up what awaits it at each place that
 * it can come to.
 */
#include "lw-outlook.h"

#include "guns/guns.h"

#define SIGHT_MOST LW_INCHES (132)
#define LINE_STEP LW_INCHES (2)

/* He comes on: a tenth bolder with every move, and more when he is the stronger. */
#define BOLD_FIRST 90
#define BOLD_EACH 9
#define BOLD_LEAD 100
#define BOLD_MOST 400

/* ---- what it is after ---- */

static LwPurpose
find_purpose (const LwBattle *battle, LwSide side)
{
  if (battle->variety == LW_VARIETY_BLOW && battle->blow_struck)
    return battle->striker == side ? LW_AIM_ENEMY : LW_AIM_RETREAT;
  if (battle->variety == LW_VARIETY_BLOW)
    return LW_AIM_LINE;
  if (battle->variety == LW_VARIETY_DEFENSIVE)
    return side == battle->first ? LW_AIM_LINE : LW_AIM_STAND;

  return LW_AIM_ENEMY;
}

static void
add_line (const LwBattle *battle, LwSide owner, GArray *goals)
{
  const LwCountry *country = lw_battle_country (battle);
  LwLength from = 0, to = country->width;
  LwLength y = lw_country_line_y (country, battle->player[owner].edge);
  guint stretch = battle->variety == LW_VARIETY_BLOW ? battle->rules.choice[LW_RULE_STRETCH] : 0;
  gboolean west = (battle->player[owner].edge == LW_EDGE_SOUTH) == (stretch == 2);

  if (stretch == 1)
    {
      from = country->width / 4;
      to = country->width * 3 / 4;
    }
  else if (stretch > 1 && west)
    to = country->width / 2;
  else if (stretch > 1)
    from = country->width / 2;
  for (LwLength x = from; x <= to; x += LINE_STEP)
    {
      LwPoint goal = { x, y };

      g_array_append_val (goals, goal);
    }
}

static void
add_enemies (const LwBattle *battle, LwSide side, GArray *goals)
{
  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].side != side && lw_man_armed (&battle->men[i]))
      g_array_append_val (goals, battle->men[i].at);
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].owner != side && battle->guns[i].placed && !battle->guns[i].retired &&
        !battle->guns[i].wrecked)
      g_array_append_val (goals, battle->guns[i].at);
}

/* It takes long, and guns do not ask for it. */
static void
find_far (LwOutlook *outlook)
{
  g_autoptr (GArray) goals = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  outlook->far = g_new (LwLength, lw_terrain_cells (outlook->terrain));
  if (outlook->purpose == LW_AIM_LINE)
    add_line (outlook->battle, LW_OTHER (outlook->side), goals);
  else if (outlook->purpose == LW_AIM_RETREAT)
    add_line (outlook->battle, outlook->side, goals);
  else
    add_enemies (outlook->battle, outlook->side, goals);
  if (goals->len == 0)
    add_line (outlook->battle, LW_OTHER (outlook->side), goals);
  lw_terrain_flood (outlook->terrain, FALSE, goals, LW_FAR, outlook->far);
}

static gint
find_boldness (const LwBattle *battle, LwSide side, LwPurpose purpose, gint grows)
{
  guint own = lw_battle_free_men (battle, side);
  guint his = lw_battle_free_men (battle, LW_OTHER (side));
  gint bold = BOLD_FIRST + BOLD_EACH * (gint)battle->move * grows / 100;

  if (purpose == LW_AIM_STAND)
    return BOLD_FIRST / 4;
  if (own > his)
    bold += BOLD_LEAD * (gint)(own - his) / (gint)MAX (his, 1);
  return MIN (bold, BOLD_MOST);
}

/* ---- who may come where ---- */

/* Opens a stretch of each row that is within @reach of @at: one more at its first cell, one fewer
 * after its last. */
static void
count_reach (guint16 *count, const LwTerrain *terrain, LwPoint at, LwLength reach)
{
  guint columns = lw_terrain_columns (terrain);
  guint first = lw_terrain_cell (terrain, (LwPoint){ at.x - reach, at.y - reach });
  guint last = lw_terrain_cell (terrain, (LwPoint){ at.x + reach, at.y + reach });
  LwLength start = lw_terrain_middle (terrain, 0).x, cell = 2 * start;

  for (guint y = first / columns; y <= last / columns; y++)
    {
      gint64 dy = lw_terrain_middle (terrain, y * columns).y - at.y;
      gint64 left = (gint64)reach * reach - dy * dy;
      gint half = left < 0 ? -1 : (gint)lw_isqrt ((guint64)left);
      gint from = MAX (at.x - half - start + cell - 1, 0) / cell;
      gint to = at.x + half < start ? -1 : (at.x + half - start) / cell;

      if (half < 0 || to < from || from >= (gint)columns)
        continue;
      count[y * columns + (guint)from]++;
      if (to + 1 < (gint)columns)
        count[y * columns + (guint)to + 1]--;
    }
}

/* From the ends of stretches to how many cover each cell. */
static void
sum_up (guint16 *count, const LwTerrain *terrain)
{
  guint columns = lw_terrain_columns (terrain);

  for (guint i = 0; i < lw_terrain_cells (terrain); i++)
    if (i % columns > 0)
      count[i] = (guint16)(count[i] + count[i - 1]);
}

static void
count_men (LwOutlook *outlook)
{
  const LwBattle *battle = outlook->battle;

  for (guint i = 0; i < battle->n_men; i++)
    if (lw_man_armed (&battle->men[i]))
      count_reach (battle->men[i].side == outlook->side ? outlook->support : outlook->threat,
                   outlook->terrain, battle->men[i].at, lw_arm_move (battle->men[i].arm));
  sum_up (outlook->support, outlook->terrain);
  sum_up (outlook->threat, outlook->terrain);
}

static void
find_guns (LwOutlook *outlook)
{
  const LwBattle *battle = outlook->battle;

  for (LwRef g = 0; g < (LwRef)battle->n_guns; g++)
    if (battle->guns[g].owner != outlook->side && battle->guns[g].placed &&
        !battle->guns[g].retired && lw_gun_in_action (battle, g))
      g_array_append_val (outlook->guns, battle->guns[g].at);
}

LwOutlook *
lw_outlook_new (const LwBattle *battle,
                LwSide side,
                const LwTerrain *terrain,
                LwSighting *sighting,
                const LwWeights *weights)
{
  LwOutlook *outlook = g_new0 (LwOutlook, 1);
  guint n = lw_terrain_cells (terrain);

  outlook->battle = battle;
  outlook->side = side;
  outlook->terrain = terrain;
  outlook->sighting = sighting;
  outlook->weights = weights;
  outlook->purpose = find_purpose (battle, side);
  outlook->boldness = find_boldness (battle, side, outlook->purpose, weights->bold);
  outlook->threat = g_new0 (guint16, n);
  outlook->support = g_new0 (guint16, n);
  outlook->guns = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  count_men (outlook);
  find_guns (outlook);
  return outlook;
}

void
lw_outlook_free (LwOutlook *outlook)
{
  if (outlook == NULL)
    return;

  g_free (outlook->far);
  g_free (outlook->threat);
  g_free (outlook->support);
  g_array_unref (outlook->guns);
  g_free (outlook);
}

guint
lw_outlook_seen (const LwOutlook *outlook, LwPoint at)
{
  gint64 most = (gint64)SIGHT_MOST * SIGHT_MOST;
  guint n = 0;

  for (guint i = 0; i < outlook->guns->len; i++)
    {
      LwPoint gun = g_array_index (outlook->guns, LwPoint, i);

      n += lw_distance_squared (gun, at) <= most && lw_sighting_clear (outlook->sighting, gun, at);
    }

  return n;
}

const LwLength *
lw_outlook_far (LwOutlook *outlook)
{
  if (outlook->far == NULL)
    find_far (outlook);

  return outlook->far;
}
