/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-setup.c: from the choices of the new battle page to a session with its file.
 */
#include "lw-battle-setup.h"

#include "library/library.h"
#include "names/names.h"

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
lay_out (const LwBattleSetup *setup)
{
  LwPlayer players[LW_N_SIDES];
  LwBattle *battle;

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      const char *name = setup->name[side];

      players[side].name = (char *)(*name == '\0' ? lw_side_name (side) : name);
      players[side].edge = setup->scenario->side[side].edge;
      players[side].force = setup->force[side];
    }
  battle = lw_battle_new (setup->country, players, setup->variety, &setup->rules, new_seed ());
  battle->scenario = lw_scenario_copy (setup->scenario);
  battle->id = new_id ();
  battle->begun = now_text ();
  battle->title = g_strdup (setup->country->name);
  battle->war = setup->campaign == NULL ? NULL : g_path_get_basename (setup->campaign);
  lw_battle_set_up (battle, setup->first, setup->curtain);
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
record_tosses (LwSession *session, const LwBattleSetup *setup)
{
  LwSide winner = setup->variety == LW_VARIETY_DEFENSIVE ? LW_OTHER (setup->first) : setup->first;

  for (guint side = 0; side < LW_N_SIDES; side++)
    if (setup->dice[side][0] != 0)
      record_toss (session, "chances", side, setup->dice[side]);
  if (setup->tossed_country)
    record_toss (session, "country", setup->country_winner, NULL);
  if (setup->tossed_first)
    record_toss (session, "first", winner, NULL);
}

LwSession *
lw_battle_setup_begin (const LwBattleSetup *setup)
{
  LwBattle *battle = lay_out (setup);
  g_autofree char *path = lw_library_new_path (LW_FILE_BATTLE, battle->title);
  LwSession *session = lw_session_new (battle, path);

  record_tosses (session, setup);
  /* Laid out but for the tosses: what was chosen is not to be lost before a man is put down. */
  lw_session_file_save (lw_session_file (session), NULL);
  return session;
}
