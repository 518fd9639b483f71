/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-picture.h: drawings written to files: .pdf, .svg or .png by the name's ending.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  LW_PICTURE_PDF,
  LW_PICTURE_SVG,
  LW_PICTURE_PNG
} LwPictureKind;

#define LW_PICTURE_ERROR (lw_picture_error_quark ())
GQuark lw_picture_error_quark (void);

typedef enum
{
  LW_PICTURE_ERROR_KIND,    /* the name ends in none of the three */
  LW_PICTURE_ERROR_DRAWING  /* Cairo could not draw it: too large, out of memory */
} LwPictureErrorCode;

/* Draws page @page on @cr, whose unit is the point. */
typedef void (*LwPictureFunc) (cairo_t *cr, guint page, gpointer data);

typedef struct
{
  double width, height;  /* in points */
  guint pages;           /* all in one .pdf; .svg and .png are numbered from the second on */
  double resolution;     /* dots to the inch of a .png */
  const char *title;     /* or NULL */
  const char *date;      /* 2026-11-30, or NULL */
  LwPictureFunc draw;
  gpointer data;
} LwPicture;

/*
 * lw_picture_put: puts a document that is made into a file, whole or not at all. What is not a
 * plain file (a link, a pipe, a device) is written to, and never replaced by one.
 */
gboolean lw_picture_put (const char *path, const char *data, gsize size, GError **error);

/* Draws and writes it. The same picture gives the same bytes. */
gboolean lw_picture_save (const LwPicture *picture, const char *path, GError **error);

G_END_DECLS
