/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * documents.h: the door of this room.
 */
#pragma once

#include "lw-report-page.h"
