/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-posting.c: an army put down by a plan that varies with its seed.
 *
 * Guns first, in a line with even lanes between them; then the guards of each, beside and behind it
 * and never before its muzzle; then the foot in companies between the guns, and the horse on a
 * flank. Whoever finds no room in his place is put where there is some.
 */
#include "lw-posting.h"

#include "body/body.h"
#include "play/play.h"
#include "view/view.h"

#define LEAN_MOST 35
#define SPREAD_LEAST 65
#define SPREAD_MOST 105
#define FORWARD_MOST 100
#define DEEPEST LW_INCHES (40) /* even a defender keeps his guns so near to his line */
#define MOUNTED 4
#define COMPANY 12
#define GUN_STEP LW_INCH
#define ASIDE_MOST LW_INCHES (30)

/* Of what is put down for a player. */
#define LANE_HALF LW_INCHES (2)
#define STEP_ASIDE LW_INCHES (2)
#define TROOP 8

typedef struct
{
  LwBattle *trial;
  LwSide side;
  const LwPosting *posting;
  GPtrArray *orders;
  LwBox band;     /* where it may stand, along its line */
  gboolean north; /* it fronts north */
} Poster;

/* ---- the plan ---- */

LwPosting
lw_posting_draw (guint64 seed, guint n)
{
  LwPosting posting = { 0, 100, 40, LW_HORSE_BOTH, TRUE };
  LwChance chance;

  lw_chance_seed (&chance, seed + n * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
  posting.horse = (LwHorse)lw_chance_below (&chance, LW_N_HORSE);
  posting.horse_guards = lw_chance_below (&chance, 3) > 0;
  posting.lean = (gint)lw_chance_below (&chance, 2 * LEAN_MOST + 1) - LEAN_MOST;
  posting.spread = SPREAD_LEAST + lw_chance_below (&chance, SPREAD_MOST - SPREAD_LEAST + 1);
  posting.forward = lw_chance_below (&chance, FORWARD_MOST + 1);
  return posting;
}

/* ---- places ---- */

static LwBox
find_band (const Poster *poster)
{
  g_autoptr (GArray) corners = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwBox band;

  lw_putting_down_zone (poster->trial, poster->side, LW_NONE, corners);
  band = lw_box_around ((const LwPoint *)(void *)corners->data, corners->len, 0);
  if (poster->north)
    band.y2 = MIN (band.y2, band.y1 + DEEPEST);
  else
    band.y1 = MAX (band.y1, band.y2 - DEEPEST);
  return band;
}

static LwPoint
get_place (const Poster *poster, LwLength along, LwLength ahead)
{
  LwBox band = poster->band;

  along = CLAMP (band.x1 + along, band.x1, band.x2);
  ahead = poster->north ? band.y1 + ahead : band.y2 - ahead;
  return (LwPoint){ along, CLAMP (ahead, band.y1, band.y2) };
}

static LwLength
get_depth (const Poster *poster)
{
  return poster->band.y2 - poster->band.y1;
}

/* How far along the line the i-th of @n is to stand: evenly, then drawn together and aside. */
static LwLength
get_along (const Poster *poster, guint i, guint n)
{
  gint64 width = poster->band.x2 - poster->band.x1;
  gint64 even = (2 * (gint64)i + 1) * width / (2 * MAX (n, 1)) - width / 2;

  even = even * poster->posting->spread / 100 + width / 2 * poster->posting->lean / 100;
  return (LwLength)CLAMP (width / 2 + even, 0, width);
}

/* Plays the order and keeps it. FALSE: it was refused. */
static gboolean
put (Poster *poster, LwOrder *order)
{
  if (order == NULL)
    return FALSE;
  if (!lw_play (poster->trial, order, NULL))
    {
      lw_order_free (order);
      return FALSE;
    }

  g_ptr_array_add (poster->orders, order);
  return TRUE;
}

/* ---- guns ---- */

static gboolean
put_gun_at (Poster *poster, LwRef gun, LwPoint at)
{
  LwOrder *order = lw_order_new (LW_ORDER_PUT_GUN, poster->side);

  order->gun = gun;
  order->bearing = poster->north ? LW_SOUTH : LW_NORTH;
  lw_order_add_place (order, at);
  return put (poster, order);
}

/* As far forward as wished, and to either side of there; nearer to the line; anywhere. */
static gboolean
put_gun (Poster *poster, LwRef gun, LwLength along)
{
  LwLength depth = get_depth (poster);
  LwLength wished = (LwLength)((gint64)depth * poster->posting->forward / 100);
  LwLength aheads[] = { wished, wished / 2, 0, depth / 2, depth };

  for (guint k = 0; k < G_N_ELEMENTS (aheads); k++)
    for (LwLength aside = 0; aside <= ASIDE_MOST; aside += GUN_STEP)
      if (put_gun_at (poster, gun, get_place (poster, along + aside, aheads[k])) ||
          (aside > 0 && put_gun_at (poster, gun, get_place (poster, along - aside, aheads[k]))))
        return TRUE;

  return FALSE;
}

static guint
put_guns (Poster *poster)
{
  const LwBattle *battle = poster->trial;
  guint n = 0, k = 0;

  for (guint i = 0; i < battle->n_guns; i++)
    n += battle->guns[i].army == poster->side;
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].army == poster->side)
      {
        if (!battle->guns[i].placed)
          put_gun (poster, (LwRef)i, get_along (poster, k, n));
        k++;
      }

  return n;
}

/* ---- men ---- */

/* Up to @n men of an arm out of the box. (transfer full) */
static GArray *
take (const Poster *poster, LwArm arm, guint n)
{
  GArray *men = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (LwRef i = 0; i < (LwRef)poster->trial->n_men && men->len < n; i++)
    {
      const LwMan *man = &poster->trial->men[i];

      if (man->side == poster->side && man->arm == arm && man->state == LW_MAN_IN_BOX)
        g_array_append_val (men, i);
    }

  return men;
}

static guint
count_boxed (const Poster *poster, LwArm arm)
{
  g_autoptr (GArray) men = take (poster, arm, G_MAXUINT);

  return men->len;
}

static gboolean
put_company (Poster *poster, LwArm arm, guint n, LwFormation formation, LwPoint at)
{
  g_autoptr (GArray) men = take (poster, arm, n);

  return men->len > 0 && put (poster, lw_putting_down_plan (poster->trial, men, formation, at));
}

/* Half of them on either side of the gun, a little behind its axle. */
static void
put_guards (Poster *poster, LwRef gun, guint n)
{
  const LwGun *piece = &poster->trial->guns[gun];
  guint mounted = poster->posting->horse_guards ? MOUNTED : 0;
  LwLength back = poster->north ? -LW_INCH : LW_INCH;
  LwLength aside = LW_INCHES (7) / 2;
  LwPoint left = { piece->at.x - aside, piece->at.y + back };
  LwPoint right = { piece->at.x + aside, piece->at.y + back };
  guint foot;

  if (!piece->placed)
    return;
  mounted = MIN (mounted, count_boxed (poster, LW_CAVALRY));
  foot = n - MIN (n, mounted);
  if (mounted > 0)
    {
      put_company (poster, LW_CAVALRY, mounted / 2, LW_FORMATION_COLUMN, left);
      put_company (poster, LW_CAVALRY, mounted - mounted / 2, LW_FORMATION_COLUMN, right);
    }
  if (foot > 1)
    put_company (poster, LW_INFANTRY, foot / 2, LW_FORMATION_COLUMN, left);
  put_company (poster, LW_INFANTRY, foot - foot / 2, LW_FORMATION_COLUMN, right);
}

/* Companies of an arm at even distances along a part of the line, hundredths of it. */
static void
put_companies (Poster *poster, LwArm arm, guint men, gint from, gint to)
{
  guint n = (men + COMPANY - 1) / COMPANY;
  gint64 width = poster->band.x2 - poster->band.x1;
  LwLength ahead = (LwLength)((gint64)get_depth (poster) * poster->posting->forward / 100);

  for (guint i = 0; i < n; i++)
    {
      gint64 part = from * 100 + (gint64)(to - from) * 100 * (2 * i + 1) / (2 * n);
      LwPoint at = get_place (poster, (LwLength)(width * part / 10000), ahead);

      put_company (poster, arm, men / n + (i < men % n), LW_FORMATION_LINE, at);
    }
}

static void
put_horse (Poster *poster)
{
  guint men = count_boxed (poster, LW_CAVALRY);

  switch (poster->posting->horse)
    {
    case LW_HORSE_LEFT:
      put_companies (poster, LW_CAVALRY, men, 3, 25);
      break;
    case LW_HORSE_RIGHT:
      put_companies (poster, LW_CAVALRY, men, 75, 97);
      break;
    case LW_HORSE_CENTRE:
      put_companies (poster, LW_CAVALRY, men, 35, 65);
      break;
    default:
      put_companies (poster, LW_CAVALRY, men / 2, 3, 22);
      put_companies (poster, LW_CAVALRY, men - men / 2, 78, 97);
      break;
    }
}

/* Whoever found no room in his place stands where there is some. */
static void
put_the_rest (Poster *poster)
{
  g_autoptr (GPtrArray) orders = lw_putting_down_suggest (poster->trial, poster->side);

  for (guint i = 0; i < orders->len; i++)
    put (poster, lw_order_copy (g_ptr_array_index (orders, i)));
}

GPtrArray *
lw_posting_orders (LwBattle *trial, LwSide side, const LwPosting *posting)
{
  Poster poster = { .trial = trial, .side = side, .posting = posting };
  guint guards;

  g_return_val_if_fail (trial != NULL && posting != NULL && side < LW_N_SIDES, NULL);

  poster.orders = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);
  poster.north = trial->player[side].edge == LW_EDGE_SOUTH;
  poster.band = find_band (&poster);
  guards = put_guns (&poster) > 0 ? lw_troop_guards (trial, side) : 0;
  for (guint i = 0; i < trial->n_guns; i++)
    if (trial->guns[i].army == side)
      put_guards (&poster, (LwRef)i, guards);
  put_horse (&poster);
  put_companies (&poster, LW_INFANTRY, count_boxed (&poster, LW_INFANTRY), 4, 96);
  put_the_rest (&poster);
  return poster.orders;
}

/* ---- for somebody who has put down a part of it himself ---- */

/* Is @at before the muzzle of the gun, as it will stand when it has been swung to the front? */
static gboolean
is_in_lane (const Poster *poster, const LwGun *gun, LwPoint at)
{
  LwLength ahead = poster->north ? at.y - gun->at.y : gun->at.y - at.y;

  return ahead > LW_INCH && ahead <= LW_POSTING_LANE && ABS (at.x - gun->at.x) <= LANE_HALF;
}

static gboolean
is_in_any_lane (const Poster *poster, LwPoint at)
{
  for (guint i = 0; i < poster->trial->n_guns; i++)
    {
      const LwGun *gun = &poster->trial->guns[i];

      if (gun->owner == poster->side && gun->placed && is_in_lane (poster, gun, at))
        return TRUE;
    }

  return FALSE;
}

/* The men whom he has put down already are not to stand before a gun that comes after them. */
static gboolean
is_lane_free (const Poster *poster, LwPoint at)
{
  LwGun gun = { .at = at };

  for (guint i = 0; i < poster->trial->n_men; i++)
    {
      const LwMan *man = &poster->trial->men[i];

      if (man->side == poster->side && lw_man_on_field (man) && is_in_lane (poster, &gun, man->at))
        return FALSE;
    }

  return TRUE;
}

static gboolean
put_gun_clear (Poster *poster, LwRef gun, LwLength along)
{
  LwLength ahead = get_depth (poster) * (LwLength)poster->posting->forward / 100;

  for (LwLength aside = 0; aside <= ASIDE_MOST; aside += GUN_STEP)
    for (gint way = -1; way <= 1; way += 2)
      {
        LwPoint at = get_place (poster, along + way * aside, ahead);

        if (is_lane_free (poster, at) && put_gun_at (poster, gun, at))
          return TRUE;
      }

  return put_gun (poster, gun, along);
}

static void
put_guns_clear (Poster *poster)
{
  const LwBattle *battle = poster->trial;
  guint n = 0, k = 0;

  for (guint i = 0; i < battle->n_guns; i++)
    n += battle->guns[i].army == poster->side;
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].army == poster->side && !battle->guns[i].placed)
      put_gun_clear (poster, (LwRef)i, get_along (poster, k++, n));
    else
      k += battle->guns[i].army == poster->side;
}

/* Those who are wanting of its guards, if it has some already. */
static void
complete_guards (Poster *poster, LwRef gun, guint guards)
{
  g_autoptr (GArray) near = g_array_new (FALSE, FALSE, sizeof (LwRef));

  if (!poster->trial->guns[gun].placed)
    return;
  lw_battle_near_gun (poster->trial, gun, near);
  if (near->len < guards)
    put_guards (poster, gun, guards - near->len);
}

/* In no lane of a gun, nor short of room. */
static gboolean
put_company_clear (Poster *poster, LwArm arm, guint n, LwPoint at)
{
  g_autoptr (GArray) men = take (poster, arm, n);
  LwOrder *order =
      men->len == 0 ? NULL : lw_putting_down_plan (poster->trial, men, LW_FORMATION_LINE, at);

  if (order == NULL)
    return FALSE;
  for (guint i = 0; i < order->to->len; i++)
    if (is_in_any_lane (poster, g_array_index (order->to, LwPoint, i)))
      {
        lw_order_free (order);
        return FALSE;
      }

  return put (poster, order);
}

/* As near as may be to where they are wanted; where there is no room for all, each half by itself.
 */
static void
find_room (Poster *poster, LwArm arm, guint n, LwLength along, LwLength ahead)
{
  LwLength aheads[] = { ahead, ahead / 2, 0, get_depth (poster) };
  LwLength width = poster->band.x2 - poster->band.x1;

  for (guint k = 0; k < G_N_ELEMENTS (aheads); k++)
    for (LwLength aside = 0; aside <= width; aside += STEP_ASIDE)
      if ((along + aside <= width &&
           put_company_clear (poster, arm, n, get_place (poster, along + aside, aheads[k]))) ||
          (aside <= along &&
           put_company_clear (poster, arm, n, get_place (poster, along - aside, aheads[k]))))
        return;
  if (n < 2)
    return;
  find_room (poster, arm, n / 2, along, ahead);
  find_room (poster, arm, n - n / 2, along, ahead);
}

/* Companies at even distances between two hundredths of the line. */
static void
put_troops (Poster *poster, LwArm arm, guint men, guint from, guint to)
{
  guint n = (men + TROOP - 1) / TROOP;
  gint64 width = poster->band.x2 - poster->band.x1;
  LwLength ahead = get_depth (poster) * (LwLength)poster->posting->forward / 100;

  for (guint i = 0; i < n; i++)
    find_room (poster, arm, men / n + (i < men % n),
               (LwLength)(width * (from * 2 * n + (to - from) * (2 * i + 1)) / (200 * n)), ahead);
}

/* How much stands between a flank and the enemy. */
static guint
count_cover (const Poster *poster, gboolean left)
{
  const LwCountry *country = lw_battle_country (poster->trial);
  LwLength middle = (poster->band.x1 + poster->band.x2) / 2;
  guint n = 0;

  for (guint i = 0; i < country->features->len; i++)
    {
      const LwFeature *feature = g_ptr_array_index (country->features, i);
      gboolean own = poster->north == (feature->at.y < country->depth / 2);

      n += own && left == (feature->at.x < middle);
    }

  return n;
}

/* The foot along the line but a sixth of it, which is the reserve, behind the centre; the horse on
 * the flank that has more to hide behind. */
GPtrArray *
lw_posting_rest (LwBattle *trial, LwSide side)
{
  LwPosting posting = { 0, 100, 40, LW_HORSE_BOTH, FALSE };
  Poster poster = { .trial = trial, .side = side, .posting = &posting };
  guint guards, foot;
  gboolean left;

  g_return_val_if_fail (trial != NULL && side < LW_N_SIDES, NULL);

  poster.orders = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_order_free);
  poster.north = trial->player[side].edge == LW_EDGE_SOUTH;
  poster.band = find_band (&poster);
  put_guns_clear (&poster);
  guards = MAX (lw_troop_guards (trial, side), LW_GUN_CREW);
  for (guint i = 0; i < trial->n_guns; i++)
    if (trial->guns[i].owner == side)
      complete_guards (&poster, (LwRef)i, guards);
  left = count_cover (&poster, TRUE) >= count_cover (&poster, FALSE);
  put_troops (&poster, LW_CAVALRY, count_boxed (&poster, LW_CAVALRY), left ? 2 : 75,
              left ? 25 : 98);
  foot = count_boxed (&poster, LW_INFANTRY);
  put_troops (&poster, LW_INFANTRY, foot - foot / 6, 6, 94);
  find_room (&poster, LW_INFANTRY, foot / 6, (poster.band.x2 - poster.band.x1) / 2, 0);
  put_the_rest (&poster);
  return poster.orders;
}
