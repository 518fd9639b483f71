/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * xml.h: strict XML as tables: what may be there goes in, checked nodes come out.
 *
 * A file is scanned for what is hostile or cut short (lw-xml-scan), parsed by libxml2
 * (lw-xml-source), held against a table of elements and values (lw-xml-reader, lw-xml-value) and
 * asked by nodes (lw-xml-node); what lw-xml-writer writes is read back by the same files. Faults
 * name line and column. The room knows of the kinds of files no more than their roots
 * (lw-xml-root); it stands on `safe` and, for points, on the floor `field`.
 */
#pragma once

#include "lw-xml-node.h"
#include "lw-xml-reader.h"
#include "lw-xml-root.h"
#include "lw-xml-value.h"
#include "lw-xml-writer.h"
