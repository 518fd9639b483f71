/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-statistics.c: the losses, the fire of the guns and the melees of a battle, as tables.
 *
 * The events of a battle are read once, from the first to the last. A death, a prisoner or a shot
 * is added to the line that is open for its cause, and opens a line where there is none: one for
 * the fire of a move, one for each melee, white flag and recapture.
 */
#include "lw-statistics.h"

/* What is remembered while the events are read one after another. */
typedef struct
{
  const LwBattle *battle;
  LwStatistics *statistics;
  gboolean *armed;       /* of each man: he is armed and on the field */
  guint men[LW_N_SIDES]; /* how many of a side are */
  guint move;
  LwSide mover;
} Reader;

static void
free_loss (gpointer data)
{
  LwLoss *loss = data;

  g_array_unref (loss->guns);
  g_free (loss);
}

static void
free_tally (gpointer data)
{
  LwGunTally *tally = data;

  g_array_unref (tally->moves);
  g_free (tally);
}

static LwStatistics *
make_statistics (const LwBattle *battle)
{
  LwStatistics *statistics = g_new0 (LwStatistics, 1);

  statistics->losses = g_ptr_array_new_with_free_func (free_loss);
  statistics->guns = g_ptr_array_new_with_free_func (free_tally);
  statistics->strength = g_array_new (FALSE, FALSE, sizeof (LwStrength));
  for (guint i = 0; i < battle->n_guns; i++)
    {
      LwGunTally *tally = g_new0 (LwGunTally, 1);

      tally->gun = (LwRef)i;
      tally->moves = g_array_new (FALSE, FALSE, sizeof (LwGunMove));
      g_ptr_array_add (statistics->guns, tally);
    }

  return statistics;
}

void
lw_statistics_free (LwStatistics *statistics)
{
  if (statistics == NULL)
    return;

  g_ptr_array_unref (statistics->losses);
  g_ptr_array_unref (statistics->guns);
  g_array_unref (statistics->strength);
  g_free (statistics);
}

static LwLoss *
add_loss (Reader *reader, const LwEvent *event, LwLossCause cause)
{
  LwLoss *loss = g_new0 (LwLoss, 1);

  loss->move = reader->move;
  loss->mover = reader->mover;
  loss->cause = cause;
  loss->guns = g_array_new (FALSE, FALSE, sizeof (LwRef));
  loss->order = event->order;
  loss->at = event->to;
  g_ptr_array_add (reader->statistics->losses, loss);

  return loss;
}

/* The fire of one move is one line, whichever guns it came from. */
static LwLoss *
fire_loss (Reader *reader, const LwEvent *event)
{
  GPtrArray *losses = reader->statistics->losses;
  LwLoss *loss = losses->len > 0 ? g_ptr_array_index (losses, losses->len - 1) : NULL;

  if (loss == NULL || loss->cause != LW_LOSS_FIRE || loss->move != reader->move ||
      loss->mover != reader->mover)
    {
      loss = add_loss (reader, event, LW_LOSS_FIRE);
      loss->at = reader->battle->men[event->man].at;
      loss->untold = TRUE;
    }
  if (lw_battle_order (reader->battle, event->order)->told != LW_TOLD_INVENTED)
    loss->untold = FALSE;
  for (guint i = 0; i < loss->guns->len; i++)
    if (g_array_index (loss->guns, LwRef, i) == event->gun)
      return loss;
  g_array_append_val (loss->guns, event->gun);

  return loss;
}

/* The line that an order opened: its melee or its white flag; else what the settling brought. Only
 * armed men are taken in a melee: the others were released, and are taken again (Q94). */
static LwLoss *
order_loss (Reader *reader, const LwEvent *event)
{
  GPtrArray *losses = reader->statistics->losses;
  LwLoss *loss = losses->len > 0 ? g_ptr_array_index (losses, losses->len - 1) : NULL;

  if (loss == NULL || loss->order != event->order || loss->cause == LW_LOSS_FIRE ||
      (loss->cause == LW_LOSS_MELEE && !reader->armed[event->man]))
    {
      loss = add_loss (reader, event, LW_LOSS_RETAKEN);
      loss->at = reader->battle->men[event->man].at;
    }

  return loss;
}

static LwGunMove *
gun_move (Reader *reader, LwRef gun)
{
  LwGunTally *tally = g_ptr_array_index (reader->statistics->guns, (guint)gun);
  LwGunMove fresh = { .move = reader->move, .side = reader->mover };
  LwGunMove *last = tally->moves->len == 0
                        ? NULL
                        : &g_array_index (tally->moves, LwGunMove, tally->moves->len - 1);

  if (last != NULL && last->move == reader->move && last->side == reader->mover)
    return last;

  g_array_append_val (tally->moves, fresh);
  return &g_array_index (tally->moves, LwGunMove, tally->moves->len - 1);
}

static void
read_shot (Reader *reader, const LwEvent *event)
{
  LwGunTally *tally = g_ptr_array_index (reader->statistics->guns, (guint)event->gun);

  gun_move (reader, event->gun)->shots++;
  tally->shots++;
  reader->statistics->shots[reader->mover]++;
}

static void
disarm (Reader *reader, LwRef man)
{
  if (!reader->armed[man])
    return;

  reader->armed[man] = FALSE;
  reader->men[reader->battle->men[man].side]--;
}

static void
read_killed (Reader *reader, const LwEvent *event)
{
  LwSide side = reader->battle->men[event->man].side;
  LwArm arm = reader->battle->men[event->man].arm;
  LwLoss *loss = event->gun == LW_NONE ? order_loss (reader, event) : fire_loss (reader, event);

  loss->dead[side][arm]++;
  reader->statistics->dead[side][arm]++;
  disarm (reader, event->man);
  if (event->gun != LW_NONE)
    {
      LwGunTally *tally = g_ptr_array_index (reader->statistics->guns, (guint)event->gun);
      LwGunMove *fire = gun_move (reader, event->gun);
      guint own = side == reader->mover ? 1 : 0;

      fire->felled++;
      fire->felled_own += own;
      tally->felled++;
      tally->felled_own += own;
      reader->statistics->felled[reader->mover]++;
    }
}

static void
read_taken (Reader *reader, const LwEvent *event)
{
  LwSide side = reader->battle->men[event->man].side;

  order_loss (reader, event)->taken[side]++;
  reader->statistics->taken[side]++;
  disarm (reader, event->man);
}

static void
read_melee (Reader *reader, const LwEvent *event)
{
  LwLoss *loss = add_loss (reader, event, LW_LOSS_MELEE);
  const LwOrder *order = lw_battle_order (reader->battle, event->order);

  loss->fought[LW_RED] = (guint)event->count;
  loss->fought[LW_BLUE] = (guint)event->value;
  loss->isolated = order != NULL && order->isolated;
  reader->statistics->melees++;
}

static void
read_settled (Reader *reader)
{
  LwStrength strength = { .move = reader->move, .mover = reader->mover };

  for (guint side = 0; side < LW_N_SIDES; side++)
    strength.men[side] = reader->men[side];
  g_array_append_val (reader->statistics->strength, strength);
}

static void
read_rearmed (Reader *reader, LwRef man)
{
  if (reader->armed[man])
    return;

  reader->armed[man] = TRUE;
  reader->men[reader->battle->men[man].side]++;
}

static void
read_event (Reader *reader, const LwEvent *event)
{
  switch (event->kind)
    {
    case LW_EVENT_GO:
      reader->move = event->move;
      reader->mover = event->side;
      reader->statistics->last_move = MAX (reader->statistics->last_move, event->move);
      break;
    case LW_EVENT_SHOT:
      read_shot (reader, event);
      break;
    case LW_EVENT_MELEE:
      read_melee (reader, event);
      break;
    case LW_EVENT_SURRENDERED:
      add_loss (reader, event, LW_LOSS_SURRENDER);
      break;
    case LW_EVENT_CAPITULATED:
      add_loss (reader, event, LW_LOSS_CAPITULATED);
      break;
    case LW_EVENT_KILLED:
      read_killed (reader, event);
      break;
    case LW_EVENT_TAKEN:
      read_taken (reader, event);
      break;
    case LW_EVENT_REARMED:
      read_rearmed (reader, event->man);
      break;
    case LW_EVENT_RETIRED:
      if (event->man != LW_NONE)
        disarm (reader, event->man);
      break;
    case LW_EVENT_TURN_PASSED:
    case LW_EVENT_ENDED:
      if (reader->move > 0)
        read_settled (reader);
      break;
    default:
      break;
    }
}

LwStatistics *
lw_statistics_new (const LwBattle *battle)
{
  g_autofree gboolean *armed = NULL;
  Reader reader = { .battle = battle };

  g_return_val_if_fail (battle != NULL, NULL);

  armed = g_new (gboolean, battle->n_men + 1);
  reader.armed = armed;
  reader.statistics = make_statistics (battle);
  for (guint i = 0; i < battle->n_men; i++)
    {
      armed[i] = TRUE;
      reader.men[battle->men[i].side]++;
    }
  for (guint i = 0; i < battle->events->len; i++)
    read_event (&reader, &g_array_index (battle->events, LwEvent, i));

  return reader.statistics;
}

const LwGunMove *
lw_gun_tally_move (const LwGunTally *tally, guint move)
{
  g_return_val_if_fail (tally != NULL, NULL);

  for (guint i = 0; i < tally->moves->len; i++)
    if (g_array_index (tally->moves, LwGunMove, i).move == move)
      return &g_array_index (tally->moves, LwGunMove, i);

  return NULL;
}
