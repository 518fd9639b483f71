/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-press.c: the press: sets blocks one under another on pages, and gives the document.
 */
#include "lw-press.h"

#include <glib/gi18n-lib.h>

#define FOOT 24.0 /* points kept for the running foot */

typedef struct
{
  LwPress press;
  char *foot;
  GPtrArray *feet;        /* of char *: the middle of each page's foot */
  cairo_surface_t *scrap; /* what is measured before the first page is measured on this */
  gboolean trial;         /* nothing is drawn */
} Press;

LwPress *
lw_press_new (const char *title, const char *foot, const LwPaper *paper)
{
  Press *self;
  LwPress *press;

  g_return_val_if_fail (title != NULL && paper != NULL, NULL);
  self = g_new0 (Press, 1);
  press = &self->press;
  press->document = lw_document_new (title, paper);
  press->paper = *paper;
  press->left = paper->margin;
  press->width = paper->width - 2 * paper->margin;
  press->top = paper->margin;
  press->bottom = paper->height - paper->margin - FOOT;
  press->y = press->bottom;
  self->foot = g_strdup (foot);
  self->feet = g_ptr_array_new_with_free_func (g_free);
  self->scrap = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  press->cr = cairo_create (self->scrap);
  return press;
}

LwPress *
lw_press_trial (const char *title, const LwPaper *paper)
{
  LwPress *press = lw_press_new (title, NULL, paper);
  Press *self = (Press *)press;

  g_return_val_if_fail (press != NULL, NULL);
  self->trial = TRUE;
  return press;
}

void
lw_press_page (LwPress *press)
{
  Press *self = (Press *)press;

  g_return_if_fail (press != NULL);
  g_ptr_array_add (self->feet, g_strdup (self->foot));
  cairo_destroy (press->cr);
  press->cr = lw_document_add_page (press->document);
  cairo_set_line_width (press->cr, LW_PRESS_LINE);
  if (self->trial)
    lw_type_hide (press->cr);
  press->y = press->top;
}

void
lw_press_foot (LwPress *press, const char *text)
{
  Press *self = (Press *)press;

  g_return_if_fail (press != NULL && self->feet->len > 0);
  g_free (g_ptr_array_index (self->feet, self->feet->len - 1));
  g_ptr_array_index (self->feet, self->feet->len - 1) = g_strdup (text);
}

gboolean
lw_press_fresh (const LwPress *press)
{
  return lw_document_pages (press->document) > 0 && press->y <= press->top;
}

double
lw_press_left (const LwPress *press)
{
  return press->bottom - press->y;
}

gboolean
lw_press_need (LwPress *press, double height)
{
  g_return_val_if_fail (press != NULL, FALSE);
  if (lw_document_pages (press->document) > 0 &&
      (lw_press_fresh (press) || press->y + height <= press->bottom + 0.01))
    return FALSE;
  lw_press_page (press);
  return TRUE;
}

void
lw_press_skip (LwPress *press, double gap)
{
  g_return_if_fail (press != NULL);
  if (lw_document_pages (press->document) > 0 && !lw_press_fresh (press))
    press->y = MIN (press->bottom, press->y + gap);
}

void
lw_press_head (LwPress *press, const char *text, double with)
{
  double leading = lw_type_leading (LW_TYPE_HEAD);

  lw_press_need (press, leading + 4 + with);
  lw_type_line (press->cr, LW_TYPE_HEAD, LW_ALIGN_LEFT,
                (LwSpan){ press->left, press->y + leading * 0.76, press->width }, text);
  press->y += leading + 1;
  lw_type_rule (press->cr, press->left, press->y, press->width, 1, 0.1);
  press->y += 3;
}

void
lw_press_lines (LwPress *press, LwType type, LwAlign align, const char *text, guint most)
{
  double height = lw_type_height (press->cr, type, press->width, text, most);

  lw_press_need (press, height);
  if (!lw_type_hidden (press->cr))
    lw_type_lines (press->cr, type, align, (LwSpan){ press->left, press->y, press->width }, text,
                   most);
  press->y += height;
}

void
lw_press_block (LwPress *press, LwType type, LwAlign align, const char *text)
{
  lw_press_lines (press, type, align, text, 0);
}

static void
set_foot (Press *self, cairo_t *cr, guint page, guint pages)
{
  LwPress *press = &self->press;
  g_autofree char *number = g_strdup_printf (_ ("page %u of %u"), page + 1, pages);
  double y = press->bottom + 10;
  double third = press->width / 3;
  double baseline = y + 13;
  const char *words = g_ptr_array_index (self->feet, page);
  gboolean middle = words != NULL && *words != '\0';

  lw_type_rule (cr, press->left, y, press->width, 0.5, 0.6);
  lw_type_line (cr, LW_TYPE_FOOT, LW_ALIGN_LEFT,
                (LwSpan){ press->left, baseline, (middle ? 1 : 2) * third - 8 },
                lw_document_title (press->document));
  if (middle)
    lw_type_line (cr, LW_TYPE_FOOT, LW_ALIGN_CENTRE,
                  (LwSpan){ press->left + third, baseline, third - 8 }, words);
  lw_type_line (cr, LW_TYPE_FOOT, LW_ALIGN_RIGHT,
                (LwSpan){ press->left + 2 * third, baseline, third }, number);
}

LwDocument *
lw_press_finish (LwPress *press)
{
  Press *self = (Press *)press;
  LwDocument *document;
  guint pages;

  g_return_val_if_fail (press != NULL, NULL);
  document = press->document;
  cairo_destroy (press->cr);
  pages = lw_document_pages (document);
  for (guint i = 0; !self->trial && i < pages; i++)
    {
      cairo_t *cr = lw_document_pen (document, i);

      set_foot (self, cr, i, pages);
      cairo_destroy (cr);
    }
  cairo_surface_destroy (self->scrap);
  g_ptr_array_unref (self->feet);
  g_free (self->foot);
  g_free (self);
  return document;
}
