/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-begin.c: from the choices of the new battle page to a session with its file.
 */
#include "lw-begin.h"

#include "library/library.h"

/* A whole seed of 64 bits: chance begins outside the laws, and is saved from then on. */
static guint64
new_seed (void)
{
  return ((guint64)g_random_int () << 32) | g_random_int ();
}

/* 32 hex digits. */
static char *
new_id (void)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_auto (GStrv) parts = g_strsplit (uuid, "-", -1);

  return g_strjoinv ("", parts);
}

static char *
now_text (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

static LwBattle *
lay_out (const LwBeginning *beginning)
{
  LwPlayer players[LW_N_SIDES];
  LwBattle *battle;
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      const char *name = beginning->name[side];

      players[side].name = (char *)(*name == '\0' ? lw_side_name (side) : name);
      players[side].edge = beginning->scenario->side[side].edge;
      players[side].force = beginning->force[side];
    }
  battle = lw_battle_new (beginning->country, players, beginning->variety, &beginning->rules,
                          new_seed ());
  battle->scenario = lw_scenario_copy (beginning->scenario);
  battle->id = new_id ();
  battle->begun = now_text ();
  battle->title = g_strdup (beginning->country->name);
  battle->war = beginning->campaign == NULL ? NULL : g_path_get_basename (beginning->campaign);
  lw_battle_set_up (battle, beginning->first, beginning->curtain);
  return battle;
}

static void
record_toss (LwSession *session, const char *about, LwSide side, const guint dice[2])
{
  g_autoptr (LwOrder) toss = lw_order_new (LW_ORDER_TOSS, side);

  toss->text = g_strdup (about);
  if (dice != NULL)
    memcpy (toss->dice, dice, sizeof toss->dice);
  lw_session_submit (session, toss, NULL);
}

/* Dice, then coins in the order of the laws (Q133). The winner of the last toss moves first (R9);
 * in the Defensive Game he defends (R86). */
static void
record_tosses (LwSession *session, const LwBeginning *beginning)
{
  LwSide winner =
      beginning->variety == LW_VARIETY_DEFENSIVE ? LW_OTHER (beginning->first) : beginning->first;
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    if (beginning->dice[side][0] != 0)
      record_toss (session, "chances", side, beginning->dice[side]);
  if (beginning->tossed_country)
    record_toss (session, "country", beginning->country_winner, NULL);
  if (beginning->tossed_first)
    record_toss (session, "first", winner, NULL);
}

LwSession *
lw_begin (const LwBeginning *beginning)
{
  LwBattle *battle = lay_out (beginning);
  g_autofree char *path = lw_library_new_path (LW_FILE_BATTLE, battle->title);
  LwSession *session = lw_session_new (battle, path);

  record_tosses (session, beginning);
  /* Laid out but for the tosses: what was chosen is not to be lost before a man is put down. */
  lw_session_save (session, NULL);
  return session;
}

char *
lw_begin_campaign (LwSession *session)
{
  const LwBattle *battle = lw_session_battle (session);
  g_autofree char *folder = NULL;

  if (battle->war == NULL)
    return NULL;
  folder = lw_library_folder (LW_FILE_CAMPAIGN);
  return g_build_filename (folder, battle->war, NULL);
}
