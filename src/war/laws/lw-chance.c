/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chance.c: splitmix64 and the few draws made from it.
 */
#include "lw-chance.h"

#define PIPS 6
#define GAUSS_DRAWS 12
#define GAUSS_MEAN 393210 /* twelve times 32767.5 */

void
lw_chance_seed (LwChance *chance, guint64 seed)
{
  g_return_if_fail (chance != NULL);

  chance->state = seed;
}

guint64
lw_chance_next (LwChance *chance)
{
  guint64 z;

  g_return_val_if_fail (chance != NULL, 0);

  chance->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  z = chance->state;
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

guint32
lw_chance_below (LwChance *chance, guint32 n)
{
  guint32 draw, least;

  g_return_val_if_fail (chance != NULL && n > 0, 0);

  /* The first 2^32 mod n numbers are thrown away, so that all remainders are equally likely. */
  least = (guint32)((G_GUINT64_CONSTANT (1) << 32) % n);
  do
    draw = (guint32)(lw_chance_next (chance) >> 32);
  while (draw < least);

  return draw % n;
}

guint
lw_chance_dice (LwChance *chance, guint dice[2])
{
  g_return_val_if_fail (chance != NULL && dice != NULL, 0);

  dice[0] = 1 + lw_chance_below (chance, PIPS);
  dice[1] = 1 + lw_chance_below (chance, PIPS);
  return dice[0] + dice[1];
}

gint32
lw_chance_gauss (LwChance *chance)
{
  gint32 sum = 0;

  g_return_val_if_fail (chance != NULL, 0);

  for (guint i = 0; i < GAUSS_DRAWS; i += 4)
    {
      guint64 bits = lw_chance_next (chance);

      for (guint j = 0; j < 4; j++, bits >>= 16)
        sum += (gint32)(bits & 0xffff);
    }

  return sum - GAUSS_MEAN;
}
