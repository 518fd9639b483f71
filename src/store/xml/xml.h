/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * xml.h: the door: strict XML: a table says what a file may hold, and everything else is refused
 * by line and column.
 *
 * libxml2 is kept behind lw-xml-source, off the network.
 */
#pragma once

#include "lw-xml-reader.h"
#include "lw-xml-root.h"
#include "lw-xml-value.h"
#include "lw-xml-writer.h"
