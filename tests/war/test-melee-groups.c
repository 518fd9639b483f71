/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-melee-groups.c: who fights together is the same as if every man were asked about every
 * other, however few are looked at.
 */
#include "war-test.h"

#include "lw-chance.h"

#define LAYOUTS 1000

/* In knots that touch, or hardly, or not at all. */
static void
scatter (LwChance *chance, LwBattle *battle)
{
  LwLength spread = LW_INCHES (5 + lw_chance_below (chance, battle->n_men));
  LwRef half = (LwRef)(battle->n_men / 2), i;

  for (i = 0; i < (LwRef)battle->n_men; i++)
    {
      LwMan *man = lw_battle_man_rw (battle, i);

      man->state = lw_chance_below (chance, 9) == 0 ? LW_MAN_DEAD : LW_MAN_FIGHTING;
      man->at.x = LW_INCHES (10) + (LwLength)lw_chance_below (chance, (guint32)spread);
      man->at.y = LW_INCHES (10) + (LwLength)lw_chance_below (chance, (guint32)spread);
      /* Of three pairs two stand in contact. */
      if (i % 3 != 0 && i >= half)
        man->at = (LwPoint){ battle->men[i - half].at.x + 210, battle->men[i - half].at.y };
      man->start = man->at;
      man->facing = (LwAngle)lw_chance_below (chance, LW_TURN);
    }
}

static gboolean
are_within (const LwBattle *battle, guint a, guint b, LwLength limit)
{
  LwShape one = lw_man_shape (&battle->men[a]), two = lw_man_shape (&battle->men[b]);

  return lw_man_armed (&battle->men[a]) && lw_man_armed (&battle->men[b]) &&
         lw_shape_within (&one, &two, limit);
}

static void
rename_all (guint *group, guint n, guint from, guint to)
{
  guint i;

  for (i = 0; i < n; i++)
    if (group[i] == from)
      group[i] = to;
}

static gboolean
is_in_contact (const LwBattle *battle, guint man)
{
  guint i;

  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side != battle->men[man].side && are_within (battle, man, i, LW_CONTACT))
      return TRUE;

  return FALSE;
}

/* By the words of the law: contact joins, and whoever is in contact draws in all within six
 * inches. The group of a man is its lowest number. */
static guint *
group_plainly (const LwBattle *battle)
{
  guint n = battle->n_men, i, k;
  guint *group = g_new (guint, n);

  for (i = 0; i < n; i++)
    group[i] = i;
  for (i = 0; i < n; i++)
    for (k = 0; is_in_contact (battle, i) && k < n; k++)
      if (group[i] != group[k] && are_within (battle, i, k, LW_SIX_INCHES))
        rename_all (group, n, MAX (group[i], group[k]), MIN (group[i], group[k]));

  return group;
}

static guint
group_of (const LwMelee *melee, const guint *group)
{
  return group[g_array_index (melee->men[LW_RED], LwRef, 0)];
}

/* Is somebody of the group in contact, so that it is a melee? */
static gboolean
fights (const LwBattle *battle, const guint *group, guint which)
{
  guint i;

  for (i = 0; i < battle->n_men; i++)
    if (group[i] == which && is_in_contact (battle, i))
      return TRUE;

  return FALSE;
}

static void
check_groups (const LwBattle *battle, const GPtrArray *melees, const guint *group)
{
  guint in = 0, expected = 0, i, k, side;

  for (i = 0; i < melees->len; i++)
    {
      const LwMelee *melee = g_ptr_array_index (melees, i);

      for (side = 0; side < LW_N_SIDES; side++)
        for (k = 0; k < melee->men[side]->len; k++, in++)
          g_assert_cmpuint (group[g_array_index (melee->men[side], LwRef, k)], ==,
                            group_of (melee, group));
      for (k = 0; k < i; k++)
        g_assert_cmpuint (group_of (melee, group), !=,
                          group_of (g_ptr_array_index (melees, k), group));
    }
  for (i = 0; i < battle->n_men; i++)
    expected += fights (battle, group, group[i]);
  g_assert_cmpuint (in, ==, expected);
}

static void
test_groups (void)
{
  LwChance chance;
  guint one = 0, several = 0, i;

  lw_chance_seed (&chance, 57);
  for (i = 0; i < LAYOUTS; i++)
    {
      g_autoptr (LwBattle) battle = open_battle (i % 2 == 0 ? 16 : 3, i % 2 == 0 ? 6 : 0, 0);
      g_autoptr (GPtrArray) melees = NULL;
      g_autofree guint *group = NULL;

      scatter (&chance, battle);
      melees = lw_melee_find (battle);
      group = group_plainly (battle);
      check_groups (battle, melees, group);
      one += melees->len == 1;
      several += melees->len > 1;
    }
  g_assert_cmpuint (one, >, LAYOUTS / 10);
  g_assert_cmpuint (several, >, LAYOUTS / 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R57/as-if-all-were-asked", test_groups);
  return g_test_run ();
}
