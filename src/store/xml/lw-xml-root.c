/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-root.c: what a file is, by its root: its kind, its format, its name for lists.
 */
#include "lw-xml-root.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-xml-source.h"

static const struct
{
  const char *name;
  const char *space;
} kinds[] = {
  [LW_FILE_COUNTRY] = { "country", "urn:little-wars:country" },
  [LW_FILE_BATTLE] = { "battle", "urn:little-wars:battle" },
  [LW_FILE_CAMPAIGN] = { "campaign", "urn:little-wars:campaign" },
};

static gboolean
find_kind (const char *name, const char *space, LwFileKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (name, kinds[i].name) == 0 && g_strcmp0 (space, kinds[i].space) == 0)
      {
        *kind = i;
        return TRUE;
      }
  return FALSE;
}

const char *
lw_xml_root_space (LwFileKind kind)
{
  return kinds[kind].space;
}

static gsize
root_offset (const LwXmlSource *source)
{
  return g_array_index (source->tags, guint32, 0);
}

static gboolean
read_kind (const LwXmlSource *source, const LwXmlTag *tag, LwFileKind *kind, GError **error)
{
  if (find_kind (tag->name, tag->space, kind))
    return TRUE;
  return lw_xml_fail_at (source->name, source->data, root_offset (source), LW_STORE_ERROR_KIND,
                         error, _ ("this is not a file of Little Wars; its root is <%s>"),
                         tag->name);
}

/* "1.0" is ours, "1.7" is read as far as all in it is known, "2.0" is not touched. */
static gboolean
check_format (const LwXmlSource *source,
              const LwXmlTag *tag,
              LwFileKind kind,
              gboolean *newer,
              GError **error)
{
  g_autofree char *format = lw_xml_tag_get (tag, "format");
  guint major, minor;
  gboolean fits = lw_format_parse (format != NULL ? format : "", &major, &minor);

  if (fits && major < LW_FORMAT_MAJOR && lw_format_is_known (kind, major))
    {
      *newer = FALSE;
      return TRUE;
    }
  if (!fits || major < 1)
    return lw_xml_fail_at (source->name, source->data, root_offset (source), LW_STORE_ERROR_CONTENT,
                           error,
                           format ? _ ("the %s has format=\"%s\"; “1.0” is needed")
                                  : _ ("the %s has no format; “1.0” is needed"),
                           kinds[kind].name, format);
  *newer = minor > LW_FORMAT_MINOR;
  if (major == LW_FORMAT_MAJOR)
    return TRUE;
  g_set_error (
      error, LW_STORE_ERROR, LW_STORE_ERROR_NEWER,
      _ ("%s: this was written by a newer Little Wars (file format %s; this one reads 1.x). "
         "It was not changed."),
      source->name, format);
  return FALSE;
}

LwFileKind
lw_xml_root_kind (const LwXmlElement *root)
{
  LwFileKind kind;

  if (!find_kind (root->name, root->space, &kind))
    g_assert_not_reached ();
  return kind;
}

gboolean
lw_xml_root_check (const LwXmlSource *source,
                   const LwXmlTag *tag,
                   const LwXmlElement *wanted,
                   gboolean *newer,
                   GError **error)
{
  LwFileKind wanted_kind = lw_xml_root_kind (wanted);
  LwFileKind kind;

  if (!read_kind (source, tag, &kind, error))
    return FALSE;
  if (kind == wanted_kind)
    return check_format (source, tag, kind, newer, error);
  /* Translators: both %s are kinds of files: "this is a battle; a Country is wanted". */
  g_set_error (error, LW_STORE_ERROR, LW_STORE_ERROR_KIND, _ ("%s: this is a %s; a %s is wanted"),
               source->name, lw_file_kind_name (kind), lw_file_kind_name (wanted_kind));
  return FALSE;
}

/* ---- A look at a file ---- */

typedef struct
{
  const LwXmlSource *source;
  LwFileKind *kind;
  char **title;
  gboolean fine;
  GError **error;
} Peek;

/* The root is all that is looked at, and whether what was read with it is well-formed. */
static gboolean
peek_at_root (const LwXmlTag *tag, gpointer user)
{
  Peek *peek = user;
  gboolean newer;

  peek->fine = read_kind (peek->source, tag, peek->kind, peek->error) &&
               check_format (peek->source, tag, *peek->kind, &newer, peek->error);
  if (peek->fine)
    *peek->title = lw_xml_tag_get (tag, *peek->kind == LW_FILE_BATTLE ? "title" : "name");
  return FALSE;
}

static gboolean
pass_text (const char *text, gsize length, gpointer user)
{
  return TRUE;
}

static const LwXmlListener peeking = { .open = peek_at_root, .text = pass_text };

gboolean
lw_xml_root_peek (
    const char *name, const char *data, gsize size, LwFileKind *kind, char **title, GError **error)
{
  LwXmlSource source;
  Peek peek = { &source, kind, title, TRUE, error };
  gboolean fine;

  *title = NULL;
  fine = lw_xml_source_open (&source, name, data, size, error);
  if (fine)
    lw_xml_source_tell (&source, &peeking, &peek);
  fine = fine && peek.fine && lw_xml_source_is_fine (&source, error);
  lw_xml_source_close (&source);
  if (!fine)
    g_clear_pointer (title, g_free);
  return fine;
}

gboolean
lw_xml_root_kind_of_file (const char *path, LwFileKind *kind, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *data = NULL;
  gsize size;

  g_return_val_if_fail (path != NULL && kind != NULL, FALSE);

  data = lw_safe_read (path, &size, error);
  name = g_filename_display_name (path);
  return data && lw_xml_root_peek (name, data, size, kind, &title, error);
}
