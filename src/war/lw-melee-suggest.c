/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-suggest.c: a sensible choice of the dead and the taken, for the mover to change (R61).
 */
#include "lw-melee.h"

/* How many serve each gun of @side whatever is chosen: those who are not in the melee. */
static void
count_crews (const LwBattle *battle, LwSide side, const GArray *men, guint *crew)
{
  guint gun, i;

  for (gun = 0; gun < battle->n_guns; gun++)
    {
      crew[gun] = 0;
      if (battle->guns[gun].owner != side || !battle->guns[gun].placed || battle->guns[gun].retired)
        continue;

      for (i = 0; i < battle->n_men; i++)
        if (battle->men[i].side == side && lw_man_armed (&battle->men[i]) &&
            !lw_refs_hold (men, (LwRef)i) &&
            lw_man_near_gun (&battle->men[i], &battle->guns[gun], LW_SIX_INCHES))
          crew[gun]++;
    }
}

/* near[i * n_guns + g]: does the i-th of @men stand within six inches of that gun of @side? */
static gboolean *
find_gunners (const LwBattle *battle, LwSide side, const GArray *men)
{
  gboolean *near = g_new0 (gboolean, (gsize)men->len * battle->n_guns + 1);
  guint gun, i;

  for (i = 0; i < men->len; i++)
    for (gun = 0; gun < battle->n_guns; gun++)
      {
        const LwGun *piece = &battle->guns[gun];

        near[i * battle->n_guns + gun] =
            piece->owner == side && piece->placed && !piece->retired &&
            lw_man_near_gun (&battle->men[g_array_index (men, LwRef, i)], piece, LW_SIX_INCHES);
      }

  return near;
}

/* What it costs the mover that this enemy lives: a gun that gets its four men costs most (HF). */
static gint
price_of_enemy (const LwBattle *battle, const gboolean *near, const guint *crew, LwArm arm)
{
  gint price = arm == LW_CAVALRY ? 1 : 0;
  guint gun;

  for (gun = 0; gun < battle->n_guns; gun++)
    if (near[gun])
      {
        if (crew[gun] == LW_GUN_CREW - 1)
          price += 1000;
        else if (crew[gun] < LW_GUN_CREW)
          price += 10 * (1 + (gint)crew[gun]);
        else
          price += 2;
      }

  return price;
}

/* What it is worth to the mover that this man of his lives, as a price below nothing. */
static gint
price_of_own (
    const LwBattle *battle, const gboolean *near, const guint *crew, const guint *within, LwArm arm)
{
  gint price = arm == LW_CAVALRY ? -5 : 0;
  guint gun;

  for (gun = 0; gun < battle->n_guns; gun++)
    if (near[gun] && crew[gun] < LW_GUN_CREW && crew[gun] + within[gun] >= LW_GUN_CREW)
      price -= 100 * (1 + (gint)crew[gun]);

  return price;
}

/* Picks @n of the superior side's men who live; lives[i] is TRUE for them. */
static gboolean *
choose_survivors (const LwBattle *battle, LwSide side, LwSide mover, const GArray *men, guint n)
{
  gboolean *lives = g_new0 (gboolean, men->len + 1);
  g_autofree gboolean *near = find_gunners (battle, side, men);
  g_autofree guint *crew = g_new0 (guint, battle->n_guns + 1);
  g_autofree guint *within = g_new0 (guint, battle->n_guns + 1);
  guint gun, i, k;

  count_crews (battle, side, men, crew);
  for (i = 0; i < men->len; i++)
    for (gun = 0; gun < battle->n_guns; gun++)
      within[gun] += near[i * battle->n_guns + gun] ? 1 : 0;

  for (k = 0; k < n; k++)
    {
      gint best = G_MAXINT;
      guint pick = 0;

      for (i = 0; i < men->len; i++)
        {
          const gboolean *his = near + i * battle->n_guns;
          LwArm arm = battle->men[g_array_index (men, LwRef, i)].arm;
          gint price = side == mover ? price_of_own (battle, his, crew, within, arm)
                                     : price_of_enemy (battle, his, crew, arm);

          if (!lives[i] && price < best)
            {
              best = price;
              pick = i;
            }
        }

      lives[pick] = TRUE;
      for (gun = 0; gun < battle->n_guns; gun++)
        if (near[pick * battle->n_guns + gun])
          {
            crew[gun]++;
            within[gun]--;
          }
    }

  return lives;
}

typedef struct
{
  LwRef man;
  gint64 square; /* of the way to the nearest survivor of the other side */
} Candidate;

static gint
compare_candidates_cb (gconstpointer a, gconstpointer b)
{
  const Candidate *x = a;
  const Candidate *y = b;

  if (x->square != y->square)
    return x->square < y->square ? -1 : 1;
  return x->man - y->man;
}

/* The inferior side's men, those nearest to a survivor of the superior first. */
static GArray *
order_by_captor (const LwBattle *battle,
                 const GArray *men,
                 const GArray *others,
                 const gboolean *lives)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  guint i, k;

  for (i = 0; i < men->len; i++)
    {
      Candidate candidate = { g_array_index (men, LwRef, i), G_MAXINT64 };

      for (k = 0; k < others->len; k++)
        if (lives[k])
          candidate.square =
              MIN (candidate.square,
                   lw_distance_squared (battle->men[candidate.man].at,
                                        battle->men[g_array_index (others, LwRef, k)].at));
      g_array_append_val (candidates, candidate);
    }

  g_array_sort (candidates, compare_candidates_cb);
  return candidates;
}

/*
 * The mover keeps the prisoners he makes near his own men; of his own he gives up those whom the
 * enemy can least easily guard.
 */
static void
choose_taken (const LwMelee *melee, LwSide mover, const GArray *candidates, LwOrder *order)
{
  guint n = candidates->len;
  guint i;

  for (i = 0; i < n; i++)
    {
      LwRef man = g_array_index (candidates, Candidate, i).man;
      gboolean taken = melee->inferior == mover ? i >= n - melee->taken : i < melee->taken;

      g_array_append_val (taken ? order->taken : order->dead, man);
    }
}

void
lw_melee_suggest (const LwBattle *battle, LwOrder *order)
{
  const LwMelee *melee;
  LwSide inferior, superior;
  g_autofree gboolean *lives = NULL;
  g_autoptr (GArray) candidates = NULL;
  guint i;

  g_return_if_fail (battle != NULL && order != NULL && order->kind == LW_ORDER_MELEE);

  g_array_set_size (order->dead, 0);
  g_array_set_size (order->taken, 0);
  if (order->melee >= battle->melees->len)
    return;

  melee = g_ptr_array_index (battle->melees, order->melee);

  inferior = melee->equal ? LW_RED : melee->inferior;
  superior = LW_OTHER (inferior);
  lives = choose_survivors (battle, superior, battle->mover, melee->men[superior],
                            melee->men[superior]->len - melee->each_dead);
  candidates = order_by_captor (battle, melee->men[inferior], melee->men[superior], lives);
  choose_taken (melee, battle->mover, candidates, order);

  for (i = 0; i < melee->men[superior]->len; i++)
    if (!lives[i])
      g_array_append_val (order->dead, g_array_index (melee->men[superior], LwRef, i));
}
