/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-muster.c: who stands where: taken up, and set down again.
 */
#include "lw-muster-private.h"

#include "state/state.h"

/* A figure set down reaches an inch from its middle, a gun less than five. */
#define ABOUT LW_INCHES (8)

/* Up to so many men taken up are looked through one by one; more have an index. */
#define FEW 24

static void
add_gun (LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing)
{
  LwGunStanding *standing;

  g_array_set_size (muster->guns, muster->guns->len + 1);
  standing = &g_array_index (muster->guns, LwGunStanding, muster->guns->len - 1);
  standing->gun = gun;
  standing->there = TRUE;
  standing->drawn = FALSE;
  standing->at = at;
  standing->bearing = bearing;
}

static void
set_guns_down (LwMuster *muster, LwBox box)
{
  const LwBattle *battle = muster->battle;

  lw_guns_in (battle, box, &muster->found);
  for (guint i = 0; i < muster->found.n; i++)
    {
      LwRef gun = muster->found.number[i];

      add_gun (muster, gun, battle->guns[gun].at, battle->guns[gun].bearing);
    }
}

LwMuster *
lw_muster_new_in (const LwBattle *battle, LwBox box)
{
  LwMuster *muster = g_new0 (LwMuster, 1);

  muster->battle = battle;
  muster->clearance = battle->rules.choice[LW_RULE_CLEARANCE] == 0 ? LW_CLEARANCE : 0;
  muster->field = lw_country_bounds (lw_battle_country (battle));
  muster->taken = g_array_new (FALSE, FALSE, sizeof (LwStanding));
  muster->guns = g_array_new (FALSE, FALSE, sizeof (LwGunStanding));
  set_guns_down (muster, lw_box_grown (box, ABOUT));

  return muster;
}

LwMuster *
lw_muster_new (const LwBattle *battle)
{
  return lw_muster_new_in (battle,
                           (LwBox){ -LW_POINT_MAX, -LW_POINT_MAX, LW_POINT_MAX, LW_POINT_MAX });
}

void
lw_muster_insist (LwMuster *muster)
{
  muster->clearance = LW_CLEARANCE;
}

void
lw_muster_free (LwMuster *muster)
{
  if (muster == NULL)
    return;

  g_array_unref (muster->taken);
  g_free (muster->number_men);
  lw_point_index_free (muster->spots);
  g_array_unref (muster->guns);
  lw_hits_clear (&muster->found);
  lw_hits_clear (&muster->moved);
  g_free (muster);
}

LwStanding *
lw_muster_taken (const LwMuster *muster, LwRef man)
{
  if ((muster->hint[man / 64 % 4] & (G_GUINT64_CONSTANT (1) << man % 64)) == 0)
    return NULL;
  if (muster->number_men != NULL)
    return muster->number_men[man] == 0
               ? NULL
               : &g_array_index (muster->taken, LwStanding, muster->number_men[man] - 1);

  for (guint i = 0; i < muster->taken->len; i++)
    if (g_array_index (muster->taken, LwStanding, i).man == man)
      return &g_array_index (muster->taken, LwStanding, i);

  return NULL;
}

static void
number (LwMuster *muster, guint i)
{
  const LwStanding *standing = &g_array_index (muster->taken, LwStanding, i);

  muster->number_men[standing->man] = (guint16)(i + 1);
  if (standing->there)
    lw_point_index_put (muster->spots, (guint)standing->man, 0, standing->at);
}

static void
make_index (LwMuster *muster)
{
  muster->number_men = g_new0 (guint16, muster->battle->n_men + 1);
  muster->spots = lw_point_index_new (muster->field, muster->battle->n_men, 1);
  for (guint i = 0; i < muster->taken->len; i++)
    number (muster, i);
}

/* He is no longer where he was in the way. */
static void
forget (LwMuster *muster, LwRef man)
{
  for (guint i = 0; i < LW_MUSTER_LAST; i++)
    if (muster->last[i].man == man)
      muster->last[i].there = FALSE;
}

static LwStanding *
take_up (LwMuster *muster, LwRef man)
{
  LwStanding *standing = lw_muster_taken (muster, man);

  forget (muster, man);
  if (standing != NULL)
    return standing;

  g_array_set_size (muster->taken, muster->taken->len + 1);
  standing = &g_array_index (muster->taken, LwStanding, muster->taken->len - 1);
  standing->man = man;
  standing->there = FALSE;
  muster->hint[man / 64 % 4] |= G_GUINT64_CONSTANT (1) << man % 64;
  if (muster->spots != NULL)
    number (muster, muster->taken->len - 1);
  else if (muster->taken->len > FEW)
    make_index (muster);

  return standing;
}

void
lw_muster_lift (LwMuster *muster, LwRef man)
{
  take_up (muster, man)->there = FALSE;
  if (muster->spots != NULL)
    lw_point_index_take (muster->spots, (guint)man);
}

void
lw_muster_place (LwMuster *muster, LwRef man, LwPoint at, LwAngle facing)
{
  LwStanding *standing = take_up (muster, man);

  standing->there = TRUE;
  standing->at = at;
  standing->shape = lw_man_shape_at (muster->battle->men[man].arm, at, facing);
  if (muster->spots != NULL)
    lw_point_index_put (muster->spots, (guint)man, 0, at);
}

static LwGunStanding *
find_gun_taken (const LwMuster *muster, LwRef gun)
{
  for (guint i = 0; i < muster->guns->len; i++)
    if (g_array_index (muster->guns, LwGunStanding, i).gun == gun)
      return &g_array_index (muster->guns, LwGunStanding, i);

  return NULL;
}

void
lw_muster_lift_gun (LwMuster *muster, LwRef gun)
{
  LwGunStanding *standing = find_gun_taken (muster, gun);

  if (standing != NULL)
    standing->there = FALSE;
}

void
lw_muster_place_gun (LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing)
{
  LwGunStanding *standing = find_gun_taken (muster, gun);

  if (standing == NULL)
    {
      add_gun (muster, gun, at, bearing);
      return;
    }
  standing->there = TRUE;
  standing->drawn = FALSE;
  standing->at = at;
  standing->bearing = bearing;
}
