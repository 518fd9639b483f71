/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee.c: hand to hand: who takes part, who is isolated, what numbers alone decide.
 *
 * Pairs in contact are joined into groups; a group is one melee (Q72). Then all who are within six
 * inches of somebody in contact are drawn in, and draw in nobody else (Q73). Everything is judged
 * on places as they are at the end of the move.
 */
#include "lw-melee.h"

#include "lw-contact.h"

#include <string.h>

#include "state/state.h"

/* The empty box, which any box that is joined to it replaces. */
#define NOWHERE                                              \
  {                                                          \
    LW_POINT_MAX, LW_POINT_MAX, -LW_POINT_MAX, -LW_POINT_MAX \
  }

/* What is needed while the melees of one move are looked for. */
typedef struct
{
  const LwBattle *battle;
  LwHits found;      /* a search's answer */
  gint *parent;      /* union of those who fight together; -1: in no melee */
  gboolean *contact; /* who stands in contact */
  GArray *pairs;     /* of ContactPair */
} Search;

typedef struct
{
  LwRef man, other;
  LwPoint at;
} ContactPair;

LwMeleeSum
lw_melee_sum (guint n, guint big, guint support)
{
  LwMeleeSum sum = { 0 };

  g_return_val_if_fail (n <= big, sum);

  sum.equal = n == big;
  if (sum.equal)
    {
      /* R58 goes before isolation (Q69). */
      sum.each_dead = n;
      return sum;
    }

  sum.need = (n + 1) / 2;
  sum.isolated = support < sum.need;
  if (sum.isolated)
    /* "until one force is double the other": never more prisoners than there are men (Q82). */
    sum.taken = MIN (n, big - n);
  sum.each_dead = n - sum.taken;
  sum.left = big - sum.each_dead;

  return sum;
}

static gint
find_root (gint *parent, gint man)
{
  while (parent[man] != man)
    {
      parent[man] = parent[parent[man]];
      man = parent[man];
    }

  return man;
}

static void
join_men (gint *parent, gint a, gint b)
{
  if (parent[a] < 0)
    parent[a] = a;
  if (parent[b] < 0)
    parent[b] = b;

  a = find_root (parent, a);
  b = find_root (parent, b);
  /* The lowest number leads, so that melees come out in a fixed order. */
  if (a < b)
    parent[b] = a;
  else
    parent[a] = b;
}

static void
open_search (Search *search, const LwBattle *battle)
{
  guint n = battle->n_men;

  search->battle = battle;
  search->found = (LwHits)LW_NO_HITS;
  search->parent = g_new (gint, n);
  search->contact = g_new0 (gboolean, n);
  search->pairs = g_array_new (FALSE, FALSE, sizeof (ContactPair));
  /* All -1. */
  memset (search->parent, 0xff, n * sizeof *search->parent);
}

static void
close_search (Search *search)
{
  lw_hits_clear (&search->found);
  g_free (search->parent);
  g_free (search->contact);
  g_array_unref (search->pairs);
}

/* Where the armed men of @side stand. */
static LwBox
box_of_side (const LwBattle *battle, LwSide side)
{
  LwBox box = NOWHERE;

  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == side && lw_man_armed (&battle->men[i]))
      box = lw_box_joined (box, lw_box_around (&battle->men[i].at, 1, 0));

  return box;
}

static void
join_touched (Search *search, LwRef man)
{
  const LwBattle *battle = search->battle;
  const LwShape *own = lw_man_outline (battle, man);
  LwBox about = lw_box_around (&battle->men[man].at, 1, LW_CONTACT + LW_CAVALRY_LENGTH);
  LwHits *near = &search->found;

  lw_men_in (battle, LW_MEN_OF (LW_OTHER (battle->mover)), about, near);
  for (guint i = 0; i < near->n; i++)
    {
      LwRef other = near->number[i];
      const LwShape *his = lw_man_outline (battle, other);
      ContactPair pair = { .man = man, .other = other };

      if (!lw_man_armed (&battle->men[other]) || !lw_shape_within (own, his, LW_CONTACT))
        continue;

      pair.at = lw_contact_point (own, his);
      g_array_append_val (search->pairs, pair);
      search->contact[man] = search->contact[other] = TRUE;
      join_men (search->parent, man, other);
    }
}

/* Nobody else of the mover needs to be asked than who is where he may touch an enemy. */
static void
find_near_enemy (const LwBattle *battle, LwHits *near)
{
  LwBox enemy = box_of_side (battle, LW_OTHER (battle->mover));

  lw_men_in (battle, LW_MEN_OF (battle->mover),
             lw_box_grown (enemy, LW_CONTACT + LW_CAVALRY_LENGTH), near);
}

/* Men of the mover in contact with enemies, linked through those they share (R56, Q72). */
static void
find_contacts (Search *search, const LwHits *near)
{
  for (guint i = 0; i < near->n; i++)
    if (lw_man_armed (&search->battle->men[near->number[i]]))
      join_touched (search, near->number[i]);
}

/* Is @other drawn in by @man, who is in contact? */
static gboolean
draws_in (const LwBattle *battle, LwRef man, LwRef other)
{
  return lw_man_armed (&battle->men[other]) &&
         lw_shape_within (lw_man_outline (battle, man), lw_man_outline (battle, other),
                          LW_SIX_INCHES) &&
         (battle->rules.choice[LW_RULE_MELEE_WALLS] != 1 ||
          !lw_walled_between (battle, battle->men[man].at, battle->men[other].at));
}

/* What may yet come together: melees, and armed men in none of them, who stand in @box. */
typedef struct
{
  guint melees, others;
  LwBox box;
} Apart;

static Apart
find_apart (const Search *search)
{
  const LwBattle *battle = search->battle;
  Apart apart = { .box = NOWHERE };

  for (guint man = 0; man < battle->n_men; man++)
    if (search->parent[man] == (gint)man)
      apart.melees++;
    else if (search->parent[man] < 0 && lw_man_armed (&battle->men[man]))
      {
        apart.others++;
        apart.box = lw_box_joined (apart.box, lw_box_around (&battle->men[man].at, 1, 0));
      }
  apart.box = lw_box_grown (apart.box, LW_SIX_INCHES + LW_CAVALRY_LENGTH);

  return apart;
}

static void
draw_in (Search *search, guint man, Apart *apart)
{
  const LwBattle *battle = search->battle;
  LwBox about = lw_box_around (&battle->men[man].at, 1, LW_SIX_INCHES + LW_CAVALRY_LENGTH);
  gint *parent = search->parent;
  LwHits *near = &search->found;

  lw_men_about (battle, LW_ALL_MEN, about, near);
  for (guint i = 0; i < near->n; i++)
    {
      gint other = near->number[i];

      /* Of most it is known already. */
      if (parent[other] >= 0 && find_root (parent, other) == find_root (parent, (gint)man))
        continue;
      if (!draws_in (battle, (LwRef)man, (LwRef)other))
        continue;
      if (parent[other] < 0)
        apart->others--;
      else
        apart->melees--;
      join_men (parent, (gint)man, other);
    }
}

/* Those within six inches of men in contact come in; they draw in nobody else (R57, Q73, Q74). In
 * whichever order they come, they end in the same melee; where nobody else is, none needs to look.
 */
static void
draw_others_in (Search *search)
{
  const LwBattle *battle = search->battle;
  Apart apart = find_apart (search);

  for (guint man = 0; man < battle->n_men && apart.melees + apart.others > 1; man++)
    if (search->contact[man] && (apart.melees > 1 || lw_box_holds (apart.box, battle->men[man].at)))
      draw_in (search, man, &apart);
}

static LwMelee *
melee_new (const LwBattle *battle)
{
  LwMelee *melee = g_new0 (LwMelee, 1);

  for (guint side = 0; side < LW_N_SIDES; side++)
    melee->men[side] = g_array_new (FALSE, FALSE, sizeof (LwRef));
  melee->contacts = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  melee->near = g_array_new (FALSE, FALSE, sizeof (LwRef));
  if (battle->laws > 1)
    melee->spans = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  return melee;
}

static void
gather_melees (Search *search, GPtrArray *melees)
{
  const LwBattle *battle = search->battle;
  g_autofree LwMelee **of_root = g_new0 (LwMelee *, battle->n_men);

  for (guint i = 0; i < battle->n_men; i++)
    {
      LwRef man = (LwRef)i;
      gint root;

      if (search->parent[i] < 0)
        continue;

      root = find_root (search->parent, (gint)i);
      if (of_root[root] == NULL)
        {
          of_root[root] = melee_new (battle);
          g_ptr_array_add (melees, of_root[root]);
        }
      g_array_append_val (of_root[root]->men[battle->men[i].side], man);
    }

  for (guint i = 0; i < search->pairs->len; i++)
    {
      const ContactPair *pair = &g_array_index (search->pairs, ContactPair, i);
      gint root = find_root (search->parent, pair->man);

      g_array_append_val (of_root[root]->contacts, pair->at);
      if (of_root[root]->spans != NULL)
        lw_contact_spans (lw_man_outline (battle, pair->man), lw_man_outline (battle, pair->other),
                          of_root[root]->spans);
    }
}

/* The men of the inferior side who may be within a move of the melee, in rising order. */
static const LwHits *
search_within_move (Search *search, const LwMelee *melee)
{
  const GArray *points = melee->spans != NULL ? melee->spans : melee->contacts;
  LwBox box = lw_box_around ((const LwPoint *)(void *)points->data, points->len, LW_MOVE_CAVALRY);

  lw_men_in (search->battle, LW_MEN_OF (melee->inferior), box, &search->found);

  return &search->found;
}

/* The support: men of the inferior side who are not engaged and within a move (Q62-Q66). */
static void
find_support (Search *search, LwMelee *melee, gint root)
{
  const LwBattle *battle = search->battle;
  gboolean engaged_count = battle->rules.choice[LW_RULE_SUPPORT_ENGAGED] != 0;
  const LwHits *near = search_within_move (search, melee);

  for (guint i = 0; i < near->n; i++)
    {
      LwRef ref = near->number[i];
      const LwMan *man = &battle->men[ref];
      gint own = search->parent[ref] < 0 ? -1 : find_root (search->parent, ref);

      if (!lw_man_armed (man) || own == root || (own >= 0 && !engaged_count))
        continue;
      if (melee->spans != NULL ? lw_man_reaches_spans (battle, man, melee->spans)
                               : lw_man_reaches_any (battle, man, melee->contacts))
        g_array_append_val (melee->near, ref);
    }
}

static void
judge_melee (Search *search, LwMelee *melee)
{
  guint red = melee->men[LW_RED]->len;
  guint blue = melee->men[LW_BLUE]->len;
  gint root = find_root (search->parent, g_array_index (melee->men[LW_RED], LwRef, 0));
  LwMeleeSum sum;

  melee->inferior = red <= blue ? LW_RED : LW_BLUE;
  if (red != blue)
    find_support (search, melee, root);

  sum = lw_melee_sum (MIN (red, blue), MAX (red, blue), melee->near->len);
  melee->equal = sum.equal;
  melee->isolated = sum.isolated;
  melee->each_dead = sum.each_dead;
  melee->taken = sum.taken;
  melee->need = sum.need;
}

static void
find_melees (Search *search, GPtrArray *melees)
{
  draw_others_in (search);
  gather_melees (search, melees);
  for (guint i = 0; i < melees->len; i++)
    judge_melee (search, g_ptr_array_index (melees, i));
}

GPtrArray *
lw_melee_find (const LwBattle *battle)
{
  GPtrArray *melees = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_battle_melee_free);
  g_auto (LwHits) near = LW_NO_HITS;
  Search search;

  g_return_val_if_fail (battle != NULL, melees);

  find_near_enemy (battle, &near);
  if (near.n == 0)
    return melees;

  open_search (&search, battle);
  find_contacts (&search, &near);
  if (search.pairs->len > 0)
    find_melees (&search, melees);
  close_search (&search);

  return melees;
}
