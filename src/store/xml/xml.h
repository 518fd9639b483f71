/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * xml.h: the door of this room.
 */
#pragma once

#include "lw-xml-reader.h"
#include "lw-xml-root.h"
#include "lw-xml-value.h"
#include "lw-xml-writer.h"
