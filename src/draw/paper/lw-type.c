/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-type.c: the printer's type: which face, size and ink each sort of words is set in.
 */
#include "lw-type.h"

#include <string.h>

#define FAMILY "EB Garamond 12, EB Garamond, Garamond, Libre Caslon Text, serif"
#define FAMILY_SMALL "EB Garamond 08, EB Garamond, Garamond, Libre Caslon Text, serif"

typedef struct
{
  double size;    /* points */
  double leading; /* points */
  double grey;    /* 0 black, 1 white */
  double spacing; /* between letters, points */
  PangoStyle style;
  PangoWeight weight;
  PangoVariant variant;
  const char *features;
} Sort;

#define ROMAN PANGO_STYLE_NORMAL, PANGO_WEIGHT_NORMAL, PANGO_VARIANT_NORMAL
#define ITALIC PANGO_STYLE_ITALIC, PANGO_WEIGHT_NORMAL, PANGO_VARIANT_NORMAL
#define BOLD PANGO_STYLE_NORMAL, PANGO_WEIGHT_BOLD, PANGO_VARIANT_NORMAL
#define CAPS PANGO_STYLE_NORMAL, PANGO_WEIGHT_NORMAL, PANGO_VARIANT_ALL_SMALL_CAPS
#define FIGURES "lnum=1, tnum=1"

static const Sort sorts[LW_N_TYPES] = {
  [LW_TYPE_TITLE] = { 32, 36, 0.08, 0, ROMAN, "lnum=1" },
  [LW_TYPE_KICKER] = { 11.5, 15, 0.3, 1.6, CAPS, NULL },
  [LW_TYPE_SUBTITLE] = { 13.5, 17, 0.25, 0, ITALIC, "lnum=1" },
  [LW_TYPE_BODY] = { 11.5, 15, 0.05, 0, ROMAN, NULL },
  [LW_TYPE_OPENING] = { 11.5, 15, 0.05, 0.7, CAPS, NULL },
  [LW_TYPE_DROP] = { 58, 46, 0.05, 0, ROMAN, NULL },
  [LW_TYPE_BODY_CLOSE] = { 10.6, 13.4, 0.05, 0, ROMAN, NULL },
  [LW_TYPE_OPENING_CLOSE] = { 10.6, 13.4, 0.05, 0.6, CAPS, NULL },
  [LW_TYPE_DROP_CLOSE] = { 52, 41, 0.05, 0, ROMAN, NULL },
  [LW_TYPE_LABEL] = { 10.5, 13.6, 0.3, 0.9, CAPS, NULL },
  [LW_TYPE_FACT] = { 11.5, 13.6, 0.05, 0, ROMAN, "lnum=1" },
  [LW_TYPE_HEAD] = { 14.5, 18, 0.08, 0, ROMAN, "lnum=1" },
  [LW_TYPE_CAPTION] = { 12, 14, 0.05, 0, ROMAN, "lnum=1" },
  [LW_TYPE_CAPTION_BOLD] = { 12, 14, 0.05, 0, BOLD, "lnum=1" },
  [LW_TYPE_NOTE] = { 10, 12.4, 0.25, 0, ITALIC, "lnum=1" },
  [LW_TYPE_CELL] = { 10.8, 14.4, 0.05, 0, ROMAN, FIGURES },
  [LW_TYPE_CELL_BOLD] = { 10.8, 14.4, 0.05, 0, BOLD, FIGURES },
  [LW_TYPE_CELL_HEAD] = { 10.3, 14.4, 0.2, 0, ITALIC, "lnum=1" },
  [LW_TYPE_CELL_SMALL] = { 9.2, 14.4, 0.3, 0, ROMAN, FIGURES },
  [LW_TYPE_GREAT] = { 17, 18, 0.05, 0, ROMAN, FIGURES },
  [LW_TYPE_PLACE] = { 8.6, 10.4, 0.1, 0, ITALIC, "lnum=1" },
  [LW_TYPE_TINY] = { 7.4, 9, 0.3, 0, ROMAN, FIGURES },
  [LW_TYPE_FOOT] = { 10, 12, 0.25, 0, ITALIC, "lnum=0, onum=1" },
};

double
lw_type_leading (LwType type)
{
  g_return_val_if_fail (type < LW_N_TYPES, 12);
  return sorts[type].leading;
}

static PangoFontDescription *
describe (LwType type)
{
  const Sort *sort = &sorts[type];
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family_static (font, sort->size < 9 ? FAMILY_SMALL : FAMILY);
  pango_font_description_set_size (font, (int)(sort->size * PANGO_SCALE));
  pango_font_description_set_style (font, sort->style);
  pango_font_description_set_weight (font, sort->weight);
  pango_font_description_set_variant (font, sort->variant);
  return font;
}

/* The bold face of EB Garamond has the letters of Latin-1 and no figures that line up: what has any
 * others in it stays in the book face, rather than be thickened by the computer. */
static gboolean
has_bold_letters (const char *text)
{
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    if (g_utf8_get_char (p) > 0xfe || g_ascii_isdigit (*p))
      return FALSE;
  return TRUE;
}

PangoWeight
lw_type_bold (PangoAttrList *list, const char *text)
{
  g_return_val_if_fail (list != NULL && text != NULL, PANGO_WEIGHT_NORMAL);

  if (!has_bold_letters (text))
    return PANGO_WEIGHT_NORMAL;
  /* Fonts are chosen by language before weight, and that face is not said to know English. */
  pango_attr_list_insert (list, pango_attr_language_new (pango_language_from_string ("und")));
  return PANGO_WEIGHT_BOLD;
}

PangoAttribute *
lw_type_attribute (LwType type)
{
  PangoFontDescription *font;
  PangoAttribute *attribute;

  g_return_val_if_fail (type < LW_N_TYPES, NULL);
  font = describe (type);
  attribute = pango_attr_font_desc_new (font);
  pango_font_description_free (font);
  return attribute;
}

/* One unit is one point whatever the screen's resolution, and no hint bends a letter. */
static void
level_context (PangoContext *context)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
}

static PangoAttrList *
list_attributes (const Sort *sort)
{
  PangoAttrList *list = pango_attr_list_new ();

  if (sort->spacing > 0)
    pango_attr_list_insert (list,
                            pango_attr_letter_spacing_new ((int)(sort->spacing * PANGO_SCALE)));
  if (sort->features != NULL)
    pango_attr_list_insert (list, pango_attr_font_features_new (sort->features));
  return list;
}

char *
lw_type_curl (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *curled = g_string_sized_new (strlen (valid) + 8);

  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    if (*p == '\'' && p > valid && g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (p))))
      g_string_append (curled, "’");
    else
      g_string_append_len (curled, p, g_utf8_next_char (p) - p);
  return g_string_free (curled, FALSE);
}

PangoLayout *
lw_type_layout (cairo_t *cr, LwType type, const char *text)
{
  g_autofree char *curled = NULL;
  PangoLayout *layout;
  PangoFontDescription *font;
  PangoAttrList *list;

  g_return_val_if_fail (cr && type < LW_N_TYPES && text, NULL);
  curled = lw_type_curl (text);
  layout = pango_cairo_create_layout (cr);
  level_context (pango_layout_get_context (layout));
  pango_layout_context_changed (layout);
  font = describe (type);
  list = list_attributes (&sorts[type]);
  if (sorts[type].weight == PANGO_WEIGHT_BOLD)
    pango_font_description_set_weight (font, lw_type_bold (list, curled));
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_attributes (layout, list);
  pango_attr_list_unref (list);
  pango_layout_set_text (layout, curled, -1);
  return layout;
}

void
lw_type_hide (cairo_t *cr)
{
  g_return_if_fail (cr != NULL);
  cairo_rectangle (cr, 0, 0, 0, 0);
  cairo_clip (cr);
}

gboolean
lw_type_hidden (cairo_t *cr)
{
  double x1, y1, x2, y2;

  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  return x1 >= x2 || y1 >= y2;
}

void
lw_type_ink (cairo_t *cr, LwType type)
{
  double grey = sorts[type].grey;

  cairo_set_source_rgb (cr, grey, grey, grey);
}

static double
offset_in (LwAlign align, double room)
{
  return align == LW_ALIGN_LEFT ? 0 : align == LW_ALIGN_CENTRE ? room / 2 : room;
}

void
lw_type_line (cairo_t *cr, LwType type, LwAlign align, LwSpan span, const char *text)
{
  g_autoptr (PangoLayout) layout = NULL;
  int wide;

  if (lw_type_hidden (cr))
    return;
  layout = lw_type_layout (cr, type, text);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_get_size (layout, &wide, NULL);
  if (wide > span.width * PANGO_SCALE + 1)
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (layout, MAX (1, (int)(span.width * PANGO_SCALE)));
      pango_layout_get_size (layout, &wide, NULL);
      align = LW_ALIGN_LEFT;
    }
  lw_type_ink (cr, type);
  cairo_move_to (cr, span.x + offset_in (align, span.width - (double)wide / PANGO_SCALE),
                 span.y - (double)pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

double
lw_type_width (cairo_t *cr, LwType type, const char *text)
{
  g_autoptr (PangoLayout) layout = lw_type_layout (cr, type, text);
  int wide;

  pango_layout_get_size (layout, &wide, NULL);
  return (double)wide / PANGO_SCALE;
}

static PangoLayout *
wrap (cairo_t *cr, LwType type, double width, const char *text, guint most)
{
  PangoLayout *layout = lw_type_layout (cr, type, text);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, MAX (1, (int)(width * PANGO_SCALE)));
  if (most > 0)
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_height (layout, -(int)most);
    }
  return layout;
}

double
lw_type_height (cairo_t *cr, LwType type, double width, const char *text, guint most)
{
  g_autoptr (PangoLayout) layout = wrap (cr, type, width, text, most);

  return pango_layout_get_line_count (layout) * sorts[type].leading;
}

/* The lines stand a leading apart: the font's own spacing is another matter. */
double
lw_type_lines (cairo_t *cr, LwType type, LwAlign align, LwSpan span, const char *text, guint most)
{
  g_autoptr (PangoLayout) layout = wrap (cr, type, span.width, text, most);
  double leading = sorts[type].leading;
  double baseline = span.y + leading * 0.76;
  int n = pango_layout_get_line_count (layout);

  if (lw_type_hidden (cr))
    return n * leading;
  lw_type_ink (cr, type);
  for (int i = 0; i < n; i++, baseline += leading)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);
      PangoRectangle box;

      pango_layout_line_get_extents (line, NULL, &box);
      cairo_move_to (cr, span.x + offset_in (align, span.width - (double)box.width / PANGO_SCALE),
                     baseline);
      pango_cairo_show_layout_line (cr, line);
    }
  cairo_new_path (cr);
  return n * leading;
}

void
lw_type_rule (cairo_t *cr, double x, double y, double width, double thickness, double grey)
{
  cairo_save (cr);
  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_rectangle (cr, x, y - thickness / 2, width, thickness);
  cairo_fill (cr);
  cairo_restore (cr);
}
