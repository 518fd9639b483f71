/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-choice.c: the mover's choice of the dead and the taken (R58-R61, Q80): one proposed, one
 * checked and carried out.
 */
#include "lw-melee.h"
#include "lw-verbs.h"

static LwMelee *
find_melee (const LwBattle *battle, guint number)
{
  if (battle->melees == NULL || number >= battle->melees->len)
    return NULL;

  return g_ptr_array_index (battle->melees, number);
}

static gboolean
array_holds (const GArray *men, LwRef man)
{
  guint i;

  for (i = 0; i < men->len; i++)
    if (g_array_index (men, LwRef, i) == man)
      return TRUE;

  return FALSE;
}

/* The proposal. */

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
            !array_holds (men, (LwRef)i) &&
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
  LwMelee *melee;
  LwSide inferior, superior;
  g_autofree gboolean *lives = NULL;
  g_autoptr (GArray) candidates = NULL;
  guint i;

  g_return_if_fail (battle != NULL && order != NULL && order->kind == LW_ORDER_MELEE);

  g_array_set_size (order->dead, 0);
  g_array_set_size (order->taken, 0);
  melee = find_melee (battle, order->melee);
  if (melee == NULL)
    return;

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

/* The check. */

static gboolean
refuse_number (LwRefusal *refusal, LwRefusalCode code, gint64 have, gint64 need)
{
  lw_refuse (refusal, code);
  if (refusal != NULL)
    {
      refusal->have = have;
      refusal->need = need;
    }

  return FALSE;
}

static gboolean
refuse_man (LwRefusal *refusal, LwRefusalCode code, LwRef man)
{
  lw_refuse (refusal, code);
  if (refusal != NULL)
    refusal->man = man;

  return FALSE;
}

/* Counts @men by side; refuses whoever is not in the melee or is named twice. */
static gboolean
count_named (const LwMelee *melee,
             const GArray *men,
             GHashTable *named,
             guint count[LW_N_SIDES],
             LwRefusal *refusal)
{
  guint i;

  for (i = 0; i < men->len; i++)
    {
      LwRef man = g_array_index (men, LwRef, i);
      guint side;

      for (side = 0; side < LW_N_SIDES; side++)
        if (array_holds (melee->men[side], man))
          break;
      if (side == LW_N_SIDES || !g_hash_table_add (named, GINT_TO_POINTER ((gint)man)))
        return refuse_man (refusal, LW_REFUSED_MELEE_CHOICE, man);
      count[side]++;
    }

  return TRUE;
}

static gboolean
check_choice (const LwMelee *melee, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);
  guint dead[LW_N_SIDES] = { 0 };
  guint taken[LW_N_SIDES] = { 0 };
  guint side;

  if (!count_named (melee, order->dead, named, dead, refusal) ||
      !count_named (melee, order->taken, named, taken, refusal))
    return FALSE;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      guint may_be_taken = !melee->equal && side == melee->inferior ? melee->taken : 0;

      if (dead[side] != melee->each_dead)
        return refuse_number (refusal, LW_REFUSED_MELEE_CHOICE, dead[side], melee->each_dead);
      if (taken[side] != may_be_taken)
        return refuse_number (refusal, LW_REFUSED_MELEE_CHOICE, taken[side], may_be_taken);
    }

  return TRUE;
}

static gboolean
check_facts (const LwMelee *melee, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);
  guint all = melee->men[LW_RED]->len + melee->men[LW_BLUE]->len;
  guint i;

  if (!order->has_outcome)
    return TRUE;

  for (i = 0; i < order->who->len; i++)
    {
      LwRef man = g_array_index (order->who, LwRef, i);

      if ((!array_holds (melee->men[LW_RED], man) && !array_holds (melee->men[LW_BLUE], man)) ||
          !g_hash_table_add (named, GINT_TO_POINTER ((gint)man)))
        return refuse_man (refusal, LW_REFUSED_MELEE_FACTS, man);
    }
  if (order->who->len != all)
    return refuse_number (refusal, LW_REFUSED_MELEE_FACTS, order->who->len, all);
  if (order->support != (gint)melee->near->len)
    return refuse_number (refusal, LW_REFUSED_MELEE_FACTS, order->support, melee->near->len);
  if (!order->isolated != !melee->isolated)
    return refuse_number (refusal, LW_REFUSED_MELEE_FACTS, order->support, melee->need);

  return TRUE;
}

/* Carrying it out. */

static LwPoint
middle_of (const GArray *points)
{
  LwPoint middle = { 0 };
  gint64 x = 0;
  gint64 y = 0;
  guint i;

  for (i = 0; i < points->len; i++)
    {
      x += g_array_index (points, LwPoint, i).x;
      y += g_array_index (points, LwPoint, i).y;
    }
  if (points->len > 0)
    {
      middle.x = (LwLength)(x / points->len);
      middle.y = (LwLength)(y / points->len);
    }

  return middle;
}

static void
write_facts (const LwMelee *melee, LwOrder *order)
{
  guint side;

  g_array_set_size (order->who, 0);
  for (side = 0; side < LW_N_SIDES; side++)
    g_array_append_vals (order->who, melee->men[side]->data, melee->men[side]->len);
  order->support = (gint)melee->near->len;
  order->isolated = melee->isolated;
  order->has_outcome = TRUE;
}

static void
tell_melee (LwBattle *battle, const LwOrder *order, const LwMelee *melee)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_MELEE);

  event->side = battle->mover;
  event->count = (gint)melee->men[LW_RED]->len;
  event->value = melee->men[LW_BLUE]->len;
  event->to = middle_of (melee->contacts);
}

gboolean
lw_melee_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  LwMelee *melee = find_melee (battle, order->melee);
  LwRef gun = LW_NONE;
  guint i;

  if (melee == NULL && lw_trails_owed (battle, &gun))
    {
      /* The two men may yet be taken back from the charge (R42). */
      lw_refuse (refusal, LW_REFUSED_TRAIL_OWED);
      if (refusal != NULL)
        refusal->gun = gun;
      return FALSE;
    }
  if (melee == NULL || melee->settled)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH_MELEE);
  if (!check_facts (melee, order, refusal) || !check_choice (melee, order, refusal))
    return FALSE;

  write_facts (melee, order);
  tell_melee (battle, order, melee);
  melee->settled = TRUE;
  /* The dead first: whoever is taken finds his captors among those who are left. */
  for (i = 0; i < order->dead->len; i++)
    lw_man_dies (battle, order, g_array_index (order->dead, LwRef, i), LW_NONE);
  for (i = 0; i < order->taken->len; i++)
    lw_man_taken (battle, order, g_array_index (order->taken, LwRef, i));

  return TRUE;
}
