/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-put-down.c: what is put down for a player, on every Country that ships: no man before a gun
 * of his own side, four men to every gun, nobody left in the box; beside what a hand put down too.
 */
#include "general-field.h"

#include "lw-play.h"
#include "lw-posting.h"

static const char *const names[] = { "bramley-green", "hooks-farm",    "nursery-table",
                                     "the-causeway",  "the-defile",    "the-great-floor",
                                     "the-hill-fort", "the-open-down", "two-fords" };

#define LANE_HALF LW_INCHES (2)

static gboolean
is_before (const LwBattle *battle, const LwGun *gun, const LwMan *man)
{
  LwLength ahead = battle->player[man->side].edge == LW_EDGE_SOUTH ? man->at.y - gun->at.y
                                                                   : gun->at.y - man->at.y;

  return man->side == gun->owner && ahead > LW_INCH && ahead <= LW_POSTING_LANE &&
         ABS (man->at.x - gun->at.x) <= LANE_HALF;
}

static void
judge (const char *name, const LwBattle *battle, LwSide side)
{
  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == side && battle->men[i].state == LW_MAN_IN_BOX)
      g_error ("%s: %s has men in the box", name, lw_side_nick (side));
  for (guint g = 0; g < battle->n_guns; g++)
    {
      const LwGun *gun = &battle->guns[g];
      g_autoptr (GArray) near = g_array_new (FALSE, FALSE, sizeof (LwRef));

      if (gun->owner != side)
        continue;
      g_assert_true (gun->placed);
      lw_battle_near_gun (battle, (LwRef)g, near);
      if (near->len < LW_GUN_CREW)
        g_error ("%s: gun %u of %s has %u men", name, g, lw_side_nick (side), near->len);
      for (guint i = 0; i < battle->n_men; i++)
        if (is_before (battle, gun, &battle->men[i]))
          g_error ("%s: man %u of %s before gun %u", name, i, lw_side_nick (side), g);
    }
}

static void
put_rest (const char *name, LwBattle *battle, LwSide side)
{
  g_autoptr (LwBattle) trial = lw_battle_copy (battle);
  g_autoptr (GPtrArray) orders = lw_posting_rest (trial, side);

  for (guint i = 0; i < orders->len; i++)
    g_assert_true (lw_play (battle, g_ptr_array_index (orders, i), NULL));
  judge (name, battle, side);
}

static void
test_country (gconstpointer data)
{
  GeneralField field;
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (LwOrder) ready = NULL;
  LwSide first = LW_RED;

  general_field_init (&field, data);
  battle = general_field_begin (&field, first, 7);
  first = battle->mover;
  put_rest (data, battle, first);
  ready = lw_order_new (LW_ORDER_READY, first);
  g_assert_true (lw_play (battle, ready, NULL));
  put_rest (data, battle, LW_OTHER (first));
  general_field_clear (&field);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strconcat ("/general/put-down/", names[i], NULL);

      g_test_add_data_func (name, names[i], test_country);
    }
  return g_test_run ();
}
