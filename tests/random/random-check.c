/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-check.c: what must be true of every battle after every order, whatever was ordered.
 */
#include "random-check.h"

#include "lw-escort.h"
#include "lw-melee.h"
#include "lw-score.h"

/* Farther apart than this no two figures touch, nor a figure and a gun. */
#define FAR_APART LW_INCHES (8)

void
watch_init (Watch *watch, const LwBattle *battle)
{
  *watch = (Watch){ .n_men = battle->n_men };
  watch->before = g_memdup2 (battle->men, battle->n_men * sizeof *battle->men);
  watch->from = g_new0 (LwPoint, battle->n_men + 1);
  watch->aside = g_new0 (LwLength, battle->n_men + 1);
}

void
watch_clear (Watch *watch)
{
  g_free (watch->before);
  g_free (watch->from);
  g_free (watch->aside);
}

static gboolean
is_far (LwPoint a, LwPoint b)
{
  return ABS (a.x - b.x) > FAR_APART || ABS (a.y - b.y) > FAR_APART;
}

static gboolean
gun_stands (const LwGun *gun)
{
  return gun->placed && !gun->retired;
}

/* Nobody overlaps; friends keep a sixteenth of an inch, if it is insisted upon (R32-R34, Q5). */
static void
check_man_apart (const LwBattle *battle, guint i, LwLength clearance)
{
  const LwMan *man = &battle->men[i];
  LwBody body = man->arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY;
  LwShape shape = lw_man_shape (man);
  const LwFeature *thing;
  guint k;

  if (!lw_box_holds (lw_country_bounds (lw_battle_country (battle)), man->at))
    g_error ("%s stands off the field", man->id);
  thing = lw_ground_stands (battle->ground, body, &shape, clearance);
  if (thing != NULL)
    g_error ("%s stands in %s", man->id, thing->id);

  for (k = i + 1; k < battle->n_men; k++)
    if (lw_man_on_field (&battle->men[k]) && !is_far (man->at, battle->men[k].at))
      {
        LwShape other = lw_man_shape (&battle->men[k]);

        if (lw_shape_nearer (&shape, &other, man->side == battle->men[k].side ? clearance : 0))
          g_error ("%s and %s are too near", man->id, battle->men[k].id);
      }
}

static void
check_gun_apart (const Watch *watch, const LwBattle *battle, const LwGun *gun, LwLength clearance)
{
  LwShape parts[LW_GUN_PARTS];
  guint i, k;

  lw_gun_shapes (gun, parts);
  for (i = 0; i < battle->n_men; i++)
    if (lw_man_on_field (&battle->men[i]) && !is_far (battle->men[i].at, gun->at))
      for (k = 0; k < LW_GUN_PARTS; k++)
        {
          LwShape man = lw_man_shape (&battle->men[i]);
          /* An enemy may come closer, and may then find the gun his own. */
          gboolean strict = battle->men[i].side == gun->owner && !watch->changed_hands;

          if (lw_shape_nearer (&man, &parts[k], strict ? clearance : 0))
            g_error ("%s stands too near to %s", battle->men[i].id, gun->id);
        }
  /* The barrel, the last of its parts, may stand out over what is low. */
  for (k = 0; k + 1 < LW_GUN_PARTS; k++)
    {
      const LwFeature *thing = lw_ground_stands (battle->ground, LW_BODY_GUN, &parts[k], 0);

      if (thing != NULL)
        g_error ("%s stands in %s", gun->id, thing->id);
    }
}

static void
check_apart (const Watch *watch, const LwBattle *battle)
{
  LwLength clearance = battle->rules.choice[LW_RULE_CLEARANCE] == 0 ? LW_CLEARANCE : 0;
  guint i;

  for (i = 0; i < battle->n_men; i++)
    if (lw_man_on_field (&battle->men[i]))
      check_man_apart (battle, i, clearance);
  for (i = 0; i < battle->n_guns; i++)
    if (gun_stands (&battle->guns[i]))
      check_gun_apart (watch, battle, &battle->guns[i], clearance);
}

/* At Go each man's book is opened anew; in the first move it begins at the back line (R13). */
static void
open_book (Watch *watch, const LwBattle *battle, const LwOrder *order)
{
  gboolean from_line =
      battle->move == 1 && battle->variety != LW_VARIETY_DEFENSIVE &&
      (battle->scenario == NULL || battle->scenario->side[order->side].zone == NULL);
  guint i;

  watch->has_book = TRUE;
  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      watch->from[i] = man->at;
      watch->aside[i] = 0;
      if (from_line && man->side == order->side && man->state == LW_MAN_FIGHTING)
        watch->from[i] = lw_country_line_point (lw_battle_country (battle),
                                                battle->player[order->side].edge, man->at);
    }
}

static void
note_aside (Watch *watch, const LwBattle *battle, const LwOrder *order)
{
  guint i;

  if (order->kind != LW_ORDER_FIRE && order->kind != LW_ORDER_TAIL)
    return;

  for (i = 0; i < battle->n_men; i++)
    if (!lw_refs_hold (order->who, (LwRef)i))
      watch->aside[i] += lw_distance (watch->before[i].at, battle->men[i].at);
}

/* Nobody is farther from where he began than his string is long (R29, R30, Q88). */
static void
check_strings (const Watch *watch, const LwBattle *battle)
{
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      gboolean led = watch->before[i].state == LW_MAN_CAPTIVE || man->state == LW_MAN_CAPTIVE;
      LwLength most = led ? LW_MOVE_CAVALRY : lw_arm_move (man->arm);
      LwLength gone = lw_distance (watch->from[i], man->at);

      g_assert_cmpint (man->walked, >=, 0);
      if (man->walked > most)
        g_error ("%s has used %d of %d", man->id, man->walked, most);
      if (gone > most + watch->aside[i])
        g_error ("%s is %d from where he began, aside %d", man->id, gone, watch->aside[i]);
    }
}

static void
check_guns (Watch *watch, const LwBattle *battle)
{
  guint i;

  for (i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      LwLength gone = lw_distance (gun->start, gun->at);

      watch->changed_hands |= gun->owner != gun->army;
      g_assert_cmpuint (gun->shots, <=, LW_SHOTS_PER_MOVE);
      if (gun->moved && gun->shots > 0)
        g_error ("%s has moved and fired", gun->id);
      if (gone > LW_GUN_MOVE_CAVALRY)
        g_error ("%s is %d from where it began", gun->id, gone);
    }
}

/* The ways from one state to another, through as many orders as one settling holds. */
static gboolean
may_become (const LwMan *was, const LwMan *is)
{
  switch (was->state)
    {
    case LW_MAN_IN_BOX:
      return is->state == LW_MAN_IN_BOX || is->state == LW_MAN_FIGHTING;
    case LW_MAN_FIGHTING:
    case LW_MAN_RELEASED:
      return is->state != LW_MAN_IN_BOX;
    case LW_MAN_CAPTIVE:
      return was->led_away ? is->state == LW_MAN_CAPTIVE && is->led_away
                           : is->state != LW_MAN_IN_BOX && is->state != LW_MAN_RETIRED;
    default:
      return is->state == was->state;
    }
}

static void
check_states (const Watch *watch, const LwBattle *battle, const LwOrder *order)
{
  guint i;

  if (order->kind == LW_ORDER_UNDO || order->kind == LW_ORDER_REDO)
    return;

  for (i = 0; i < battle->n_men; i++)
    if (!may_become (&watch->before[i], &battle->men[i]))
      g_error ("%s was %s and is %s", battle->men[i].id, lw_man_state_nick (watch->before[i].state),
               lw_man_state_nick (battle->men[i].state));
}

/* Who is not a prisoner has no escort; an escort is an armed enemy near by with no more than
 * seven (R64, Q90, Q91). */
static void
check_prisoners (const LwBattle *battle)
{
  g_autofree guint *wards = g_new0 (guint, battle->n_men + 1);
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      const LwMan *escort = lw_battle_man (battle, man->escort);

      if (escort == NULL)
        continue;
      if (!lw_man_held (man))
        g_error ("%s is no prisoner and has an escort", man->id);
      if (escort->side == man->side)
        g_error ("%s is guarded by his own side", man->id);
      if (++wards[man->escort] > LW_ESCORTED_MOST)
        g_error ("%s guards more than seven", escort->id);
      if (battle->phase == LW_PHASE_WAITING && !lw_man_can_guard (escort, man))
        g_error ("%s is not near enough to guard %s", escort->id, man->id);
    }
}

/* Between moves nobody is idle who could guard an unguarded prisoner (Q81, Q91). */
static void
check_nobody_idle (const LwBattle *battle)
{
  g_autofree guint *wards = g_new0 (guint, battle->n_men + 1);
  guint i, k;

  if (battle->phase != LW_PHASE_WAITING)
    return;

  for (i = 0; i < battle->n_men; i++)
    if (lw_man_held (&battle->men[i]) && battle->men[i].escort != LW_NONE)
      wards[battle->men[i].escort]++;
  for (i = 0; i < battle->n_men; i++)
    for (k = 0;
         k < battle->n_men && lw_man_held (&battle->men[i]) && battle->men[i].escort == LW_NONE;
         k++)
      if (wards[k] < LW_ESCORTED_MOST && lw_man_can_guard (&battle->men[k], &battle->men[i]))
        g_error ("%s guards nobody, and nobody guards %s", battle->men[k].id, battle->men[i].id);
}

static void
check_melees (const LwBattle *battle)
{
  guint i;

  for (i = 0; i < battle->melees->len; i++)
    {
      const LwMelee *melee = g_ptr_array_index (battle->melees, i);
      guint red = melee->men[LW_RED]->len, blue = melee->men[LW_BLUE]->len;
      LwMeleeSum sum = lw_melee_sum (MIN (red, blue), MAX (red, blue), melee->near->len);

      g_assert_cmpuint (melee->each_dead, ==, sum.each_dead);
      g_assert_cmpuint (melee->taken, ==, sum.taken);
      g_assert_true (melee->equal == (red == blue));
      if (!melee->equal)
        g_assert_cmpuint (melee->inferior, ==, red < blue ? LW_RED : LW_BLUE);
      g_assert_cmpuint (sum.each_dead + sum.taken, ==, MIN (red, blue));
    }
}

/* Men and guns are conserved, and the account says the same of them as a plain count. */
static void
check_side_account (const LwBattle *battle, const LwAccount *account, LwSide side)
{
  const LwSideAccount *own = &account->side[side];
  const LwForce *force = &battle->player[side].force;
  guint infantry = own->fighting[LW_INFANTRY] + own->retired[LW_INFANTRY];
  guint cavalry = own->fighting[LW_CAVALRY] + own->retired[LW_CAVALRY];
  guint captive = own->captive[LW_INFANTRY] + own->captive[LW_CAVALRY];
  guint killed = lw_battle_count (battle, side, LW_INFANTRY, LW_MAN_DEAD) +
                 lw_battle_count (battle, side, LW_CAVALRY, LW_MAN_DEAD);
  gboolean over = battle->phase == LW_PHASE_OVER;

  g_assert_cmpuint (infantry + cavalry + captive + killed, ==, lw_force_men (force));
  g_assert_cmpuint (killed, ==, own->killed[LW_INFANTRY] + own->killed[LW_CAVALRY]);
  g_assert_cmpint (own->points, ==,
                   own->victory + own->gun_points + own->cavalry + own->infantry +
                       own->captive_points + own->taken_points);
  g_assert_cmpint (own->points, ==,
                   lw_points (over && battle->won && battle->winner == side, over && !battle->won,
                              own->guns, cavalry, infantry, captive, own->taken));
}

static guint
count_wrecks (const LwBattle *battle)
{
  guint i, n = 0;

  for (i = 0; i < battle->n_guns; i++)
    n += battle->guns[i].wrecked;
  return n;
}

static void
check_account (const LwBattle *battle)
{
  LwAccount account;
  const LwSideAccount *red = &account.side[LW_RED], *blue = &account.side[LW_BLUE];

  lw_account (battle, &account);
  check_side_account (battle, &account, LW_RED);
  check_side_account (battle, &account, LW_BLUE);
  g_assert_cmpuint (red->guns + blue->guns + count_wrecks (battle), ==, battle->n_guns);
  g_assert_cmpuint (red->taken, ==, blue->captive[LW_INFANTRY] + blue->captive[LW_CAVALRY]);
  g_assert_cmpuint (blue->taken, ==, red->captive[LW_INFANTRY] + red->captive[LW_CAVALRY]);
  g_assert_cmpint (account.margin, ==, ABS (red->points - blue->points));
}

void
watch_order (Watch *watch, const LwBattle *battle, const LwOrder *order)
{
  gboolean taken_back = order->kind == LW_ORDER_UNDO || order->kind == LW_ORDER_REDO;

  if (order->kind == LW_ORDER_GO)
    open_book (watch, battle, order);
  note_aside (watch, battle, order);
  check_apart (watch, battle);
  if (watch->has_book && (battle->phase == LW_PHASE_GUNS || battle->phase == LW_PHASE_MEN ||
                          battle->phase == LW_PHASE_SETTLING))
    check_strings (watch, battle);
  check_guns (watch, battle);
  if (!taken_back)
    check_states (watch, battle, order);
  check_prisoners (battle);
  check_nobody_idle (battle);
  check_melees (battle);
  check_account (battle);

  memcpy (watch->before, battle->men, battle->n_men * sizeof *battle->men);
}
