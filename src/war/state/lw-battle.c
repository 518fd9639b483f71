/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle.c: making a battle, looking things up in it, telling what happened, and copying it.
 *
 * A battle has the same men and guns all along, in the same order: what changes is their state. So
 * a copy of the state goes over them as they lie, and whoever asks for one by its id looks first
 * where it must have been enlisted.
 */
#include "lw-battle.h"

#include <string.h>

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
  battle->laws = LW_LAWS_EDITION;
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      battle->player[side] = players[side];
      battle->player[side].name = g_strdup (players[side].name);
    }
  lw_chance_seed (&battle->chance, seed);
  raise_armies (battle);
  battle->passed = g_array_new (FALSE, FALSE, sizeof (guint32));
  battle->melees = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_battle_melee_free);
  battle->record = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);
  battle->standing = g_array_new (FALSE, FALSE, sizeof (guint));
  battle->undone = g_array_new (FALSE, FALSE, sizeof (guint));
  battle->checksums = g_ptr_array_new_with_free_func (g_free);
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

char *
lw_battle_day (const LwBattle *battle)
{
  g_autoptr (GDateTime) begun = NULL;
  g_autoptr (GDateTime) there = NULL;

  g_return_val_if_fail (battle != NULL, NULL);

  if (battle->begun != NULL)
    begun = g_date_time_new_from_iso8601 (battle->begun, NULL);
  if (begun == NULL)
    return NULL;

  there = g_date_time_add_minutes (begun, battle->zone);
  return there == NULL ? NULL : g_date_time_format (there, "%Y-%m-%d");
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

gboolean
lw_battle_moving (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, FALSE);

  return battle->phase == LW_PHASE_GUNS || battle->phase == LW_PHASE_MEN;
}

gint
lw_half_move (const LwBattle *battle)
{
  gint half = 2 * (gint)battle->move + (battle->mover == battle->first ? 0 : 1);

  return battle->phase == LW_PHASE_WAITING ? half - 1 : half;
}

/* ---- told ---- */

LwEvent *
lw_battle_tell (LwBattle *battle, const LwOrder *order, LwEventKind kind)
{
  LwEvent event = {
    .kind = kind,
    .order = order->n,
    .move = battle->move,
    .side = order->side,
    .man = LW_NONE,
    .gun = LW_NONE,
    .other = LW_NONE,
  };

  g_array_append_val (battle->events, event);

  return &g_array_index (battle->events, LwEvent, battle->events->len - 1);
}

/* ---- copied and freed ---- */

void
lw_battle_melee_free (LwMelee *melee)
{
  if (melee == NULL)
    return;

  for (guint side = 0; side < LW_N_SIDES; side++)
    g_clear_pointer (&melee->men[side], g_array_unref);
  g_clear_pointer (&melee->contacts, g_array_unref);
  g_clear_pointer (&melee->spans, g_array_unref);
  g_clear_pointer (&melee->near, g_array_unref);
  g_free (melee);
}

static LwMelee *
copy_melee (const LwMelee *melee)
{
  LwMelee *copy = g_memdup2 (melee, sizeof *melee);

  for (guint side = 0; side < LW_N_SIDES; side++)
    copy->men[side] = g_array_copy (melee->men[side]);
  copy->contacts = g_array_copy (melee->contacts);
  if (melee->spans != NULL)
    copy->spans = g_array_copy (melee->spans);
  copy->near = g_array_copy (melee->near);

  return copy;
}

static GPtrArray *
copy_melees (const GPtrArray *from)
{
  GPtrArray *melees = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_battle_melee_free);

  for (guint i = 0; i < from->len; i++)
    g_ptr_array_add (melees, copy_melee (g_ptr_array_index (from, i)));

  return melees;
}

/* What undo brings back: everything that orders change, the record itself apart. */
static void
copy_state (LwBattle *to, const LwBattle *from)
{
  to->phase = from->phase;
  to->first = from->first;
  to->mover = from->mover;
  to->move = from->move;
  for (guint side = 0; side < LW_N_SIDES; side++)
    to->ready[side] = from->ready[side];
  to->curtain_used = from->curtain_used;
  to->curtain_closed = from->curtain_closed;
  to->paused = from->paused;
  to->allowance = from->allowance;
  to->clock = from->clock;
  to->agreed = from->agreed;
  to->chance = from->chance;
  to->blow_struck = from->blow_struck;
  to->striker = from->striker;
  to->retreat_moves = from->retreat_moves;
  to->ending = from->ending;
  to->won = from->won;
  to->winner = from->winner;
}

static void
copy_over (gconstpointer to, gconstpointer from, gsize size)
{
  if (size > 0)
    memcpy ((gpointer)to, from, size);
}

static void
replace_figures (LwBattle *to, const LwBattle *from)
{
  /* A battle has the same figures all along: what has changed is their state. */
  if (to->men == NULL && to->guns == NULL)
    {
      to->men = g_new (LwMan, from->n_men);
      to->n_men = from->n_men;
      to->guns = g_new (LwGun, from->n_guns);
      to->n_guns = from->n_guns;
    }
  else
    lw_whereabouts_take_changed (to, from);
  copy_over (to->men, from->men, sizeof *from->men * from->n_men);
  copy_over (to->guns, from->guns, sizeof *from->guns * from->n_guns);
  g_clear_pointer (&to->passed, g_array_unref);
  to->passed = g_array_copy (from->passed);
  g_clear_pointer (&to->melees, g_ptr_array_unref);
  to->melees = copy_melees (from->melees);
}

static void
copy_set_up (LwBattle *to, const LwBattle *from)
{
  to->id = g_strdup (from->id);
  to->begun = g_strdup (from->begun);
  to->zone = from->zone;
  to->title = g_strdup (from->title);
  to->war = g_strdup (from->war);
  to->ground = lw_ground_ref (from->ground);
  to->scenario = from->scenario != NULL ? lw_scenario_copy (from->scenario) : NULL;
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      to->player[side] = from->player[side];
      to->player[side].name = g_strdup (from->player[side].name);
    }
  to->variety = from->variety;
  to->rules = from->rules;
  to->seed = from->seed;
  to->laws = from->laws;
}

LwBattle *
lw_battle_snapshot (const LwBattle *battle)
{
  LwBattle *saved = g_new0 (LwBattle, 1);

  saved->where = lw_whereabouts_new ();
  copy_set_up (saved, battle);
  copy_state (saved, battle);
  replace_figures (saved, battle);
  saved->record = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);
  saved->standing = g_array_new (FALSE, FALSE, sizeof (guint));
  saved->undone = g_array_new (FALSE, FALSE, sizeof (guint));
  saved->checksums = g_ptr_array_new_with_free_func (g_free);
  saved->events = g_array_new (FALSE, FALSE, sizeof (LwEvent));

  return saved;
}

void
lw_battle_restore (LwBattle *battle, const LwBattle *saved)
{
  copy_state (battle, saved);
  replace_figures (battle, saved);
}

LwBattle *
lw_battle_copy (const LwBattle *battle)
{
  LwBattle *copy;

  g_return_val_if_fail (battle != NULL, NULL);

  copy = lw_battle_snapshot (battle);
  for (guint i = 0; i < battle->record->len; i++)
    g_ptr_array_add (copy->record, lw_order_copy (g_ptr_array_index (battle->record, i)));
  for (guint i = 0; i < battle->checksums->len; i++)
    g_ptr_array_add (copy->checksums, g_strdup (g_ptr_array_index (battle->checksums, i)));
  g_array_append_vals (copy->standing, battle->standing->data, battle->standing->len);
  g_array_append_vals (copy->undone, battle->undone->data, battle->undone->len);
  g_array_append_vals (copy->events, battle->events->data, battle->events->len);
  copy->based = battle->based;
  copy->base = battle->based ? lw_battle_snapshot (battle->base) : NULL;
  copy->base_standing = battle->base_standing;
  copy->base_events = battle->base_events;

  return copy;
}

/* The tosses, played again, find what they decided decided already: that does no harm. */
LwBattle *
lw_battle_fresh (const LwBattle *battle)
{
  LwBattle *fresh;

  g_return_val_if_fail (battle != NULL, NULL);

  fresh = lw_battle_new (lw_battle_country (battle), battle->player, battle->variety,
                         &battle->rules, battle->seed);
  fresh->id = g_strdup (battle->id);
  fresh->begun = g_strdup (battle->begun);
  fresh->zone = battle->zone;
  fresh->title = g_strdup (battle->title);
  fresh->war = g_strdup (battle->war);
  fresh->laws = battle->laws;
  fresh->scenario = battle->scenario != NULL ? lw_scenario_copy (battle->scenario) : NULL;
  lw_battle_set_up (fresh, battle->first, battle->curtain_used);

  return fresh;
}

void
lw_battle_free (LwBattle *battle)
{
  if (battle == NULL)
    return;

  g_free (battle->id);
  g_free (battle->begun);
  g_free (battle->title);
  g_free (battle->war);
  lw_ground_unref (battle->ground);
  lw_scenario_free (battle->scenario);
  for (guint side = 0; side < LW_N_SIDES; side++)
    g_free (battle->player[side].name);
  g_free ((LwMan *)battle->men);
  g_free ((LwGun *)battle->guns);
  lw_whereabouts_free (battle->where);
  g_array_unref (battle->passed);
  g_ptr_array_unref (battle->melees);
  g_ptr_array_unref (battle->record);
  g_array_unref (battle->standing);
  g_array_unref (battle->undone);
  g_ptr_array_unref (battle->checksums);
  g_array_unref (battle->events);
  lw_battle_free (battle->base);
  g_free (battle);
}
