/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-schema.c: the schemas that ship and the loader say the same of what ships, of what is
 * written, and of files with one thing wrong.
 */
#include "lw-battle-file.h"
#include "data-folder.h"
#include "lw-battle-xml.h"
#include "lw-campaign-file.h"
#include "lw-country-file.h"
#include "lw-country-xml.h"
#include "store-test.h"
#include "lw-campaign-read.h"

#include <glib/gstdio.h>
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <string.h>

#define MUTANTS 1000

typedef struct
{
  xmlRelaxNGPtr schema;
  xmlRelaxNGValidCtxtPtr context;
} Schema;

static void
ignore_cb (void *data, const char *format, ...)
{
}

static void
open_schema (Schema *schema, const char *name)
{
  g_autofree char *path = g_build_filename (data_folder (), "schema", name, NULL);
  xmlRelaxNGParserCtxtPtr parser = xmlRelaxNGNewParserCtxt (path);

  xmlSetGenericErrorFunc (NULL, ignore_cb);
  schema->schema = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  g_assert_nonnull (schema->schema);
  schema->context = xmlRelaxNGNewValidCtxt (schema->schema);
  xmlRelaxNGSetValidErrors (schema->context, ignore_cb, ignore_cb, NULL);
}

static void
close_schema (Schema *schema)
{
  xmlRelaxNGFreeValidCtxt (schema->context);
  xmlRelaxNGFree (schema->schema);
}

static xmlDocPtr
read_text (const char *text)
{
  return xmlReadMemory (text, (int)strlen (text), NULL, "UTF-8",
                        XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
}

static gboolean
is_well_formed (const char *text)
{
  xmlDocPtr document = read_text (text);

  xmlFreeDoc (document);
  return document != NULL;
}

static gboolean
is_valid (const Schema *schema, const char *text)
{
  xmlDocPtr document = read_text (text);
  gboolean valid = document && xmlRelaxNGValidateDoc (schema->context, document) == 0;

  xmlFreeDoc (document);
  return valid;
}

/* ---- one thing wrong ---- */

static const char *const values[] = {
  "",
  "-1",
  "0",
  "1",
  "7",
  "12288",
  "122880",
  "122881",
  "1295999",
  "1296001",
  "9999999999",
  "1.5",
  "1,5",
  "0x7",
  "nan",
  "red",
  "blue",
  "north",
  "yes",
  "no",
  "finish",
  "model",
  "plate",
  "driven",
  "r1 r2",
  "r1,r2",
  "1,2 3,4",
  "1,2 3",
  "1,2 3,4 5,6 7,8",
  "9t",
  "2026-11-30",
  "2026-13-30",
  "2026-11-30T14:05:00Z",
  "a b",
  "A&#10;B",
  "&#8364;",
  "0123456789abcdef0123456789abcdef",
  "0123456789ABCDEF0123456789ABCDEF",
  "48 25 3",
  ".",
  "..",
  "...",
  "../b.lwbattle",
  "/tmp/b.lwbattle",
  "b.lwbattle",
  "1.1",
  "2.0",
  "18446744073709551615",
  "18446744073709551616",
  "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
  "123456789012345678901234567890123456789012345678901234567890123456789012345678901",
};

/* Where @pattern is found in @text after its first tag has begun: one of the places, by chance. */
static gboolean
find_place (const char *text, const char *pattern, GRand *rand, int *start, int *end)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, 2 * sizeof (int));
  const int *place;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      int both[2];

      g_match_info_fetch_pos (match, 0, &both[0], &both[1]);
      g_array_append_vals (places, both, 1);
    }
  if (places->len == 0)
    return FALSE;
  place = (const int *)places->data + 2 * g_rand_int_range (rand, 0, places->len);
  *start = place[0];
  *end = place[1];
  return TRUE;
}

/* Attributes changed, taken out, renamed; elements taken out, doubled, renamed; text let in. */
static char *
mutate (const char *text, GRand *rand)
{
  static const char *const patterns[] = { "\"[^\"<>?]*\"", " [a-z0-9-]+=\"[^\"<>?]*\"",
                                          "[a-z]+=\"",     "<[a-z-]+ [^<>]*/>",
                                          "<[a-z-]+ ",     "\">" };
  guint what = g_rand_int_range (rand, 0, G_N_ELEMENTS (patterns));
  g_autofree char *value = NULL;
  g_autofree char *found = NULL;
  int start, end;

  if (!find_place (text, patterns[what], rand, &start, &end))
    return NULL;
  found = g_strndup (text + start, end - start);
  switch (what)
    {
    case 0:
      value = g_strdup_printf ("\"%s\"", values[g_rand_int_range (rand, 0, G_N_ELEMENTS (values))]);
      break;
    case 2:
      value = g_strdup ("strange=\"");
      break;
    case 3:
      value = g_rand_boolean (rand) ? g_strdup ("") : g_strconcat (found, found, NULL);
      break;
    case 4:
      value = g_strdup ("<strange ");
      break;
    case 5:
      value = g_strdup (g_rand_boolean (rand) ? "\">text" : "\"><strange/>");
      break;
    default:
      value = g_strdup ("");
    }
  return g_strdup_printf ("%.*s%s%s", start, text, value, text + end);
}

static void
check_mutants (const char *schema_name, const char *text, const LwXmlElement *root)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1913);
  guint refused = 0, accepted = 0;
  Schema schema;

  open_schema (&schema, schema_name);
  g_assert_true (is_valid (&schema, text));
  while (refused + accepted < MUTANTS)
    {
      g_autofree char *mutant = mutate (text, rand);
      g_autoptr (GError) error = NULL;
      g_autoptr (LwXmlDocument) document = NULL;

      if (!mutant)
        continue;
      document = lw_xml_read ("mutant", mutant, strlen (mutant), root, &error);
      if (is_valid (&schema, mutant) != (document != NULL))
        {
          g_test_message ("%s", mutant);
          g_error ("schema and loader differ: %s", error ? error->message : "the loader takes it");
        }
      refused += document == NULL;
      accepted += document != NULL;
    }
  close_schema (&schema);
  g_test_message ("%u refused, %u accepted", refused, accepted);
  g_assert_cmpuint (refused, >, MUTANTS / 4);
  g_assert_cmpuint (accepted, >, MUTANTS / 20);
}

#define ALL                                                                                        \
  "<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"A\" width=\"12288\" "          \
  "depth=\"12288\"><author>B</author><notes>C</notes>"                                             \
  "<board id=\"b\" height=\"256\"><outline>0,0 100,0 100,100</outline></board>"                    \
  "<house id=\"h\" name=\"D\" x=\"3000\" y=\"3000\" width=\"500\" depth=\"400\" height=\"900\" "   \
  "angle=\"54000\"/><wall id=\"w\" height=\"384\" thickness=\"128\"><line>0,0 50,50</line></wall>" \
  "<tree id=\"t\" x=\"64\" y=\"64\" height=\"1792\"/>"                                             \
  "<rock id=\"r\" x=\"6000\" y=\"6000\" radius=\"300\" height=\"200\"/>"                           \
  "<river id=\"stream\" width=\"768\"><line>0,8000 12288,8000</line></river>"                      \
  "<ford id=\"f\" across=\"stream\" x=\"900\" y=\"8000\" width=\"600\" depth=\"900\"/>"            \
  "<scenario title=\"T\" variety=\"blow\" first=\"red\"><briefing>E</briefing>"                    \
  "<force side=\"red\" edge=\"north\" infantry=\"9\" cavalry=\"0\" guns=\"1\"/>"                   \
  "<force side=\"blue\" edge=\"south\" infantry=\"9\" cavalry=\"0\" guns=\"1\"/>"                  \
  "<rule name=\"moved-gun-facing\" value=\"free\"/>"                                               \
  "<zone side=\"blue\"><outline>0,0 100,0 100,100</outline></zone></scenario></country>"

static void
test_country (void)
{
  check_mutants ("country.rng", ALL, &lw_country_xml_element);
}

static void
test_battle (void)
{
  g_autoptr (LwBattle) battle = short_battle ();
  g_autofree char *text = lw_battle_file_write (battle, NULL, NULL);

  check_mutants ("battle.rng", text, &lw_battle_xml_element);
}

/* All that the writer can say: one of each order is in test-order-xml; here a record of them. */
static void
test_written (void)
{
  g_autoptr (LwBattle) battle = short_battle ();
  g_autoptr (LwReportWords) words = lw_battle_file_words_new ();
  g_autofree char *text = NULL;
  Schema schema;

  words->title = g_strdup ("Title");
  g_ptr_array_add (words->paragraphs, g_strdup ("One\ntwo."));
  text = lw_battle_file_write (battle, words, NULL);
  open_schema (&schema, "battle.rng");
  g_assert_true (is_valid (&schema, text));
  close_schema (&schema);
}

/* A war of one battle. */
static char *
war_text (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("W", 400, LW_LEDGER_RAW);
  g_autoptr (LwBattle) battle = short_battle ();
  LwLedgerRow *row = lw_ledger_row_of (battle, "2026-11-30");

  row->note = g_strdup ("N");
  row->file = g_strdup ("b.lwbattle");
  g_assert_true (lw_campaign_add (war, row));
  return lw_campaign_file_write (war, NULL);
}

static void
test_campaign (void)
{
  g_autofree char *text = war_text ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (1913);
  guint refused = 0;
  Schema schema;

  open_schema (&schema, "campaign.rng");
  g_assert_true (is_valid (&schema, text));
  while (refused < MUTANTS)
    {
      g_autofree char *mutant = mutate (text, rand);

      /* What the schema refuses the loader refuses; it knows more, such as the sums. */
      if (!mutant || is_valid (&schema, mutant))
        continue;
      g_assert_null (lw_campaign_read ("mutant", mutant, strlen (mutant), NULL));
      refused++;
    }
  close_schema (&schema);
}

/* ---- a second opinion ---- */

/* What jing says of all files of a folder at once: one line for each fault. NULL: there is no jing.
 */
static char *
ask_jing (const char *schema_name, const char *folder, guint n)
{
  g_autofree char *program = g_find_program_in_path ("jing");
  g_autoptr (GPtrArray) arguments = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  char *said = NULL;

  if (program == NULL)
    return NULL;
  g_ptr_array_add (arguments, g_strdup (program));
  g_ptr_array_add (arguments, g_build_filename (data_folder (), "schema", schema_name, NULL));
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (arguments, g_strdup_printf ("%s/%04u.xml", folder, i));
  g_ptr_array_add (arguments, NULL);
  g_spawn_sync (NULL, (char **)arguments->pdata, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                &said, NULL, NULL, &error);
  g_assert_no_error (error);
  return said;
}

/* Whole, and a thousand times with one thing wrong. */
static void
compare_with_jing (const char *schema_name, const char *text)
{
  g_autofree char *folder = g_dir_make_tmp ("lw-jing-XXXXXX", NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1914);
  gboolean valid[MUTANTS];
  guint n = 0, refused = 0;
  g_autofree char *said = NULL;
  Schema schema;

  open_schema (&schema, schema_name);
  while (n < MUTANTS)
    {
      g_autofree char *mutant = n == 0 ? g_strdup (text) : mutate (text, rand);
      g_autofree char *path = g_strdup_printf ("%s/%04u.xml", folder, n);

      /* After one that is not XML at all jing reads no further. */
      if (mutant == NULL || !is_well_formed (mutant))
        continue;
      valid[n++] = is_valid (&schema, mutant);
      g_assert_true (g_file_set_contents (path, mutant, -1, NULL));
    }
  close_schema (&schema);
  said = ask_jing (schema_name, folder, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%04u.xml", folder, i);

      if (said != NULL && valid[i] == (strstr (said, path) != NULL))
        g_error ("jing and libxml2 differ: %s", path);
      refused += !valid[i];
      g_remove (path);
    }
  g_rmdir (folder);
  g_test_message ("%u of %u refused by both", refused, n);
  g_assert_cmpuint (refused, >, MUTANTS / 4);
  if (said == NULL)
    g_test_skip ("jing is not installed");
}

static void
test_jing (void)
{
  g_autoptr (LwBattle) battle = short_battle ();
  g_autofree char *text = lw_battle_file_write (battle, NULL, NULL);
  g_autofree char *war = war_text ();

  compare_with_jing ("country.rng", ALL);
  compare_with_jing ("battle.rng", text);
  compare_with_jing ("campaign.rng", war);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/schema/country", test_country);
  g_test_add_func ("/store/schema/battle", test_battle);
  g_test_add_func ("/store/schema/written", test_written);
  g_test_add_func ("/store/schema/campaign", test_campaign);
  g_test_add_func ("/store/schema/jing", test_jing);
  return g_test_run ();
}
