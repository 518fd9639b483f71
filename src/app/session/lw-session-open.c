/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-open.c: a session is begun anew, opened from its file, or resumed after a crash.
 */
#include "lw-session-open.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "library/library.h"
#include "kit/kit.h"
#include "names/names.h"

/* What came with the program is looked at and never written. */
static gboolean
is_shipped (const char *path)
{
  g_autofree char *folder = lw_library_shipped (LW_FILE_BATTLE);
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  g_autofree char *shipped = folder == NULL ? NULL : g_canonicalize_filename (folder, NULL);

  return shipped != NULL && g_str_has_prefix (whole, shipped);
}

static LwBattle *
load (const char *path, LwFileMark *mark, LwReportWords **words, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *data = NULL;
  gsize size;

  data = lw_safe_read_marked (path, &size, mark, error);
  return data == NULL ? NULL : lw_battle_file_parse (name, data, size, words, error);
}

/* Does the one's record begin with the whole of the other's? */
static gboolean
goes_on_from (const LwBattle *one, const LwBattle *other)
{
  if (g_strcmp0 (one->id, other->id) != 0 || one->record->len < other->record->len)
    return FALSE;
  for (guint n = 1; n <= other->record->len; n++)
    {
      g_autofree char *of_one = lw_order_xml_write (one, lw_battle_order (one, n));
      g_autofree char *of_other = lw_order_xml_write (other, lw_battle_order (other, n));

      if (g_strcmp0 (of_one, of_other) != 0)
        return FALSE;
    }
  return TRUE;
}

/* The session of what a crash has left, with the clock as it was. */
static LwSession *
new_recovered (LwRecovered *recovered,
               LwRecovery *recovery,
               const char *path,
               const LwFileMark *mark)
{
  LwSession *self = lw_session_new_bare (g_steal_pointer (&recovered->battle), path);
  LwSessionFile *file = lw_session_file (self);
  LwMoveClock *clock = lw_session_clock (self);

  lw_session_file_take_words (file, g_steal_pointer (&recovered->words));
  if (recovered->clock > lw_move_clock_elapsed (clock))
    lw_move_clock_set_elapsed (clock, recovered->clock);
  lw_session_file_keep_with (file, recovery, mark);
  if (recovered->damage != NULL)
    lw_session_file_add_trouble (file, LW_TROUBLE_DAMAGED, recovered->damage, NULL);
  lw_session_file_change (file, lw_session_battle (self)->phase, FALSE);
  return self;
}

/* A crashed session of this very file is gone on with; one that does not fit, or of a file
 * that is not as it was then, is put aside. */
static LwSession *
open_left (LwRecovery *recovery, const char *path, const LwFileMark *mark, const LwBattle *file)
{
  g_autoptr (LwRecovered) recovered = NULL;

  if (lw_recovery_fits (lw_recovery_folder (recovery), mark))
    recovered = lw_recovered_new (recovery, path, NULL);
  if (recovered != NULL && goes_on_from (recovered->battle, file))
    return new_recovered (recovered, recovery, path, mark);
  lw_recovery_put_aside (recovery);
  return NULL;
}

static LwSession *
open_to_look (LwBattle *battle, const char *path, const char *why)
{
  LwSession *self = lw_session_new_bare (battle, path);

  lw_session_file_only_look (lw_session_file (self), why);
  return self;
}

static LwSession *
open_loaded (LwBattle *battle, const char *path, const LwFileMark *mark)
{
  g_autoptr (GError) locked = NULL;
  LwRecovery *recovery;
  LwSession *self;

  if (mark->age == LW_FORMAT_NEWER)
    return open_to_look (battle, path,
                         _ ("This battle was written by a newer Little Wars. It can be looked at, "
                            "and is not written over."));
  recovery = lw_recovery_open (LW_RECOVERY_BATTLE, path, lw_caption_title (battle), &locked);
  if (recovery == NULL)
    return open_to_look (battle, path, locked->message);
  self = lw_recovery_has_left (recovery) ? open_left (recovery, path, mark, battle) : NULL;
  if (self != NULL)
    {
      lw_battle_free (battle);
      return self;
    }
  self = lw_session_new_bare (battle, path);
  lw_session_file_keep_with (lw_session_file (self), recovery, mark);
  return self;
}

LwSession *
lw_session_open (const char *path, GError **error)
{
  LwReportWords *words = NULL;
  LwFileMark mark;
  LwBattle *battle;
  LwSession *self;

  g_return_val_if_fail (path != NULL, NULL);

  battle = load (path, &mark, &words, error);
  if (battle == NULL)
    return NULL;
  self = open_loaded (battle, is_shipped (path) ? NULL : path, &mark);
  if (lw_session_file_words (lw_session_file (self)) == NULL)
    lw_session_file_take_words (lw_session_file (self), words);
  else
    lw_battle_file_words_free (words);
  return self;
}

/* ---- which of two states ---- */

void
lw_two_states_free (LwTwoStates *states)
{
  if (states == NULL)
    return;
  g_free (states->title);
  g_free (states->in_file);
  g_free (states->kept);
  g_free (states);
}

static gint64
time_of (const char *path)
{
  GStatBuf facts;

  return g_stat (path, &facts) == 0 ? facts.st_mtime : 0;
}

static LwTwoStates *
new_states (const LwBattle *file, const char *path, const LwBattle *kept, gint64 time)
{
  LwTwoStates *states = g_new0 (LwTwoStates, 1);

  states->title = g_strdup (lw_caption_title (file));
  states->in_file = lw_caption_standing (file);
  states->file_time = time_of (path);
  states->kept = lw_caption_standing (kept);
  states->kept_time = time;
  return states;
}

LwTwoStates *
lw_session_two_states (const LwCrashItem *left)
{
  g_autoptr (LwRecovery) recovery = NULL;
  g_autoptr (LwRecovered) recovered = NULL;
  g_autoptr (LwBattle) file = NULL;
  LwFileMark mark = { 0 };

  g_return_val_if_fail (left != NULL, NULL);

  if (left->kind != LW_RECOVERY_BATTLE || left->path == NULL)
    return NULL;
  file = load (left->path, &mark, NULL, NULL);
  if (file == NULL || lw_recovery_fits (left->folder, &mark))
    return NULL;
  recovery = lw_crash_item_resume (left, NULL);
  recovered = recovery == NULL ? NULL : lw_recovered_new (recovery, left->path, NULL);
  if (recovered == NULL || !goes_on_from (recovered->battle, file))
    return NULL;
  return new_states (file, left->path, recovered->battle, left->time);
}

/* It is kept in the recovery folder and nowhere else until the player gives it a name. */
static void
say_nameless (LwSessionFile *self, const char *path)
{
  g_autofree char *name = path == NULL ? NULL : g_filename_display_basename (path);
  g_autofree char *why =
      name == NULL ? g_strdup (_ ("This battle has no file yet."))
                   : g_strdup_printf (_ ("“%s” is not what this battle goes on from any more, so "
                                         "it was left as it is."),
                                      name);
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *text = NULL;
  const char *damage;

  if (lw_session_file_trouble (self, &damage, NULL) == LW_TROUBLE_DAMAGED)
    g_ptr_array_add (parts, (gpointer)damage);
  g_ptr_array_add (parts, why);
  g_ptr_array_add (parts, (gpointer)_ ("Your battle is safe in the recovery folder; save it as a "
                                       "file of its own."));
  g_ptr_array_add (parts, NULL);
  text = g_strjoinv (" ", (char **)parts->pdata);

  lw_session_file_add_trouble (self, LW_TROUBLE_NAMELESS, text, NULL);
}

/* Where the file is not what the battle goes on from, the battle has no file: it is saved anew. */
LwSession *
lw_session_resume (const LwCrashItem *leftover, GError **error)
{
  g_autoptr (LwRecovery) recovery = lw_crash_item_resume (leftover, error);
  g_autoptr (LwRecovered) recovered = NULL;
  g_autoptr (LwBattle) file = NULL;
  LwFileMark mark = { 0 };
  LwSession *self;
  gboolean fits;

  if (recovery == NULL)
    return NULL;
  recovered = lw_recovered_new (recovery, leftover->path, error);
  if (recovered == NULL)
    return NULL;
  if (leftover->path != NULL)
    file = load (leftover->path, &mark, NULL, NULL);
  fits = file != NULL
             ? goes_on_from (recovered->battle, file)
             : !g_file_test (leftover->path == NULL ? "" : leftover->path, G_FILE_TEST_EXISTS);
  self =
      new_recovered (recovered, g_steal_pointer (&recovery), fits ? leftover->path : NULL, &mark);
  if (!fits || leftover->path == NULL)
    say_nameless (lw_session_file (self), leftover->path);
  return self;
}

/* From the choices of the new battle page to a session with its file. */

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

static gint
now_zone (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return (gint)(g_date_time_get_utc_offset (now) / G_TIME_SPAN_MINUTE);
}

static LwBattle *
lay_out (const LwSessionSetup *setup)
{
  LwPlayer players[LW_N_SIDES];
  LwBattle *battle;

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      const char *name = setup->name[side];

      players[side].name = (char *)(*name == '\0' ? lw_side_name (side) : name);
      players[side].edge = setup->scenario->side[side].edge;
      players[side].force = setup->force[side];
      players[side].seat = setup->seat[side];
    }
  battle = lw_battle_new (setup->country, players, setup->variety, &setup->rules, new_seed ());
  battle->scenario = lw_scenario_copy (setup->scenario);
  battle->id = new_id ();
  battle->begun = now_text ();
  battle->zone = now_zone ();
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
record_tosses (LwSession *session, const LwSessionSetup *setup)
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
lw_session_begin (const LwSessionSetup *setup)
{
  LwBattle *battle = lay_out (setup);
  g_autofree char *path = lw_library_new_path (LW_FILE_BATTLE, battle->title);
  LwSession *session = lw_session_new (battle, path);

  record_tosses (session, setup);
  /* Laid out but for the tosses: what was chosen is not to be lost before a man is put down. */
  lw_session_file_save (lw_session_file (session), NULL);
  return session;
}
