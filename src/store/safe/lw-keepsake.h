/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-keepsake.h: what could be made anew at any time, kept so that it need not be: pictures of
 * Countries, and how the battles of the start page stand. In XDG_CACHE_HOME/little-wars/keepsakes,
 * for this user alone.
 *
 * No fault of it is ever told: what cannot be kept is not kept, and what is missing, spoilt or not
 * ours is made anew. Of a folder that has grown too large the oldest go.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LW_KEEPSAKE_LARGEST (1024 * 1024)       /* bytes */
#define LW_KEEPSAKES_MOST 128
#define LW_KEEPSAKES_MOST_BYTES (16 * 1024 * 1024)

/*
 * lw_keepsake_name: the name of what is made from the @size bytes @data of a file, of the @kind and
 * in the way that @how says. A change of any of these gives another name, and so does another build
 * of the program. Returns: (transfer full)
 */
char   *lw_keepsake_name (const char *kind, const char *how, const char *data, gsize size);

/* Returns: (transfer full), or NULL when there is none or it is not what was kept. */
GBytes *lw_keepsake_get  (const char *name);

/* Keeps @bytes under @name, as lw_keepsake_name() gave it; whenever the program ends, the old
 * keepsake, the new one or none is there, and never half of one. */
void    lw_keepsake_put  (const char *name, GBytes *bytes);

G_END_DECLS
