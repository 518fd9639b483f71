/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-begin.c: from the choices of the new battle page to a session with its file.
 */
#include "lw-begin.h"

#include "lw-library.h"

static const char CAMPAIGN_KEY[] = "lw-campaign";

/* A whole seed of 64 bits: chance begins outside the laws, and is saved from then on. */
static guint64
new_seed (void)
{
  return ((guint64) g_random_int () << 32) | g_random_int ();
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

      players[side].name = (char *) (*name == '\0' ? lw_side_name (side) : name);
      players[side].edge = beginning->scenario->side[side].edge;
      players[side].force = beginning->force[side];
    }
  battle = lw_battle_new (beginning->country, players, LW_VARIETY_FINISH, &beginning->rules, new_seed ());
  battle->scenario = lw_scenario_copy (beginning->scenario);
  battle->curtain_used = beginning->curtain;
  battle->curtain_closed = beginning->curtain;
  return battle;
}

static void
record_toss (LwSession *session, LwSide first)
{
  g_autoptr (LwOrder) toss = lw_order_new (LW_ORDER_TOSS, first);

  toss->text = g_strdup ("first");
  lw_session_submit (session, toss, NULL);
}

LwSession *
lw_begin (const LwBeginning *beginning)
{
  LwBattle *battle = lay_out (beginning);
  g_autofree char *path = lw_library_new_path (LW_FILE_BATTLE, battle->title);
  LwSession *session = lw_session_new (battle, path);

  lw_begin_set_campaign (session, beginning->campaign);
  record_toss (session, beginning->first);
  return session;
}

const char *
lw_begin_campaign (LwSession *session)
{
  return g_object_get_data (G_OBJECT (session), CAMPAIGN_KEY);
}

void
lw_begin_set_campaign (LwSession *session, const char *path)
{
  g_object_set_data_full (G_OBJECT (session), CAMPAIGN_KEY, g_strdup (path), g_free);
}
