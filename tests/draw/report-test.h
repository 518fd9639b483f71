/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * report-test.h: battles and wars for the tests of printed pages, fought by the laws.
 */
#pragma once

#include "war-test.h"

#include "lw-battle-report.h"
#include "lw-march-plan.h"
#include "lw-formation.h"

/* A little of everything that can stand on a floor. */
static inline LwCountry *
printed_country (void)
{
  LwCountry *country = lw_country_new ("Łódź Crossroads", 10 * LW_FOOT, 8 * LW_FOOT);
  const LwPoint hill[] = { P (20, 40), P (50, 38), P (54, 60), P (24, 62) };
  const LwPoint brook[] = { P (90, 36), P (100, 50), P (112, 60) };
  guint i;

  for (i = 0; i < LW_N_FEATURE_KINDS; i++)
    {
      g_autofree char *id = g_strdup_printf ("thing%u", i);
      LwFeature *feature = lw_feature_new (i, id);

      feature->at = P (30 + 6 * (int) i, 48);
      feature->width = feature->depth = LW_INCHES (3);
      feature->radius = LW_INCH;
      feature->height = LW_INCHES (3);
      feature->thickness = LW_INCH / 2;
      if (feature->points == NULL
          && (lw_feature_has_outline (i) || lw_feature_has_line (i)))
        feature->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
      if (lw_feature_has_outline (i))
        g_array_append_vals (feature->points, hill, G_N_ELEMENTS (hill));
      else if (lw_feature_has_line (i))
        g_array_append_vals (feature->points, brook, G_N_ELEMENTS (brook));
      if (i == LW_FEATURE_BOARD || i == LW_FEATURE_HOUSE || i == LW_FEATURE_TREE
          || i == LW_FEATURE_ROCK || i == LW_FEATURE_CHURCH)
        lw_country_add (country, feature);
      else
        lw_feature_free (feature);
    }
  return country;
}

/* Of each side's gun, at the nearest enemy: @felled of them are overset and reported. */
static inline void
fire_gun (LwBattle *battle, LwRef gun, guint felled)
{
  LwOrder *order = lw_order_new (LW_ORDER_FIRE, battle->mover);
  const LwGun *piece = lw_battle_gun (battle, gun);

  order->t = battle->clock;
  order->gun = gun;
  order->bearing = piece->bearing;
  order->elevation = LW_DEGREE;
  order->hurry = 100;
  order->by = LW_SHOT_BY_HAND;
  order->rest = P (60, 48);
  order->has_outcome = TRUE;
  for (guint i = 0; i < battle->n_men && felled > 0; i++)
    if (battle->men[i].side != battle->mover && battle->men[i].state == LW_MAN_FIGHTING)
      {
        LwShotEvent event = { LW_SHOT_OVERSET, (LwRef) i };
        LwRef dead = (LwRef) i;

        order->rest = battle->men[i].at;
        g_array_append_val (lw_order_list (order, &order->shots), event);
        g_array_append_val (lw_order_list (order, &order->dead), dead);
        felled--;
      }
  if (lw_play_check (battle, order, NULL))
    expect_played (battle, order);
  else
    lw_order_free (order);
}

/* Those who serve a gun stay with it. */
static inline gboolean
serves_gun (const LwBattle *battle, const LwMan *man)
{
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].owner == man->side &&
        lw_man_near_gun (man, &battle->guns[i], LW_SIX_INCHES))
      return TRUE;
  return FALSE;
}

/* All the rest of one arm, twelve by twelve, as far forward as they can. */
static inline void
march_arm (LwBattle *battle, LwArm arm, LwLength forward)
{
  for (guint i = 0; i < battle->n_men;)
    {
      g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
      gboolean north = battle->player[battle->mover].edge == LW_EDGE_NORTH;
      LwPoint goal = { 0, 0 };
      LwOrder *order;

      for (; i < battle->n_men && men->len < 12; i++)
        {
          const LwMan *man = &battle->men[i];
          LwRef ref = (LwRef) i;

          if (man->side != battle->mover || man->arm != arm || man->state != LW_MAN_FIGHTING
              || man->locked || serves_gun (battle, man))
            continue;
          goal.x += man->at.x;
          goal.y += man->at.y;
          g_array_append_val (men, ref);
        }
      if (men->len == 0)
        return;
      goal.x /= (LwLength) men->len;
      goal.y = goal.y / (LwLength) men->len + (north ? -forward : forward);
      order = lw_march_plan (battle, men, LW_FORMATION_KEEP, goal, north ? LW_SOUTH : LW_NORTH);
      if (order != NULL)
        expect_played (battle, order);
    }
}

/* Both put down, then @turns turns of one side each: fire, march, settle. */
static inline LwBattle *
fought_battle (const LwCountry *country, LwForce force, guint turns)
{
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_SHOTS] = 1;
  battle = battle_on (country, force, &rules);
  battle->id = g_strdup ("0123456789abcdef0123456789abcdef");
  battle->title = g_strdup (country->name);
  put_all_down (battle);
  for (guint turn = 0; turn < turns && battle->phase != LW_PHASE_OVER; turn++)
    {
      expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
      for (guint gun = 0; gun < battle->n_guns; gun++)
        for (guint shot = 0; shot < 4 && battle->guns[gun].owner == battle->mover; shot++)
          fire_gun (battle, (LwRef) gun, (turn + gun + shot) % 3);
      march_arm (battle, LW_CAVALRY, LW_INCHES (24));
      march_arm (battle, LW_INFANTRY, LW_INCHES (12));
      end_move (battle);
    }
  return battle;
}

/* A war of @n battles of which the first is @id's. */
static inline LwCampaign *
fought_war (const char *id, guint n)
{
  LwCampaign *war = lw_campaign_new ("The Sandgate War", 600, LW_LEDGER_MARGIN);

  war->player[LW_RED] = g_strdup ("Robert");
  war->player[LW_BLUE] = g_strdup ("Åse");
  for (guint i = 0; i < n; i++)
    {
      LwLedgerRow *row = lw_ledger_row_new ();

      g_free (row->id);
      row->id = i == 0 ? g_strdup (id) : g_strdup_printf ("battle%u", i);
      g_free (row->date);
      row->date = g_strdup_printf ("2026-%02u-%02u", 1 + i % 12, 1 + i % 28);
      g_free (row->country);
      row->country = g_strdup_printf ("Country %u", i + 1);
      row->variety = i % 3;
      row->on_floor = i % 2 == 1;
      row->result = i % 4;
      for (guint side = 0; side < LW_N_SIDES; side++)
        {
          LwRowSide *count = &row->side[side];

          count->sent = (LwForce) { 48, 25, 3 };
          count->home = (LwForce) { (7 + 5 * i + 9 * side) % 40, (4 + 3 * i + 7 * side) % 20, 3 };
          count->dead[LW_INFANTRY] = 48 - count->home.infantry;
          count->dead[LW_CAVALRY] = 25 - count->home.cavalry;
        }
      g_assert_true (lw_campaign_add (war, row));
    }
  return war;
}
