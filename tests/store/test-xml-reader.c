/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-xml-reader.c: hostile and broken XML is refused quickly, with its place, and never followed.
 */
#include "lw-xml-reader.h"
#include "lw-xml-scan.h"
#include "lw-xml-writer.h"
#include "lw-xml-root.h"

#include <string.h>

static const LwXmlValue no_attributes[] = { { NULL } };
static const LwXmlValue word_text = { NULL, LW_XML_TEXT, .max = LW_XML_TEXT_LONGEST };
static const LwXmlElement word = { "word", NULL, no_attributes, .text = &word_text };
static const LwXmlValue campaign_attributes[] = { { "format", LW_XML_NAME, TRUE, .max = 9 },
                                                  { "name", LW_XML_NAME, FALSE, .max = 80 },
                                                  { "seed", LW_XML_SEED, FALSE },
                                                  { NULL } };
static const LwXmlChild campaign_children[] = { { &word, 0 }, { NULL } };
static const LwXmlElement campaign = { "campaign", "urn:little-wars:campaign", campaign_attributes,
                                       campaign_children, .most = 100 };

#define ROOT "<campaign xmlns=\"urn:little-wars:campaign\" format=\"1.0\""

static LwXmlDocument *
read_text (const char *text, gsize size, GError **error)
{
  return lw_xml_read ("x", text, size, &campaign, error);
}

static void
assert_refused_bytes (const char *text, gsize size, const char *start)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwXmlDocument) document = read_text (text, size, &error);

  g_assert_null (document);
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_XML);
  if (!g_str_has_prefix (error->message, start))
    g_assert_cmpstr (error->message, ==, start);
}

static void
assert_refused (const char *text, const char *start)
{
  assert_refused_bytes (text, strlen (text), start);
}

static void
test_reads (void)
{
  static const char text[] =
      "\xef\xbb\xbf<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- a <comment> -->\n" ROOT
      " seed=\"18446744073709551615\" name=\"a&#10;b\">\n"
      "  <word>one <![CDATA[<two>]]> &amp; three</word>\n  <word/>\n</campaign>\n";
  static const char plain[] =
      ROOT " seed=\"18446744073709551615\" name=\"a &lt; b\"><word> one <!-- -->"
           "<![CDATA[<two>]]> &amp; three</word>  <?pi?><word/></campaign>\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (LwXmlDocument) document = read_text (text, strlen (text), &error);
  const LwXmlNode *root;

  /* A line end has no place in a name. */
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT);
  g_assert_true (g_str_has_prefix (error->message, "x:3:85: the campaign has name="));
  g_clear_error (&error);
  document = read_text (plain, strlen (plain), &error);
  g_assert_no_error (error);
  root = lw_xml_document_root (document);
  g_assert_cmpint (lw_xml_n_children (root), ==, 2);
  g_assert_cmpstr (lw_xml_nth_child (root, 0)->text, ==, " one <two> & three");
  g_assert_cmpstr (lw_xml_nth_child (root, 1)->text, ==, "");
  g_assert_cmpuint (lw_xml_get_seed (root, "seed"), ==, G_MAXUINT64);
  g_assert_cmpstr (lw_xml_get (root, "name"), ==, "a < b");
}

static void
assert_name (const char *given, const char *wanted)
{
  g_autofree char *text = g_strconcat (ROOT " name=\"", given, "\"/>", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LwXmlDocument) document = read_text (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_cmpstr (lw_xml_get (lw_xml_document_root (document), "name"), ==, wanted);
}

/* However the marks of XML itself are written, a value says the same. */
static void
test_marks (void)
{
  assert_name ("&amp;", "&");
  assert_name ("&amp;&#38;&#x26;&lt;&gt;&quot;&apos;", "&&&<>\"'");
  assert_name ("a &amp;amp; b &amp;#38; c &#38;#38; d", "a &amp; b &#38; c &#38; d");
  assert_name ("&#65;&#x2013;&amp;", "A\xe2\x80\x93&");
  assert_name ("a\tb\nc", "a b c");
  assert_name ("a &amp; b\nc", "a & b c");
}

/* A file is read by pieces; where one ends is not seen. */
static void
test_pieces (void)
{
  static const char line[] = "<word>1234567890 &amp; 1234567890</word>\n";
  g_autoptr (GString) blanks = g_string_new (NULL);

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (GString) text = g_string_new (blanks->str);
      g_autoptr (LwXmlDocument) document = NULL;
      g_autoptr (GError) error = NULL;
      const LwXmlNode *root;

      g_string_append (text, ROOT ">\n");
      while (text->len < 16384 - 2000)
        g_string_append_printf (text, "<!-- %0500u -->", 0);
      for (guint j = 0; j < 100; j++)
        g_string_append (text, line);
      g_string_append (text, "</campaign>");
      document = read_text (text->str, text->len, &error);
      g_assert_no_error (error);
      root = lw_xml_document_root (document);
      g_assert_cmpuint (lw_xml_n_children (root), ==, 100);
      for (guint j = 0; j < 100; j++)
        g_assert_cmpstr (lw_xml_nth_child (root, j)->text, ==, "1234567890 & 1234567890");
      g_string_append_c (blanks, '\n');
    }
}

static void
test_prefixes (void)
{
  static const char good[] = "<w:campaign xmlns:w=\"urn:little-wars:campaign\" format=\"1.0\">"
                             "<w:word>a</w:word></w:campaign>";
  static const char bad[] = "<w:campaign xmlns:w=\"urn:little-wars:campaign\" format=\"1.0\"\n"
                            "w:name=\"a\"/>";
  g_autoptr (GError) error = NULL;
  g_autoptr (LwXmlDocument) document = read_text (good, strlen (good), &error);

  g_assert_no_error (error);
  g_assert_cmpstr (lw_xml_child_text (lw_xml_document_root (document), "word"), ==, "a");
  g_assert_null (read_text (bad, strlen (bad), &error));
  g_assert_cmpstr (error->message, ==, "x:2:1: the campaign has an unknown attribute “w:name”");
  assert_refused (ROOT "><v:word/></campaign>", "x:1:");
}

static void
test_bytes (void)
{
  assert_refused_bytes ("", 0, "x: the file is empty");
  assert_refused_bytes (" \n\t ", 4, "x: the file is empty");
  assert_refused_bytes (ROOT "/>\0\0\0", strlen (ROOT) + 5,
                        "x:1:58: there is a zero byte: the file is damaged");
  assert_refused_bytes ("\0\0\0\0", 4, "x:1:1: there is a zero byte");
  assert_refused ("<campaign>\n\xfc</campaign>", "x:2:1: this is not UTF-8 text");
  assert_refused_bytes ("\xff\xfe<\0c\0", 6, "x:1:1: this is not UTF-8 text");
  assert_refused ("<?xml version='1.0' encoding='ISO-8859-1'?>" ROOT "/>",
                  "x:1:31: only files in UTF-8 are read");
  assert_refused ("Little Wars", "x:1:1: this is not XML");
  assert_refused ("\x1f\x8b\x08 gzip", "x:1:2: this is not UTF-8 text");
}

static void
test_hostile (void)
{
  assert_refused ("<!DOCTYPE a [<!ENTITY b \"bbbb\"><!ENTITY c \"&b;&b;\">]>" ROOT
                  " name=\"&c;\"/>",
                  "x:1:1: a document type (DOCTYPE) is not allowed");
  assert_refused ("<?xml version=\"1.0\"?>\n<!DOCTYPE a SYSTEM \"file:///etc/hostname\">" ROOT "/>",
                  "x:2:1: a document type (DOCTYPE) is not allowed");
  assert_refused (ROOT ">\n<!ENTITY b \"c\"></campaign>",
                  "x:2:1: a document type (DOCTYPE) is not allowed");
  assert_refused (ROOT " name=\"&b;\"/>", "x:1:");
  assert_refused (ROOT " name=\"a\" name=\"b\"/>", "x:1:");
  assert_refused (ROOT "><word>a</wort></campaign>", "x:1:");
  assert_refused (ROOT "/><campaign/>", "x:1:");
  assert_refused (ROOT "/></campaign>", "x:1:");
  assert_refused (ROOT "><word>&#1;</word></campaign>", "x:1:");
  assert_refused (ROOT " name=\"a<b\"/>", "x:1:");
}

static char *
repeat (const char *before, const char *part, guint n, const char *after)
{
  GString *text = g_string_new (before);

  for (guint i = 0; i < n; i++)
    g_string_append (text, part);
  g_string_append (text, after);
  return g_string_free (text, FALSE);
}

static void
assert_refused_large (char *owned, const char *start)
{
  g_autofree char *text = owned;
  gint64 before = g_get_monotonic_time ();

  assert_refused (text, start);
  g_assert_cmpint (g_get_monotonic_time () - before, <, 5 * G_USEC_PER_SEC);
}

static void
test_limits (void)
{
  assert_refused_large (repeat (ROOT, " a=\"1\"", 200000, "/>"),
                        "x:1:1: a tag is too long or has too many");
  assert_refused_large (repeat (ROOT, " a='1'", 70, "/>"),
                        "x:1:1: a tag is too long or has too many");
  assert_refused_large (repeat (ROOT " name=\"", "long ", 100000, "\"/>"),
                        "x:1:1: a tag is too long");
  assert_refused_large (repeat ("", "<word>", 100000, ""),
                        "x:1:49: elements are nested more than 8 deep");
  assert_refused_large (repeat (ROOT "><word>", "long text ", 1000000, "</word></campaign>"),
                        "x:1:63: a text is too long");
  assert_refused_large (repeat (ROOT ">", "<word/>", 1000001, "</campaign>"),
                        "x:1:7000050: there are too many");
}

static void
assert_content (char *owned, const char *message)
{
  g_autofree char *text = owned;
  g_autoptr (GError) error = NULL;

  g_assert_null (read_text (text, strlen (text), &error));
  g_assert_cmpstr (error->message, ==, message);
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT);
}

static void
test_counts (void)
{
  assert_content (repeat (ROOT ">\n", "<word/>", 101, "</campaign>"),
                  "x:2:701: <campaign> holds too much; at most 100 elements are read");
  assert_content (repeat (ROOT "><word>", "12345678", 513, "</word></campaign>"),
                  "x:1:57: the word says “1234567812345678123456781234567812345678…”; a text of at "
                  "most 4096 bytes is "
                  "needed");
}

static void
test_many_lines (void)
{
  assert_content (repeat ("", "\n", 60000, ROOT "><word>\n</word>\n<wort/></campaign>"),
                  "x:60003:1: <wort> is not known inside <campaign>");
}

static void
test_cut_short (void)
{
  static const char text[] = "<?xml version=\"1.0\"?><!-- c -->" ROOT "><word>a</word></campaign>";

  for (gsize size = 1; size < strlen (text); size++)
    {
      g_autofree char *part = g_strndup (text, size);

      assert_refused (part, "x:1:");
    }
  assert_refused (ROOT "><word>a</word>\n", "x:2:1: the file ends too soon: it was cut short");
}

static void
test_numbers (void)
{
  static const char *const good[] = { "0", "-0", "+7", "007", "999999999", "-999999999" };
  static const char *const bad[] = { "",    "-",   "+",   " 7",  "7 ",
                                     "7.0", "7,0", "0x7", "7e2", "1000000000",
                                     "nan", "inf", "--7", "٣",   "99999999999" };
  gint32 number;
  guint64 seed;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    g_assert_true (lw_xml_parse_int (good[i], &number));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (lw_xml_parse_int (bad[i], &number));
  g_assert_true (lw_xml_parse_int ("-999999999", &number));
  g_assert_cmpint (number, ==, -999999999);
  g_assert_true (lw_xml_parse_seed ("18446744073709551615", &seed));
  g_assert_cmpuint (seed, ==, G_MAXUINT64);
  g_assert_false (lw_xml_parse_seed ("18446744073709551616", &seed));
  g_assert_false (lw_xml_parse_seed ("99999999999999999999", &seed));
  g_assert_false (lw_xml_parse_seed ("-1", &seed));
  g_assert_false (lw_xml_parse_seed ("", &seed));
}

static gboolean
fits (LwXmlType type, const char *text)
{
  LwXmlValue value = { "a", type, TRUE, 0, 100, 2, "red|blue" };

  return lw_xml_value_fits (&value, text);
}

static void
test_values (void)
{
  g_assert_true (fits (LW_XML_POINTS, "1,2 3,4"));
  g_assert_true (fits (LW_XML_POINTS, " 1,2\n3,4 5,6 "));
  g_assert_false (fits (LW_XML_POINTS, "1,2"));
  g_assert_false (fits (LW_XML_POINTS, "1,2 3"));
  g_assert_false (fits (LW_XML_POINTS, "1,2,3,4"));
  g_assert_false (fits (LW_XML_POINTS, "1, 2 3,4"));
  g_assert_false (fits (LW_XML_POINTS, "1,2 3,101"));
  g_assert_true (fits (LW_XML_CHOICE, "blue"));
  g_assert_false (fits (LW_XML_CHOICE, "blu"));
  g_assert_false (fits (LW_XML_CHOICE, ""));
  g_assert_true (fits (LW_XML_IDS, "r1 r2\tbg3"));
  g_assert_true (fits (LW_XML_IDS, ""));
  g_assert_false (fits (LW_XML_IDS, "r1,r2"));
  g_assert_true (fits (LW_XML_NUMBERS, "7 100"));
  g_assert_false (fits (LW_XML_NUMBERS, "7"));
  g_assert_false (fits (LW_XML_NUMBERS, "7 101"));
  g_assert_false (fits (LW_XML_NUMBERS, "7 8 9"));
  g_assert_true (fits (LW_XML_HEX, "0f"));
  g_assert_false (fits (LW_XML_HEX, "0F"));
  g_assert_true (fits (LW_XML_DATE, "2024-02-29"));
  g_assert_false (fits (LW_XML_DATE, "2026-02-29"));
  g_assert_false (fits (LW_XML_DATE, "2026-2-9"));
  g_assert_true (fits (LW_XML_TIME, "2026-11-30T23:59:59Z"));
  g_assert_false (fits (LW_XML_TIME, "2026-11-30T24:00:00Z"));
  g_assert_false (fits (LW_XML_TIME, "2026-11-30 23:59:59"));
  g_assert_true (fits (LW_XML_NAME, "Иван & \"Sons\""));
  g_assert_false (fits (LW_XML_NAME, "a\nb"));
  g_assert_false (fits (LW_XML_NAME, "a\xc2\x85"));
  g_assert_true (fits (LW_XML_TEXT, "a\nb"));
  g_assert_true (fits (LW_XML_FILE, "...x"));
  g_assert_false (fits (LW_XML_FILE, ""));
  g_assert_false (fits (LW_XML_FILE, "."));
  g_assert_false (fits (LW_XML_FILE, ".."));
  g_assert_false (fits (LW_XML_FILE, "../x"));
  g_assert_false (fits (LW_XML_FILE, "x/"));
}

static void
test_writer (void)
{
  LwXmlWriter *writer = lw_xml_writer_new (TRUE);
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_autofree char *text = NULL;
  LwPoint a = { 1, -2 }, b = { 3, 4 };

  g_array_append_val (points, a);
  g_array_append_val (points, b);
  lw_xml_open (writer, "a");
  lw_xml_put (writer, "b", "<&\">\n\t\r'");
  lw_xml_put (writer, "c", NULL);
  lw_xml_put_int (writer, "d", -7);
  lw_xml_text (writer, "e", "<&\">\n\t\r'");
  lw_xml_text (writer, "f", NULL);
  lw_xml_open_line (writer, "g");
  lw_xml_points (writer, "h", points);
  lw_xml_open (writer, "i");
  lw_xml_close (writer);
  lw_xml_close (writer);
  lw_xml_open (writer, "j");
  lw_xml_close (writer);
  lw_xml_close (writer);
  text = lw_xml_writer_finish (writer, NULL);
  g_assert_cmpstr (text, ==,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<a b=\"&lt;&amp;&quot;&gt;&#10;&#9;&#13;'\" d=\"-7\">\n"
                   "  <e>&lt;&amp;&quot;&gt;\n\t&#13;'</e>\n"
                   "  <g><h>1,-2 3,4</h><i/></g>\n"
                   "  <j/>\n"
                   "</a>\n");
}

static void
test_peek (void)
{
  static const char odd[] =
      "<campaign xmlns=\"urn:little-wars:campaign\" format=\"1.0\"><a b=\"1\" b=\"2\"/></campaign>";
  static const char foreign[] = "<svg><a b=\"1\" b=\"2\"/></svg>";
  static const char text[] = "<battle xmlns=\"urn:little-wars:battle\" format=\"1.0\" title=\"A "
                             "&amp; B\"><anything/></battle>";
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  LwFileKind kind;

  g_assert_true (lw_xml_root_peek ("x", text, strlen (text), &kind, &title, &error));
  g_assert_no_error (error);
  g_assert_cmpint (kind, ==, LW_FILE_BATTLE);
  g_assert_cmpstr (title, ==, "A & B");
  g_clear_pointer (&title, g_free);
  g_assert_false (lw_xml_root_peek ("x", text, strlen (text) - 5, &kind, &title, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_XML);
  g_clear_error (&error);
  /* Two things wrong at once give one error. */
  g_assert_false (lw_xml_root_peek ("x", odd, strlen (odd), &kind, &title, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_XML);
  g_clear_error (&error);
  g_assert_false (lw_xml_root_peek ("x", foreign, strlen (foreign), &kind, &title, &error));
  g_assert_nonnull (error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/xml-reader/reads", test_reads);
  g_test_add_func ("/store/xml-reader/marks", test_marks);
  g_test_add_func ("/store/xml-reader/pieces", test_pieces);
  g_test_add_func ("/store/xml-reader/prefixes", test_prefixes);
  g_test_add_func ("/store/xml-reader/bytes", test_bytes);
  g_test_add_func ("/store/xml-reader/hostile", test_hostile);
  g_test_add_func ("/store/xml-reader/limits", test_limits);
  g_test_add_func ("/store/xml-reader/counts", test_counts);
  g_test_add_func ("/store/xml-reader/many-lines", test_many_lines);
  g_test_add_func ("/store/xml-reader/cut-short", test_cut_short);
  g_test_add_func ("/store/xml-reader/numbers", test_numbers);
  g_test_add_func ("/store/xml-reader/values", test_values);
  g_test_add_func ("/store/xml-reader/writer", test_writer);
  g_test_add_func ("/store/xml-reader/peek", test_peek);
  return g_test_run ();
}
