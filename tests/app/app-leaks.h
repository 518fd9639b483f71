/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-leaks.h: from when on a test of the window is looked at for leaks.
 */
#pragma once

/* To be called once, first thing in main(): all that is made from now on must be freed. */
void app_leaks_watch (void);
