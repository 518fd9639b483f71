/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-shot.c: who is dead of a shot (R48-R51, Q52-Q55; worked numbers T35-T41).
 */
#include "lw-shot.h"

#define A ((LwRef)3)
#define B ((LwRef)7)
#define C ((LwRef)5)
#define MOST 4

typedef struct
{
  const char *path;
  guint n_events;
  LwShotEvent events[MOST];
  guint n_dead;
  LwRef dead[MOST];
  const char *number; /* of a worked number, or NULL */
} Case;

static const Case cases[] = {
  { "/laws/R49/touch-alone-kills", 1, { { LW_SHOT_TOUCH, A } }, 1, { A }, "/laws/T35/touch" },
  { "/laws/R50/two-touched-first-dies",
    2,
    { { LW_SHOT_TOUCH, A }, { LW_SHOT_TOUCH, B } },
    1,
    { A },
    "/laws/T36/two-touched" },
  { "/laws/R49/overset-then-touch",
    2,
    { { LW_SHOT_OVERSET, A }, { LW_SHOT_TOUCH, B } },
    1,
    { A },
    "/laws/T37/overset-then-touch" },
  { "/laws/Q53/touch-then-overset",
    2,
    { { LW_SHOT_TOUCH, A }, { LW_SHOT_OVERSET, B } },
    2,
    { A, B } },
  { "/laws/R48/all-overset-die",
    3,
    { { LW_SHOT_OVERSET, A }, { LW_SHOT_OVERSET, B }, { LW_SHOT_OVERSET, C } },
    3,
    { A, B, C } },
  { "/laws/Q52/touched-then-overset-dies-once",
    2,
    { { LW_SHOT_TOUCH, A }, { LW_SHOT_OVERSET, A } },
    1,
    { A },
    "/laws/T40/one" },
  { "/laws/R51/rolled-to-his-feet", 1, { { LW_SHOT_TOUCH, B } }, 1, { B }, "/laws/T41/rolled" },
  { "/laws/Q54/dominoes",
    4,
    { { LW_SHOT_TOUCH, A }, { LW_SHOT_OVERSET, B }, { LW_SHOT_OVERSET, C }, { LW_SHOT_TOUCH, 9 } },
    3,
    { A, B, C } },
  { "/laws/R48/miss", 0, { { LW_SHOT_TOUCH, 0 } }, 0, { 0 } },
};

static void
test_case (gconstpointer data)
{
  const Case *it = data;
  g_autoptr (GArray) dead = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef before = 40;
  guint i;

  /* Who was dead of an earlier shot does not count for this one. */
  g_array_append_val (dead, before);
  lw_shot_dead (it->events, it->n_events, dead);
  g_assert_cmpuint (dead->len, ==, it->n_dead + 1);
  for (i = 0; i < it->n_dead; i++)
    g_assert_cmpint (g_array_index (dead, LwRef, i + 1), ==, it->dead[i]);
}

int
main (int argc, char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);
  for (i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_add_data_func (cases[i].path, &cases[i], test_case);
      if (cases[i].number != NULL)
        g_test_add_data_func (cases[i].number, &cases[i], test_case);
    }
  return g_test_run ();
}
