/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * story.h: the door of this room.
 */
#pragma once

