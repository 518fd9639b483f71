/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-floor.h: battles as large as one wants them, for what is measured and counted.
 */
#pragma once

#include "lw-battle.h"

/* The size at which the program is measured: twice Wells's largest battle, and more. */
#define BENCH_MEN 424
#define BENCH_GUNS 12
#define BENCH_THINGS 300
#define BENCH_WIDTH (18 * LW_FOOT)
#define BENCH_DEPTH (11 * LW_FOOT)

/* @n houses in rows on the middle of the field. (transfer full) */
LwCountry *bench_country (guint n, LwLength width, LwLength depth);

/*
 * bench_battle: half of the men, and of the guns, to a side, put down as the program proposes, and
 * Go said by the first. What finds no room stays in the box. (transfer full)
 */
LwBattle *bench_battle (guint n_men, guint n_guns, const LwCountry *country, gboolean timed);
LwBattle *bench_usual (gboolean timed); /* of the size above */

/*
 * bench_host: half Red in the northern and half Blue in the southern part of an open field, in
 * ranks as they would stand after some moves; Go said. (transfer full)
 */
LwBattle  *bench_host     (guint n_men, LwLength width, LwLength depth);

/* A man of the mover who stands nearest to @place. */
LwRef bench_man_near (const LwBattle *battle, LwPoint place);
