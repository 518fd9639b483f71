/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sum.h: a number by which bytes are known again.
 */
#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

/* What a sum is multiplied by; with another odd number it is another sum of the same bytes. */
#define LW_SUM_ODD G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

/*
 * lw_sum_add: @sum, which begins with the number of bytes, and these. Of bytes that differ in one
 * word of eight it is another for certain, of any others but for one chance in 2^64; nobody has
 * anything to gain by forging it, and a cryptographic one takes longer than all else that is done
 * with a long file.
 */
static inline guint64
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

G_END_DECLS
