/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * documents.h: printed documents on the screen: read, edited, saved, printed.
 */
#pragma once

#include "lw-report-page.h"
