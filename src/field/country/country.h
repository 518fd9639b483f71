/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * country.h: the door: the Country (R1-R7): its floor, what is arranged on it, and what of that
 * stops a body.
 *
 * A LwCountry is plain data; a LwGround is made from it and answers who may stand and pass where.
 */
#pragma once

#include "lw-country.h"
#include "lw-ground-private.h"
#include "lw-ground.h"
#include "lw-feature.h"
