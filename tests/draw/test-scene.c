/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-scene.c: what is hidden stays hidden: one gate, and not a pixel past it.
 */
#include "draw-floor.h"

#include <glib/gstdio.h>
#include <string.h>

#include "lw-draw-marks.h"
#include "lw-draw-strings.h"
#include "lw-battle-report.h"
#include "lw-route-reach.h"
#include "lw-draw-melee.h"
#include "lw-map-export.h"

#define WIDTH 500
#define HEIGHT 410

static void
hide (LwBattle *battle)
{
  battle->phase = LW_PHASE_PUTTING_DOWN;
  battle->curtain_used = TRUE;
  battle->curtain_closed = TRUE;
  battle->ready[LW_RED] = battle->ready[LW_BLUE] = FALSE;
}

static cairo_surface_t *
draw_scene (const LwBattle *battle, LwViewer viewer, LwInk ink)
{
  LwView view = lw_view_fit (lw_battle_country (battle), WIDTH, HEIGHT, 10);
  cairo_surface_t *surface = make_surface (WIDTH, HEIGHT, 0xffffffff);
  cairo_t *cr = cairo_create (surface);

  lw_scene_draw (cr, battle, viewer, &view, ink);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

static void
test_gate (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);

  g_assert_false (lw_scene_hides (battle));
  g_assert_true (lw_scene_sees (battle, LW_VIEWER_RED, LW_BLUE));
  g_assert_false (lw_scene_sees (battle, LW_VIEWER_NOBODY, LW_RED));

  hide (battle);
  g_assert_true (lw_scene_hides (battle));
  g_assert_true (lw_scene_sees (battle, LW_VIEWER_RED, LW_RED));
  g_assert_false (lw_scene_sees (battle, LW_VIEWER_RED, LW_BLUE));
  g_assert_false (lw_scene_sees (battle, LW_VIEWER_BLUE, LW_RED));
  g_assert_false (lw_scene_sees (battle, LW_VIEWER_NOBODY, LW_BLUE));
}

/* Drawn back only when both are ready; closed later, nobody sees anything. */
static void
test_curtain_in_time (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);

  hide (battle);
  battle->curtain_closed = FALSE;
  battle->ready[LW_RED] = TRUE;
  g_assert_true (lw_scene_hides (battle));
  battle->ready[LW_BLUE] = TRUE;
  g_assert_false (lw_scene_hides (battle));
  battle->curtain_closed = TRUE;
  g_assert_true (lw_scene_hides (battle));
  battle->phase = LW_PHASE_MEN;
  g_assert_true (lw_scene_hides (battle));
}

static void
test_no_curtain (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);

  hide (battle);
  battle->curtain_used = battle->curtain_closed = FALSE;
  g_assert_false (lw_scene_hides (battle));
}

/* Two dispositions of the hidden side, as unlike as can be, are one picture. */
static void
test_hidden_dispositions (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) one = make_battle (country);
  g_autoptr (LwBattle) other = make_battle (country);

  hide (one);
  hide (other);
  for (guint i = 0; i < other->n_men; i++)
    if (other->men[i].side == LW_BLUE)
      lw_battle_man_rw (other, i)->at = at_inches (55 - 4 * (i % 6), 20 + (i % 5));
  for (guint i = 0; i < other->n_guns; i++)
    if (other->guns[i].owner == LW_BLUE)
      lw_battle_gun_rw (other, i)->at = at_inches (8, 22);
  for (LwInk ink = LW_INK_COLOUR; ink <= LW_INK_PAPER; ink++)
    for (guint v = 0; v < 2; v++)
      {
        LwViewer viewer = v == 0 ? LW_VIEWER_RED : LW_VIEWER_NOBODY;
        cairo_surface_t *a = draw_scene (one, viewer, ink);
        cairo_surface_t *b = draw_scene (other, viewer, ink);
        g_assert_cmpuint (count_differences (a, b), ==, 0);
        cairo_surface_destroy (a);
        cairo_surface_destroy (b);
      }
  cairo_surface_t *a = draw_scene (one, LW_VIEWER_BOTH, LW_INK_COLOUR);
  cairo_surface_t *b = draw_scene (other, LW_VIEWER_BOTH, LW_INK_COLOUR);
  g_assert_cmpuint (count_differences (a, b), >, 100);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

static void
draw_figures_only (const LwBattle *battle, LwViewer viewer, cairo_surface_t *surface)
{
  LwView view = lw_view_fit (lw_battle_country (battle), WIDTH, HEIGHT, 10);
  cairo_t *cr = cairo_create (surface);

  lw_scene_draw_figures (cr, battle, viewer, &view, TRUE, LW_INK_COLOUR);
  cairo_destroy (cr);
}

static void
test_nobody (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  cairo_surface_t *blank = make_surface (WIDTH, HEIGHT, 0);
  cairo_surface_t *drawn = make_surface (WIDTH, HEIGHT, 0);

  draw_figures_only (battle, LW_VIEWER_NOBODY, drawn);
  g_assert_cmpuint (count_differences (blank, drawn), ==, 0);
  draw_figures_only (battle, LW_VIEWER_BOTH, drawn);
  g_assert_cmpuint (count_differences (blank, drawn), >, 300);
  cairo_surface_destroy (blank);
  cairo_surface_destroy (drawn);
}

/* The cloth is opaque: over black and over white it is the same. Drawn back, it is gone. */
static void
test_cloth (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  LwView view = lw_view_fit (country, WIDTH, HEIGHT, 10.3);
  const LwViewer viewers[] = { LW_VIEWER_RED, LW_VIEWER_BLUE, LW_VIEWER_NOBODY, LW_VIEWER_BOTH };

  view.left += 0.4;
  for (guint v = 0; v < G_N_ELEMENTS (viewers); v++)
    {
      cairo_surface_t *on_black = make_surface (WIDTH, HEIGHT, 0xff000000);
      cairo_surface_t *on_white = make_surface (WIDTH, HEIGHT, 0xffffffff);
      cairo_t *black = cairo_create (on_black), *white = cairo_create (on_white);
      guint covered = 0, mixed = 0, expected = 0;

      lw_scene_draw_curtain (black, battle, viewers[v], &view, 0);
      lw_scene_draw_curtain (white, battle, viewers[v], &view, 0);
      for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
          {
            guint32 a = pixel_at (on_black, x, y), b = pixel_at (on_white, x, y);
            LwPoint point = lw_view_to_floor (&view, x + 0.5, y + 0.5);
            gboolean north = point.y > country->depth / 2 + LW_INCH;
            gboolean south = point.y < country->depth / 2 - LW_INCH;
            gboolean field = lw_box_holds (lw_country_bounds (country), point);
            gboolean hidden = field && ((south && viewers[v] == LW_VIEWER_RED) ||
                                        (north && viewers[v] == LW_VIEWER_BLUE) ||
                                        viewers[v] == LW_VIEWER_NOBODY);
            expected += hidden;
            covered += hidden && a == b;
            mixed += a != b && !(a == 0xff000000 && b == 0xffffffff) && hidden;
          }
      g_assert_cmpuint (covered, ==, expected);
      g_assert_cmpuint (mixed, ==, 0);
      g_assert_true ((expected == 0) == (viewers[v] == LW_VIEWER_BOTH));
      cairo_destroy (black);
      cairo_destroy (white);
      cairo_surface_destroy (on_black);
      cairo_surface_destroy (on_white);
    }
}

static void
test_drawn_back (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  LwView view = lw_view_fit (country, WIDTH, HEIGHT, 10);
  guint before = G_MAXUINT;

  for (guint step = 0; step <= 4; step++)
    {
      cairo_surface_t *blank = make_surface (WIDTH, HEIGHT, 0xffffffff);
      cairo_surface_t *drawn = make_surface (WIDTH, HEIGHT, 0xffffffff);
      cairo_t *cr = cairo_create (drawn);

      lw_scene_draw_curtain (cr, battle, LW_VIEWER_NOBODY, &view, step / 4.0);
      cairo_destroy (cr);
      guint cloth = count_differences (blank, drawn);
      g_assert_cmpuint (cloth, <, before);
      before = cloth;
      cairo_surface_destroy (blank);
      cairo_surface_destroy (drawn);
    }
  g_assert_cmpuint (before, ==, 0);
}

/* The fallen of this move lie on the floor; those of earlier moves have been picked up (Q86). */
static void
test_fallen (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  LwEvent killed = { .kind = LW_EVENT_KILLED, .man = 3, .gun = LW_NONE };
  LwEvent passed = { .kind = LW_EVENT_TURN_PASSED, .man = LW_NONE, .gun = LW_NONE };

  lw_battle_man_rw (battle, 3)->state = LW_MAN_DEAD;
  g_assert_false (lw_scene_still_lies (battle, 3));
  g_array_append_val (battle->events, killed);
  g_assert_true (lw_scene_still_lies (battle, 3));
  g_assert_false (lw_scene_still_lies (battle, 2));
  g_array_append_val (battle->events, passed);
  g_assert_false (lw_scene_still_lies (battle, 3));
}

static gsize exported; /* bytes */

static char *
export_bytes (const LwBattle *battle, const char *name, gsize *length)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp (NULL, &error);
  g_assert_no_error (error);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *bytes = NULL;

  lw_map_export (NULL, battle, 6, path, g_file_set_contents, &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &bytes, length, &error);
  g_assert_no_error (error);
  g_unlink (path);
  g_rmdir (folder);
  return bytes;
}

/* A picture exported while a side is hidden tells as little as the page. */
static void
test_export_hides (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  gsize length[4];

  g_autofree char *open_one = export_bytes (battle, "open.png", &length[0]);
  hide (battle);
  g_autofree char *one = export_bytes (battle, "one.png", &length[1]);
  lw_battle_man_rw (battle, 0)->at = at_inches (40, 30);
  lw_battle_gun_rw (battle, 1)->at = at_inches (20, 10);
  g_autofree char *other = export_bytes (battle, "other.png", &length[2]);
  g_assert_cmpmem (one, length[1], other, length[2]);
  g_assert_false (length[0] == length[1] && memcmp (open_one, one, length[0]) == 0);
}

/* A part of the field is as large as that part, whatever its shape, and shows what lies there. */
static void
test_export_part (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "lw-part.png", NULL);
  LwBox part = lw_feature_bounds (lw_country_find (country, "house"));

  g_assert_true (lw_map_export_part (country, &(LwMapPart){ part, FALSE, 12 }, path,
                                     g_file_set_contents, &error));
  g_assert_no_error (error);
  cairo_surface_t *picture = cairo_image_surface_create_from_png (path);
  int wide = (int)((part.x2 - part.x1) * 12.0 / LW_INCH + 36.5);
  int high = (int)((part.y2 - part.y1) * 12.0 / LW_INCH + 36.5);
  g_assert_cmpint (cairo_image_surface_get_width (picture), ==, wide);
  g_assert_cmpint (cairo_image_surface_get_height (picture), ==, high);
  /* The roof in its middle is redder than the board at its corner. */
  guint32 roof = pixel_at (picture, wide / 2, high / 2 + 8), board = pixel_at (picture, 4, 4);
  g_assert_cmpint ((int)(roof >> 16 & 0xff) - (int)(roof >> 8 & 0xff), >,
                   (int)(board >> 16 & 0xff) - (int)(board >> 8 & 0xff));
  cairo_surface_destroy (picture);
  g_unlink (path);
}

static gboolean
count_bytes (const char *path, const char *bytes, gssize length, GError **error)
{
  exported = (gsize)length;
  return TRUE;
}

/* So many boards as large as a floor of 20 feet, one upon another: bytes of their drawing. */
static gsize
export_heap (guint boards)
{
  LwLength side = 20 * LW_FOOT;
  g_autoptr (LwCountry) country = lw_country_new ("Heap", side, side);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < boards; i++)
    {
      g_autofree char *id = g_strdup_printf ("b%u", i);
      LwFeature *board = lw_feature_new (LW_FEATURE_BOARD, id);
      const LwPoint corners[] = { { 0, 0 }, { side, 0 }, { side, side }, { 0, side } };

      board->height = LW_INCH;
      g_array_append_vals (board->points, corners, 4);
      lw_country_add (country, board);
    }
  g_assert_true (lw_map_export (country, NULL, 10, "heap.svg", count_bytes, &error));
  g_assert_no_error (error);
  return exported;
}

/* What lies beneath costs little: grain is bounded however many boards there are. */
static void
test_export_heap (void)
{
  gsize few = export_heap (5), many = export_heap (20);

  g_assert_cmpuint (many, <, few + few / 2);
}

static void
test_export_refuses (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (GError) error = NULL;

  g_assert_false (lw_map_export (country, NULL, 6, "map.jpeg", g_file_set_contents, &error));
  g_assert_error (error, LW_PICTURE_ERROR, LW_PICTURE_ERROR_KIND);
  g_clear_error (&error);
  g_assert_false (
      lw_map_export (country, NULL, 6, "/nowhere/at/all/map.PNG", g_file_set_contents, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

static void
draw_ring (cairo_t *cr, const LwBattle *battle, const LwView *view)
{
  g_autoptr (GArray) guns = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef first = 0;

  g_array_append_val (guns, first);
  lw_draw_crew_ring (cr, battle, first, view);
  g_autoptr (LwChips) chips = lw_draw_crew_chips (cr, battle, guns, view, 4000, 4000);
  lw_chips_draw (chips, cr);
}

/* All overlays at once: each leaves ink, none leaves the drawing in error or its state changed. */
static void
test_overlays (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  const LwReachStart start = { battle->men[0].at, LW_FOOT };
  const LwReachAsk ask = { LW_BODY_INFANTRY, LW_INFANTRY_RADIUS, &start, 1 };
  g_autoptr (GPtrArray) reach = lw_route_reach (battle->ground, &ask);
  LwView view = lw_view_fit (country, WIDTH, HEIGHT, 10);
  LwPoint string[] = { battle->men[0].at, at_inches (20, 36) };
  LwShape shape = lw_man_shape (&battle->men[1]);

  lw_battle_man_rw (battle, 6)->state = LW_MAN_CAPTIVE;
  lw_battle_man_rw (battle, 6)->escort = 2;
  for (guint which = 0; which < 10; which++)
    {
      cairo_surface_t *blank = make_surface (WIDTH, HEIGHT, 0xffffffff);
      cairo_surface_t *drawn = make_surface (WIDTH, HEIGHT, 0xffffffff);
      cairo_t *cr = cairo_create (drawn);
      double alpha, before = cairo_get_line_width (cr);
      switch (which)
        {
        case 0:
          lw_draw_string (cr, &view, string, 2, "8 in of 1 ft");
          break;
        case 1:
          draw_ring (cr, battle, &view);
          break;
        case 2:
          lw_draw_reach (cr, &view, reach);
          break;
        case 3:
          lw_draw_selected (cr, &view, &shape);
          break;
        case 4:
          lw_draw_ghost_man (cr, &view, LW_CAVALRY, LW_RED, string[1], LW_SOUTH);
          break;
        case 5:
          lw_draw_ghost_gun (cr, &view, LW_BLUE, string[1], LW_SOUTH);
          break;
        case 6:
          lw_draw_bore (cr, battle, 0, LW_SOUTH, 0, &view);
          break;
        case 7:
          lw_draw_mark (cr, &view, string[1], "2 in short");
          break;
        case 8:
          lw_draw_captives (cr, battle, &view);
          break;
        default:
          lw_draw_note (cr, 30, 30, "Guns first (M5).", TRUE);
          break;
        }
      alpha = count_differences (blank, drawn);
      g_assert_cmpfloat (alpha, >, 10);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      g_assert_cmpfloat (cairo_get_line_width (cr), ==, before);
      cairo_destroy (cr);
      cairo_surface_destroy (blank);
      cairo_surface_destroy (drawn);
    }
}

/* The ring is drawn where the laws measure it: ink at six inches from the muzzle, none at seven. */
static void
test_ring_is_six_inches (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  LwView view = lw_view_fit (country, 1000, 820, 10);
  cairo_surface_t *drawn = make_surface (1000, 820, 0xffffffff);
  cairo_t *cr = cairo_create (drawn);

  lw_battle_gun_rw (battle, 0)->at = at_inches (36, 24);
  lw_battle_gun_rw (battle, 0)->bearing = LW_EAST;
  draw_ring (cr, battle, &view);
  for (gint eighths = 8; eighths <= 64; eighths += 4)
    {
      double x, y;
      LwPoint ahead = lw_gun_muzzle (&battle->guns[0]);
      ahead.x += eighths * 32;
      lw_view_to_paper (&view, ahead, &x, &y);
      gboolean ink = pixel_at (drawn, (int)x, (int)y) != 0xffffffff;
      if (eighths != 48)
        g_assert_true (ink == (eighths < 48));
    }
  cairo_destroy (cr);
  cairo_surface_destroy (drawn);
}

static LwMelee *
make_melee (void)
{
  LwMelee *melee = g_new0 (LwMelee, 1);

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      melee->men[side] = g_array_new (FALSE, FALSE, sizeof (LwRef));
      for (LwRef i = 0; i < 3; i++)
        {
          LwRef man = (LwRef)(side * 6 + i);
          g_array_append_val (melee->men[side], man);
        }
    }
  melee->contacts = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  melee->near = g_array_new (FALSE, FALSE, sizeof (LwRef));
  return melee;
}

/* Numbers from 1 on each side; the dead and the taken show; all who fight are in the picture. */
static void
test_scrap (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  LwMelee *melee = make_melee ();
  g_autoptr (LwOrder) choice = lw_order_new (LW_ORDER_MELEE, LW_RED);
  cairo_surface_t *picture[3];

  g_assert_cmpuint (lw_draw_melee_number (melee, 2), ==, 3);
  g_assert_cmpuint (lw_draw_melee_number (melee, 6), ==, 1);
  g_assert_cmpuint (lw_draw_melee_number (melee, 4), ==, 0);
  LwView view = lw_draw_melee_view (battle, melee, WIDTH, HEIGHT);
  for (LwRef i = 0; i < 3; i++)
    {
      picture[i] = make_surface (WIDTH, HEIGHT, 0xffffffff);
      cairo_t *cr = cairo_create (picture[i]);
      lw_draw_melee_floor (cr, battle, melee, &view);
      lw_draw_melee_men (cr, battle, melee, choice, LW_NONE, &view);
      cairo_destroy (cr);
      g_array_append_val (lw_order_list (choice, i == 0 ? &choice->dead : &choice->taken), i);
    }
  g_assert_cmpuint (count_differences (picture[0], picture[1]), >, 20);
  g_assert_cmpuint (count_differences (picture[1], picture[2]), >, 20);
  for (guint i = 0; i < 6; i++)
    {
      const LwMan *man = &battle->men[i < 3 ? i : i + 3];
      double x, y;
      lw_view_to_paper (&view, man->at, &x, &y);
      g_assert_true (x > 0 && x < WIDTH && y > 0 && y < HEIGHT);
    }
  for (guint i = 0; i < 3; i++)
    cairo_surface_destroy (picture[i]);
  lw_battle_melee_free (melee);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/scene/gate", test_gate);
  g_test_add_func ("/laws/R11/curtain-in-time", test_curtain_in_time);
  g_test_add_func ("/laws/R10/no-curtain", test_no_curtain);
  g_test_add_func ("/draw/scene/hidden-dispositions", test_hidden_dispositions);
  g_test_add_func ("/draw/scene/nobody", test_nobody);
  g_test_add_func ("/draw/scene/cloth", test_cloth);
  g_test_add_func ("/draw/scene/drawn-back", test_drawn_back);
  g_test_add_func ("/laws/Q86/fallen", test_fallen);
  g_test_add_func ("/draw/scene/export-hides", test_export_hides);
  g_test_add_func ("/draw/scene/export-part", test_export_part);
  g_test_add_func ("/draw/scene/export-heap", test_export_heap);
  g_test_add_func ("/draw/scene/export-refuses", test_export_refuses);
  g_test_add_func ("/draw/scene/overlays", test_overlays);
  g_test_add_func ("/draw/scene/scrap", test_scrap);
  g_test_add_func ("/laws/Q7/ring-is-six-inches", test_ring_is_six_inches);
  return g_test_run ();
}
