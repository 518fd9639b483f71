/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-elements.h: what each kind of order may say in a file.
 */
#pragma once

#include "state/state.h"
#include "xml/xml.h"

G_BEGIN_DECLS

/* In the order of LwOrderKind; attributes stand in the order in which they are written. */
extern const LwXmlElement lw_order_elements[LW_N_ORDER_KINDS];

G_END_DECLS
