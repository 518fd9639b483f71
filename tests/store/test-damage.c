/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-damage.c: files that are cut or flipped, and a machine without memory: nothing of it is
 * taken for a battle.
 */
#include "store-fault.h"
#include "store-test.h"
#include "store-war.h"

#include "lw-battle-file.h"
#include "lw-country-file.h"
#include "lw-safe-file.h"
#include "lw-battle-checksum.h"
#include "lw-campaign-read.h"
#include "lw-order-xml.h"

#include <libxml/xmlerror.h>
#include <libxml/xmlmemory.h>

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

static void
write_texts (void)
{
  g_autoptr (LwBattle) battle = small_battle ();
  g_autoptr (LwCampaign) war = war_of (3);
  g_autoptr (GError) error = NULL;

  battle_text = lw_battle_file_write (battle, NULL, &error);
  g_assert_no_error (error);
  country_text = lw_country_file_write (lw_battle_country (battle), NULL, &error);
  g_assert_no_error (error);
  campaign_text = lw_campaign_file_write (war, &error);
  g_assert_no_error (error);
}

typedef gboolean (*Load) (const char *data, gsize size, GError **error);

static gboolean
load_battle (const char *data, gsize size, GError **error)
{
  g_autoptr (LwBattle) battle = lw_battle_file_parse ("file", data, size, NULL, error);

  return battle != NULL;
}

static gboolean
load_country (const char *data, gsize size, GError **error)
{
  g_autoptr (LwCountry) country = lw_country_file_parse ("file", data, size, NULL, error);

  return country != NULL;
}

static gboolean
load_campaign (const char *data, gsize size, GError **error)
{
  g_autoptr (LwCampaign) war = lw_campaign_read ("file", data, size, error);

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
      g_autofree char *order = lw_order_xml_write (battle, lw_battle_order (battle, n));

      g_string_append (text, order);
    }
  return g_string_free (text, FALSE);
}

/* A flipped name may be read; an order, a man or a stone that was flipped may not. */
static void
test_bits (void)
{
  g_autofree char *data = g_strdup (battle_text);
  g_autoptr (LwBattle) original = lw_battle_file_parse ("file", data, strlen (data), NULL, NULL);
  g_autofree char *orders = orders_of (original);
  g_autofree char *seal = lw_battle_checksum (original);
  gsize size = strlen (data);

  g_assert_cmpuint (size, >, 2000);
  g_test_message ("%zu bits", 8 * size);
  for (gsize bit = 0; bit < 8 * size; bit++)
    {
      g_autoptr (LwBattle) battle = NULL;
      g_autoptr (GError) error = NULL;

      data[bit / 8] ^= (char)(1 << bit % 8);
      battle = lw_battle_file_parse ("file", data, size, NULL, &error);
      data[bit / 8] ^= (char)(1 << bit % 8);
      g_assert_true ((battle == NULL) == (error != NULL));
      if (battle)
        {
          g_autofree char *now = orders_of (battle);
          g_autofree char *sealed = lw_battle_checksum (battle);

          g_assert_cmpstr (now, ==, orders);
          g_assert_cmpstr (sealed, ==, seal);
        }
    }
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
  g_autoptr (LwCountry) country = lw_country_file_parse ("file", data, size, NULL, error);
  g_autofree char *again = NULL;

  fails_at = 0;
  if (!country)
    return FALSE;
  again = lw_country_file_write (country, NULL, NULL);
  g_assert_cmpstr (again, ==, data);
  return TRUE;
}

static gboolean
load_whole_campaign (const char *data, gsize size, GError **error)
{
  g_autoptr (LwCampaign) war = lw_campaign_read ("file", data, size, error);
  g_autofree char *again = NULL;

  fails_at = 0;
  if (!war)
    return FALSE;
  again = lw_campaign_file_write (war, NULL);
  g_assert_cmpstr (again, ==, data);
  return TRUE;
}

static gboolean
load_whole_battle (const char *data, gsize size, GError **error)
{
  g_autoptr (LwBattle) battle = lw_battle_file_parse ("file", data, size, NULL, error);
  g_autofree char *again = NULL;

  fails_at = 0;
  if (!battle)
    return FALSE;
  again = lw_battle_file_write (battle, NULL, NULL);
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
      sweep (battle_text, load_whole_battle, on);
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
  g_test_add_func ("/store/damage/no-memory", test_no_memory);
  status = g_test_run ();
  g_free (battle_text);
  g_free (country_text);
  g_free (campaign_text);
  return status;
}
