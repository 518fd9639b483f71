/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle.c: making a battle, and looking things up in it.
 */
#include "lw-battle.h"
#include "lw-verbs.h"
#include "lw-whereabouts.h"

#define PREFIXES "rb" /* of ids: Red's men are r1, r2, ...; his guns rg1, ... */

static LwGround *
lay_ground (const LwCountry *country, const LwHouseRules *rules)
{
  LwGroundRules ground = {
    .water_wadeable = rules->choice[LW_RULE_WATER] == 1,
    .guns_at_fords = rules->choice[LW_RULE_GUNS_AT_FORDS] == 1,
    .infantry_cross_walls = rules->choice[LW_RULE_WALLS] == 1,
  };

  return lw_ground_new (country, &ground);
}

static LwAngle
facing_of (const LwPlayer *player)
{
  return player->edge == LW_EDGE_SOUTH ? LW_NORTH : LW_SOUTH;
}

static void
enlist_men (const LwBattle *battle, LwSide side, LwMan *men, guint *n_men)
{
  const LwPlayer *player = &battle->player[side];
  guint n = lw_force_men (&player->force);

  for (guint i = 0; i < n; i++)
    {
      LwMan *man = &men[(*n_men)++];

      g_snprintf (man->id, sizeof man->id, "%c%u", PREFIXES[side], i + 1);
      man->side = side;
      man->arm = i < player->force.infantry ? LW_INFANTRY : LW_CAVALRY;
      man->state = LW_MAN_IN_BOX;
      man->facing = facing_of (player);
      man->with_gun = man->trail_of = man->escort = LW_NONE;
    }
}

static void
issue_guns (const LwBattle *battle, LwSide side, LwGun *guns, guint *n_guns)
{
  const LwPlayer *player = &battle->player[side];

  for (guint i = 0; i < player->force.guns; i++)
    {
      LwGun *gun = &guns[(*n_guns)++];

      g_snprintf (gun->id, sizeof gun->id, "%cg%u", PREFIXES[side], i + 1);
      gun->army = gun->owner = side;
      /* Trail forward, muzzle to the rear (R15). */
      gun->bearing = lw_angle_wrapped ((gint64)facing_of (player) + LW_TURN / 2);
    }
}

static void
raise_armies (LwBattle *battle)
{
  guint n_men = 0, n_guns = 0;
  LwMan *men;
  LwGun *guns;

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      battle->n_men += lw_force_men (&battle->player[side].force);
      battle->n_guns += battle->player[side].force.guns;
    }
  g_assert (battle->n_men < G_MAXINT16 && battle->n_guns < G_MAXINT16);

  battle->men = men = g_new0 (LwMan, battle->n_men);
  battle->guns = guns = g_new0 (LwGun, battle->n_guns);
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      enlist_men (battle, side, men, &n_men);
      issue_guns (battle, side, guns, &n_guns);
    }
  battle->where = lw_whereabouts_new ();
}

LwBattle *
lw_battle_new (const LwCountry *country,
               const LwPlayer players[LW_N_SIDES],
               LwVariety variety,
               const LwHouseRules *rules,
               guint64 seed)
{
  LwBattle *battle;

  g_return_val_if_fail (country != NULL && players != NULL && rules != NULL, NULL);

  battle = g_new0 (LwBattle, 1);
  battle->ground = lay_ground (country, rules);
  battle->variety = variety;
  battle->rules = *rules;
  battle->seed = seed;
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      battle->player[side] = players[side];
      battle->player[side].name = g_strdup (players[side].name);
    }
  lw_chance_seed (&battle->chance, seed);
  raise_armies (battle);
  battle->passed = g_array_new (FALSE, FALSE, sizeof (guint32));
  battle->melees = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_melee_free);
  battle->record = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);
  battle->standing = g_array_new (FALSE, FALSE, sizeof (guint));
  battle->undone = g_array_new (FALSE, FALSE, sizeof (guint));
  battle->hashes = g_ptr_array_new_with_free_func (g_free);
  battle->events = g_array_new (FALSE, FALSE, sizeof (LwEvent));
  lw_battle_set_up (battle, LW_RED, FALSE);

  return battle;
}

void
lw_battle_set_up (LwBattle *battle, LwSide first, gboolean curtain)
{
  gboolean defensive;

  g_return_if_fail (battle != NULL && battle->record->len == 0);

  defensive = battle->variety == LW_VARIETY_DEFENSIVE;
  battle->first = first;
  battle->mover = defensive ? LW_OTHER (first) : first;
  battle->curtain_used = curtain && !defensive;
  battle->curtain_closed = battle->curtain_used;
}

const LwCountry *
lw_battle_country (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, NULL);

  return lw_ground_country (battle->ground);
}

const LwMan *
lw_battle_man (const LwBattle *battle, LwRef man)
{
  g_return_val_if_fail (battle != NULL, NULL);

  return man >= 0 && (guint)man < battle->n_men ? &battle->men[man] : NULL;
}

const LwGun *
lw_battle_gun (const LwBattle *battle, LwRef gun)
{
  g_return_val_if_fail (battle != NULL, NULL);

  return gun >= 0 && (guint)gun < battle->n_guns ? &battle->guns[gun] : NULL;
}

LwMan *
lw_battle_man_rw (LwBattle *battle, LwRef man)
{
  LwMan *his = (LwMan *)lw_battle_man (battle, man);

  if (his != NULL)
    lw_whereabouts_take_man (battle->where, man);

  return his;
}

LwGun *
lw_battle_gun_rw (LwBattle *battle, LwRef gun)
{
  LwGun *piece = (LwGun *)lw_battle_gun (battle, gun);

  if (piece != NULL)
    lw_whereabouts_take_gun (battle->where, gun);

  return piece;
}

/* Where the man of that id should be, by how they were enlisted; nobody's place when it is no id.
 */
static guint
place_of_id (const LwBattle *battle, const char *id)
{
  guint first = id[0] == PREFIXES[LW_BLUE] ? lw_force_men (&battle->player[LW_RED].force) : 0;
  guint number = 0;

  for (guint i = 1; id[0] != '\0' && i < 6 && g_ascii_isdigit (id[i]); i++)
    number = number * 10 + (guint)(id[i] - '0');

  return first + number - 1;
}

LwRef
lw_battle_find_man (const LwBattle *battle, const char *id)
{
  guint i;

  g_return_val_if_fail (battle != NULL && id != NULL, LW_NONE);

  /* A file of ten thousand men names each of them many times. */
  i = place_of_id (battle, id);
  if (i < battle->n_men && g_str_equal (battle->men[i].id, id))
    return (LwRef)i;

  for (i = 0; i < battle->n_men; i++)
    if (g_str_equal (battle->men[i].id, id))
      return (LwRef)i;

  return LW_NONE;
}

LwRef
lw_battle_find_gun (const LwBattle *battle, const char *id)
{
  g_return_val_if_fail (battle != NULL && id != NULL, LW_NONE);

  for (guint i = 0; i < battle->n_guns; i++)
    if (g_str_equal (battle->guns[i].id, id))
      return (LwRef)i;

  return LW_NONE;
}

const LwOrder *
lw_battle_order (const LwBattle *battle, guint n)
{
  g_return_val_if_fail (battle != NULL, NULL);

  return n >= 1 && n <= battle->record->len ? g_ptr_array_index (battle->record, n - 1) : NULL;
}

guint
lw_battle_count (const LwBattle *battle, LwSide side, LwArm arm, LwManState state)
{
  guint n = 0;

  g_return_val_if_fail (battle != NULL, 0);

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (man->side == side && man->arm == arm && man->state == state)
        n++;
    }

  return n;
}

guint
lw_battle_free_men (const LwBattle *battle, LwSide side)
{
  g_return_val_if_fail (battle != NULL, 0);

  return lw_men_counted (battle, side, LW_MAN_FIGHTING);
}

guint
lw_battle_guns_of (const LwBattle *battle, LwSide side)
{
  guint n = 0;

  g_return_val_if_fail (battle != NULL, 0);

  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].placed && battle->guns[i].owner == side && !battle->guns[i].wrecked)
      n++;

  return n;
}

LwLength
lw_battle_string_left (const LwBattle *battle, LwRef man)
{
  const LwMan *who = lw_battle_man (battle, man);

  g_return_val_if_fail (who != NULL, 0);

  return MAX (0, lw_arm_move (who->arm) - who->walked);
}
