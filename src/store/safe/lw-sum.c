/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sum.c: a number by which bytes are known again.
 */
#include "lw-sum.h"

#include <string.h>

guint64
lw_sum_add (guint64 sum, guint64 odd, const void *bytes, gsize size)
{
  const guint8 *data = bytes;

  for (gsize at = 0; at < size; at += sizeof sum)
    {
      guint64 word = 0;

      memcpy (&word, data + at, MIN (sizeof word, size - at));
      sum = (sum ^ word) * odd;
      sum ^= sum >> 32;
    }
  return sum;
}
