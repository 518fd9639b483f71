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

/* Puts @size bytes of @data into the file @path. This floor makes the bytes and knows no disk. */
typedef gboolean (*LwPictureWriter) (const char *path, const char *data, gssize size,
                                     GError **error);

/* What kind @path asks for by its ending, be it in capitals or not; "-", the standard output, is a
 * PDF. FALSE, with a sentence for the player, when it ends otherwise. */
gboolean lw_picture_kind (const char *path, LwPictureKind *kind, GError **error);

/* The file that page @page goes to, where each has its own: "report.png", "report-2.png".
 * @path: with an ending of four characters. Returns: (transfer full) */
char    *lw_picture_page_path (const char *path, guint page);

/* Draws it, and has each of its files written by @write. The same picture gives the same bytes. */
gboolean lw_picture_save (const LwPicture *picture, const char *path, LwPictureWriter write,
                          GError **error);

G_END_DECLS
