/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * country.h: the Country and the things on it, and the ground as bodies meet it.
 *
 * A Country is a list of things (lw-country, lw-feature) and can be changed. A ground is made of
 * one once, never changes, and answers what stops a body, where it may stand and how high it is
 * there (lw-ground). The room knows neither armies nor whose turn it is; it stands on `measure`.
 */
#pragma once

#include "lw-country.h"
#include "lw-feature.h"
#include "lw-ground.h"
