/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * drafting-test.h: a drawing board with a little of everything, and the bytes of its file.
 */
#pragma once

#include "country-test.h"

#include "lw-country-file.h"
#include "lw-planning.h"
#include "lw-snap.h"

#include <string.h>

static const char *const names[] = { "Łódź & <Co>", "O'Brien's \"Farm\"", "Дом у реки",
                                     "村の教会",    "a\x01\nb\tc",        "" };

/* The bytes of the file. (transfer full) */
static inline char *
file_of (const LwDrafting *drafting)
{
  g_autoptr (GError) error = NULL;
  char *text =
      lw_country_file_write (lw_drafting_country (drafting), lw_planning_scenario (drafting),
                             &error);

  g_assert_no_error (error);
  return text;
}

static inline LwFeature *
some_board (const char *id, LwLength x, LwLength y, LwLength size)
{
  LwFeature *board = lw_feature_new (LW_FEATURE_BOARD, id);
  LwPoint corners[] = { { x, y }, { x + size, y }, { x + size, y + size }, { x, y + size } };

  g_array_append_vals (board->points, corners, 4);
  board->height = LW_INCH;
  return board;
}

static inline LwFeature *
some_river (const char *id, LwCountry *country)
{
  LwFeature *river = lw_feature_new (LW_FEATURE_RIVER, id);
  LwPoint points[] = { { 0, country->depth / 2 },
                       { country->width / 2, country->depth / 2 + LW_FOOT },
                       { country->width, country->depth / 2 } };

  g_array_append_vals (river->points, points, 3);
  river->width = LW_INCHES (3);
  return river;
}

/* A little of everything: 10 ft by 8. */
static inline LwDrafting *
some_drafting (void)
{
  LwCountry *country = lw_country_new ("Drawn", 10 * LW_FOOT, 8 * LW_FOOT);
  LwFeature *bridge = lw_feature_new (LW_FEATURE_BRIDGE, "bridge-1");

  lw_country_add (country, some_board ("lower", LW_INCHES (12), LW_INCHES (12), LW_INCHES (20)));
  lw_country_add (country, some_board ("upper", LW_INCHES (16), LW_INCHES (16), LW_INCHES (10)));
  ((LwFeature *)g_ptr_array_index (country->features, 1))->height = LW_INCHES (2);
  add_house (country, "farm", (LwPoint){ LW_INCHES (60), LW_INCHES (20) }, LW_INCHES (6),
             LW_INCHES (4));
  add_tree (country, "tree-1", (LwPoint){ LW_INCHES (80), LW_INCHES (10) });
  add_wall (country, "wall-1", (LwPoint){ LW_INCHES (70), LW_INCHES (70) },
            (LwPoint){ LW_INCHES (90), LW_INCHES (80) });
  lw_country_add (country, some_river ("stream", country));
  lw_country_add (country, bridge);
  lw_snap_crossing (lw_country_find (country, "stream"),
                    (LwPoint){ LW_INCHES (30), LW_INCHES (48) }, LW_INCH, bridge);
  return lw_planning_new (country, lw_scenario_new ());
}
