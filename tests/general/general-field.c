/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * general-field.c: battles for Generals to fight, and a player who moves by chance.
 */
#include "general-field.h"
#include "data-folder.h"

#include "lw-country-file.h"
#include "lw-haul-plan.h"
#include "lw-march-plan.h"
#include "lw-play.h"
#include "lw-putting-down-plan.h"
#include "lw-trial.h"

#define ACTS 14  /* of a move by chance, about */
#define TRIES 20 /* before he thinks of nothing */
#define BODY LW_INCHES (7)

void
general_field_init (GeneralField *field, const char *name)
{
  g_autofree char *base = g_strconcat (name, ".lwcountry", NULL);
  g_autofree char *path = g_build_filename (data_folder (), "countries", base, NULL);
  g_autoptr (GError) error = NULL;

  *field = (GeneralField){ NULL };
  field->country = lw_country_file_load (path, &field->scenario, &error);
  if (field->country == NULL)
    g_error ("%s", error->message);
  if (field->scenario == NULL)
    field->scenario = lw_scenario_new ();
}

void
general_field_clear (GeneralField *field)
{
  lw_country_free (field->country);
  lw_scenario_free (field->scenario);
}

LwBattle *
general_field_begin (const GeneralField *field, LwSide first, guint64 seed)
{
  LwPlayer players[LW_N_SIDES] = { { NULL } };
  LwHouseRules rules = field->scenario->rules;
  LwBattle *battle;

  rules.choice[LW_RULE_TIMED] = 1;
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      players[side].name = (char *)lw_side_nick ((LwSide)side);
      players[side].edge = field->scenario->side[side].edge;
      players[side].force = field->scenario->side[side].force;
    }
  battle = lw_battle_new (field->country, players, field->scenario->variety, &rules, seed);
  battle->scenario = lw_scenario_copy (field->scenario);
  battle->id = g_strdup_printf ("%032" G_GINT64_MODIFIER "x", seed);
  battle->title = g_strdup (field->country->name);
  lw_battle_set_up (battle, first, FALSE);
  return battle;
}

/* ---- by chance ---- */

static LwRef
some_man (LwChance *chance, const LwBattle *battle, LwSide side)
{
  guint from = lw_chance_below (chance, battle->n_men);

  for (guint i = 0; i < battle->n_men; i++)
    {
      LwRef man = (LwRef)((from + i) % battle->n_men);

      if (battle->men[man].side == side && lw_man_armed (&battle->men[man]))
        return man;
    }

  return LW_NONE;
}

static LwPoint
some_goal (LwChance *chance, const LwBattle *battle)
{
  const LwCountry *country = lw_battle_country (battle);
  LwRef enemy = some_man (chance, battle, LW_OTHER (battle->mover));

  if (enemy != LW_NONE && lw_chance_below (chance, 3) > 0)
    return battle->men[enemy].at;
  return (LwPoint){ (LwLength)lw_chance_below (chance, (guint32)country->width),
                    (LwLength)lw_chance_below (chance, (guint32)country->depth) };
}

static LwOrder *
some_march (LwChance *chance, const LwBattle *battle)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef leader = some_man (chance, battle, battle->mover);

  if (leader == LW_NONE)
    return NULL;

  for (LwRef i = 0; i < (LwRef)battle->n_men && men->len < 12; i++)
    if (battle->men[i].side == battle->mover && lw_man_armed (&battle->men[i]) &&
        lw_distance (battle->men[i].at, battle->men[leader].at) < BODY)
      g_array_append_val (men, i);
  return lw_march_plan (battle, men, (LwFormation)lw_chance_below (chance, 6),
                        some_goal (chance, battle), (LwAngle)lw_chance_below (chance, LW_TURN));
}

static LwOrder *
some_shot (LwChance *chance, const LwBattle *battle, LwRef gun)
{
  LwOrder *order = lw_order_new (LW_ORDER_FIRE, battle->mover);

  order->t = battle->clock;
  order->gun = gun;
  order->bearing = lw_direction (battle->guns[gun].at, some_goal (chance, battle));
  order->elevation = (LwAngle)lw_chance_below (chance, 3 * LW_DEGREE) - LW_DEGREE / 2;
  return order;
}

static LwOrder *
some_act (LwChance *chance, const LwBattle *battle)
{
  LwRef gun = battle->n_guns == 0 ? LW_NONE : (LwRef)lw_chance_below (chance, battle->n_guns);
  guint what = lw_chance_below (chance, 10);

  if (what < 6 || gun == LW_NONE || battle->guns[gun].owner != battle->mover)
    return some_march (chance, battle);
  if (what < 9)
    return some_shot (chance, battle, gun);
  return battle->phase == LW_PHASE_GUNS ? lw_haul_plan (battle, gun, some_goal (chance, battle))
                                        : NULL;
}

static LwOrder *
post_by_chance (const LwBattle *battle, LwSide side)
{
  g_autoptr (GPtrArray) orders = lw_putting_down_suggest (battle, side);

  if (battle->curtain_closed && battle->ready[LW_RED] && battle->ready[LW_BLUE])
    {
      LwOrder *curtain = lw_order_new (LW_ORDER_CURTAIN, side);

      curtain->flag = TRUE;
      return curtain;
    }
  return orders->len > 0 ? lw_order_copy (g_ptr_array_index (orders, 0))
                         : lw_order_new (LW_ORDER_READY, side);
}

static LwOrder *
move_by_chance (LwChance *chance, const LwBattle *battle)
{
  LwOrder *end;

  for (guint i = 0; i < TRIES && lw_chance_below (chance, ACTS) > 0; i++)
    {
      g_autoptr (LwOrder) order = some_act (chance, battle);

      if (order != NULL && lw_play_check (battle, order, NULL))
        return g_steal_pointer (&order);
    }
  end = lw_order_new (LW_ORDER_END, battle->mover);
  end->t = battle->clock;
  return end;
}

LwOrder *
general_field_chance (gpointer data, const LwBattle *battle, LwSide side)
{
  switch (battle->phase)
    {
    case LW_PHASE_PUTTING_DOWN:
      return post_by_chance (battle, side);
    case LW_PHASE_WAITING:
      return lw_order_new (LW_ORDER_GO, side);
    case LW_PHASE_SETTLING:
      return lw_settling_next (battle);
    default:
      return move_by_chance (data, battle);
    }
}

guint
general_field_score (const LwBattle *battle, LwSide side)
{
  LwAccount account;

  if (battle->phase == LW_PHASE_OVER && battle->won)
    return battle->winner == side ? 100 : 0;

  lw_account (battle, &account);
  if (account.margin == 0)
    return 50;
  return account.leader == side ? 100 : 0;
}
