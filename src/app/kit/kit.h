/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kit.h: what every page may need: the navigator, files, dialogs, settings, sounds, small widgets.
 *
 * Nothing here knows a page. A page asks the window for what it wants by lw_navigator_of().
 */
#pragma once

#include "lw-bin.h"
#include "lw-caption.h"
#include "lw-clamp.h"
#include "lw-dialog.h"
#include "lw-files.h"
#include "lw-help.h"
#include "lw-key-choice.h"
#include "lw-key-table.h"
#include "lw-key-repeat.h"
#include "lw-keys-window.h"
#include "lw-keys.h"
#include "lw-laws-window.h"
#include "lw-length-spin.h"
#include "lw-navigator.h"
#include "lw-print.h"
#include "lw-settings.h"
#include "lw-sound.h"
#include "lw-style.h"
#include "lw-thumbnail.h"
#include "lw-toast.h"
#include "lw-widgets.h"
