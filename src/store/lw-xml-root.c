/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-xml-root.c: what a file is, by its root: its kind, its format, its name for lists.
 */
#include "lw-format.h"
#include "lw-xml-scan.h"
#include "lw-xml-source.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

static gsize
root_offset (const LwXmlSource *source)
{
  return g_array_index (source->tags, guint32, 0);
}

static gboolean
read_kind (const LwXmlSource *source, LwFileKind *kind, GError **error)
{
  const char *name = (const char *)xmlTextReaderConstLocalName (source->reader);
  const char *space = (const char *)xmlTextReaderConstNamespaceUri (source->reader);

  if (find_kind (name, space, kind))
    return TRUE;
  return lw_xml_fail_at (source->name, source->data, root_offset (source), LW_STORE_ERROR_KIND,
                         error, _ ("this is not a file of Little Wars; its root is <%s>"), name);
}

/* "1.0" is ours, "1.7" is read as far as all in it is known, "2.0" is not touched. */
static gboolean
check_format (const LwXmlSource *source, LwFileKind kind, gboolean *newer, GError **error)
{
  g_autofree char *format = lw_xml_source_attribute (source, "format");
  g_auto (GStrv) parts = g_strsplit (format ? format : "", ".", -1);
  gint32 major, minor;
  gboolean fits = g_strv_length (parts) == 2 && lw_xml_parse_int (parts[0], &major) &&
                  lw_xml_parse_int (parts[1], &minor) && g_ascii_isdigit (*parts[0]) &&
                  g_ascii_isdigit (*parts[1]);

  if (fits && major >= 0 && major < LW_FORMAT_MAJOR && lw_format_is_known (kind, (guint)major))
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
                   const LwXmlElement *wanted,
                   gboolean *newer,
                   GError **error)
{
  LwFileKind wanted_kind = lw_xml_root_kind (wanted);
  LwFileKind kind;

  if (!read_kind (source, &kind, error))
    return FALSE;
  if (kind == wanted_kind)
    return check_format (source, kind, newer, error);
  /* Translators: both %s are kinds of files: "this is a battle; a Country is wanted". */
  g_set_error (error, LW_STORE_ERROR, LW_STORE_ERROR_KIND, _ ("%s: this is a %s; a %s is wanted"),
               source->name, lw_file_kind_name (kind), lw_file_kind_name (wanted_kind));
  return FALSE;
}

static gboolean
peek (LwXmlSource *source, LwFileKind *kind, char **title, GError **error)
{
  gboolean newer;

  while (lw_xml_source_next (source))
    {
      if (xmlTextReaderNodeType (source->reader) != XML_READER_TYPE_ELEMENT)
        continue;
      if (!read_kind (source, kind, error) || !check_format (source, *kind, &newer, error))
        return FALSE;
      *title = lw_xml_source_attribute (source, *kind == LW_FILE_BATTLE ? "title" : "name");
      return TRUE;
    }
  return lw_xml_source_is_fine (source, error);
}

gboolean
lw_xml_peek (
    const char *name, const char *data, gsize size, LwFileKind *kind, char **title, GError **error)
{
  LwXmlSource source;
  gboolean fine;

  *title = NULL;
  fine =
      lw_xml_source_open (&source, name, data, size, error) && peek (&source, kind, title, error);
  lw_xml_source_close (&source);
  return fine;
}
