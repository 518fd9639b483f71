/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-escort.c: who guards whom, and how prisoners march (R63, R64, Q88-Q92).
 */
#include "lw-escort.h"

#include "state/state.h"

#include <string.h>

/* No two bases are longer than two inches: a quick look before the exact one. */
static LwBox
guards_box (const LwMan *man)
{
  return lw_box_around (&man->at, 1, 2 * LW_SIX_INCHES);
}

void
lw_guards_near (const LwBattle *battle, const LwMan *man, LwHits *guards)
{
  lw_men_in (battle, LW_MEN_OF (LW_OTHER (man->side)), guards_box (man), guards);
}

/* Is @guard an armed enemy of @man within six inches of him (R64, Q90)? */
gboolean
lw_man_can_guard (const LwMan *guard, const LwMan *man)
{
  LwShape a, b;

  if (!lw_man_armed (guard) || guard->side == man->side)
    return FALSE;
  if (!lw_box_holds (guards_box (man), guard->at))
    return FALSE;

  a = lw_man_shape (guard);
  b = lw_man_shape (man);
  return lw_shape_within (&a, &b, LW_SIX_INCHES);
}

/* Escorts are given by augmenting: nobody goes unguarded while men can change about (Q91). */
typedef struct
{
  LwBattle *battle;
  GArray *tried; /* of LwRef: guards looked at in this round */
} Roster;

static gint
compare_guards_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  const Roster *roster = ((gpointer *)data)[0];
  const LwMan *captive = ((gpointer *)data)[1];
  LwRef x = *(const LwRef *)a;
  LwRef y = *(const LwRef *)b;
  gint64 dx = lw_distance_squared (roster->battle->men[x].at, captive->at);
  gint64 dy = lw_distance_squared (roster->battle->men[y].at, captive->at);

  if (dx != dy)
    return dx < dy ? -1 : 1;
  return x - y;
}

/* Those who can guard @captive, the nearest first. */
static GArray *
list_guards (Roster *roster, LwRef captive)
{
  GArray *guards = g_array_new (FALSE, FALSE, sizeof (LwRef));
  const LwMan *men = roster->battle->men;
  gpointer data[2] = { roster, (LwMan *)&men[captive] };
  g_auto (LwHits) near = LW_NO_HITS;

  lw_guards_near (roster->battle, &men[captive], &near);
  for (guint i = 0; i < near.n; i++)
    if (lw_man_can_guard (&men[near.number[i]], &men[captive]))
      g_array_append_val (guards, near.number[i]);

  g_array_sort_with_data (guards, compare_guards_cb, data);
  return guards;
}

static void
give_ward (Roster *roster, LwRef captive, LwRef guard)
{
  lw_battle_man_rw (roster->battle, captive)->escort = guard;
}

static gboolean find_guard (Roster *roster, LwRef captive);

/* One of the guard's wards goes to somebody else, if it can be, and makes room for @captive. */
static gboolean
change_about (Roster *roster, LwRef captive, LwRef guard)
{
  g_auto (LwHits) wards = LW_NO_HITS;

  if (lw_refs_hold (roster->tried, guard))
    return FALSE;

  g_array_append_val (roster->tried, guard);
  lw_wards_of (roster->battle, guard, &wards);
  for (guint i = 0; i < wards.n; i++)
    if (find_guard (roster, wards.number[i]))
      {
        give_ward (roster, captive, guard);
        return TRUE;
      }

  return FALSE;
}

/* Finds him the nearest guard with room; else one of a guard's wards goes to somebody else. */
static gboolean
find_guard (Roster *roster, LwRef captive)
{
  g_autoptr (GArray) guards = list_guards (roster, captive);
  g_auto (LwHits) wards = LW_NO_HITS;

  for (guint i = 0; i < guards->len; i++)
    {
      LwRef guard = g_array_index (guards, LwRef, i);

      if (lw_wards_of (roster->battle, guard, &wards) < LW_ESCORTED_MOST)
        {
          give_ward (roster, captive, guard);
          return TRUE;
        }
    }

  for (guint i = 0; i < guards->len; i++)
    if (change_about (roster, captive, g_array_index (guards, LwRef, i)))
      return TRUE;

  return FALSE;
}

gboolean
lw_seek_guard (LwBattle *battle, LwRef captive)
{
  g_autoptr (GArray) tried = g_array_new (FALSE, FALSE, sizeof (LwRef));
  Roster roster = { battle, tried };

  return find_guard (&roster, captive);
}

/* He who walks with @captive in a march of @who: his escort, or whoever stands near enough. */
static LwRef
find_leader (const LwBattle *battle, LwRef captive, const GArray *who)
{
  const LwMan *man = &battle->men[captive];

  if (man->escort != LW_NONE)
    return lw_refs_hold (who, man->escort) ? man->escort : LW_NONE;

  for (guint i = 0; who != NULL && i < who->len; i++)
    {
      LwRef guard = g_array_index (who, LwRef, i);

      /* An order may name somebody who is not there; he leads nobody. */
      if (lw_battle_man (battle, guard) != NULL && lw_man_can_guard (&battle->men[guard], man))
        return guard;
    }

  return LW_NONE;
}

gboolean
lw_prisoner_may_march (
    const LwBattle *battle, LwRef ref, LwSide side, const GArray *who, LwRefusal *refusal)
{
  const LwMan *man = &battle->men[ref];

  if (man->state == LW_MAN_RELEASED && man->freed_in == lw_half_move (battle))
    return lw_refuse_man (refusal, LW_REFUSED_JUST_FREED, ref);
  if (man->state != LW_MAN_CAPTIVE)
    return TRUE;
  if (man->led_away)
    return lw_refuse_man (refusal, LW_REFUSED_NOT_ON_FIELD, ref);
  if (man->side == side)
    return lw_refuse_man (refusal, LW_REFUSED_CAPTIVE, ref);
  if (find_leader (battle, ref, who) == LW_NONE)
    return lw_refuse_man (refusal, LW_REFUSED_ESCORT, ref);

  return TRUE;
}

LwLength
lw_prisoner_limit (const LwBattle *battle, LwRef ref, const GArray *who)
{
  const LwMan *man = &battle->men[ref];
  LwRef leader;

  if (man->state != LW_MAN_CAPTIVE)
    return lw_arm_move (man->arm);

  leader = find_leader (battle, ref, who);
  if (leader == LW_NONE || battle->men[leader].arm != LW_CAVALRY)
    return LW_MOVE_INFANTRY;
  for (guint i = 0; i < who->len; i++)
    {
      const LwMan *other = &battle->men[g_array_index (who, LwRef, i)];

      if (other->state == LW_MAN_CAPTIVE && other->arm != LW_CAVALRY)
        return LW_MOVE_INFANTRY;
    }

  return LW_MOVE_CAVALRY;
}

/* Who guards whom at the end of a march: by augmenting, as everywhere (Q91). */
typedef struct
{
  const LwBattle *battle;
  const LwOrder *order;
  guint *wards;    /* by place in the order */
  gint *guard_of;  /* likewise; -1: nobody */
  gboolean *tried; /* guards looked at in this round */
} Party;

static LwShape
shape_in_march (const Party *party, guint i)
{
  const LwMan *man = &party->battle->men[g_array_index (party->order->who, LwRef, i)];

  return lw_man_shape_at (man->arm, g_array_index (party->order->to, LwPoint, i),
                          party->order->bearing);
}

/* Does the k-th, armed, end the march within six inches of the i-th? */
static gboolean
guards_in_march (const Party *party, guint k, guint i)
{
  LwShape his = shape_in_march (party, i);
  LwShape guard = shape_in_march (party, k);

  return lw_man_armed (&party->battle->men[g_array_index (party->order->who, LwRef, k)]) &&
         lw_shape_within (&his, &guard, LW_SIX_INCHES);
}

static gboolean
find_guard_in_march (Party *party, guint i)
{
  guint n = party->order->who->len;

  for (guint k = 0; k < n; k++)
    if (party->wards[k] < LW_ESCORTED_MOST && guards_in_march (party, k, i))
      {
        party->wards[k]++;
        party->guard_of[i] = (gint)k;
        return TRUE;
      }

  for (guint k = 0; k < n; k++)
    {
      if (party->tried[k] || !guards_in_march (party, k, i))
        continue;

      party->tried[k] = TRUE;
      for (guint ward = 0; ward < n; ward++)
        if (party->guard_of[ward] == (gint)k && find_guard_in_march (party, ward))
          {
            party->guard_of[i] = (gint)k;
            return TRUE;
          }
    }

  return FALSE;
}

/* Has every prisoner of the march, in which there may be some, his guard? */
static gboolean
check_party (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  guint n = order->who->len;
  g_autofree guint *wards = g_new0 (guint, n + 1);
  g_autofree gint *guard_of = g_new (gint, n + 1);
  g_autofree gboolean *tried = g_new0 (gboolean, n + 1);
  Party party = { battle, order, wards, guard_of, tried };

  for (guint i = 0; i < n; i++)
    guard_of[i] = -1;
  for (guint i = 0; i < n; i++)
    {
      LwRef man = g_array_index (order->who, LwRef, i);

      if (battle->men[man].state != LW_MAN_CAPTIVE)
        continue;
      memset (tried, 0, n * sizeof *tried);
      if (!find_guard_in_march (&party, i))
        return lw_refuse_man (refusal, LW_REFUSED_ESCORT, man);
    }

  return TRUE;
}

gboolean
lw_prisoner_party (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_return_val_if_fail (order->to->len == order->who->len, FALSE);

  return !lw_are_any (battle, LW_MAN_CAPTIVE) || check_party (battle, order, refusal);
}
