/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-caption.c: short phrases that several pages show.
 */
#include "lw-caption.h"

#include <glib/gi18n-lib.h>

#include "names/names.h"

static char *
ended (const LwSide *winner)
{
  if (winner == NULL)
    return g_strdup (_ ("Drawn"));
  return g_strdup (*winner == LW_RED ? _ ("Won by Red") : _ ("Won by Blue"));
}

char *
lw_caption_standing_at (LwPhase phase, LwSide mover, guint move, const LwSide *winner)
{
  switch (phase)
    {
    case LW_PHASE_PUTTING_DOWN:
      return g_strdup (_ ("Putting down"));
    case LW_PHASE_OVER:
      return ended (winner);
    case LW_PHASE_SETTLING:
      return g_strdup_printf (mover == LW_RED ? _ ("Move %u, Red’s move to settle")
                                              : _ ("Move %u, Blue’s move to settle"),
                              move);
    case LW_PHASE_WAITING:
    case LW_PHASE_GUNS:
    case LW_PHASE_MEN:
    default:
      return g_strdup_printf (
          mover == LW_RED ? _ ("Move %u, Red to move") : _ ("Move %u, Blue to move"), move);
    }
}

char *
lw_caption_standing (const LwBattle *battle)
{
  return lw_caption_standing_at (battle->phase, battle->mover, battle->move,
                                 battle->won ? &battle->winner : NULL);
}

const char *
lw_caption_title (const LwBattle *battle)
{
  return lw_name_shown (battle->title == NULL ? lw_battle_country (battle)->name : battle->title);
}

char *
lw_caption_player (const LwBattle *battle, LwSide side)
{
  const char *name = lw_player_name (battle, side);

  if (g_str_equal (name, lw_side_name (side)))
    return g_strdup (name);
  return g_strdup_printf ("%s (%s)", lw_side_name (side), name);
}

char *
lw_caption_size (const LwCountry *country)
{
  g_autofree char *width = lw_length_format (country->width, LW_UNITS_FEET);
  g_autofree char *depth = lw_length_format (country->depth, LW_UNITS_FEET);

  return g_strdup_printf (_ ("%s by %s"), width, depth);
}

/* Rounded up, so that 0:00 is shown only when time is up. */
char *
lw_caption_clock (gint64 ms)
{
  gint64 seconds = (ms + 999) / 1000;

  if (ms < 0)
    return g_strdup (_ ("untimed"));
  return g_strdup_printf ("%" G_GINT64_FORMAT ":%02" G_GINT64_FORMAT, seconds / 60, seconds % 60);
}

char *
lw_caption_fought (const LwCampaign *campaign)
{
  guint n = campaign->battles->len;

  if (n == 0)
    return g_strdup (_ ("No battle fought yet"));
  return g_strdup_printf (ngettext ("%u battle fought", "%u battles fought", n), n);
}

char *
lw_caption_need (const LwCampaign *campaign)
{
  LwStanding standing;
  g_autofree char *red = NULL;
  g_autofree char *blue = NULL;

  lw_campaign_standing (campaign, G_MAXUINT, &standing);
  if (standing.over)
    return g_strdup (!standing.has_leader        ? _ ("Ended drawn, by agreement")
                     : standing.leader == LW_RED ? _ ("Won by Red")
                                                 : _ ("Won by Blue"));
  if (lw_campaign_state (campaign, &standing) == LW_WAR_LEVEL)
    return g_strdup (_ ("Level: one battle more"));
  red = lw_points_format (standing.need[LW_RED]);
  blue = lw_points_format (standing.need[LW_BLUE]);
  return g_strdup_printf (_ ("Red needs %s, Blue %s"), red, blue);
}
