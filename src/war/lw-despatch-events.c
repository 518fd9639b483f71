/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-events.c: the log of a battle: events into sentences, like ones drawn together.
 */
#include "lw-despatch.h"

#include <glib/gi18n-lib.h>

#include "lw-words.h"

typedef enum
{
  GROUP_NONE,
  GROUP_FIRE,  /* shots of one gun */
  GROUP_MARCH, /* men of one side */
  GROUP_MELEE,
  GROUP_FREED,
  GROUP_REARMED,
  GROUP_TAKEN, /* after a white flag, or released men */
  GROUP_LED_AWAY,
  GROUP_RETIRED
} Group;

/* The sentence that is being gathered. */
typedef struct
{
  const LwBattle *battle;
  GPtrArray *lines;
  GHashTable *fighters; /* of fighter_key (): who fought hand to hand */
  Group group;
  guint move;
  LwSide side;
  LwRef gun;
  guint order; /* of a melee, a flag */
  guint shots;
  LwPoint at;
  gboolean has_at;
  gint64 allowance; /* of the move, as Go gave it */
  LwMen charging;   /* marches that end in contact */
  LwMen men;        /* those marched, freed, ... */
  guint prisoners;  /* led along in a march */
  LwMen dead[LW_N_SIDES];
  LwMen taken[LW_N_SIDES];
  guint fought[LW_N_SIDES];
} Log;

/* Adds a sentence; takes it. */
static void
add_line (Log *log, char *sentence)
{
  g_ptr_array_add (log->lines, lw_word_capital (sentence));
}

static char *
fallen (LwSide shooter, const LwMen dead[LW_N_SIDES])
{
  LwMen enemy = dead[LW_OTHER (shooter)];
  LwMen own = dead[shooter];
  g_autofree char *enemies = lw_word_men (enemy);
  g_autofree char *owns = lw_word_men (own);

  if (lw_men_total (own) == 0)
    return g_strdup_printf (ngettext ("%s goes down", "%s go down", lw_men_total (enemy)), enemies);
  if (lw_men_total (enemy) == 0)
    return g_strdup_printf (
        ngettext ("%s of its own side goes down", "%s of its own side go down", lw_men_total (own)),
        owns);

  /* Translators: enemies, then own men, who fell to one gun. */
  return g_strdup_printf (_ ("%s go down, and %s of its own side"), enemies, owns);
}

static void
write_fire (Log *log)
{
  g_autofree char *gun = lw_word_capital (lw_despatch_gun (log->battle, log->gun));
  g_autofree char *times = lw_word_times (log->shots);
  g_autofree char *place = log->has_at ? lw_word_place (log->battle, log->at) : NULL;
  g_autofree char *down = NULL;

  if (lw_men_total (log->dead[LW_RED]) + lw_men_total (log->dead[LW_BLUE]) == 0)
    {
      /* Translators: a gun, and how often: "Red's right gun fires thrice and hits nobody." */
      add_line (log, g_strdup_printf (_ ("%s fires %s and hits nobody."), gun, times));
      return;
    }

  down = fallen (log->side, log->dead);
  if (place == NULL)
    /* Translators: "Red's right gun fires thrice: two horse and three foot go down." */
    add_line (log, g_strdup_printf (_ ("%s fires %s: %s."), gun, times, down));
  else
    /* Translators: "Red's right gun fires thrice at the farm: two horse and three foot go down." */
    add_line (log, g_strdup_printf (_ ("%s fires %s at %s: %s."), gun, times, place, down));
}

static void
write_march (Log *log)
{
  g_autofree char *place = log->has_at ? lw_word_place (log->battle, log->at) : NULL;
  g_autofree char *men = NULL;
  g_autofree char *prisoners = NULL;
  guint n = lw_men_total (log->charging);

  if (n > 0)
    {
      g_autofree char *chargers = lw_word_side_men (log->side, log->charging);

      if (place == NULL)
        add_line (log,
                  g_strdup_printf (ngettext ("%s charges home.", "%s charge home.", n), chargers));
      else
        /* Translators: "Nine Red horse charge home at the farm." */
        add_line (log,
                  g_strdup_printf (ngettext ("%s charges home at %s.", "%s charge home at %s.", n),
                                   chargers, place));
    }
  if (lw_men_total (log->men) == 0)
    return;

  men = lw_word_side_men (log->side, log->men);
  n = lw_men_total (log->men);
  if (log->prisoners == 0)
    {
      add_line (log, g_strdup_printf (ngettext ("%s moves.", "%s move.", n), men));
      return;
    }

  prisoners = lw_word_number (log->prisoners);
  /* Translators: those who move, and the number of their prisoners in words. */
  add_line (log, g_strdup_printf (ngettext ("%s move, with %s prisoner.",
                                            "%s move, with %s prisoners.", log->prisoners),
                                  men, prisoners));
}

/* What a melee cost, in one sentence. */
static char *
melee_cost (const Log *log)
{
  LwSide taken = lw_men_total (log->taken[LW_RED]) > 0 ? LW_RED : LW_BLUE;
  guint n = lw_men_total (log->taken[taken]);
  guint dead = lw_men_total (log->dead[log->side]);
  g_autofree char *fell = lw_word_number (dead);
  g_autofree char *captives = lw_word_number (n);

  if (n == 0)
    return g_strdup_printf (ngettext ("%s falls on each side", "%s fall on each side", dead), fell);
  if (dead == 0 && taken == LW_RED)
    return g_strdup_printf (
        ngettext ("%s Red is taken, and nobody falls", "%s Reds are taken, and nobody falls", n),
        captives);
  if (dead == 0)
    return g_strdup_printf (
        ngettext ("%s Blue is taken, and nobody falls", "%s Blues are taken, and nobody falls", n),
        captives);
  if (taken == LW_RED)
    /* Translators: the dead of each side, then the prisoners, both in words. */
    return g_strdup_printf (ngettext ("%s fall on each side, and %s Red is taken",
                                      "%s fall on each side, and %s Reds are taken", n),
                            fell, captives);

  return g_strdup_printf (ngettext ("%s fall on each side, and %s Blue is taken",
                                    "%s fall on each side, and %s Blues are taken", n),
                          fell, captives);
}

static void
write_melee (Log *log)
{
  LwSide other = LW_OTHER (log->side);
  g_autofree char *place = lw_word_place (log->battle, log->at);
  g_autofree char *a = lw_word_number (log->fought[log->side]);
  g_autofree char *b = lw_word_number (log->fought[other]);
  g_autofree char *cost = lw_word_capital (melee_cost (log));
  g_autofree char *who = NULL;

  /* Translators: the number of the mover's men, then of the enemy's, in words. */
  if (log->side == LW_RED)
    who = g_strdup_printf (_ ("Melee, %s Red against %s Blue"), a, b);
  else
    who = g_strdup_printf (_ ("Melee, %s Blue against %s Red"), a, b);

  if (place == NULL)
    add_line (log, g_strdup_printf ("%s. %s.", who, cost));
  else
    /* Translators: "Melee, nine Red against eleven Blue, at the farm. Seven fall on each side." */
    add_line (log, g_strdup_printf (_ ("%s, at %s. %s."), who, place, cost));
}

static void
write_men (Log *log)
{
  g_autofree char *men = lw_word_side_men (log->side, log->men);
  guint n = lw_men_total (log->men);

  switch (log->group)
    {
    case GROUP_FREED:
      add_line (log, g_strdup_printf (ngettext ("%s is free again, without arms.",
                                                "%s are free again, without arms.", n),
                                      men));
      break;
    case GROUP_REARMED:
      add_line (log, g_strdup_printf (ngettext ("%s takes up arms again at the back line.",
                                                "%s take up arms again at the back line.", n),
                                      men));
      break;
    case GROUP_TAKEN:
      add_line (log, g_strdup_printf (ngettext ("%s is a prisoner.", "%s are prisoners.", n), men));
      break;
    case GROUP_LED_AWAY:
      add_line (log, g_strdup_printf (ngettext ("%s is led off the field, a prisoner.",
                                                "%s are led off the field, prisoners.", n),
                                      men));
      break;
    case GROUP_RETIRED:
      add_line (log, g_strdup_printf (ngettext ("%s goes home over the back line.",
                                                "%s go home over the back line.", n),
                                      men));
      break;
    default:
      break;
    }
}

static void
flush (Log *log)
{
  Group group = log->group;

  switch (group)
    {
    case GROUP_NONE:
      break;
    case GROUP_FIRE:
      write_fire (log);
      break;
    case GROUP_MARCH:
      write_march (log);
      break;
    case GROUP_MELEE:
      write_melee (log);
      break;
    default:
      write_men (log);
      break;
    }

  *log = (Log){ .battle = log->battle,
                .lines = log->lines,
                .fighters = log->fighters,
                .allowance = log->allowance,
                .gun = LW_NONE };
}

/* Goes on with the sentence when it is of the same kind, side and move; else begins another. */
static void
open_group (Log *log, Group group, const LwEvent *event, LwSide side, LwRef gun)
{
  gboolean alone = group == GROUP_MELEE;

  if (!alone && log->group == group && log->side == side && log->move == event->move &&
      log->gun == gun)
    return;

  flush (log);
  log->group = group;
  log->side = side;
  log->move = event->move;
  log->gun = gun;
  log->order = event->order;
}

static LwSide
side_of_order (const LwBattle *battle, const LwEvent *event)
{
  const LwOrder *order = lw_battle_order (battle, event->order);

  return order != NULL ? order->side : event->side;
}

static void
read_shot (Log *log, const LwEvent *event)
{
  open_group (log, GROUP_FIRE, event, side_of_order (log->battle, event), event->gun);
  log->shots++;
}

static void
read_killed (Log *log, const LwEvent *event)
{
  const LwMan *man = &log->battle->men[event->man];

  /* A shot may tell of its dead before it tells of itself. */
  if (event->gun != LW_NONE)
    open_group (log, GROUP_FIRE, event, side_of_order (log->battle, event), event->gun);
  if (!log->has_at && log->group == GROUP_FIRE)
    {
      log->at = man->at;
      log->has_at = TRUE;
    }
  log->dead[man->side].n[man->arm]++;
}

static void
read_taken (Log *log, const LwEvent *event)
{
  const LwMan *man = &log->battle->men[event->man];

  if (log->group != GROUP_MELEE || log->order != event->order)
    {
      open_group (log, GROUP_TAKEN, event, man->side, LW_NONE);
      log->men.n[man->arm]++;
      return;
    }

  log->taken[man->side].n[man->arm]++;
}

static void
read_melee (Log *log, const LwEvent *event)
{
  open_group (log, GROUP_MELEE, event, event->side, LW_NONE);
  log->fought[LW_RED] = (guint)event->count;
  log->fought[LW_BLUE] = (guint)event->value;
  log->at = event->to;
}

/* Men freed in a melee are told after it. */
static void
read_man (Log *log, const LwEvent *event, Group group)
{
  const LwMan *man = &log->battle->men[event->man];

  if (group == GROUP_FREED && log->group == GROUP_MELEE && log->order == event->order)
    {
      Log freed = { .battle = log->battle,
                    .lines = log->lines,
                    .gun = LW_NONE,
                    .group = group,
                    .side = man->side };

      freed.men.n[man->arm] = 1;
      write_men (&freed);
      return;
    }

  open_group (log, group, event, man->side, LW_NONE);
  log->men.n[man->arm]++;
}

/* One man at the end of one side's move. */
static gpointer
fighter_key (guint move, LwSide mover, LwRef man)
{
  return GUINT_TO_POINTER (move << 17 | (guint)mover << 16 | (guint)man);
}

/* Who fought hand to hand at the end of which move: to be asked of many men. */
static void
note_fighters (Log *log)
{
  const LwBattle *battle = log->battle;
  guint i, k;

  for (i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      const LwOrder *order;

      if (event->kind != LW_EVENT_MELEE)
        continue;

      order = lw_battle_order (battle, event->order);
      for (k = 0; order != NULL && k < order->who->len; k++)
        g_hash_table_add (log->fighters, fighter_key (event->move, event->side,
                                                      g_array_index (order->who, LwRef, k)));
    }
}

/* Did this man of a march end it hand to hand? He stands so still, or a melee has named him. */
static gboolean
has_charged (const Log *log, LwRef man, const LwEvent *event)
{
  const LwBattle *battle = log->battle;

  if (battle->men[man].locked && battle->move == event->move && battle->mover == event->side)
    return TRUE;

  return g_hash_table_contains (log->fighters, fighter_key (event->move, event->side, man));
}

static void
read_march (Log *log, const LwEvent *event)
{
  const LwOrder *order = lw_battle_order (log->battle, event->order);
  guint i;

  /* Men who go home are told of one by one. */
  if (order == NULL || order->flag)
    return;

  open_group (log, GROUP_MARCH, event, order->side, LW_NONE);
  for (i = 0; i < order->who->len; i++)
    {
      LwRef ref = g_array_index (order->who, LwRef, i);
      const LwMan *man = &log->battle->men[ref];

      if (man->side != order->side)
        {
          log->prisoners++;
          continue;
        }
      if (!has_charged (log, ref, event))
        {
          log->men.n[man->arm]++;
          continue;
        }

      log->charging.n[man->arm]++;
      if (!log->has_at && i < order->to->len)
        {
          log->at = g_array_index (order->to, LwPoint, i);
          log->has_at = TRUE;
        }
    }
}

static void
read_gun_moved (Log *log, const LwEvent *event)
{
  g_autofree char *gun = NULL;
  g_autofree char *way = NULL;
  g_autofree char *place = NULL;

  flush (log);
  gun = lw_despatch_gun (log->battle, event->gun);
  way = lw_length_format (lw_distance (event->from, event->to), LW_UNITS_FEET);
  place = lw_word_place (log->battle, event->to);
  if (place == NULL)
    /* Translators: a gun and a length: "Blue's right gun is taken 2 ft forward." */
    add_line (log, g_strdup_printf (_ ("%s is moved %s."), gun, way));
  else
    /* Translators: a gun, a length, a thing of the Country. */
    add_line (log, g_strdup_printf (_ ("%s is moved %s, to %s."), gun, way, place));
}

static void
read_gun (Log *log, const LwEvent *event)
{
  g_autofree char *gun = NULL;
  gboolean red = event->side == LW_RED;

  flush (log);
  gun = lw_despatch_gun (log->battle, event->gun);
  switch (event->kind)
    {
    case LW_EVENT_TRAIL:
      add_line (log, g_strdup_printf (_ ("Two men stand at the trail of %s."), gun));
      break;
    case LW_EVENT_GUN_DISPUTED:
      /* Translators: %s is a gun. */
      add_line (log, g_strdup_printf (red ? _ ("Red disputes %s.") : _ ("Blue disputes %s."), gun));
      break;
    case LW_EVENT_GUN_CAPTURED:
      /* Translators: %s is a gun. */
      add_line (log, g_strdup_printf (
                         red ? _ ("Red has captured %s.") : _ ("Blue has captured %s."), gun));
      break;
    default:
      add_line (log, g_strdup_printf (_ ("%s is taken home over the back line."), gun));
      break;
    }
}

static void
read_go (Log *log, const LwEvent *event)
{
  g_autofree char *ordinal = lw_word_ordinal (event->move);
  g_autofree char *minutes = NULL;
  guint whole = (guint)(event->value / 60000);

  flush (log);
  if (event->value < 0)
    {
      add_line (log, g_strdup_printf (event->side == LW_RED ? _ ("“Go.” Red’s %s move.")
                                                            : _ ("“Go.” Blue’s %s move."),
                                      ordinal));
      return;
    }

  minutes = event->value % 60000 == 0
                ? g_strdup_printf (ngettext ("%u minute", "%u minutes", whole), whole)
                : g_strdup_printf (_ ("%u min %u s"), whole, (guint)(event->value / 1000 % 60));
  /* Translators: the timekeeper begins a move; its ordinal, and the time for it. */
  add_line (log, g_strdup_printf (event->side == LW_RED ? _ ("“Go.” Red’s %s move: %s.")
                                                        : _ ("“Go.” Blue’s %s move: %s."),
                                  ordinal, minutes));
}

static void
read_ended (Log *log, const LwEvent *event)
{
  flush (log);
  if (event->count == 0)
    add_line (log, g_strdup (_ ("The battle is over, and drawn.")));
  else if (event->side == LW_RED)
    add_line (log, g_strdup (_ ("The battle is over, and Red has won it.")));
  else
    add_line (log, g_strdup (_ ("The battle is over, and Blue has won it.")));
}

static void
read_surrendered (Log *log, const LwEvent *event)
{
  const LwOrder *order = lw_battle_order (log->battle, event->order);
  g_autofree char *number = lw_word_number ((guint)event->count);
  gboolean red = event->side == LW_RED;

  flush (log);
  if (order != NULL && order->flag)
    add_line (log, g_strdup (red ? _ ("Red hoists the white flag over the whole army.")
                                 : _ ("Blue hoists the white flag over the whole army.")));
  else if (red)
    add_line (log, g_strdup_printf (ngettext ("%s Red shows the white flag.",
                                              "%s Reds show the white flag.", (gulong)event->count),
                                    number));
  else
    add_line (log,
              g_strdup_printf (ngettext ("%s Blue shows the white flag.",
                                         "%s Blues show the white flag.", (gulong)event->count),
                               number));
}

static void
read_side (Log *log, const LwEvent *event)
{
  gboolean red = event->side == LW_RED;

  flush (log);
  switch (event->kind)
    {
    case LW_EVENT_READY:
      add_line (log, g_strdup (red ? _ ("Red is ready.") : _ ("Blue is ready.")));
      break;
    case LW_EVENT_CURTAIN:
      add_line (log, g_strdup (event->count != 0 ? _ ("The curtain is drawn back.")
                                                 : _ ("The curtain is closed.")));
      break;
    default:
      if (log->allowance >= 0 && event->value >= log->allowance)
        add_line (log, g_strdup (red ? _ ("“Time.” Red’s move is over.")
                                     : _ ("“Time.” Blue’s move is over.")));
      else
        add_line (log, g_strdup (red ? _ ("Red’s move is over.") : _ ("Blue’s move is over.")));
      break;
    }
}

static void
read_event (Log *log, const LwEvent *event)
{
  switch (event->kind)
    {
    case LW_EVENT_READY:
    case LW_EVENT_CURTAIN:
    case LW_EVENT_MOVE_ENDED:
      read_side (log, event);
      break;
    case LW_EVENT_GO:
      read_go (log, event);
      break;
    case LW_EVENT_MARCHED:
      read_march (log, event);
      break;
    case LW_EVENT_GUN_MOVED:
      read_gun_moved (log, event);
      break;
    case LW_EVENT_SHOT:
      read_shot (log, event);
      break;
    case LW_EVENT_KILLED:
      read_killed (log, event);
      break;
    case LW_EVENT_TRAIL:
    case LW_EVENT_GUN_DISPUTED:
    case LW_EVENT_GUN_CAPTURED:
      read_gun (log, event);
      break;
    case LW_EVENT_MELEE:
      read_melee (log, event);
      break;
    case LW_EVENT_TAKEN:
      read_taken (log, event);
      break;
    case LW_EVENT_FREED:
      read_man (log, event, GROUP_FREED);
      break;
    case LW_EVENT_REARMED:
      read_man (log, event, GROUP_REARMED);
      break;
    case LW_EVENT_LED_AWAY:
      read_man (log, event, GROUP_LED_AWAY);
      break;
    case LW_EVENT_RETIRED:
      if (event->man != LW_NONE)
        read_man (log, event, GROUP_RETIRED);
      else
        read_gun (log, event);
      break;
    case LW_EVENT_SURRENDERED:
      read_surrendered (log, event);
      break;
    case LW_EVENT_ENDED:
      read_ended (log, event);
      break;
    default:
      break;
    }
}

GPtrArray *
lw_despatch_events (const LwBattle *battle, guint from)
{
  g_autoptr (GHashTable) fighters = g_hash_table_new (NULL, NULL);
  Log log = { .battle = battle, .fighters = fighters, .gun = LW_NONE };
  guint i;

  g_return_val_if_fail (battle != NULL, NULL);

  log.lines = g_ptr_array_new_with_free_func (g_free);
  note_fighters (&log);
  for (i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      if (event->kind == LW_EVENT_GO)
        log.allowance = event->value;
      if (event->order >= from)
        read_event (&log, event);
    }
  flush (&log);

  return log.lines;
}
