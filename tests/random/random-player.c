/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-player.c: two players who give any lawful order that comes into their heads.
 */
#include "random-player.h"

#include "lw-march.h"
#include "lw-melee.h"
#include "lw-play.h"
#include "random-country.h"
#include "random-laws.h"
#include "random-order.h"
#include "lw-battle-checksum.h"
#include "lw-march-plan.h"
#include "lw-formation.h"
#include "lw-haul-plan.h"
#include "lw-trail.h"
#include "lw-melee-suggest.h"
#include "lw-putting-down-plan.h"

#define SOON 4000 /* ms between two orders, at most */
#define ACTS_A_MOVE 10

void
random_player_init (RandomPlayer *player, LwBattle *battle, guint64 seed)
{
  *player = (RandomPlayer){ .battle = battle };
  lw_chance_seed (&player->chance, seed);
  watch_init (&player->watch, battle);
  player->hashes = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_set_size (player->hashes, (gint)battle->record->len);
}

void
random_player_clear (RandomPlayer *player)
{
  watch_clear (&player->watch);
  g_ptr_array_unref (player->hashes);
}

static guint
draw (RandomPlayer *player, guint n)
{
  return lw_chance_below (&player->chance, n);
}

/* The order has been carried out: all that must be true of it is looked at. */
static void
note_played (RandomPlayer *player)
{
  const LwBattle *battle = player->battle;

  watch_order (&player->watch, battle, lw_battle_order (battle, battle->record->len));
  check_laws (battle);
  g_ptr_array_add (player->hashes, lw_battle_checksum_state (battle));
  g_assert_cmpuint (player->hashes->len, ==, battle->record->len);
}

static void
check_unchanged (const LwBattle *battle, const char *before)
{
  g_autofree char *after = lw_battle_checksum_state (battle);

  g_assert_cmpstr (after, ==, before);
}

gboolean
random_player_try (RandomPlayer *player, LwOrder *order)
{
  LwBattle *battle = player->battle;
  guint n = battle->record->len, events = battle->events->len;
  const char *before = n > 0 ? g_ptr_array_index (player->hashes, n - 1) : NULL;
  LwRefusal refusal;
  gboolean played;

  played = lw_play (battle, order, &refusal);
  lw_order_free (order);
  if (played)
    {
      note_played (player);
      return TRUE;
    }

  player->refused++;
  g_assert_cmpuint (battle->record->len, ==, n);
  g_assert_cmpuint (battle->events->len, ==, events);
  if (before != NULL)
    check_unchanged (battle, before);
  return FALSE;
}

/* Of orders that are lawful by their making. */
static void
play_lawful (RandomPlayer *player, LwOrder *order)
{
  LwOrderKind kind = order->kind;
  LwRefusal refusal;

  if (!lw_play_check (player->battle, order, &refusal))
    g_error ("%s refused: code %d, man %d, gun %d, other %d, thing %s, have %" G_GINT64_FORMAT
             ", need %" G_GINT64_FORMAT,
             lw_order_kind_nick_for_test (kind), refusal.code, refusal.man, refusal.gun,
             refusal.other, refusal.thing, refusal.have, refusal.need);
  g_assert_true (random_player_try (player, order));
}

static LwOrder *
new_order (RandomPlayer *player, LwOrderKind kind)
{
  LwBattle *battle = player->battle;
  LwOrder *order = lw_order_new (kind, battle->mover);

  order->t = battle->clock;
  if (battle->clock < G_MAXINT32 &&
      (battle->allowance < 0 || battle->clock + SOON < battle->allowance))
    order->t += draw (player, SOON);
  return order;
}

static LwPoint
some_point (RandomPlayer *player)
{
  const LwCountry *country = lw_battle_country (player->battle);

  return (LwPoint){ random_between (&player->chance, 0, country->width),
                    random_between (&player->chance, 0, country->depth) };
}

/* Anybody of a side who is on the field, or LW_NONE. */
static LwRef
some_man (RandomPlayer *player, LwSide side)
{
  const LwBattle *battle = player->battle;
  guint i, from = draw (player, battle->n_men);

  for (i = 0; i < battle->n_men; i++)
    {
      LwRef man = (LwRef)((from + i) % battle->n_men);

      if (battle->men[man].side == side && lw_man_on_field (&battle->men[man]))
        return man;
    }

  return LW_NONE;
}

static LwPoint
some_goal (RandomPlayer *player, LwSide side)
{
  LwRef enemy = some_man (player, LW_OTHER (side));

  return enemy != LW_NONE && draw (player, 3) > 0 ? player->battle->men[enemy].at
                                                  : some_point (player);
}

/* Men near one of them, prisoners they hold among them. (transfer full) */
static GArray *
some_body (RandomPlayer *player)
{
  const LwBattle *battle = player->battle;
  GArray *men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef leader = some_man (player, battle->mover);
  guint most = 1 + draw (player, draw (player, 4) == 0 ? 60 : 12);
  LwLength reach = LW_INCHES (2 + draw (player, 14));
  LwRef i;

  if (leader == LW_NONE)
    return men;
  g_array_append_val (men, leader);
  for (i = 0; i < (LwRef)battle->n_men && men->len < most; i++)
    if (i != leader && lw_man_on_field (&battle->men[i]) &&
        (battle->men[i].side == battle->mover || battle->men[i].state == LW_MAN_CAPTIVE) &&
        lw_distance (battle->men[i].at, battle->men[leader].at) < reach)
      g_array_append_val (men, i);

  return men;
}

static LwOrder *
plan_march (RandomPlayer *player)
{
  g_autoptr (GArray) men = some_body (player);
  LwOrder *order;

  if (men->len == 0)
    return NULL;

  order = draw (player, 20) == 0
              ? lw_retire_plan (player->battle, men)
              : lw_march_plan (player->battle, men, (LwFormation)draw (player, 6),
                               some_goal (player, player->battle->mover),
                               (LwAngle)draw (player, LW_TURN));
  return order;
}

/* One man along a string of his player's own laying: there and back a little. */
static LwOrder *
lay_string (RandomPlayer *player)
{
  LwBattle *battle = player->battle;
  LwRef man = some_man (player, battle->mover);
  LwOrder *order;
  LwPoint at;
  guint i, n = 1 + draw (player, 3);

  if (man == LW_NONE)
    return NULL;

  order = new_order (player, LW_ORDER_MARCH);
  order->bearing = (LwAngle)draw (player, LW_TURN);
  at = battle->men[man].at;
  lw_order_add_man (order, man);
  lw_order_add_leg_for_test (order, at);
  for (i = 0; i < n; i++)
    {
      at = lw_point_towards (at, (LwAngle)draw (player, LW_TURN), (LwLength)draw (player, LW_FOOT));
      lw_order_add_leg_for_test (order, at);
    }
  lw_order_add_place (order, at);

  return order;
}

static LwOrder *
lay_gun (RandomPlayer *player)
{
  LwBattle *battle = player->battle;
  LwOrder *order = new_order (player, LW_ORDER_FIRE);
  LwPoint at;
  guint i, n = draw (player, 4);

  order->gun = (LwRef)draw (player, MAX (battle->n_guns, 1));
  if (battle->n_guns == 0)
    return order;
  at = some_goal (player, battle->mover);
  order->bearing = lw_direction (battle->guns[order->gun].at, at);
  order->elevation = random_between (&player->chance, -LW_DEGREE, 4 * LW_DEGREE);
  order->hurry = 100 + draw (player, 200);
  if (battle->rules.choice[LW_RULE_SHOTS] == 0)
    return order;

  order->by = LW_SHOT_BY_HAND;
  for (i = 0; i < n; i++)
    {
      LwShotEvent shot = { draw (player, 2) == 0 ? LW_SHOT_TOUCH : LW_SHOT_OVERSET,
                           some_man (player, (LwSide)draw (player, 2)) };

      if (shot.man != LW_NONE && !battle->men[shot.man].prone)
        g_array_append_val (lw_order_list (order, &order->shots), shot);
    }

  return order;
}

static LwOrder *
plan_haul (RandomPlayer *player)
{
  LwBattle *battle = player->battle;
  LwRef gun;

  if (battle->n_guns == 0 || battle->phase != LW_PHASE_GUNS)
    return NULL;
  gun = (LwRef)draw (player, battle->n_guns);
  if (battle->guns[gun].owner != battle->mover)
    return NULL;

  return lw_haul_plan (battle, gun, some_goal (player, battle->mover));
}

static LwOrder *
plan_tail (RandomPlayer *player)
{
  LwBattle *battle = player->battle;
  LwRef gun = (LwRef)draw (player, MAX (battle->n_guns, 1));

  if (battle->n_guns == 0 || battle->guns[gun].owner != battle->mover)
    return NULL;

  return lw_trail_plan (battle, gun);
}

static LwOrder *
order_body (RandomPlayer *player, LwOrderKind kind)
{
  LwOrder *order = new_order (player, kind);
  g_autoptr (GArray) men = some_body (player);

  g_array_append_vals (lw_order_list (order, &order->who), men->data, men->len);
  order->flag = kind == LW_ORDER_LIE && draw (player, 4) > 0;
  order->bearing = (LwAngle)draw (player, LW_TURN);
  return order;
}

static void
take_back (RandomPlayer *player)
{
  LwBattle *battle = player->battle;
  guint can = draw (player, 2) == 0 ? lw_play_can_undo (battle) : lw_play_can_redo (battle);
  gboolean undo = can != 0 && can == lw_play_can_undo (battle);
  LwOrder *order = new_order (player, undo ? LW_ORDER_UNDO : LW_ORDER_REDO);

  order->upto = undo ? can - 1 : can;
  if (can == 0)
    lw_order_free (order);
  else
    play_lawful (player, order);
}

/* All back to the last barrier, and again: the same state. */
static void
take_all_back (RandomPlayer *player)
{
  g_autofree char *before = lw_battle_checksum_state (player->battle);
  guint n, first = lw_play_can_undo (player->battle);

  if (first == 0)
    return;
  while ((n = lw_play_can_undo (player->battle)) != 0)
    {
      LwOrder *order = new_order (player, LW_ORDER_UNDO);

      order->t = player->battle->clock;
      order->upto = n - 1;
      play_lawful (player, order);
    }
  while ((n = lw_play_can_redo (player->battle)) != 0 && n <= first)
    {
      LwOrder *order = new_order (player, LW_ORDER_REDO);

      order->t = player->battle->clock;
      order->upto = n;
      play_lawful (player, order);
    }
  check_unchanged (player->battle, before);
}

static void
stop_clock (RandomPlayer *player)
{
  LwOrder *order = new_order (player, LW_ORDER_PAUSE);

  order->flag = TRUE;
  random_player_try (player, order);
  order = new_order (player, LW_ORDER_PAUSE);
  random_player_try (player, order);
  order = new_order (player, LW_ORDER_ADD_TIME);
  order->t = 1 + draw (player, 60000);
  random_player_try (player, order);
}

static void
play_if_any (RandomPlayer *player, LwOrder *order)
{
  if (order == NULL)
    return;

  order->t = player->battle->clock;
  play_lawful (player, order);
}

static void
act (RandomPlayer *player)
{
  guint what = draw (player, 40);
  LwOrder *order = NULL;

  if (what < 5)
    play_if_any (player, plan_haul (player));
  else if (what < 12)
    random_player_try (player, lay_gun (player));
  else if (what < 24)
    play_if_any (player, plan_march (player));
  else if (what < 26)
    order = lay_string (player);
  else if (what < 28)
    order = order_body (player, LW_ORDER_LIE);
  else if (what < 30)
    order = order_body (player, LW_ORDER_TURN);
  else if (what < 31)
    play_if_any (player, plan_tail (player));
  else if (what < 33)
    take_back (player);
  else if (what < 34)
    take_all_back (player);
  else if (what < 35)
    stop_clock (player);
  else if (what < 36)
    order = order_body (player, LW_ORDER_SURRENDER);
  else
    order = random_wild_order (&player->chance, player->battle);
  if (order != NULL &&
      (order->kind == LW_ORDER_AGREE || (order->kind == LW_ORDER_SURRENDER && order->flag)))
    g_clear_pointer (&order, lw_order_free);
  if (order != NULL)
    random_player_try (player, order);
}

/* The mover's choice, any that the numbers allow (R61). */
static void
choose_fallen (RandomPlayer *player, const LwMelee *melee, LwOrder *order)
{
  LwSide side;

  for (side = LW_RED; side <= LW_BLUE; side++)
    {
      g_autoptr (GArray) left = g_array_copy (melee->men[side]);
      guint dead = melee->each_dead;
      guint taken = !melee->equal && side == melee->inferior ? melee->taken : 0;

      for (; dead + taken > 0; dead > 0 ? dead-- : taken--)
        {
          guint i = draw (player, left->len);

          g_array_append_vals (lw_order_list (order, dead > 0 ? &order->dead : &order->taken),
                               &g_array_index (left, LwRef, i), 1);
          g_array_remove_index_fast (left, i);
        }
    }
}

static void
settle_melee (RandomPlayer *player, guint number)
{
  LwBattle *battle = player->battle;
  LwOrder *order = lw_order_new (LW_ORDER_MELEE, battle->mover);

  order->melee = number;
  if (draw (player, 2) == 0)
    lw_melee_suggest (battle, order);
  else
    choose_fallen (player, g_ptr_array_index (battle->melees, number), order);
  play_lawful (player, order);
}

/* The first gun that is still owed men gets them. FALSE: nothing is owed. */
static gboolean
pay_trail (RandomPlayer *player)
{
  LwBattle *battle = player->battle;
  guint i;

  for (i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].owner == battle->mover && lw_trail_owed (battle, (LwRef)i) > 0)
      {
        LwOrder *order = lw_trail_plan (battle, (LwRef)i);

        if (order == NULL)
          g_error ("nobody can pay what is owed to %s", battle->guns[i].id);
        play_lawful (player, order);
        return TRUE;
      }

  return FALSE;
}

static void
settle_something (RandomPlayer *player)
{
  LwBattle *battle = player->battle;
  guint i;

  if (pay_trail (player))
    return;
  check_settling (battle, battle->record->len);
  for (i = 0; i < battle->melees->len; i++)
    if (!((LwMelee *)g_ptr_array_index (battle->melees, i))->settled)
      {
        settle_melee (player, i);
        return;
      }
  /* Who surrenders may have stood at a trail: all is looked at again then. */
  if (draw (player, 8) == 0 && random_player_try (player, order_body (player, LW_ORDER_SURRENDER)))
    return;
  play_lawful (player, lw_order_new (LW_ORDER_SETTLE, battle->mover));
}

/* A company where somebody wants it, if it can stand there. */
static void
put_company (RandomPlayer *player, LwSide side)
{
  LwBattle *battle = player->battle;
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef man;

  for (man = 0; man < (LwRef)battle->n_men && men->len < 6; man++)
    if (battle->men[man].side == side && battle->men[man].state == LW_MAN_IN_BOX &&
        draw (player, 4) == 0)
      g_array_append_val (men, man);
  if (men->len > 0)
    play_if_any (player, lw_putting_down_plan (battle, men, (LwFormation)(1 + draw (player, 3)),
                                               some_point (player)));
}

/* All that is in the box, as suggested, and Ready. FALSE: there was no room for it. */
static gboolean
put_the_rest (RandomPlayer *player, LwSide side)
{
  g_autoptr (GPtrArray) orders = lw_putting_down_suggest (player->battle, side);
  guint i;

  for (i = 0; i < orders->len; i++)
    play_lawful (player, lw_order_copy (g_ptr_array_index (orders, i)));

  return random_player_try (player, lw_order_new (LW_ORDER_READY, side));
}

static gboolean
put_something (RandomPlayer *player)
{
  LwBattle *battle = player->battle;
  LwSide side = battle->mover;
  LwOrder *order;

  if (battle->ready[side])
    side = LW_OTHER (side);
  if (!battle->ready[side])
    {
      if (draw (player, 3) > 0)
        return put_the_rest (player, side);
      put_company (player, side);
      return TRUE;
    }

  order = lw_order_new (LW_ORDER_CURTAIN, battle->mover);
  order->flag = TRUE;
  play_lawful (player, order);
  return TRUE;
}

gboolean
random_player_step (RandomPlayer *player)
{
  LwBattle *battle = player->battle;

  switch (battle->phase)
    {
    case LW_PHASE_PUTTING_DOWN:
      return put_something (player);
    case LW_PHASE_WAITING:
      play_lawful (player, new_order (player, LW_ORDER_GO));
      return TRUE;
    case LW_PHASE_GUNS:
    case LW_PHASE_MEN:
      if (battle->paused)
        play_lawful (player, new_order (player, LW_ORDER_PAUSE));
      else if (draw (player, ACTS_A_MOVE) == 0)
        play_lawful (player, new_order (player, LW_ORDER_END));
      else
        act (player);
      return TRUE;
    case LW_PHASE_SETTLING:
      settle_something (player);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
toss (RandomPlayer *player, const char *what)
{
  LwOrder *order = lw_order_new (LW_ORDER_TOSS, (LwSide)draw (player, 2));

  order->text = g_strdup (what);
  play_lawful (player, order);
}

void
random_player_toss (RandomPlayer *player)
{
  LwBattle *battle = player->battle;

  toss (player, "country");
  toss (player, "edge");
  toss (player, "first");
  if (draw (player, 2) == 0 && battle->variety != LW_VARIETY_DEFENSIVE)
    play_lawful (player, lw_order_new (LW_ORDER_CURTAIN, battle->mover));
}
