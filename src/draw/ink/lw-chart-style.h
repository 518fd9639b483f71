/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chart-style.h: how charts are lettered: the running score of a war, shots from the side.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gboolean small;      /* bare lines to the last mark, as on a card */
  gboolean dark;       /* labels for a dark ground */
  const char *family;  /* of the labels */
  double size;         /* of the labels, in units of the context */
  gboolean paper;      /* @family is the printer's type */
  guint marked;        /* the battle that is looked at, from 1; 0: none */
} LwChartStyle;

G_END_DECLS
