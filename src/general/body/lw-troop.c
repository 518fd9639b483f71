/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-troop.c: the bodies of an army.
 *
 * Men belong to whom they stand near: nothing is remembered from move to move, so that a General
 * who opens a battle half-way sees the same bodies as the one who began it.
 */
#include "lw-troop.h"

#define MOST_GUARDS 9
#define LEAST_GUARDS 5
#define GUARDS_PART 37 /* of a hundred men, shared by the guns */

#define GUARD_REACH LW_INCHES (20) /* farther off nobody is called to a gun */
#define TROOP_MOST 12
#define TROOP_REACH LW_INCHES (7) /* of the next man, from anybody in it */

typedef struct
{
  const LwBattle *battle;
  LwSide side;
  guint8 *free; /* of each man: is he in no body yet? */
  GPtrArray *troops;
} Muster;

typedef struct
{
  LwRef man;
  gint64 far;
} Call;

void
lw_troop_free (LwTroop *troop)
{
  g_array_unref (troop->men);
  g_free (troop);
}

static LwTroop *
add_troop (Muster *muster, LwRef gun, LwArm arm)
{
  LwTroop *troop = g_new0 (LwTroop, 1);

  troop->gun = gun;
  troop->arm = arm;
  troop->men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  g_ptr_array_add (muster->troops, troop);
  return troop;
}

static void
enlist (Muster *muster, LwTroop *troop, LwRef man)
{
  muster->free[man] = FALSE;
  g_array_append_val (troop->men, man);
}

static gint
compare_refs (gconstpointer a, gconstpointer b)
{
  return *(const LwRef *)a - *(const LwRef *)b;
}

/* In rising order, with their middle. */
static void
close_troop (const Muster *muster, LwTroop *troop)
{
  gint64 x = 0, y = 0;

  g_array_sort (troop->men, compare_refs);
  for (guint i = 0; i < troop->men->len; i++)
    {
      LwPoint at = muster->battle->men[g_array_index (troop->men, LwRef, i)].at;

      x += at.x;
      y += at.y;
    }
  if (troop->men->len > 0)
    troop->middle = (LwPoint){ (LwLength)(x / troop->men->len), (LwLength)(y / troop->men->len) };
}

/* ---- guards ---- */

static guint
count_guns (const LwBattle *battle, LwSide side)
{
  guint n = 0;

  for (guint i = 0; i < battle->n_guns; i++)
    n += battle->guns[i].owner == side && !battle->guns[i].retired && !battle->guns[i].wrecked;

  return n;
}

guint
lw_troop_guards (const LwBattle *battle, LwSide side)
{
  guint guns = count_guns (battle, side);
  guint men = lw_men_counted (battle, side, LW_MAN_FIGHTING);

  if (men == 0)
    men = lw_force_men (&battle->player[side].force);
  return guns == 0 ? 0 : CLAMP (men * GUARDS_PART / 100 / guns, LEAST_GUARDS, MOST_GUARDS);
}

static gint
compare_calls (gconstpointer a, gconstpointer b)
{
  const Call *one = a, *two = b;

  if (one->far != two->far)
    return one->far < two->far ? -1 : 1;

  return one->man - two->man;
}

/* Who may be called to a gun, the nearest first. */
static GArray *
list_calls (const Muster *muster, const LwGun *gun)
{
  GArray *calls = g_array_new (FALSE, FALSE, sizeof (Call));
  gint64 most = (gint64)GUARD_REACH * GUARD_REACH;

  for (LwRef i = 0; i < (LwRef)muster->battle->n_men; i++)
    {
      Call call = { i, lw_distance_squared (muster->battle->men[i].at, gun->at) };

      if (muster->free[i] && call.far <= most)
        g_array_append_val (calls, call);
    }
  g_array_sort (calls, compare_calls);
  return calls;
}

static void
call_guards (Muster *muster, LwRef ref, guint most)
{
  const LwGun *gun = &muster->battle->guns[ref];
  g_autoptr (GArray) calls = NULL;
  LwTroop *troop;

  if (gun->owner != muster->side || !gun->placed || gun->retired || gun->wrecked)
    return;

  calls = list_calls (muster, gun);
  if (calls->len < LW_GUN_CREW)
    return;

  troop = add_troop (muster, ref, LW_INFANTRY);
  for (guint i = 0; i < calls->len && i < most; i++)
    enlist (muster, troop, g_array_index (calls, Call, i).man);
  close_troop (muster, troop);
}

/* ---- troops ---- */

static gboolean
stands_by (const Muster *muster, const LwTroop *troop, LwRef man)
{
  gint64 most = (gint64)TROOP_REACH * TROOP_REACH;

  for (guint i = 0; i < troop->men->len; i++)
    {
      LwRef mate = g_array_index (troop->men, LwRef, i);

      if (lw_distance_squared (muster->battle->men[mate].at, muster->battle->men[man].at) <= most)
        return TRUE;
    }

  return FALSE;
}

static void
gather_troop (Muster *muster, LwRef first)
{
  const LwMan *men = muster->battle->men;
  LwTroop *troop = add_troop (muster, LW_NONE, men[first].arm);
  gboolean grown = TRUE;

  enlist (muster, troop, first);
  while (grown && troop->men->len < TROOP_MOST)
    {
      grown = FALSE;
      for (LwRef i = first + 1; i < (LwRef)muster->battle->n_men; i++)
        if (troop->men->len < TROOP_MOST && muster->free[i] && men[i].arm == troop->arm &&
            stands_by (muster, troop, i))
          {
            enlist (muster, troop, i);
            grown = TRUE;
          }
    }
  close_troop (muster, troop);
}

/* Prisoners are led by those who are not free for anything else. */
static void
find_free (Muster *muster)
{
  const LwBattle *battle = muster->battle;

  for (guint i = 0; i < battle->n_men; i++)
    muster->free[i] = battle->men[i].side == muster->side && lw_man_armed (&battle->men[i]);
  for (guint i = 0; i < battle->n_men; i++)
    if (lw_man_held (&battle->men[i]) && battle->men[i].escort != LW_NONE)
      muster->free[battle->men[i].escort] = FALSE;
}

GPtrArray *
lw_troops_muster (const LwBattle *battle, LwSide side)
{
  Muster muster = { battle, side, NULL, NULL };
  guint most;

  g_return_val_if_fail (battle != NULL && side < LW_N_SIDES, NULL);

  muster.free = g_new0 (guint8, battle->n_men + 1);
  muster.troops = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_troop_free);
  find_free (&muster);
  most = lw_troop_guards (battle, side);
  for (LwRef gun = 0; gun < (LwRef)battle->n_guns; gun++)
    call_guards (&muster, gun, most);
  for (LwRef man = 0; man < (LwRef)battle->n_men; man++)
    if (muster.free[man])
      gather_troop (&muster, man);
  g_free (muster.free);
  return muster.troops;
}
