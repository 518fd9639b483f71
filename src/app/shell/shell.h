/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * shell.h: the application, its windows, the start page, and the command line.
 *
 * It stands on top: it knows every page, and no page knows it.
 */
#pragma once

#include "lw-application.h"
#include "lw-window.h"
