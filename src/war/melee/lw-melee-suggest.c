/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-suggest.c: a sensible choice of the dead and the taken, for the mover to change (R61).
 */
#include "lw-melee-suggest.h"

#include "lw-melee.h"

#include "state/state.h"

/* The guns of the superior side that some of its men in the melee could serve. */
typedef struct
{
  guint n;
  LwRef *guns;
  gboolean *near; /* near[i * n + g]: is the i-th man within six inches of the g-th gun? */
  guint *crew;    /* of each: who serve it whatever is chosen, and those chosen to live */
  guint *within;  /* of each: those of the melee who could, and are not chosen yet */
} Guns;

static void
guns_clear (Guns *guns)
{
  g_free (guns->guns);
  g_free (guns->near);
  g_free (guns->crew);
  g_free (guns->within);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Guns, guns_clear)

static LwBox
box_of_men (const LwBattle *battle, const GArray *men, LwLength margin)
{
  LwBox box = lw_box_around (&battle->men[g_array_index (men, LwRef, 0)].at, 1, 0);

  for (guint i = 1; i < men->len; i++)
    box = lw_box_joined (box, lw_box_around (&battle->men[g_array_index (men, LwRef, i)].at, 1, 0));

  return lw_box_grown (box, margin);
}

static void
find_guns (const LwBattle *battle, LwSide side, const GArray *men, Guns *guns)
{
  g_auto (LwHits) about = LW_NO_HITS;

  lw_hits_none (&about);
  if (men->len > 0)
    lw_guns_in (battle, box_of_men (battle, men, LW_SIX_INCHES + LW_MAN_AND_GUN), &about);
  guns->guns = g_new (LwRef, about.n + 1);
  for (guint i = 0; i < about.n; i++)
    if (battle->guns[about.number[i]].owner == side)
      guns->guns[guns->n++] = about.number[i];
}

/* Of the other melees of the move, those who have fallen beside the gun: what came of them is not
 * known yet to this one, whichever is settled first (Q78). */
static guint
count_fallen (const LwBattle *battle, const LwGun *gun)
{
  guint n = 0;

  for (guint i = 0; i < battle->melees->len; i++)
    {
      const LwMelee *melee = g_ptr_array_index (battle->melees, i);
      const GArray *men = melee->men[gun->owner];

      for (guint k = 0; melee->settled && k < men->len; k++)
        {
          const LwMan *man = &battle->men[g_array_index (men, LwRef, k)];

          n += !lw_man_armed (man) && lw_man_near_gun (man, gun, LW_SIX_INCHES);
        }
    }

  return n;
}

/* Those who are not in the melee serve it still. */
static guint
count_crew (const LwBattle *battle, const LwGun *gun, const GArray *men)
{
  g_auto (LwHits) near = LW_NO_HITS;
  guint n = count_fallen (battle, gun);

  lw_men_near_gun (battle, LW_MEN_OF (gun->owner), gun, LW_SIX_INCHES, &near);
  for (guint i = 0; i < near.n; i++)
    n += lw_man_armed (&battle->men[near.number[i]]) && !lw_refs_hold (men, near.number[i]);

  return n;
}

static void
guns_init (Guns *guns, const LwBattle *battle, LwSide side, const GArray *men)
{
  find_guns (battle, side, men, guns);
  guns->near = g_new0 (gboolean, (gsize)men->len * guns->n + 1);
  guns->crew = g_new0 (guint, guns->n + 1);
  guns->within = g_new0 (guint, guns->n + 1);
  for (guint g = 0; g < guns->n; g++)
    {
      const LwGun *gun = &battle->guns[guns->guns[g]];

      guns->crew[g] = count_crew (battle, gun, men);
      for (guint i = 0; i < men->len; i++)
        if (lw_man_near_gun (&battle->men[g_array_index (men, LwRef, i)], gun, LW_SIX_INCHES))
          {
            guns->near[i * guns->n + g] = TRUE;
            guns->within[g]++;
          }
    }
}

/* What it costs the mover that this enemy lives: a gun that gets its four men costs most (HF). */
static gint
price_of_enemy (const Guns *guns, guint man, LwArm arm)
{
  gint price = arm == LW_CAVALRY ? 1 : 0;

  for (guint g = 0; g < guns->n; g++)
    if (guns->near[man * guns->n + g])
      {
        if (guns->crew[g] == LW_GUN_CREW - 1)
          price += 1000;
        else if (guns->crew[g] < LW_GUN_CREW)
          price += 10 * (1 + (gint)guns->crew[g]);
        else
          price += 2;
      }

  return price;
}

/* What it is worth to the mover that this man of his lives, as a price below nothing. */
static gint
price_of_own (const Guns *guns, guint man, LwArm arm)
{
  gint price = arm == LW_CAVALRY ? -5 : 0;

  for (guint g = 0; g < guns->n; g++)
    if (guns->near[man * guns->n + g] && guns->crew[g] < LW_GUN_CREW &&
        guns->crew[g] + guns->within[g] >= LW_GUN_CREW)
      price -= 100 * (1 + (gint)guns->crew[g]);

  return price;
}

static void
let_live (Guns *guns, guint man)
{
  for (guint g = 0; g < guns->n; g++)
    if (guns->near[man * guns->n + g])
      {
        guns->crew[g]++;
        guns->within[g]--;
      }
}

/* Picks @n of the superior side's men who live; lives[i] is TRUE for them. */
static gboolean *
choose_survivors (const LwBattle *battle, LwSide side, LwSide mover, const GArray *men, guint n)
{
  gboolean *lives = g_new0 (gboolean, men->len + 1);
  g_auto (Guns) guns = { 0 };

  guns_init (&guns, battle, side, men);
  for (guint k = 0; k < n; k++)
    {
      gint best = G_MAXINT;
      guint pick = 0;

      for (guint i = 0; i < men->len; i++)
        {
          LwArm arm = battle->men[g_array_index (men, LwRef, i)].arm;
          gint price =
              side == mover ? price_of_own (&guns, i, arm) : price_of_enemy (&guns, i, arm);

          if (!lives[i] && price < best)
            {
              best = price;
              pick = i;
            }
        }

      lives[pick] = TRUE;
      let_live (&guns, pick);
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

  for (guint i = 0; i < men->len; i++)
    {
      Candidate candidate = { g_array_index (men, LwRef, i), G_MAXINT64 };

      for (guint k = 0; k < others->len; k++)
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

  for (guint i = 0; i < n; i++)
    {
      LwRef man = g_array_index (candidates, Candidate, i).man;
      gboolean taken = melee->inferior == mover ? i >= n - melee->taken : i < melee->taken;

      g_array_append_val (lw_order_list (order, taken ? &order->taken : &order->dead), man);
    }
}

void
lw_melee_suggest (const LwBattle *battle, LwOrder *order)
{
  const LwMelee *melee;
  LwSide inferior, superior;
  g_autofree gboolean *lives = NULL;
  g_autoptr (GArray) candidates = NULL;

  g_return_if_fail (battle != NULL && order != NULL && order->kind == LW_ORDER_MELEE);

  lw_order_empty_list (&order->dead);
  lw_order_empty_list (&order->taken);
  if (order->melee >= battle->melees->len)
    return;

  melee = g_ptr_array_index (battle->melees, order->melee);

  inferior = melee->equal ? LW_RED : melee->inferior;
  superior = LW_OTHER (inferior);
  lives = choose_survivors (battle, superior, battle->mover, melee->men[superior],
                            melee->men[superior]->len - melee->each_dead);
  candidates = order_by_captor (battle, melee->men[inferior], melee->men[superior], lives);
  choose_taken (melee, battle->mover, candidates, order);

  for (guint i = 0; i < melee->men[superior]->len; i++)
    if (!lives[i])
      g_array_append_val (lw_order_list (order, &order->dead),
                          g_array_index (melee->men[superior], LwRef, i));
}
