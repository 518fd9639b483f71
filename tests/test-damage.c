/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-damage.c: files that are cut, flipped or meant to do harm, and a machine without memory:
 * nothing of it is taken for a battle, and nothing takes long.
 */
#include "store-fault.h"
#include "store-test.h"

#include "lw-battle-file.h"
#include "lw-campaign-file.h"
#include "lw-country-file.h"
#include "lw-safe-file.h"

#include <libxml/xmlerror.h>
#include <libxml/xmlmemory.h>
#include <sys/resource.h>
#include <time.h>

/* Of the processor's time. Without optimizing, and with sanitizers, it is a few times the tenth of
 * a second that is meant. */
#ifdef __SANITIZE_ADDRESS__
#define LOAD_MS 5000
#elif defined(__OPTIMIZE__)
#define LOAD_MS 100
#else
#define LOAD_MS 400
#endif
#define LOAD_KIB (50 * 1024)

/* ---- three files ---- */

static char *battle_text;
static char *country_text;
static char *campaign_text;

/* Eight men and a gun a side on an empty floor, a few moves: all that a battle file has, in 3 kB.
 */
static LwBattle *
small_battle (void)
{
  g_autoptr (LwCountry) country = open_country (6 * LW_FOOT, 5 * LW_FOOT);
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  battle = battle_on (country, (LwForce){ 6, 2, 1 }, &rules);
  battle->id = g_strdup ("0123456789abcdef0123456789abcdef");
  battle->title = g_strdup ("Small");
  put_all_down (battle);
  play_moves (battle, 3);
  return battle;
}

static LwCampaign *
small_war (void)
{
  LwCampaign *war = lw_campaign_new ("The war", 200, LW_LEDGER_MARGIN);

  war->player[LW_RED] = g_strdup ("Robert");
  war->player[LW_BLUE] = g_strdup ("Anna");
  for (guint i = 0; i < 3; i++)
    {
      LwLedgerRow *row = lw_ledger_row_new ();

      row->id = g_strdup_printf ("%032x", i);
      row->date = g_strdup ("2026-10-24");
      row->country = g_strdup ("Hook's Farm");
      row->result = LW_RESULT_RED;
      for (guint side = 0; side < LW_N_SIDES; side++)
        row->side[side].sent = row->side[side].home = (LwForce){ 48, 25, 3 };
      g_ptr_array_add (war->battles, row);
    }
  return war;
}

static void
write_texts (void)
{
  g_autoptr (LwBattle) battle = small_battle ();
  g_autoptr (LwCampaign) war = small_war ();
  g_autoptr (GError) error = NULL;

  battle_text = lw_battle_write (battle, NULL, &error);
  g_assert_no_error (error);
  country_text = lw_country_write (lw_battle_country (battle), NULL, &error);
  g_assert_no_error (error);
  campaign_text = lw_campaign_write (war, &error);
  g_assert_no_error (error);
}

typedef gboolean (*Load) (const char *data, gsize size, GError **error);

static gboolean
load_battle (const char *data, gsize size, GError **error)
{
  g_autoptr (LwBattle) battle = lw_battle_parse ("file", data, size, NULL, error);

  return battle != NULL;
}

static gboolean
load_country (const char *data, gsize size, GError **error)
{
  g_autoptr (LwCountry) country = lw_country_parse ("file", data, size, NULL, error);

  return country != NULL;
}

static gboolean
load_campaign (const char *data, gsize size, GError **error)
{
  g_autoptr (LwCampaign) war = lw_campaign_parse ("file", data, size, error);

  return war != NULL;
}

/* ---- truncations ---- */

static void
truncate_everywhere (const char *text, Load load)
{
  gsize size = strlen (text);

  g_assert_true (load (text, size, NULL));
  for (gsize cut = 0; cut < size - 1; cut++)
    {
      g_autofree char *part = g_strndup (text, cut);
      g_autoptr (GError) error = NULL;

      g_assert_false (load (part, cut, &error));
      g_assert_cmpint (error->domain, ==, LW_STORE_ERROR);
      g_assert_true (g_str_has_prefix (error->message, "file:"));
    }
}

static void
test_truncations (void)
{
  truncate_everywhere (battle_text, load_battle);
  truncate_everywhere (country_text, load_country);
  truncate_everywhere (campaign_text, load_campaign);
}

/* ---- bits ---- */

static char *
orders_of (const LwBattle *battle)
{
  GString *text = g_string_new (NULL);

  for (guint n = 1; n <= battle->record->len; n++)
    {
      g_autofree char *order = lw_order_write (battle, lw_battle_order (battle, n));

      g_string_append (text, order);
    }
  return g_string_free (text, FALSE);
}

/* A flipped name may be read; an order, a man or a stone that was flipped may not. */
static void
test_bits (void)
{
  g_autofree char *data = g_strdup (battle_text);
  g_autoptr (LwBattle) original = lw_battle_parse ("file", data, strlen (data), NULL, NULL);
  g_autofree char *orders = orders_of (original);
  g_autofree char *seal = lw_battle_seal (original);
  gsize size = strlen (data);

  g_assert_cmpuint (size, >, 2000);
  g_test_message ("%zu bits", 8 * size);
  for (gsize bit = 0; bit < 8 * size; bit++)
    {
      g_autoptr (LwBattle) battle = NULL;
      g_autoptr (GError) error = NULL;

      data[bit / 8] ^= (char)(1 << bit % 8);
      battle = lw_battle_parse ("file", data, size, NULL, &error);
      data[bit / 8] ^= (char)(1 << bit % 8);
      g_assert_true ((battle == NULL) == (error != NULL));
      if (battle)
        {
          g_autofree char *now = orders_of (battle);
          g_autofree char *sealed = lw_battle_seal (battle);

          g_assert_cmpstr (now, ==, orders);
          g_assert_cmpstr (sealed, ==, seal);
        }
    }
}

/* ---- what is meant to do harm ---- */

#define COUNTRY \
  "<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"x\" width=\"30720\" "
#define BIG 2300000

static char *
repeat (const char *before, const char *each, gsize n, const char *after)
{
  GString *text = g_string_new (before);

  for (gsize i = 0; i < n; i++)
    g_string_append (text, each);
  g_string_append (text, after);
  return g_string_free (text, FALSE);
}

static char *
laughs (void)
{
  GString *text = g_string_new ("<!DOCTYPE country [<!ENTITY a0 \"ha\">");

  for (guint i = 1; i < 10; i++)
    g_string_append_printf (text, "<!ENTITY a%u \"&a%u;&a%u;&a%u;&a%u;&a%u;&a%u;&a%u;&a%u;\">", i,
                            i - 1, i - 1, i - 1, i - 1, i - 1, i - 1, i - 1, i - 1);
  g_string_append (text, "]>" COUNTRY "><notes>&a9;</notes></country>");
  return g_string_free (text, FALSE);
}

static char *
quadratic (void)
{
  g_autofree char *a = g_strnfill (100000, 'a');
  g_autofree char *before =
      g_strconcat ("<!DOCTYPE c [<!ENTITY a \"", a, "\">]>" COUNTRY "><notes>", NULL);

  return repeat (before, "&a;", 50000, "</notes></country>");
}

static char *
outside (void)
{
  return g_strdup ("<!DOCTYPE c [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>" COUNTRY
                   "><notes>&x;</notes></country>");
}

static char *
outside_type (void)
{
  return g_strdup ("<!DOCTYPE country SYSTEM \"evil.dtd\">" COUNTRY "/>");
}

static char *
many_attributes (void)
{
  GString *text = g_string_new (COUNTRY);

  for (guint i = 0; text->len < BIG; i++)
    g_string_append_printf (text, "a%u=\"\" ", i);
  g_string_append (text, "/>");
  return g_string_free (text, FALSE);
}

static char *
deep (void)
{
  g_autofree char *ends = repeat ("", "</a>", 100000, "");

  return repeat ("", "<a>", 100000, ends);
}

static char *
long_text (void)
{
  return repeat (COUNTRY "><notes>", "aaaaaaaaaa", 1050000, "</notes></country>");
}

static char *
many_elements (void)
{
  return repeat (COUNTRY ">", "<a/>", 2000000, "</country>");
}

static char *
many_trees (void)
{
  return repeat (COUNTRY "depth=\"24576\">", "<tree id=\"t\" x=\"1\" y=\"1\" height=\"9\"/>",
                 900000, "</country>");
}

static char *
twice (void)
{
  return g_strdup (COUNTRY "name=\"y\"/>");
}

static char *
bad_encoding (void)
{
  return g_strdup ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" COUNTRY "/>");
}

static char *
unknown_encoding (void)
{
  return g_strdup ("<?xml version=\"1.0\" encoding=\"EBCDIC\"?>" COUNTRY "/>");
}

static char *
not_utf8 (void)
{
  return g_strdup (COUNTRY "author=\"\xff\xfe\"/>");
}

static char *
surrogate (void)
{
  return g_strdup (COUNTRY "author=\"&#xD800;\"/>");
}

static char *
empty (void)
{
  return g_strdup ("");
}

static char *
comments (void)
{
  return repeat ("", "<!-- x -->", 1000000, COUNTRY "/>");
}

static char *
instructions (void)
{
  return repeat ("", "<?x y?>", 1000000, COUNTRY "/>");
}

static char *
references (void)
{
  return repeat (COUNTRY "depth=\"24576\"><notes>", "&#65;", 2000000, "</notes></country>");
}

static char *
spaces (void)
{
  return repeat (COUNTRY, "\n", BIG, "/>");
}

static char *
cut_in_tag (void)
{
  return repeat (COUNTRY "depth=\"24576\" notes=\"", "a", BIG, "");
}

/* A NUL ends a C string: told by its length. */
static char *
zeros (void)
{
  return NULL;
}

static const struct
{
  const char *name;
  char *(*make) (void);
  const char *words;
} hostile[] = {
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
  { "zeros", zeros, "zero byte" },
};

static glong
peak_kib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

/* In a process of its own, so that the peak is this file's. */
static void
load_hostile (gpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *text = hostile[i].make ();
  gsize size = text ? strlen (text) : 4096;
  g_autoptr (GError) error = NULL;
  clock_t begun = clock ();
  glong before = peak_kib ();
  gint64 took;

  if (!text)
    text = g_malloc0 (size);
  if (load_country (text, size, &error))
    _exit (2);
  took = (gint64)(clock () - begun) * 1000 / CLOCKS_PER_SEC;
  g_test_message ("%s: %d ms, %ld KiB: %s", hostile[i].name, (int)took, peak_kib () - before,
                  error->message);
  if (!strstr (error->message, hostile[i].words) || !g_str_has_prefix (error->message, "file:"))
    _exit (3);
  if (took > LOAD_MS)
    _exit (4);
  _exit (peak_kib () - before > LOAD_KIB ? 5 : 0);
}

static void
test_hostile (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      int status = in_child (load_hostile, GUINT_TO_POINTER (i));

      g_test_message ("%s", hostile[i].name);
      g_assert_true (WIFEXITED (status));
      g_assert_cmpint (WEXITSTATUS (status), ==, 0);
    }
}

/* A gzip file under our name is no text, whatever it unpacks to. */
static void
test_gzip (void)
{
  static const guint8 head[] = { 0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xed, 0xc1 };
  g_autoptr (GError) error = NULL;

  g_assert_false (load_country ((const char *)head, sizeof head, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_XML);
}

/* ---- no memory ---- */

static guint allocations;
static guint fails_at; /* 0: never */
static gboolean fails_on;

static gboolean
memory_fails (void)
{
  allocations++;
  return fails_at != 0 && (allocations == fails_at || (fails_on && allocations > fails_at));
}

static void *
test_malloc (size_t size)
{
  return memory_fails () ? NULL : malloc (size);
}

static void *
test_realloc (void *old, size_t size)
{
  return memory_fails () ? NULL : realloc (old, size);
}

static char *
test_strdup (const char *text)
{
  return memory_fails () ? NULL : strdup (text);
}

/* What is read without memory is no less than the whole. */
static gboolean
load_whole_country (const char *data, gsize size, GError **error)
{
  g_autoptr (LwCountry) country = lw_country_parse ("file", data, size, NULL, error);
  g_autofree char *again = NULL;

  fails_at = 0;
  if (!country)
    return FALSE;
  again = lw_country_write (country, NULL, NULL);
  g_assert_cmpstr (again, ==, data);
  return TRUE;
}

static gboolean
load_whole_campaign (const char *data, gsize size, GError **error)
{
  g_autoptr (LwCampaign) war = lw_campaign_parse ("file", data, size, error);
  g_autofree char *again = NULL;

  fails_at = 0;
  if (!war)
    return FALSE;
  again = lw_campaign_write (war, NULL);
  g_assert_cmpstr (again, ==, data);
  return TRUE;
}

static void
be_quiet (void *data, const char *message, ...)
{
}

/* Either the file is read whole, or refused: at every allocation of the XML library. */
static void
sweep (const char *text, Load load, gboolean on)
{
  gboolean reached = TRUE;
  guint refused = 0;

  for (guint at = 1; reached; at++)
    {
      g_autoptr (GError) error = NULL;
      gboolean loaded;

      allocations = 0;
      fails_at = at;
      fails_on = on;
      loaded = load (text, strlen (text), &error);
      reached = allocations >= at;
      fails_at = 0;
      g_assert_true (loaded == (error == NULL));
      refused += !loaded;
    }
  g_test_message ("%u times refused", refused);
  g_assert_cmpuint (refused, >, 20);
}

static void
test_no_memory (void)
{
  xmlSetGenericErrorFunc (NULL, be_quiet);
  for (guint on = 0; on <= 1; on++)
    {
      sweep (country_text, load_whole_country, on);
      sweep (campaign_text, load_whole_campaign, on);
    }
  g_assert_true (load_country (country_text, strlen (country_text), NULL));
}

int
main (int argc, char **argv)
{
  int status;

  xmlMemSetup (free, test_malloc, test_realloc, test_strdup);
  g_test_init (&argc, &argv, NULL);
  write_texts ();
  g_test_add_func ("/store/damage/every-truncation", test_truncations);
  g_test_add_func ("/store/damage/every-bit", test_bits);
  g_test_add_func ("/store/damage/hostile", test_hostile);
  g_test_add_func ("/store/damage/gzip", test_gzip);
  g_test_add_func ("/store/damage/no-memory", test_no_memory);
  status = g_test_run ();
  g_free (battle_text);
  g_free (country_text);
  g_free (campaign_text);
  return status;
}
