/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sighting.h: what a gun sees from a place.
 */
#pragma once

#include "lw-terrain.h"

G_BEGIN_DECLS

typedef struct _LwSighting LwSighting;

/* What stands on @terrain, which must outlive it. It remembers what it was asked, and is therefore
 * one thread's. (transfer full) */
LwSighting *lw_sighting_new   (const LwTerrain *terrain);
void        lw_sighting_free  (LwSighting *sighting);

/*
 * lw_sighting_clear: has a gun at @gun a lane to a man at @man, with no house, wall, rock or board
 * before him? Twigs are passed over, and so are men. The answer is that of the cells in which the
 * two stand, whatever has been asked before.
 */
gboolean    lw_sighting_clear (LwSighting *sighting, LwPoint gun, LwPoint man);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwSighting, lw_sighting_free)

G_END_DECLS
