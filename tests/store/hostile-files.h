/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * hostile-files.h: texts that are meant to do harm to whoever reads them as a Country, and a word
 * of the answer that each must get.
 */
#pragma once

#include <glib.h>
#include <string.h>

#define COUNTRY \
  "<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"x\" width=\"30720\" "
#define BIG 2300000

static inline char *
repeat (const char *before, const char *each, gsize n, const char *after)
{
  GString *text = g_string_new (before);

  for (gsize i = 0; i < n; i++)
    g_string_append (text, each);
  g_string_append (text, after);
  return g_string_free (text, FALSE);
}

static inline char *
laughs (void)
{
  GString *text = g_string_new ("<!DOCTYPE country [<!ENTITY a0 \"ha\">");

  for (guint i = 1; i < 10; i++)
    g_string_append_printf (text, "<!ENTITY a%u \"&a%u;&a%u;&a%u;&a%u;&a%u;&a%u;&a%u;&a%u;\">", i,
                            i - 1, i - 1, i - 1, i - 1, i - 1, i - 1, i - 1, i - 1);
  g_string_append (text, "]>" COUNTRY "><notes>&a9;</notes></country>");
  return g_string_free (text, FALSE);
}

static inline char *
quadratic (void)
{
  g_autofree char *a = g_strnfill (100000, 'a');
  g_autofree char *before =
      g_strconcat ("<!DOCTYPE c [<!ENTITY a \"", a, "\">]>" COUNTRY "><notes>", NULL);

  return repeat (before, "&a;", 50000, "</notes></country>");
}

static inline char *
outside (void)
{
  return g_strdup ("<!DOCTYPE c [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>" COUNTRY
                   "><notes>&x;</notes></country>");
}

static inline char *
outside_type (void)
{
  return g_strdup ("<!DOCTYPE country SYSTEM \"evil.dtd\">" COUNTRY "/>");
}

static inline char *
many_attributes (void)
{
  GString *text = g_string_new (COUNTRY);

  for (guint i = 0; text->len < BIG; i++)
    g_string_append_printf (text, "a%u=\"\" ", i);
  g_string_append (text, "/>");
  return g_string_free (text, FALSE);
}

static inline char *
deep (void)
{
  g_autofree char *ends = repeat ("", "</a>", 100000, "");

  return repeat ("", "<a>", 100000, ends);
}

static inline char *
long_text (void)
{
  return repeat (COUNTRY "><notes>", "aaaaaaaaaa", 1050000, "</notes></country>");
}

static inline char *
many_elements (void)
{
  return repeat (COUNTRY ">", "<a/>", 2000000, "</country>");
}

static inline char *
many_trees (void)
{
  return repeat (COUNTRY "depth=\"24576\">", "<tree id=\"t\" x=\"1\" y=\"1\" height=\"9\"/>",
                 900000, "</country>");
}

static inline char *
twice (void)
{
  return g_strdup (COUNTRY "name=\"y\"/>");
}

static inline char *
bad_encoding (void)
{
  return g_strdup ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" COUNTRY "/>");
}

static inline char *
unknown_encoding (void)
{
  return g_strdup ("<?xml version=\"1.0\" encoding=\"EBCDIC\"?>" COUNTRY "/>");
}

static inline char *
not_utf8 (void)
{
  return g_strdup (COUNTRY "author=\"\xff\xfe\"/>");
}

static inline char *
surrogate (void)
{
  return g_strdup (COUNTRY "author=\"&#xD800;\"/>");
}

static inline char *
empty (void)
{
  return g_strdup ("");
}

static inline char *
comments (void)
{
  return repeat ("", "<!-- x -->", 1000000, COUNTRY "/>");
}

static inline char *
instructions (void)
{
  return repeat ("", "<?x y?>", 1000000, COUNTRY "/>");
}

static inline char *
references (void)
{
  return repeat (COUNTRY "depth=\"24576\"><notes>", "&#65;", 2000000, "</notes></country>");
}

static inline char *
spaces (void)
{
  return repeat (COUNTRY, "\n", BIG, "/>");
}

static inline char *
cut_in_tag (void)
{
  return repeat (COUNTRY "depth=\"24576\" notes=\"", "a", BIG, "");
}

typedef struct
{
  const char *name;
  char *(*make) (void); /* NULL: zeros, which no string can hold */
  const char *words;
} HostileFile;

static const HostileFile hostile_files[] = {
  { "billion-laughs", laughs, "DOCTYPE" },
  { "quadratic", quadratic, "DOCTYPE" },
  { "outside-entity", outside, "DOCTYPE" },
  { "outside-type", outside_type, "DOCTYPE" },
  { "many-attributes", many_attributes, "too many attributes" },
  { "deep", deep, "nested" },
  { "long-text", long_text, "too long" },
  { "many-elements", many_elements, "" },
  { "many-trees", many_trees, "" },
  { "attribute-twice", twice, "well-formed" },
  { "encoding", bad_encoding, "UTF-8" },
  { "unknown-encoding", unknown_encoding, "UTF-8" },
  { "not-utf8", not_utf8, "UTF-8" },
  { "surrogate", surrogate, "well-formed" },
  { "empty", empty, "empty" },
  { "comments", comments, "" },
  { "instructions", instructions, "" },
  { "references", references, "" },
  { "spaces", spaces, "" },
  { "cut-in-tag", cut_in_tag, "" },
  { "zeros", NULL, "zero byte" },
};

/* The bytes and how many. (transfer full) */
static inline char *
hostile_text (const HostileFile *file, gsize *size)
{
  char *text = file->make != NULL ? file->make () : g_malloc0 (4096);

  *size = file->make != NULL ? strlen (text) : 4096;
  return text;
}
