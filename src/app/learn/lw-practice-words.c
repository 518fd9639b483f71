/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-practice-words.c: the targets of the practice ground and the shots at them, in words.
 */
#include "lw-practice-words.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "battle/battle.h"

/* A shot is as low as this when it touches the floor: half its height, and what it may sink between
 * two samples of its way. */
#define LOW (LW_INCH * 3 / 8)

char *
lw_practice_words_target_name (const LwPracticeTarget *target)
{
  g_autofree char *range = lw_length_format (target->range, lw_settings_units ());

  switch (target->kind)
    {
    case LW_PRACTICE_HORSEMAN:
      return g_strdup_printf (_ ("A horseman, broadside, at %s"), range);
    case LW_PRACTICE_LINE:
      return g_strdup_printf (_ ("Five in line at %s"), range);
    case LW_PRACTICE_COLUMN:
      return g_strdup_printf (_ ("Six in column at %s"), range);
    case LW_PRACTICE_WALL:
      return g_strdup_printf (_ ("Three behind a wall at %s"), range);
    case LW_PRACTICE_HILL:
      return g_strdup_printf (_ ("Three on a hill at %s"), range);
    case LW_PRACTICE_TREES:
      return g_strdup_printf (_ ("Three behind twigs at %s"), range);
    default:
      return g_strdup_printf (_ ("A man at %s"), range);
    }
}

static LwLength
highest (const LwFlight *flight)
{
  LwLength height = 0;
  guint i;

  for (i = 0; i < flight->path->len; i++)
    height = MAX (height, g_array_index (flight->path, LwFlightPoint, i).height);
  return height;
}

/* How far off it first came down to the floor; 0: it never did. */
static LwLength
down_at (const LwBattle *battle, const LwFlight *flight)
{
  guint i;

  for (i = 1; i < flight->path->len; i++)
    {
      const LwFlightPoint *p = &g_array_index (flight->path, LwFlightPoint, i);

      if (p->height - lw_ground_height (battle->ground, p->at) < LOW)
        return lw_distance (battle->guns[LW_PRACTICE_GUN].at, p->at);
    }
  return 0;
}

/* To the inch: the floor is no finer. */
static char *
write_inches (LwLength length)
{
  return lw_length_format ((length + LW_INCH / 2) / LW_INCH * LW_INCH, lw_settings_units ());
}

char *
lw_practice_words_shot (
    const LwBattle *battle, const LwOrder *shot, const LwFlight *flight, guint number, LwRef target)
{
  g_autofree char *elevation = lw_angle_format (shot->elevation);
  g_autofree char *fell = lw_sight_shots_fell (battle, shot, target);
  g_autofree char *result = lw_sight_shots_result (shot);
  g_autofree char *height = write_inches (highest (flight));
  g_autofree char *down = write_inches (down_at (battle, flight));

  return g_strdup_printf (_ ("Shot %u: %s, %s; %s. Highest %s, down at %s."), number, elevation,
                          fell, result, height, down);
}
