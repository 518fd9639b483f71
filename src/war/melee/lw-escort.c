/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-escort.c: who guards whom, and how prisoners march (R63, R64, Q88-Q92).
 *
 * A guard has seven prisoners at most, and a prisoner one guard, within six inches. Guards are
 * given by looking for chains of changes: a prisoner takes the place of another where that one can
 * go to someone else, and so on. So nobody is left unguarded as long as any distribution guards him
 * (Q91).
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

/* A search for such a chain: no guard is looked at twice in it. */
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

/* ---- on the march ---- */

/* Who leads whom in a march: by augmenting, as everywhere (Q91). */
typedef struct
{
  const LwBattle *battle;
  const GArray *who;
  const LwOrder *order; /* who ends where; NULL: they stand where they began */
  guint *wards;         /* by place in @who */
  gint *guard_of;       /* likewise; -1: nobody */
  gboolean *tried;      /* guards looked at in this round */
} Party;

static const LwMan *
man_of (const Party *party, guint i)
{
  return &party->battle->men[g_array_index (party->who, LwRef, i)];
}

/* Him as he stands, or as he will. */
static LwMan
place_of (const Party *party, guint i)
{
  LwMan man = *man_of (party, i);

  if (party->order != NULL)
    {
      man.at = g_array_index (party->order->to, LwPoint, i);
      man.facing = party->order->bearing;
    }

  return man;
}

static gboolean
can_lead (const Party *party, guint k, guint i)
{
  LwMan guard = place_of (party, k), captive = place_of (party, i);

  return lw_man_can_guard (&guard, &captive);
}

/* Three kinds of guards, the best first: who lets a mounted man ride; his own escort; any. */
#define GUARD_RANKS 3

static guint
rank_guard (const Party *party, guint k, guint i)
{
  if (man_of (party, i)->arm == LW_CAVALRY && man_of (party, k)->arm == LW_CAVALRY)
    return 0;

  return man_of (party, i)->escort == g_array_index (party->who, LwRef, k) ? 1 : 2;
}

static gboolean find_guard_in_march (Party *party, guint i);

static gboolean
take_guard_with_room (Party *party, guint i)
{
  for (guint rank = 0; rank < GUARD_RANKS; rank++)
    for (guint k = 0; k < party->who->len; k++)
      if (party->wards[k] < LW_ESCORTED_MOST && rank_guard (party, k, i) == rank &&
          can_lead (party, k, i))
        {
          party->wards[k]++;
          party->guard_of[i] = (gint)k;
          return TRUE;
        }

  return FALSE;
}

/* One of the guard's wards goes to somebody else, if it can be, and makes room for the i-th. */
static gboolean
change_about_in_march (Party *party, guint k, guint i)
{
  party->tried[k] = TRUE;
  for (guint ward = 0; ward < party->who->len; ward++)
    if (party->guard_of[ward] == (gint)k && find_guard_in_march (party, ward))
      {
        party->guard_of[i] = (gint)k;
        return TRUE;
      }

  return FALSE;
}

static gboolean
find_guard_in_march (Party *party, guint i)
{
  if (take_guard_with_room (party, i))
    return TRUE;

  for (guint k = 0; k < party->who->len; k++)
    if (!party->tried[k] && can_lead (party, k, i) && change_about_in_march (party, k, i))
      return TRUE;

  return FALSE;
}

/* An order may name somebody who is not there; he neither leads nor is led. */
static gboolean
is_captive (const Party *party, guint i)
{
  const LwMan *man = lw_battle_man (party->battle, g_array_index (party->who, LwRef, i));

  return man != NULL && lw_man_held (man);
}

static GArray *
list_known (const LwBattle *battle, const GArray *who)
{
  GArray *known = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (guint i = 0; who != NULL && i < who->len; i++)
    if (lw_battle_man (battle, g_array_index (who, LwRef, i)) != NULL)
      g_array_append_val (known, g_array_index (who, LwRef, i));

  return known;
}

/* Gives as many as can be their guards, in the order in which they are named. */
static void
party_init (Party *party, const LwBattle *battle, const GArray *who, const LwOrder *order)
{
  guint n = who->len;

  *party = (Party){
    battle, who, order, g_new0 (guint, n + 1), g_new (gint, n + 1), g_new (gboolean, n + 1)
  };
  for (guint i = 0; i < n; i++)
    party->guard_of[i] = -1;
  for (guint i = 0; i < n; i++)
    if (is_captive (party, i))
      {
        memset (party->tried, 0, n * sizeof *party->tried);
        find_guard_in_march (party, i);
      }
}

static void
party_clear (Party *party)
{
  g_free (party->wards);
  g_free (party->guard_of);
  g_free (party->tried);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Party, party_clear)

/* He who leads @captive off in a march of @who: any armed captor of theirs within six inches, each
 * up to seven (R64); or LW_NONE. */
static LwRef
find_leader (const LwBattle *battle, LwRef captive, const GArray *who)
{
  g_autoptr (GArray) known = list_known (battle, who);
  g_auto (Party) party = { 0 };
  LwRef escort = battle->men[captive].escort;

  /* By the first edition of the laws his own escort led him, and nobody else. */
  if (battle->laws == 1 && escort != LW_NONE)
    return lw_refs_hold (known, escort) ? escort : LW_NONE;

  party_init (&party, battle, known, NULL);
  for (guint i = 0; i < known->len; i++)
    if (g_array_index (known, LwRef, i) == captive && party.guard_of[i] >= 0)
      return g_array_index (known, LwRef, party.guard_of[i]);

  return LW_NONE;
}

/* Why nobody leads him: the nearest armed man of @who is too far off, or leads seven already. */
static gboolean
refuse_unled (const LwBattle *battle, LwRef captive, const GArray *who, LwRefusal *refusal)
{
  const LwMan *man = &battle->men[captive];
  LwShape his = lw_man_shape (man);
  LwRef nearest = LW_NONE;
  LwLength least = 0;

  for (guint i = 0; who != NULL && i < who->len; i++)
    {
      const LwMan *guard = lw_battle_man (battle, g_array_index (who, LwRef, i));
      LwShape shape;

      if (guard == NULL || !lw_man_armed (guard) || guard->side == man->side)
        continue;
      shape = lw_man_shape (guard);
      if (nearest == LW_NONE || lw_shape_gap (&his, &shape) < least)
        {
          nearest = g_array_index (who, LwRef, i);
          least = lw_shape_gap (&his, &shape);
        }
    }
  if (nearest == LW_NONE || least > LW_SIX_INCHES)
    lw_refuse_about (refusal, LW_REFUSED_ESCORT, captive, LW_NONE, least, LW_SIX_INCHES);
  else
    lw_refuse_about (refusal, LW_REFUSED_ESCORT, captive, LW_NONE, LW_ESCORTED_MOST + 1,
                     LW_ESCORTED_MOST);
  if (refusal != NULL)
    refusal->other = nearest;

  return FALSE;
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
    return refuse_unled (battle, ref, who, refusal);

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

/* Has every prisoner of the march, in which there may be some, his guard where it ends? */
static gboolean
check_party (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_auto (Party) party = { 0 };

  party_init (&party, battle, order->who, order);
  for (guint i = 0; i < order->who->len; i++)
    if (is_captive (&party, i) && party.guard_of[i] < 0)
      return lw_refuse_man (refusal, LW_REFUSED_ESCORT, g_array_index (order->who, LwRef, i));

  return TRUE;
}

gboolean
lw_prisoner_party (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_return_val_if_fail (order->to->len == order->who->len, FALSE);

  return !lw_are_any (battle, LW_MAN_CAPTIVE) || check_party (battle, order, refusal);
}

/* Those whom a guard leaves behind lose him when he has no room for them any more, or is too far
 * off; another near them may take them over (Q91). */
static void
leave_behind (LwBattle *battle, LwRef guard, const GArray *who)
{
  g_auto (LwHits) wards = LW_NO_HITS;
  guint n = lw_wards_of (battle, guard, &wards);

  for (guint i = wards.n; i > 0 && n > LW_ESCORTED_MOST; i--)
    {
      LwRef ward = wards.number[i - 1];
      LwMan *man;

      if (lw_refs_hold (who, ward))
        continue;
      man = lw_battle_man_rw (battle, ward);
      man->escort = LW_NONE;
      man->freed_in = lw_half_move (battle);
      lw_seek_guard (battle, ward);
      n--;
    }
}

void
lw_prisoner_marched (LwBattle *battle, const LwOrder *order)
{
  g_auto (Party) party = { 0 };

  if (battle->laws == 1 || !lw_are_any (battle, LW_MAN_CAPTIVE))
    return;

  party_init (&party, battle, order->who, order);
  for (guint i = 0; i < order->who->len; i++)
    if (party.guard_of[i] >= 0)
      lw_battle_man_rw (battle, g_array_index (order->who, LwRef, i))->escort =
          g_array_index (order->who, LwRef, party.guard_of[i]);
  for (guint k = 0; k < order->who->len; k++)
    if (party.wards[k] > 0)
      leave_behind (battle, g_array_index (order->who, LwRef, k), order->who);
}
