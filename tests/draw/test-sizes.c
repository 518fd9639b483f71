/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-sizes.c: ten thousand men on the largest floor: put down, marched in one body, settled,
 * written, read again and drawn.
 */
#include <string.h>

#include "lw-battle-file.h"
#include "lw-order-xml.h"
#include "lw-scene.h"
#include "store-test.h"
#include "lw-battle-checksum.h"

#define INFANTRY 4700
#define CAVALRY 300
#define HOST (2 * (INFANTRY + CAVALRY))
#define PITCH (LW_INCH * 7 / 8)
#define HORSE_PITCH (LW_INCH * 5 / 4)
#define PIXELS 600

/* Rows from the back line inward, the horse in front. */
static LwPoint
place_of (const LwBattle *battle, LwRef man)
{
  const LwMan *who = &battle->men[man];
  const LwPlayer *player = &battle->player[who->side];
  LwLength width = lw_country_bounds (lw_battle_country (battle)).x2;
  LwLength line = lw_country_line_y (lw_battle_country (battle), player->edge);
  gint front = player->edge == LW_EDGE_SOUTH ? 1 : -1;
  guint i = (guint)man - (who->side == LW_RED ? 0 : HOST / 2);
  LwLength pitch = who->arm == LW_CAVALRY ? HORSE_PITCH : PITCH;
  guint across = (guint)((width - 2 * LW_INCH) / pitch);

  if (who->arm == LW_CAVALRY)
    return (LwPoint){ LW_INCH + (LwLength)(i - INFANTRY) * pitch, line + front * LW_INCHES (11) };

  return (LwPoint){ LW_INCH + (LwLength)(i % across) * pitch,
                    line + front * (LwLength)(1 + i / across) * PITCH };
}

/* One order for a whole side. */
static void
put_side_down (LwBattle *battle, LwSide side)
{
  LwOrder *order = lw_order_new (LW_ORDER_PUT, side);

  order->bearing = battle->player[side].edge == LW_EDGE_SOUTH ? LW_NORTH : LW_SOUTH;
  for (LwRef i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].side == side)
      {
        lw_order_add_man (order, i);
        lw_order_add_place (order, place_of (battle, i));
      }
  expect_played (battle, order);
  expect_played (battle, plain_order (LW_ORDER_READY, side));
}

static LwBattle *
make_host (void)
{
  g_autoptr (LwCountry) country = open_country (LW_FIELD_MAX, LW_FIELD_MAX);
  LwBattle *battle = battle_on (country, (LwForce){ INFANTRY, CAVALRY, 0 }, NULL);

  put_side_down (battle, battle->mover);
  put_side_down (battle, battle->mover);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
  g_assert_cmpuint (lw_battle_free_men (battle, LW_RED) + lw_battle_free_men (battle, LW_BLUE), ==,
                    HOST);

  return battle;
}

/* All the mover's men, straight on by so much. */
static LwOrder *
advance (const LwBattle *battle, LwLength by)
{
  LwOrder *order = lw_order_new (LW_ORDER_MARCH, battle->mover);
  gboolean north = battle->player[battle->mover].edge == LW_EDGE_SOUTH;

  order->bearing = north ? LW_NORTH : LW_SOUTH;
  for (LwRef i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].side == battle->mover)
      {
        LwPoint to = battle->men[i].at;

        to.y += north ? by : -by;
        lw_order_add_man (order, i);
        lw_order_add_place (order, to);
      }

  return order;
}

static void
move (LwBattle *battle, LwLength by)
{
  expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
  expect_played (battle, advance (battle, by));
  end_move (battle);
}

static void
assert_drawn (const LwBattle *battle)
{
  LwView view = lw_view_fit (lw_battle_country (battle), PIXELS, PIXELS, 10);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, PIXELS, PIXELS);
  cairo_surface_t *bare = cairo_image_surface_create (CAIRO_FORMAT_RGB24, PIXELS, PIXELS);
  cairo_t *cr = cairo_create (surface);
  guint missing = 0;

  lw_scene_draw (cr, battle, LW_VIEWER_BOTH, &view, LW_INK_COLOUR);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cr = cairo_create (bare);
  lw_scene_draw (cr, battle, LW_VIEWER_NOBODY, &view, LW_INK_COLOUR);
  cairo_destroy (cr);
  for (guint i = 0; i < battle->n_men; i++)
    {
      double x, y;
      gsize at;

      lw_view_to_paper (&view, battle->men[i].at, &x, &y);
      at = (gsize)((int)y * cairo_image_surface_get_stride (surface) + (int)x * 4);
      missing += memcmp (cairo_image_surface_get_data (surface) + at,
                         cairo_image_surface_get_data (bare) + at, 3) == 0;
    }
  g_assert_cmpuint (missing, ==, 0);
  cairo_surface_destroy (surface);
  cairo_surface_destroy (bare);
}

static void
assert_same (const LwBattle *a, const LwBattle *b)
{
  g_autofree char *hash_a = lw_battle_checksum (a);
  g_autofree char *hash_b = lw_battle_checksum (b);

  g_assert_cmpstr (hash_a, ==, hash_b);
  g_assert_cmpuint (a->record->len, ==, b->record->len);
}

/* As the journal keeps it: on one line. */
static void
assert_line_comes_back (const LwBattle *battle, const LwOrder *order)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = lw_order_xml_write (battle, order);
  g_autoptr (LwOrder) again = lw_order_xml_read (battle, line, &error);
  g_autofree char *line_again = NULL;

  g_assert_no_error (error);
  line_again = lw_order_xml_write (battle, again);
  g_assert_cmpstr (line, ==, line_again);
  g_assert_null (strchr (line, '\n'));
}

static void
test_ten_thousand (void)
{
  g_autoptr (LwBattle) battle = make_host ();
  g_autoptr (LwBattle) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *text_again = NULL;

  move (battle, LW_INCHES (4));
  move (battle, LW_INCHES (4));
  assert_line_comes_back (battle, lw_battle_order (battle, 2));
  text = lw_battle_file_write (battle, NULL, &error);
  g_assert_no_error (error);
  again = lw_battle_file_parse ("host.lwbattle", text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  assert_same (battle, again);
  text_again = lw_battle_file_write (again, NULL, &error);
  g_assert_cmpstr (text, ==, text_again);
  assert_drawn (again);

  move (again, LW_INCHES (12));
  g_assert_cmpuint (lw_battle_free_men (again, LW_RED), ==, HOST / 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sizes/ten-thousand", test_ten_thousand);

  return g_test_run ();
}
