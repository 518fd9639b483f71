/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-document-private.h: what a document is made of; for the files that make and write it alone.
 */
#pragma once

#include "lw-press.h"

G_BEGIN_DECLS

struct _LwDocument
{
  char *title;
  char *date;         /* 2026-11-30, or NULL */
  LwPaper paper;
  GPtrArray *pages;   /* of cairo_surface_t, recordings */
};

G_END_DECLS
