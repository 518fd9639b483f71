/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * flight-hash.c: one number over everything that happens to 32 shots in each of so many random
 * Countries: flight-hash.sh compares it between compilers.
 *
 *   flight-hash COUNTRIES
 */
#include "flight-field.h"

#include <stdlib.h>

#define PRIME G_GUINT64_CONSTANT (1099511628211)
#define BASIS G_GUINT64_CONSTANT (14695981039346656037)

static void
mix (guint64 *hash, gint64 value)
{
  guint i;

  for (i = 0; i < 8; i++)
    *hash = (*hash ^ (((guint64)value >> (8 * i)) & 0xff)) * PRIME;
}

static void
mix_flight (guint64 *hash, const LwFlight *flight)
{
  guint i;

  for (i = 0; i < flight->events->len; i++)
    {
      mix (hash, g_array_index (flight->events, LwShotEvent, i).kind);
      mix (hash, g_array_index (flight->events, LwShotEvent, i).man);
      mix (hash, g_array_index (flight->event_ms, guint, i));
    }
  for (i = 0; i < flight->path->len; i++)
    {
      const LwFlightPoint *point = &g_array_index (flight->path, LwFlightPoint, i);

      mix (hash, point->at.x);
      mix (hash, point->at.y);
      mix (hash, point->height);
      mix (hash, point->ms);
    }
  mix (hash, flight->rest.x);
  mix (hash, flight->rest.y);
}

int
main (int argc, char **argv)
{
  guint countries = argc > 1 ? (guint)atoi (argv[1]) : 300;
  guint64 hash = BASIS;
  guint events = 0;
  guint i, k;

  for (i = 1; i <= countries; i++)
    {
      g_auto (Field) field;
      LwChance chance;

      field_init (&field, i);
      lw_chance_seed (&chance, i);
      for (k = 0; k < FIELD_SHOTS; k++)
        {
          LwLaying laying = draw_laying (&chance, &field);
          g_autoptr (LwFlight) flight = field_shoot (&field, &laying, NULL);

          mix_flight (&hash, flight);
          events += flight->events->len;
        }
    }
  g_print ("%016" G_GINT64_MODIFIER "x %u shots %u touches and falls\n", hash,
           countries * FIELD_SHOTS, events);
  return EXIT_SUCCESS;
}
