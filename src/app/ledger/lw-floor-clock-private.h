/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-clock-private.h: what the timekeeper's window and its parts share.
 */
#pragma once

#include "lw-floor-clock.h"

G_BEGIN_DECLS

struct _LwFloorClock
{
  GtkApplicationWindow parent_instance;

  GtkWidget *face;
  GtkLabel *heading;
  GtkLabel *digits;
  GtkLabel *words;
  GtkButton *go;
  GtkButton *end;
  GtkButton *swap;
  GtkSpinButton *men[LW_N_SIDES];
  GtkSpinButton *guns[LW_N_SIDES];
  GtkDropDown *interval;

  LwFloorTimer timer;
  guint source;
  guint flash;     /* ticks that it still flashes */
  int digits_size; /* pixels */
};

/* Face, buttons and numbers, into the window. */
void lw_floor_clock_build (LwFloorClock *self);
/* All of it as the timer stands now. */
void lw_floor_clock_show  (LwFloorClock *self);

G_END_DECLS
