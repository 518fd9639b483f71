/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-grammar.c: the schemas that ship and the tables of the loader are one grammar.
 *
 * Both are walked from the root down. Of every element the attributes, the children with their
 * order and number, and the text must be the same, and of every value its kind, its choices and its
 * bounds. A value is told in a few words ("int 0..50", "choice blue|red") from either side. Two
 * things a schema does not say: the bounds of points, but for dice, and how many there may be of
 * what is not counted one by one.
 */
#include "lw-battle-xml.h"
#include "data-folder.h"
#include "lw-campaign-read.h"
#include "lw-country-xml.h"

#include <libxml/parser.h>
#include <string.h>

#define ID_PATTERN "[A-Za-z][A-Za-z0-9\\-_.]{0,31}"
#define POINT_PATTERN "[+\\-]?[0-9]{1,9},[+\\-]?[0-9]{1,9}"
#define PLAIN_PATTERN "[^\\p{Cc}]+"
#define FILE_PATTERN "[^/\\p{Cc}]+"
#define FORMAT_PATTERN "1\\.[0-9]{1,9}"
#define MANY 1000000

/* A schema with all that it includes; what includes comes first. */
typedef struct
{
  GPtrArray *documents; /* of xmlDocPtr */
  GHashTable *defines;  /* name, or "start" -> xmlNodePtr */
} Schema;

/* ---- reading a schema ---- */

static gboolean
is (xmlNodePtr node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && strcmp ((const char *)node->name, name) == 0;
}

static char *
get (xmlNodePtr node, const char *attribute)
{
  xmlChar *value = xmlGetNoNsProp (node, (const xmlChar *)attribute);
  char *copy = g_strdup ((const char *)value);

  xmlFree (value);
  return copy;
}

static void
add_defines (Schema *schema, xmlNodePtr parent)
{
  for (xmlNodePtr node = parent->children; node != NULL; node = node->next)
    {
      char *name = is (node, "define")  ? get (node, "name")
                   : is (node, "start") ? g_strdup ("start")
                                        : NULL;

      if (name != NULL && !g_hash_table_contains (schema->defines, name))
        g_hash_table_insert (schema->defines, name, node);
      else
        g_free (name);
    }
}

static void
add_file (Schema *schema, const char *name)
{
  g_autofree char *path = g_build_filename (data_folder (), "schema", name, NULL);
  xmlDocPtr document = xmlReadFile (path, NULL, XML_PARSE_NONET | XML_PARSE_NOBLANKS);
  xmlNodePtr root;

  g_assert_nonnull (document);
  g_ptr_array_add (schema->documents, document);
  root = xmlDocGetRootElement (document);
  add_defines (schema, root);
  for (xmlNodePtr node = root->children; node != NULL; node = node->next)
    if (is (node, "include"))
      {
        g_autofree char *included = get (node, "href");

        add_defines (schema, node);
        add_file (schema, included);
      }
}

static void
open_schema (Schema *schema, const char *name)
{
  schema->documents = g_ptr_array_new_with_free_func ((GDestroyNotify)xmlFreeDoc);
  schema->defines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  add_file (schema, name);
}

static void
close_schema (Schema *schema)
{
  g_hash_table_unref (schema->defines);
  g_ptr_array_unref (schema->documents);
}

static xmlNodePtr
follow (const Schema *schema, xmlNodePtr ref)
{
  g_autofree char *name = get (ref, "name");
  xmlNodePtr define = g_hash_table_lookup (schema->defines, name);

  g_assert_nonnull (define);
  return define;
}

/* The one thing in a node, with names resolved. */
static xmlNodePtr
content_of (const Schema *schema, xmlNodePtr node)
{
  node = node->children;
  while (node != NULL && node->type != XML_ELEMENT_NODE)
    node = node->next;
  g_assert_nonnull (node);
  return is (node, "ref") ? content_of (schema, follow (schema, node)) : node;
}

/* ---- a value of a schema in words ---- */

static char *
parameter (xmlNodePtr data, const char *name)
{
  for (xmlNodePtr node = data->children; node != NULL; node = node->next)
    if (is (node, "param"))
      {
        g_autofree char *called = get (node, "name");

        if (strcmp (called, name) == 0)
          {
            xmlChar *text = xmlNodeGetContent (node);
            char *copy = g_strdup ((const char *)text);

            xmlFree (text);
            return copy;
          }
      }
  return NULL;
}

static char *
describe_string (xmlNodePtr data)
{
  g_autofree char *pattern = parameter (data, "pattern");
  g_autofree char *least = parameter (data, "minLength");
  g_autofree char *most = parameter (data, "maxLength");
  guint digits;

  if (pattern == NULL)
    return g_strdup_printf ("text %s", most);
  if (strcmp (pattern, PLAIN_PATTERN) == 0)
    {
      g_assert_cmpstr (least, ==, "1");
      return g_strdup_printf ("name %s", most);
    }
  if (strcmp (pattern, FILE_PATTERN) == 0)
    return g_strdup ("file");
  if (strcmp (pattern, ID_PATTERN) == 0)
    return g_strdup ("id");
  if (strcmp (pattern, POINT_PATTERN) == 0)
    return g_strdup ("point");
  if (strcmp (pattern, FORMAT_PATTERN) == 0)
    return g_strdup ("format");
  if (sscanf (pattern, "[0-9a-f]{%u}", &digits) == 1)
    return g_strdup_printf ("hex %u", digits);
  return g_strdup_printf ("point %s", pattern);
}

static char *
describe_data (xmlNodePtr data)
{
  g_autofree char *type = get (data, "type");
  g_autofree char *least = parameter (data, "minInclusive");
  g_autofree char *most = parameter (data, "maxInclusive");

  if (strcmp (type, "string") == 0)
    return describe_string (data);
  if (strcmp (type, "integer") == 0)
    return g_strdup_printf ("int %s..%s", least, most);
  return g_strdup (type);
}

static gint
compare_words_cb (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

/* Sorted, so that the order of a list does not matter. */
static char *
describe_words (GPtrArray *words)
{
  g_autofree char *list = NULL;

  g_ptr_array_sort (words, compare_words_cb);
  g_ptr_array_add (words, NULL);
  list = g_strjoinv ("|", (char **)words->pdata);
  return g_strdup_printf ("choice %s", list);
}

static void
collect_words (xmlNodePtr node, GPtrArray *words)
{
  xmlChar *text;

  if (is (node, "choice"))
    {
      for (xmlNodePtr child = node->children; child != NULL; child = child->next)
        if (child->type == XML_ELEMENT_NODE)
          collect_words (child, words);
      return;
    }
  g_assert_true (is (node, "value"));
  text = xmlNodeGetContent (node);
  g_ptr_array_add (words, g_strdup ((const char *)text));
  xmlFree (text);
}

static char *describe (const Schema *schema, xmlNodePtr node);

/* Numbers are counted; of points and ids there are so many or more. */
static char *
describe_list (const Schema *schema, xmlNodePtr list)
{
  g_autofree char *item = NULL;
  gboolean none = FALSE;
  guint n = 0;

  for (xmlNodePtr node = list->children; node != NULL; node = node->next)
    {
      if (node->type != XML_ELEMENT_NODE)
        continue;
      n++;
      none = is (node, "zeroOrMore");
      g_free (item);
      item = is (node, "ref") ? describe (schema, content_of (schema, follow (schema, node)))
                              : describe (schema, content_of (schema, node));
    }
  if (strcmp (item, "id") == 0)
    return g_strdup (none ? "ids" : "ids, one at least");
  if (strcmp (item, "point") == 0)
    return g_strdup_printf ("points, %u at least", n);
  return g_strdup_printf ("%u of %s", n, item);
}

static char *
describe (const Schema *schema, xmlNodePtr node)
{
  if (is (node, "data"))
    return describe_data (node);
  if (is (node, "list"))
    return describe_list (schema, node);
  {
    g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

    collect_words (node, words);
    return describe_words (words);
  }
}

/* ---- a value of a table in words ---- */

static char *
describe_choices (const char *choices)
{
  g_auto (GStrv) parts = g_strsplit (choices, "|", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    g_ptr_array_add (words, parts[i]);
  return describe_words (words);
}

static char *
describe_value (const LwXmlValue *value)
{
  switch (value->type)
    {
    case LW_XML_NAME:
      if (g_strcmp0 (value->name, "format") == 0)
        return g_strdup ("format");
      return g_strdup_printf ("name %d", value->max);
    case LW_XML_FILE:
      return g_strdup ("file");
    case LW_XML_TEXT:
      return g_strdup_printf ("text %d", value->max);
    case LW_XML_INT:
      return g_strdup_printf ("int %d..%d", value->min, value->max);
    case LW_XML_NUMBERS:
      return g_strdup_printf ("%u of int %d..%d", value->count, value->min, value->max);
    case LW_XML_SEED:
      return g_strdup ("unsignedLong");
    case LW_XML_ID:
      return g_strdup ("id");
    case LW_XML_IDS:
      return g_strdup ("ids");
    case LW_XML_POINT:
      if (value->min < 0 || value->max > 9)
        return g_strdup ("point");
      return g_strdup_printf ("point [%d-%d],[%d-%d]", value->min, value->max, value->min,
                              value->max);
    case LW_XML_POINTS:
      return g_strdup_printf ("points, %u at least", value->count);
    case LW_XML_CHOICE:
      return describe_choices (value->choices);
    case LW_XML_HEX:
      return g_strdup_printf ("hex %u", value->count);
    case LW_XML_DATE:
      return g_strdup ("date");
    case LW_XML_TIME:
    default:
      return g_strdup ("dateTime");
    }
}

/* ---- what an element of a schema holds ---- */

typedef struct
{
  xmlNodePtr node;
  char *name;
  guint rank, least, most;
} Child;

typedef struct
{
  GHashTable *attributes; /* name -> "needed int 0..50" or "int 0..50" */
  GArray *children;       /* of Child */
  char *text;             /* or NULL */
  guint rank;             /* of what comes next */
} Content;

static void
clear_child_cb (gpointer child)
{
  g_free (((Child *)child)->name);
}

static void
add_child (Content *content, xmlNodePtr node, gboolean optional, gboolean many)
{
  char *name = get (node, "name");
  Child child = { node, name, content->rank, !optional, many ? MANY : 1 };

  for (guint i = 0; i < content->children->len; i++)
    {
      Child *other = &g_array_index (content->children, Child, i);

      if (strcmp (other->name, name) == 0)
        {
          other->least += child.least;
          other->most += child.most;
          g_free (name);
          return;
        }
    }
  g_array_append_val (content->children, child);
}

static void
add_attribute (const Schema *schema, Content *content, xmlNodePtr node, gboolean optional)
{
  g_autofree char *value = describe (schema, content_of (schema, node));
  char *name = get (node, "name");

  g_assert_false (g_hash_table_contains (content->attributes, name));
  g_hash_table_insert (content->attributes, name,
                       g_strconcat (optional ? "" : "needed ", value, NULL));
}

static void
collect (
    const Schema *schema, Content *content, xmlNodePtr parent, gboolean optional, gboolean many)
{
  for (xmlNodePtr node = parent->children; node != NULL; node = node->next)
    {
      gboolean choice = is (parent, "choice");

      if (node->type != XML_ELEMENT_NODE)
        continue;
      if (is (node, "attribute"))
        add_attribute (schema, content, node, optional);
      else if (is (node, "element"))
        add_child (content, node, optional, many);
      else if (is (node, "ref"))
        collect (schema, content, follow (schema, node), optional, many);
      else if (is (node, "optional") || is (node, "zeroOrMore"))
        collect (schema, content, node, TRUE, many || is (node, "zeroOrMore"));
      else if (is (node, "choice") && optional)
        collect (schema, content, node, TRUE, many);
      else
        content->text = describe (schema, node);
      if (!choice && !many)
        content->rank++;
    }
}

static void
read_content (const Schema *schema, Content *content, xmlNodePtr element)
{
  *content = (Content){ g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
                        g_array_new (FALSE, FALSE, sizeof (Child)) };
  g_array_set_clear_func (content->children, clear_child_cb);
  collect (schema, content, element, FALSE, FALSE);
}

static void
clear_content (Content *content)
{
  g_hash_table_unref (content->attributes);
  g_array_unref (content->children);
  g_free (content->text);
}

/* ---- the two side by side ---- */

static guint
check_attributes (const char *path, const LwXmlElement *element, const Content *content)
{
  guint n = 0;

  for (const LwXmlValue *value = element->attributes; value->name != NULL; value++, n++)
    {
      g_autofree char *words = describe_value (value);
      g_autofree char *wanted = g_strconcat (value->required ? "needed " : "", words, NULL);
      const char *told = g_hash_table_lookup (content->attributes, value->name);

      if (g_strcmp0 (told, wanted) != 0)
        g_error ("%s/@%s: the table says “%s”, the schema “%s”", path, value->name, wanted,
                 told != NULL ? told : "nothing");
    }
  if (n != g_hash_table_size (content->attributes))
    g_error ("%s: the schema has %u attributes, the table %u", path,
             g_hash_table_size (content->attributes), n);
  return n;
}

static const Child *
find_child (const Content *content, const char *name)
{
  for (guint i = 0; i < content->children->len; i++)
    if (strcmp (g_array_index (content->children, Child, i).name, name) == 0)
      return &g_array_index (content->children, Child, i);
  return NULL;
}

/* A schema counts one by one; where it does not, the table may still have a limit of its own. */
static void
check_number (const char *path, const LwXmlChild *row, const Child *child)
{
  guint most = row->most == 0 || row->most > 2 ? MANY : row->most;

  if (row->least != child->least || most != MIN (child->most, MANY))
    g_error ("%s/%s: the table wants %u to %u, the schema %u to %u", path, child->name, row->least,
             most, child->least, child->most);
}

static gint
sign (gint64 number)
{
  return (number > 0) - (number < 0);
}

static void
check_order (const char *path, const LwXmlElement *element, const Content *content)
{
  for (const LwXmlChild *a = element->children; a->element != NULL; a++)
    for (const LwXmlChild *b = a + 1; b->element != NULL; b++)
      {
        const Child *one = find_child (content, a->element->name);
        const Child *other = find_child (content, b->element->name);

        if (sign ((gint64)a->rank - b->rank) != sign ((gint64)one->rank - other->rank))
          g_error ("%s: the table and the schema order %s and %s differently", path, one->name,
                   other->name);
      }
}

static guint
check_element (const Schema *schema,
               const char *above,
               const LwXmlElement *element,
               xmlNodePtr node)
{
  g_autofree char *path = g_strdup_printf ("%s/%s", above, element->name);
  g_autofree char *words = element->text != NULL ? describe_value (element->text) : NULL;
  guint n_children = 0, n;
  Content content;

  read_content (schema, &content, node);
  n = 1 + check_attributes (path, element, &content);
  if (g_strcmp0 (words, content.text) != 0)
    g_error ("%s: the table says “%s”, the schema “%s”", path, words, content.text);
  for (const LwXmlChild *row = element->children; row != NULL && row->element != NULL; row++)
    {
      const Child *child = find_child (&content, row->element->name);

      if (child == NULL)
        g_error ("%s: the schema has no <%s>", path, row->element->name);
      check_number (path, row, child);
      n += check_element (schema, path, row->element, child->node);
      n_children++;
    }
  if (n_children != content.children->len)
    g_error ("%s: the schema has %u kinds of children, the table %u", path, content.children->len,
             n_children);
  if (element->children != NULL)
    check_order (path, element, &content);
  clear_content (&content);
  return n;
}

static void
check_grammar (const char *name, const LwXmlElement *root, guint least)
{
  Schema schema;
  xmlNodePtr start;
  guint n;

  open_schema (&schema, name);
  start = content_of (&schema, g_hash_table_lookup (schema.defines, "start"));
  {
    g_autofree char *called = get (start, "name");

    g_assert_cmpstr (called, ==, root->name);
  }
  n = check_element (&schema, "", root, start);
  g_test_message ("%s: %u elements and attributes", name, n);
  /* Fewer would mean that a part of the tree is no longer walked. */
  g_assert_cmpuint (n, >=, least);
  close_schema (&schema);
}

static void
test_country (void)
{
  check_grammar ("country.rng", &lw_country_xml_element, 130);
}

static void
test_battle (void)
{
  check_grammar ("battle.rng", &lw_battle_xml_element, 330);
}

static void
test_campaign (void)
{
  check_grammar ("campaign.rng", &lw_campaign_read_element, 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/grammar/country", test_country);
  g_test_add_func ("/store/grammar/battle", test_battle);
  g_test_add_func ("/store/grammar/campaign", test_campaign);
  return g_test_run ();
}
