/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-order.c: orders that nobody in his senses would give, for the tests.
 */
#include "random-order.h"

static gboolean
one_in (LwChance *chance, guint n)
{
  return lw_chance_below (chance, n) == 0;
}

/* Small numbers mostly; at times the least, the greatest, or any. */
static gint64
wild_number (LwChance *chance, gint64 likely)
{
  static const gint64 ends[] = { 0,          -1,         1,          G_MAXINT16, G_MININT16,
                                 G_MAXINT32, G_MININT32, G_MAXINT64, G_MININT64 };

  if (!one_in (chance, 8))
    return lw_chance_below (chance, (guint32)MAX (1, likely));
  if (one_in (chance, 2))
    return ends[lw_chance_below (chance, G_N_ELEMENTS (ends))];

  return (gint64)lw_chance_next (chance);
}

static LwRef
wild_man (LwChance *chance, const LwBattle *battle)
{
  return (LwRef)wild_number (chance, battle->n_men);
}

static LwPoint
wild_point (LwChance *chance, const LwBattle *battle)
{
  const LwCountry *country = lw_battle_country (battle);
  const LwMan *man = lw_battle_man (battle, (LwRef)lw_chance_below (chance, battle->n_men));

  if (one_in (chance, 2))
    return (LwPoint){ man->at.x + (LwLength)lw_chance_below (chance, LW_FOOT) - LW_FOOT / 2,
                      man->at.y + (LwLength)lw_chance_below (chance, LW_FOOT) - LW_FOOT / 2 };

  return (LwPoint){ (LwLength)wild_number (chance, country->width),
                    (LwLength)wild_number (chance, country->depth) };
}

static void
add_men (LwChance *chance, const LwBattle *battle, GArray *men)
{
  guint i, n = one_in (chance, 3) ? lw_chance_below (chance, 12) : lw_chance_below (chance, 3);

  for (i = 0; i < n; i++)
    {
      LwRef man = wild_man (chance, battle);

      g_array_append_val (men, man);
    }
}

static void
add_points (LwChance *chance, const LwBattle *battle, GArray *points, guint n)
{
  guint i;

  for (i = 0; i < n; i++)
    {
      LwPoint point = wild_point (chance, battle);

      g_array_append_val (points, point);
    }
}

static void
add_shots (LwChance *chance, const LwBattle *battle, LwOrder *order)
{
  guint n = lw_chance_below (chance, 4);

  for (; n > 0; n--)
    {
      LwShotEvent shot = { .kind = one_in (chance, 2) ? LW_SHOT_TOUCH : LW_SHOT_OVERSET,
                           .man = wild_man (chance, battle) };

      g_array_append_val (lw_order_list (order, &order->shots), shot);
    }
}

static void
bring_outcome (LwChance *chance, const LwBattle *battle, LwOrder *order)
{
  order->has_outcome = TRUE;
  order->allowance = wild_number (chance, 600000);
  add_shots (chance, battle, order);
  add_men (chance, battle, lw_order_list (order, &order->dead));
  add_men (chance, battle, lw_order_list (order, &order->taken));
  add_men (chance, battle, lw_order_list (order, &order->captured));
  order->rest = wild_point (chance, battle);
  order->support = (gint)wild_number (chance, 20);
  order->isolated = one_in (chance, 2);
}

static char *
wild_text (LwChance *chance)
{
  static const char *const texts[] = { NULL,      "",     "draw",  "red",    "blue",
                                       "country", "edge", "first", "nobody", "\xc3\xa9t\xc3\xa9" };

  return g_strdup (texts[lw_chance_below (chance, G_N_ELEMENTS (texts))]);
}

static void
fill_path (LwChance *chance, const LwBattle *battle, LwOrder *order)
{
  const LwMan *man =
      order->who->len > 0 ? lw_battle_man (battle, g_array_index (order->who, LwRef, 0)) : NULL;

  add_points (chance, battle, lw_order_list (order, &order->path), lw_chance_below (chance, 4));
  /* Often enough a path that begins where the man stands, and so is looked at to its end. */
  if (man != NULL && order->path->len > 0 && one_in (chance, 2))
    g_array_index (order->path, LwPoint, 0) = man->at;
  if (order->path->len > 0 && order->to->len > 0 && one_in (chance, 2))
    g_array_index (order->path, LwPoint, order->path->len - 1) =
        g_array_index (order->to, LwPoint, 0);
}

LwOrder *
random_wild_order (LwChance *chance, const LwBattle *battle)
{
  LwOrderKind kind = (LwOrderKind)lw_chance_below (chance, LW_N_ORDER_KINDS);
  LwSide side = one_in (chance, 8) ? LW_OTHER (battle->mover) : battle->mover;
  LwOrder *order = lw_order_new (kind, side);

  order->t = one_in (chance, 4) ? wild_number (chance, 600000) : battle->clock;
  order->n = one_in (chance, 16) ? (guint)wild_number (chance, battle->record->len + 2) : 0;
  order->gun = (LwRef)wild_number (chance, battle->n_guns);
  add_men (chance, battle, lw_order_list (order, &order->who));
  add_points (chance, battle, lw_order_list (order, &order->to),
              one_in (chance, 6) ? lw_chance_below (chance, 6) : order->who->len);
  if (one_in (chance, 3))
    fill_path (chance, battle, order);
  order->bearing = (LwAngle)wild_number (chance, LW_TURN);
  order->elevation = (LwAngle)wild_number (chance, 5 * LW_DEGREE);
  order->hurry = (guint)wild_number (chance, 500);
  order->seed = lw_chance_next (chance);
  order->model = (guint)wild_number (chance, 3);
  order->by = one_in (chance, 2) ? LW_SHOT_BY_HAND : LW_SHOT_BY_MODEL;
  order->melee = (guint)wild_number (chance, battle->melees->len + 1);
  order->flag = one_in (chance, 3);
  order->upto = (guint)wild_number (chance, battle->record->len + 2);
  order->text = wild_text (chance);
  if (order->by == LW_SHOT_BY_HAND)
    add_shots (chance, battle, order);
  if (one_in (chance, 4))
    bring_outcome (chance, battle, order);

  return order;
}

static void
spoil_places (LwChance *chance, const LwBattle *battle, LwOrder *order)
{
  guint i;

  if (order->to->len == 0)
    return;

  i = lw_chance_below (chance, order->to->len);
  if (one_in (chance, 2))
    g_array_index (order->to, LwPoint, i) = wild_point (chance, battle);
  else
    {
      LwPoint *at = &g_array_index (order->to, LwPoint, i);

      at->x =
          CLAMP (at->x, -LW_POINT_MAX, LW_POINT_MAX) + (LwLength)lw_chance_below (chance, 65) - 32;
    }
}

static void
spoil_men (LwChance *chance, const LwBattle *battle, LwOrder *order)
{
  if (order->who->len == 0 || one_in (chance, 4))
    add_men (chance, battle, lw_order_list (order, &order->who));
  else if (one_in (chance, 2))
    g_array_remove_index (lw_order_list (order, &order->who),
                          lw_chance_below (chance, order->who->len));
  else
    g_array_index (order->who, LwRef, lw_chance_below (chance, order->who->len)) =
        wild_man (chance, battle);
}

LwOrder *
random_spoilt_order (LwChance *chance, const LwBattle *battle, const LwOrder *order)
{
  LwOrder *spoilt = lw_order_copy (order);

  spoilt->n = 0;
  switch (lw_chance_below (chance, 8))
    {
    case 0:
    case 1:
      spoil_places (chance, battle, spoilt);
      break;
    case 2:
      spoil_men (chance, battle, spoilt);
      break;
    case 3:
      spoilt->bearing = (LwAngle)wild_number (chance, LW_TURN);
      break;
    case 4:
      spoilt->gun = (LwRef)wild_number (chance, battle->n_guns);
      break;
    case 5:
      fill_path (chance, battle, spoilt);
      break;
    case 6:
      bring_outcome (chance, battle, spoilt);
      break;
    default:
      spoilt->t = wild_number (chance, 600000);
      spoilt->side = LW_OTHER (spoilt->side);
      break;
    }

  return spoilt;
}
