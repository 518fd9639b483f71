/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-words.c: things found by their ids, fresh ids, and what a step is called.
 */
#include "lw-drafting-private.h"

#include <glib/gi18n-lib.h>

gint
lw_draft_find (const LwDrafting *drafting, const char *id)
{
  const LwCountry *country = lw_drafting_country (drafting);

  for (guint i = 0; id != NULL && i < country->features->len; i++)
    if (g_str_equal (lw_country_feature (country, i)->id, id))
      return (gint)i;
  return -1;
}

static gint
compare_places_cb (gconstpointer a, gconstpointer b)
{
  guint x = *(const guint *)a, y = *(const guint *)b;

  return (x > y) - (x < y);
}

static gboolean
holds_place (const GArray *places, guint place)
{
  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, guint, i) == place)
      return TRUE;
  return FALSE;
}

/* With many ids it is cheaper to ask each thing whether it is among them. */
GArray *
lw_draft_places (const LwDrafting *drafting, const char *const *ids, gboolean free)
{
  const LwCountry *country = lw_drafting_country (drafting);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GHashTable) wanted = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    g_hash_table_add (wanted, (gpointer)ids[i]);
  for (guint i = 0; i < country->features->len && g_hash_table_size (wanted) > 0; i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);

      if (g_hash_table_contains (wanted, feature->id) && !(free && feature->locked))
        g_array_append_val (places, i);
    }
  return places;
}

static gboolean
is_crossing_of (const LwFeature *feature, const char *river)
{
  return feature->across != NULL && g_str_equal (feature->across, river);
}

void
lw_draft_with_crossings (const LwDrafting *drafting, GArray *places, gboolean free)
{
  const LwCountry *country = lw_drafting_country (drafting);
  guint n = places->len;

  for (guint i = 0; i < n; i++)
    {
      const LwFeature *river = lw_draft_at (drafting, g_array_index (places, guint, i));

      for (guint k = 0; river->kind == LW_FEATURE_RIVER && k < country->features->len; k++)
        {
          const LwFeature *other = lw_country_feature (country, k);

          if (is_crossing_of (other, river->id) && !(free && other->locked) &&
              !holds_place (places, k))
            g_array_append_val (places, k);
        }
    }
  g_array_sort (places, compare_places_cb);
}

LwBox
lw_draft_bounds (const LwDrafting *drafting, const GArray *places)
{
  LwBox bounds = { 0, 0, 0, 0 };

  for (guint i = 0; i < places->len; i++)
    {
      LwBox box = lw_feature_bounds (lw_draft_at (drafting, g_array_index (places, guint, i)));

      if (i == 0)
        bounds = box;
      bounds = (LwBox){ MIN (bounds.x1, box.x1), MIN (bounds.y1, box.y1), MAX (bounds.x2, box.x2),
                        MAX (bounds.y2, box.y2) };
    }
  return bounds;
}

/* ---- Ids ---- */

char *
lw_drafting_fresh_id (const LwDrafting *drafting, LwFeatureKind kind)
{
  const LwCountry *country;
  const char *nick;
  gsize length;
  guint most = 0;

  g_return_val_if_fail (drafting != NULL, NULL);

  country = lw_drafting_country (drafting);
  nick = lw_feature_kind_nick (kind);
  length = strlen (nick);
  for (guint i = 0; i < country->features->len; i++)
    {
      const char *id = lw_country_feature (country, i)->id;

      if (strncmp (id, nick, length) == 0 && id[length] == '-')
        {
          guint64 number = g_ascii_strtoull (id + length + 1, NULL, 10);

          most = MAX (most, (guint)MIN (number, 999999));
        }
    }
  return g_strdup_printf ("%s-%u", nick, most + 1);
}

/* ---- What is typed ---- */

#define LONGEST_LINE 80
#define LONGEST_TEXT 4096

static gboolean
is_noncharacter (gunichar c)
{
  return (c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
}

static char *
clean (const char *text, gboolean lines, glong most)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);
  g_autoptr (GString) kept = g_string_new (NULL);
  glong n = 0;

  for (const char *p = valid; *p != '\0' && n < most; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      char bytes[6];
      gint size;

      if (is_noncharacter (c))
        continue;
      if (g_unichar_iscntrl (c) && !(lines && (c == '\n' || c == '\t')))
        c = ' ';
      size = g_unichar_to_utf8 (c, bytes);
      n += lines ? size : 1;
      if (n <= most)
        g_string_append_len (kept, bytes, size);
    }
  return kept->len > 0 ? g_strdup (kept->str) : NULL;
}

char *
lw_draft_line (const char *text)
{
  return clean (text, FALSE, LONGEST_LINE);
}

char *
lw_draft_text (const char *text)
{
  return clean (text, TRUE, LONGEST_TEXT);
}

/* ---- Names of steps ---- */

/* One whole phrase an act, so that each can be said as its grammar wants. */
static const char *
one_thing (LwAct act)
{
  switch (act)
    {
    case LW_ACT_ADD:
      return _ ("put down %s");
    case LW_ACT_DELETE:
      return _ ("delete %s");
    case LW_ACT_MOVE:
      return _ ("move %s");
    case LW_ACT_ROTATE:
      return _ ("turn %s");
    case LW_ACT_RESIZE:
      return _ ("resize %s");
    case LW_ACT_SHAPE:
      return _ ("reshape %s");
    case LW_ACT_FLIP:
      return _ ("mirror %s");
    case LW_ACT_NAME:
      return _ ("name %s");
    case LW_ACT_DUPLICATE:
      return _ ("duplicate %s");
    case LW_ACT_ALIGN:
      return _ ("align %s");
    case LW_ACT_DISTRIBUTE:
      return _ ("space out %s");
    case LW_ACT_RAISE:
      return _ ("raise %s");
    case LW_ACT_LOWER:
      return _ ("lower %s");
    case LW_ACT_LOCK:
      return _ ("lock %s");
    case LW_ACT_UNLOCK:
      return _ ("unlock %s");
    case LW_ACT_STACK:
      return _ ("stack %s");
    case LW_ACT_CHANGE:
    default:
      return _ ("change %s");
    }
}

static const char *
many_things (LwAct act, guint n)
{
  switch (act)
    {
    case LW_ACT_ADD:
      return g_dngettext (GETTEXT_PACKAGE, "put down %u thing", "put down %u things", n);
    case LW_ACT_DELETE:
      return g_dngettext (GETTEXT_PACKAGE, "delete %u thing", "delete %u things", n);
    case LW_ACT_MOVE:
      return g_dngettext (GETTEXT_PACKAGE, "move %u thing", "move %u things", n);
    case LW_ACT_ROTATE:
      return g_dngettext (GETTEXT_PACKAGE, "turn %u thing", "turn %u things", n);
    case LW_ACT_RESIZE:
      return g_dngettext (GETTEXT_PACKAGE, "resize %u thing", "resize %u things", n);
    case LW_ACT_SHAPE:
      return g_dngettext (GETTEXT_PACKAGE, "reshape %u thing", "reshape %u things", n);
    case LW_ACT_FLIP:
      return g_dngettext (GETTEXT_PACKAGE, "mirror %u thing", "mirror %u things", n);
    case LW_ACT_NAME:
      return g_dngettext (GETTEXT_PACKAGE, "name %u thing", "name %u things", n);
    case LW_ACT_DUPLICATE:
      return g_dngettext (GETTEXT_PACKAGE, "duplicate %u thing", "duplicate %u things", n);
    case LW_ACT_ALIGN:
      return g_dngettext (GETTEXT_PACKAGE, "align %u thing", "align %u things", n);
    case LW_ACT_DISTRIBUTE:
      return g_dngettext (GETTEXT_PACKAGE, "space out %u thing", "space out %u things", n);
    case LW_ACT_RAISE:
      return g_dngettext (GETTEXT_PACKAGE, "raise %u thing", "raise %u things", n);
    case LW_ACT_LOWER:
      return g_dngettext (GETTEXT_PACKAGE, "lower %u thing", "lower %u things", n);
    case LW_ACT_LOCK:
      return g_dngettext (GETTEXT_PACKAGE, "lock %u thing", "lock %u things", n);
    case LW_ACT_UNLOCK:
      return g_dngettext (GETTEXT_PACKAGE, "unlock %u thing", "unlock %u things", n);
    case LW_ACT_STACK:
      return g_dngettext (GETTEXT_PACKAGE, "stack %u thing", "stack %u things", n);
    case LW_ACT_CHANGE:
    default:
      return g_dngettext (GETTEXT_PACKAGE, "change %u thing", "change %u things", n);
    }
}

/* The phrases above are the only ones, each with one place to fill. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
lw_draft_words (const LwDrafting *drafting, LwAct act, const GArray *places)
{
  const LwFeature *feature;

  if (places->len != 1)
    return g_strdup_printf (many_things (act, places->len), places->len);
  feature = lw_draft_at (drafting, g_array_index (places, guint, 0));
  return g_strdup_printf (one_thing (act), feature->name != NULL && *feature->name != '\0'
                                               ? feature->name
                                               : lw_feature_kind_name (feature->kind));
}
#pragma GCC diagnostic pop
