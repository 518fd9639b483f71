/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-mirror.c: the same battle in a glass.
 *
 * A shot's touches and falls are given with the order, as in a file; whether a flight mirrors is
 * for the tests of the flight.
 */
#include "random-mirror.h"

#include "lw-play.h"

typedef struct
{
  const LwBattle *battle; /* as it is played again */
  LwBattle *image;
  Mirror mirror;
} Glass;

static LwSide
mirror_side (const Glass *glass, LwSide side)
{
  return glass->mirror.exchange ? LW_OTHER (side) : side;
}

static LwPoint
mirror_point (const Glass *glass, LwPoint at)
{
  const LwCountry *country = lw_battle_country (glass->battle);

  if (glass->mirror.flip)
    at.x = country->width - at.x;
  if (glass->mirror.exchange)
    at.y = country->depth - at.y;
  return at;
}

static LwAngle
mirror_angle (const Glass *glass, LwAngle angle)
{
  gint64 to = angle;

  if (glass->mirror.flip)
    to = LW_TURN / 2 - to;
  if (glass->mirror.exchange)
    to = -to;
  return lw_angle_wrapped (to);
}

/* Men and guns stand in the battle Red's first, then Blue's. */
static LwRef
mirror_ref (const Glass *glass, LwRef ref, guint of_red, guint of_all)
{
  if (ref < 0 || (guint)ref >= of_all || !glass->mirror.exchange)
    return ref;

  return (guint)ref < of_red ? (LwRef)(ref + of_all - of_red) : (LwRef)(ref - of_red);
}

static LwRef
mirror_man (const Glass *glass, LwRef man)
{
  return mirror_ref (glass, man, lw_force_men (&glass->battle->player[LW_RED].force),
                     glass->battle->n_men);
}

static LwRef
mirror_gun (const Glass *glass, LwRef gun)
{
  return mirror_ref (glass, gun, glass->battle->player[LW_RED].force.guns, glass->battle->n_guns);
}

static void
mirror_men (const Glass *glass, GArray *men)
{
  guint i;

  for (i = 0; i < men->len; i++)
    g_array_index (men, LwRef, i) = mirror_man (glass, g_array_index (men, LwRef, i));
}

static void
mirror_points (const Glass *glass, GArray *points)
{
  guint i;

  for (i = 0; i < points->len; i++)
    g_array_index (points, LwPoint, i) = mirror_point (glass, g_array_index (points, LwPoint, i));
}

static LwFeature *
mirror_feature (const Glass *glass, const LwFeature *feature)
{
  LwFeature *image = lw_feature_copy (feature);

  image->at = mirror_point (glass, image->at);
  image->angle = mirror_angle (glass, image->angle);
  /* A box or a disc has no front: its angle is that of its width. */
  if (glass->mirror.flip)
    image->angle = lw_angle_wrapped ((gint64)image->angle + LW_TURN / 2);
  if (image->points != NULL)
    mirror_points (glass, image->points);
  return image;
}

static LwCountry *
mirror_country (const Glass *glass)
{
  const LwCountry *country = lw_battle_country (glass->battle);
  LwCountry *image = lw_country_new (country->name, country->width, country->depth);
  guint i;

  for (i = 0; i < lw_country_count (country); i++)
    lw_country_add (image, mirror_feature (glass, lw_country_feature (country, i)));

  return image;
}

/* In a glass left is right, unless it is looked at in another glass (Q123). */
static LwHouseRules
mirror_rules (const Glass *glass)
{
  LwHouseRules rules = glass->battle->rules;
  guint8 *stretch = &rules.choice[LW_RULE_STRETCH];

  if (glass->mirror.flip != glass->mirror.exchange && *stretch >= 2)
    *stretch = 5 - *stretch;
  return rules;
}

static LwBattle *
mirror_battle (const Glass *glass)
{
  g_autoptr (LwCountry) country = mirror_country (glass);
  LwHouseRules rules = mirror_rules (glass);
  LwPlayer players[LW_N_SIDES];
  LwBattle *image;
  LwSide side;

  for (side = LW_RED; side <= LW_BLUE; side++)
    {
      LwPlayer *player = &players[mirror_side (glass, side)];

      *player = glass->battle->player[side];
      if (glass->mirror.exchange)
        player->edge = player->edge == LW_EDGE_NORTH ? LW_EDGE_SOUTH : LW_EDGE_NORTH;
    }
  image = lw_battle_new (country, players, glass->battle->variety, &rules, glass->battle->seed);
  lw_battle_set_up (image, mirror_side (glass, LW_RED), FALSE);
  return image;
}

static gboolean
same_men (const Glass *glass, const GArray *men, const GArray *image)
{
  guint i;

  if (men->len != image->len)
    return FALSE;
  for (i = 0; i < men->len; i++)
    if (!lw_refs_hold (image, mirror_man (glass, g_array_index (men, LwRef, i))))
      return FALSE;

  return TRUE;
}

/* The melee of the image that the same men fight; they are numbered by the lowest man. */
static guint
mirror_melee (const Glass *glass, guint number)
{
  const LwMelee *melee;
  guint i;

  if (number >= glass->battle->melees->len)
    return number;
  melee = g_ptr_array_index (glass->battle->melees, number);
  for (i = 0; i < glass->image->melees->len; i++)
    {
      const LwMelee *image = g_ptr_array_index (glass->image->melees, i);

      if (same_men (glass, melee->men[LW_RED], image->men[mirror_side (glass, LW_RED)]) &&
          same_men (glass, melee->men[LW_BLUE], image->men[mirror_side (glass, LW_BLUE)]))
        return i;
    }

  g_error ("melee %u is not in the glass", number);
}

static void
mirror_shots (const Glass *glass, LwOrder *order)
{
  guint i;

  for (i = 0; i < order->shots->len; i++)
    {
      LwShotEvent *shot = &g_array_index (order->shots, LwShotEvent, i);

      shot->man = mirror_man (glass, shot->man);
    }
}

static void
mirror_text (const Glass *glass, LwOrder *order)
{
  LwSide side;

  if (order->kind != LW_ORDER_AGREE || !lw_side_parse (order->text, &side))
    return;

  g_free (order->text);
  order->text = g_strdup (lw_side_nick (mirror_side (glass, side)));
}

static LwOrder *
mirror_order (const Glass *glass, const LwOrder *order)
{
  LwOrder *image = lw_order_copy (order);
  guint i;

  image->side = mirror_side (glass, order->side);
  image->gun = mirror_gun (glass, order->gun);
  mirror_men (glass, lw_order_list (image, &image->who));
  mirror_men (glass, lw_order_list (image, &image->dead));
  mirror_men (glass, lw_order_list (image, &image->taken));
  for (i = 0; i < image->captured->len; i++)
    g_array_index (image->captured, LwRef, i) =
        mirror_gun (glass, g_array_index (image->captured, LwRef, i));
  mirror_points (glass, lw_order_list (image, &image->path));
  mirror_points (glass, lw_order_list (image, &image->to));
  image->bearing = mirror_angle (glass, order->bearing);
  mirror_shots (glass, image);
  if (order->rest.x != 0 || order->rest.y != 0)
    image->rest = mirror_point (glass, order->rest);
  if (order->kind == LW_ORDER_MELEE)
    image->melee = mirror_melee (glass, order->melee);
  mirror_text (glass, image);

  return image;
}

static gboolean
same_point (const Glass *glass, LwPoint at, LwPoint image)
{
  at = mirror_point (glass, at);

  return at.x == image.x && at.y == image.y;
}

static void
compare_man (const Glass *glass, guint n, LwRef ref)
{
  const LwMan *man = &glass->battle->men[ref];
  const LwMan *image = &glass->image->men[mirror_man (glass, ref)];

  if (man->state != image->state || man->led_away != image->led_away)
    g_error ("order %u: %s is %s and in the glass %s", n, man->id, lw_man_state_nick (man->state),
             lw_man_state_nick (image->state));
  if (!same_point (glass, man->at, image->at) || !same_point (glass, man->start, image->start))
    g_error ("order %u, %s: %s stands at %d,%d and in the glass at %d,%d", n,
             lw_order_kind_nick_for_test (lw_battle_order (glass->battle, n)->kind), man->id,
             man->at.x, man->at.y, mirror_point (glass, image->at).x,
             mirror_point (glass, image->at).y);
  if (mirror_angle (glass, man->facing) != lw_angle_wrapped (image->facing))
    g_error ("order %u: %s faces %d and in the glass %d", n, man->id, man->facing, image->facing);
  if (man->walked != image->walked)
    g_error ("order %u: %s has walked %d and in the glass %d", n, man->id, man->walked,
             image->walked);
  g_assert_cmpint (mirror_man (glass, man->escort), ==, image->escort);
  g_assert_cmpint (mirror_gun (glass, man->with_gun), ==, image->with_gun);
  g_assert_cmpint (mirror_gun (glass, man->trail_of), ==, image->trail_of);
  g_assert_cmpint (man->freed_in, ==, image->freed_in);
  g_assert_true (man->prone == image->prone);
  if (man->locked != image->locked)
    g_error ("order %u: %s is locked %d and in the glass %d", n, man->id, man->locked,
             image->locked);
}

static void
compare_gun (const Glass *glass, guint n, LwRef ref)
{
  const LwGun *gun = &glass->battle->guns[ref];
  const LwGun *image = &glass->image->guns[mirror_gun (glass, ref)];

  if (mirror_side (glass, gun->owner) != image->owner || gun->disputed != image->disputed ||
      gun->retired != image->retired)
    g_error ("order %u: %s has another owner in the glass", n, gun->id);
  if (gun->placed && !same_point (glass, gun->at, image->at))
    g_error ("order %u: %s stands elsewhere in the glass", n, gun->id);
  g_assert_cmpint (mirror_angle (glass, gun->bearing), ==, image->bearing);
  g_assert_cmpint (gun->elevation, ==, image->elevation);
  g_assert_cmpuint (gun->shots, ==, image->shots);
  g_assert_cmpuint (gun->felled_all, ==, image->felled_all);
  g_assert_true (gun->moved == image->moved);
}

static void
compare (const Glass *glass, guint n)
{
  LwRef i;

  g_assert_cmpint (glass->battle->phase, ==, glass->image->phase);
  g_assert_cmpint (mirror_side (glass, glass->battle->mover), ==, glass->image->mover);
  g_assert_cmpuint (glass->battle->melees->len, ==, glass->image->melees->len);
  for (i = 0; i < (LwRef)glass->battle->n_men; i++)
    if (glass->battle->men[i].state != LW_MAN_IN_BOX)
      compare_man (glass, n, i);
  for (i = 0; i < (LwRef)glass->battle->n_guns; i++)
    compare_gun (glass, n, i);
  for (i = 0; i < (LwRef)glass->battle->melees->len; i++)
    mirror_melee (glass, (guint)i);
  g_assert_cmpint (glass->battle->ending, ==, glass->image->ending);
  g_assert_true (glass->battle->won == glass->image->won);
  if (glass->battle->won)
    g_assert_cmpint (mirror_side (glass, glass->battle->winner), ==, glass->image->winner);
}

void
mirror_check (const LwBattle *battle, Mirror mirror)
{
  g_autoptr (LwBattle) again = lw_battle_fresh (battle);
  g_autoptr (LwBattle) image = NULL;
  Glass glass = { again, NULL, mirror };
  guint i;

  glass.image = image = mirror_battle (&glass);
  lw_battle_set_up (again, LW_RED, FALSE);
  for (i = 0; i < battle->record->len; i++)
    {
      const LwOrder *order = g_ptr_array_index (battle->record, i);
      g_autoptr (LwOrder) mirrored = mirror_order (&glass, order);
      LwRefusal refusal;
      gboolean played = lw_play (image, mirrored, &refusal);

      if (!played)
        g_error (
            "order %u, %s, is refused in the glass: %d, man %d other %d gun %d thing %s, %d of %d",
            i + 1, lw_order_kind_nick_for_test (order->kind), refusal.code, refusal.man,
            refusal.other, refusal.gun, refusal.thing, (gint)refusal.have, (gint)refusal.need);
      g_assert_true (lw_play (again, order, NULL));
      compare (&glass, i + 1);
    }
}
