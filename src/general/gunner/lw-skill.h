/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-skill.h: how hard a gunner thinks, and the work that he has done.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint aims;   /* of the men who are worth most, so many are tried */
  guint flights; /* so many trial flights each; 0: he trusts his eye */
} LwSkill;

/* What thinking has cost. Work is counted and never timed, so that the same seed thinks the same on
 * every machine. */
typedef struct
{
  guint64 flights;
  guint64 playouts;
  guint64 effort;   /* all of it, in the units below */
  guint64 stop_at;  /* for tests: an effort at which he is stopped; 0: none */
  const gint *stop; /* or NULL; not 0: whoever works leaves off, and his result is worthless */
} LwWork;

/* Efforts: a unit is some six microseconds of a core of 2020. */
#define LW_EFFORT_FLIGHT 2
#define LW_EFFORT_ORDER 20     /* thought of and played */
#define LW_EFFORT_CHARGE 16    /* tried */
#define LW_EFFORT_CELLS 100    /* as many cells looked over are a unit */

static inline gboolean
lw_work_is_stopped (const LwWork *work)
{
  return (work->stop != NULL && g_atomic_int_get (work->stop) != 0) ||
         (work->stop_at > 0 && work->effort >= work->stop_at);
}

G_END_DECLS
