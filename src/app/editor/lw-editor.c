/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor.c: a Country being drawn: the drawing board, what is selected, the tool in hand.
 *
 * All views of the editor follow this one object by its signals. Edits are made on the drawing
 * board and told afterwards: the Country as it was last told is kept beside it, and where the two
 * differ is what has to be painted again.
 */
#include "lw-editor.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/play.h"

/* Shadow, crown and name of a thing reach beyond it. */
#define SHADE LW_INCHES (3)

struct _LwEditor
{
  GObject parent_instance;

  /* Owned. */
  LwDrafting *drafting;
  char *path;
  LwCountry *shown;    /* as everybody was last told */
  GArray *damage;      /* of LwBox */
  GPtrArray *selected; /* of char *, and NULL at the end */
  GHashTable *lifted;  /* ids */

  /* State. */
  gboolean all_damaged;
  LwEditorTool tool;
  LwLength apart, radius;
};

enum
{
  CHANGED,
  SELECTION,
  TOOL,
  MOVED,
  TOLD,
  FILE_STATE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwEditor, lw_editor, G_TYPE_OBJECT)

LwDrafting *
lw_editor_drafting (LwEditor *self)
{
  g_return_val_if_fail (LW_IS_EDITOR (self), NULL);

  return self->drafting;
}

const LwCountry *
lw_editor_country (LwEditor *self)
{
  g_return_val_if_fail (LW_IS_EDITOR (self), NULL);

  return lw_drafting_country (self->drafting);
}

const LwScenario *
lw_editor_scenario (LwEditor *self)
{
  g_return_val_if_fail (LW_IS_EDITOR (self), NULL);

  return lw_planning_scenario (self->drafting);
}

const char *
lw_editor_name (LwEditor *self)
{
  const char *name = lw_editor_country (self)->name;

  return *name == '\0' ? _ ("A Country without a name") : name;
}

const char *
lw_editor_path (LwEditor *self)
{
  return self->path;
}

void
lw_editor_set_path (LwEditor *self, const char *path)
{
  g_return_if_fail (LW_IS_EDITOR (self));

  if (path != self->path)
    {
      g_free (self->path);
      self->path = g_strdup (path);
    }
  g_signal_emit (self, signals[FILE_STATE], 0);
}

static gboolean
same_points (const GArray *a, const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return a->len == b->len && memcmp (a->data, b->data, a->len * sizeof (LwPoint)) == 0;
}

static gboolean
same_look (const LwFeature *a, const LwFeature *b)
{
  return a->kind == b->kind && a->at.x == b->at.x && a->at.y == b->at.y && a->width == b->width &&
         a->depth == b->depth && a->radius == b->radius && a->thickness == b->thickness &&
         a->height == b->height && a->angle == b->angle && g_str_equal (a->id, b->id) &&
         g_strcmp0 (a->name, b->name) == 0 && same_points (a->points, b->points);
}

/* A name in italics is wider than the house it stands under. */
static void
damage (LwEditor *self, const LwFeature *feature)
{
  LwLength words = feature->name == NULL ? 0 : (LwLength)strlen (feature->name) * LW_INCH;
  LwBox box = lw_box_grown (lw_feature_bounds (feature), SHADE);

  box.x1 -= words;
  box.x2 += words;
  if (words > 0)
    box.y1 -= LW_INCHES (3);
  g_array_append_val (self->damage, box);
}

/* Things that are no longer where or what they were, and those that lie in another order. */
static void
find_damage (LwEditor *self)
{
  const LwCountry *now = lw_editor_country (self), *was = self->shown;
  guint i, n = MAX (lw_country_count (now), lw_country_count (was));

  if (now->width != was->width || now->depth != was->depth || now->texture != was->texture)
    self->all_damaged = TRUE;
  for (i = 0; i < n && !self->all_damaged; i++)
    {
      const LwFeature *new = i < lw_country_count (now) ? lw_country_feature (now, i) : NULL;
      const LwFeature *old = i < lw_country_count (was) ? lw_country_feature (was, i) : NULL;

      if (new != NULL && old != NULL &&same_look (new, old))
        continue;
      if (new != NULL)
        damage (self, new);
      if (old != NULL)
        damage (self, old);
    }
  g_clear_pointer (&self->shown, lw_country_free);
  self->shown = lw_country_copy (now);
}

GArray *
lw_editor_take_damage (LwEditor *self, gboolean *all)
{
  GArray *taken = self->damage;

  *all = self->all_damaged;
  self->all_damaged = FALSE;
  self->damage = g_array_new (FALSE, FALSE, sizeof (LwBox));
  return taken;
}

static void
drop_missing (LwEditor *self)
{
  guint i;

  for (i = self->selected->len - 1; i > 0; i--)
    if (lw_country_find (lw_editor_country (self), g_ptr_array_index (self->selected, i - 1)) ==
        NULL)
      g_ptr_array_remove_index (self->selected, i - 1);
}

gboolean
lw_editor_done (LwEditor *self, gboolean changed)
{
  g_return_val_if_fail (LW_IS_EDITOR (self), FALSE);

  if (!changed)
    return FALSE;
  find_damage (self);
  drop_missing (self);
  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[SELECTION], 0);
  g_signal_emit (self, signals[FILE_STATE], 0);
  return TRUE;
}

gboolean
lw_editor_undo (LwEditor *self)
{
  return lw_editor_done (self, lw_drafting_undo (self->drafting));
}

gboolean
lw_editor_redo (LwEditor *self)
{
  return lw_editor_done (self, lw_drafting_redo (self->drafting));
}

LwEditorTool
lw_editor_tool (LwEditor *self)
{
  return self->tool;
}

void
lw_editor_set_tool (LwEditor *self, LwEditorTool tool)
{
  g_return_if_fail (LW_IS_EDITOR (self));
  g_return_if_fail (tool < LW_N_EDITOR_TOOLS);

  self->tool = tool;
  g_signal_emit (self, signals[TOOL], 0);
}

LwLength
lw_editor_brush_apart (LwEditor *self)
{
  return self->apart;
}

LwLength
lw_editor_brush_radius (LwEditor *self)
{
  return self->radius;
}

void
lw_editor_set_brush (LwEditor *self, LwLength apart, LwLength radius)
{
  g_return_if_fail (LW_IS_EDITOR (self));

  self->apart = apart;
  self->radius = radius;
  g_signal_emit (self, signals[MOVED], 0);
}

/* The things, where they lay and where they come to lie, are drawn anew. */
void
lw_editor_lift (LwEditor *self, const char *const *ids)
{
  const LwCountry *country = lw_editor_country (self);
  guint i;

  for (i = 0; i < lw_country_count (country); i++)
    if (g_hash_table_contains (self->lifted, lw_country_feature (country, i)->id))
      damage (self, lw_country_feature (country, i));
  g_hash_table_remove_all (self->lifted);
  for (i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      const LwFeature *feature = lw_country_find (country, ids[i]);

      if (feature == NULL || feature->locked)
        continue;
      g_hash_table_add (self->lifted, g_strdup (ids[i]));
      damage (self, feature);
    }
  g_signal_emit (self, signals[MOVED], 0);
}

/* A river takes its crossings along. */
gboolean
lw_editor_lifts (LwEditor *self, const LwFeature *feature)
{
  if (g_hash_table_size (self->lifted) == 0)
    return FALSE;
  return g_hash_table_contains (self->lifted, feature->id) ||
         (feature->across != NULL && !feature->locked &&
          g_hash_table_contains (self->lifted, feature->across));
}

GPtrArray *
lw_editor_lifted (LwEditor *self)
{
  const LwCountry *country = lw_editor_country (self);
  GPtrArray *lifted = g_ptr_array_new ();
  guint i;

  for (i = 0; g_hash_table_size (self->lifted) > 0 && i < lw_country_count (country); i++)
    if (lw_editor_lifts (self, lw_country_feature (country, i)))
      g_ptr_array_add (lifted, (gpointer)lw_country_feature (country, i));
  return lifted;
}

void
lw_editor_moved (LwEditor *self)
{
  g_signal_emit (self, signals[MOVED], 0);
}

void
lw_editor_tell (LwEditor *self, const char *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

char *
lw_editor_describe (LwEditor *self, const LwFeature *feature)
{
  g_autofree char *what = lw_country_describe (lw_editor_country (self), feature);

  if (feature->name == NULL)
    return g_steal_pointer (&what);
  /* TRANSLATORS: a thing's own name, and what it is: "Firely Church, church" */
  return g_strdup_printf (_ ("%s, %s"), what, lw_feature_kind_name (feature->kind));
}

static void
lw_editor_finalize (GObject *object)
{
  LwEditor *self = LW_EDITOR (object);

  g_clear_pointer (&self->drafting, lw_drafting_free);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->shown, lw_country_free);
  g_clear_pointer (&self->damage, g_array_unref);
  g_clear_pointer (&self->selected, g_ptr_array_unref);
  g_clear_pointer (&self->lifted, g_hash_table_unref);
  G_OBJECT_CLASS (lw_editor_parent_class)->finalize (object);
}

static guint
new_signal (LwEditorClass *klass, const char *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
lw_editor_class_init (LwEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_editor_finalize;
  signals[CHANGED] = new_signal (klass, "changed");
  signals[SELECTION] = new_signal (klass, "selection");
  signals[TOOL] = new_signal (klass, "tool");
  signals[MOVED] = new_signal (klass, "moved");
  signals[FILE_STATE] = new_signal (klass, "file");
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
lw_editor_init (LwEditor *self)
{
  self->damage = g_array_new (FALSE, FALSE, sizeof (LwBox));
  self->selected = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->selected, NULL);
  self->lifted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->tool = LW_EDITOR_SELECT;
  self->apart = LW_INCHES (2);
  self->radius = LW_INCHES (4);
}

LwEditor *
lw_editor_new (LwCountry *country, LwScenario *scenario, const char *path)
{
  LwEditor *self = g_object_new (LW_TYPE_EDITOR, NULL);

  g_return_val_if_fail (country != NULL, self);

  self->shown = lw_country_copy (country);
  self->drafting = lw_planning_new (country, scenario);
  self->path = g_strdup (path);
  return self;
}

/* ---- the selection ---- */

const char *const *
lw_editor_ids (LwEditor *self)
{
  return (const char *const *)self->selected->pdata;
}

guint
lw_editor_n_selected (LwEditor *self)
{
  return self->selected->len - 1;
}

gboolean
lw_editor_has (LwEditor *self, const char *id)
{
  return id != NULL && g_strv_contains (lw_editor_ids (self), id);
}

const LwFeature *
lw_editor_only (LwEditor *self)
{
  if (lw_editor_n_selected (self) != 1)
    return NULL;
  return lw_country_find (lw_editor_country (self), g_ptr_array_index (self->selected, 0));
}

gboolean
lw_editor_bounds (LwEditor *self, LwBox *box)
{
  gboolean any = FALSE;
  guint i;

  for (i = 0; i + 1 < self->selected->len; i++)
    {
      const LwFeature *feature =
          lw_country_find (lw_editor_country (self), g_ptr_array_index (self->selected, i));
      LwBox next;

      if (feature == NULL)
        continue;
      next = lw_feature_bounds (feature);
      if (any)
        next = (LwBox){ MIN (box->x1, next.x1), MIN (box->y1, next.y1), MAX (box->x2, next.x2),
                        MAX (box->y2, next.y2) };
      *box = next;
      any = TRUE;
    }
  return any;
}

gboolean
lw_editor_is_locked (LwEditor *self)
{
  guint i;

  for (i = 0; i + 1 < self->selected->len; i++)
    if (!lw_country_find (lw_editor_country (self), g_ptr_array_index (self->selected, i))->locked)
      return FALSE;
  return self->selected->len > 1;
}

static void
add_id (LwEditor *self, const char *id)
{
  if (!lw_editor_has (self, id))
    g_ptr_array_insert (self->selected, (gint)self->selected->len - 1, g_strdup (id));
}

static void
forget_selection (LwEditor *self)
{
  g_ptr_array_set_size (self->selected, 0);
  g_ptr_array_add (self->selected, NULL);
}

/* With @add, what is selected already is let go. */
void
lw_editor_select (LwEditor *self, const char *id, gboolean add)
{
  guint i;

  g_return_if_fail (LW_IS_EDITOR (self));
  g_return_if_fail (id != NULL);

  for (i = 0; add && i + 1 < self->selected->len; i++)
    if (g_str_equal (g_ptr_array_index (self->selected, i), id))
      {
        g_ptr_array_remove_index (self->selected, i);
        g_signal_emit (self, signals[SELECTION], 0);
        return;
      }
  if (!add)
    forget_selection (self);
  add_id (self, id);
  g_signal_emit (self, signals[SELECTION], 0);
}

void
lw_editor_select_ids (LwEditor *self, const char *const *ids)
{
  g_auto (GStrv) kept = g_strdupv ((char **)ids);
  guint i;

  g_return_if_fail (LW_IS_EDITOR (self));

  forget_selection (self);
  for (i = 0; kept != NULL && kept[i] != NULL; i++)
    if (lw_country_find (lw_editor_country (self), kept[i]) != NULL)
      add_id (self, kept[i]);
  g_signal_emit (self, signals[SELECTION], 0);
}

static gboolean
box_holds_box (LwBox outer, LwBox inner)
{
  return inner.x1 >= outer.x1 && inner.y1 >= outer.y1 && inner.x2 <= outer.x2 &&
         inner.y2 <= outer.y2;
}

/* What lies wholly in the box. */
void
lw_editor_select_box (LwEditor *self, LwBox box, gboolean add)
{
  const LwCountry *country = lw_editor_country (self);
  guint i;

  if (!add)
    forget_selection (self);
  for (i = 0; i < lw_country_count (country); i++)
    if (box_holds_box (box, lw_feature_bounds (lw_country_feature (country, i))))
      add_id (self, lw_country_feature (country, i)->id);
  g_signal_emit (self, signals[SELECTION], 0);
}

void
lw_editor_select_all (LwEditor *self)
{
  const LwCountry *country = lw_editor_country (self);
  guint i;

  forget_selection (self);
  for (i = 0; i < lw_country_count (country); i++)
    g_ptr_array_insert (self->selected, (gint)i, g_strdup (lw_country_feature (country, i)->id));
  g_signal_emit (self, signals[SELECTION], 0);
}

void
lw_editor_select_none (LwEditor *self)
{
  if (self->selected->len <= 1)
    return;
  forget_selection (self);
  g_signal_emit (self, signals[SELECTION], 0);
}

/* Where one would take hold of it. */
static LwPoint
middle_of (const LwFeature *feature)
{
  LwBox box = lw_feature_bounds (feature);

  if (lw_feature_has_line (feature->kind) && feature->points->len > 0)
    return g_array_index (feature->points, LwPoint, feature->points->len / 2);
  return (LwPoint){ box.x1 + (box.x2 - box.x1) / 2, box.y1 + (box.y2 - box.y1) / 2 };
}

gboolean
lw_editor_select_next (LwEditor *self, int step, LwPoint *at)
{
  const LwCountry *country = lw_editor_country (self);
  int n = (int)lw_country_count (country), i, now = step > 0 ? -1 : n;

  if (n == 0)
    return FALSE;
  for (i = 0; i < n; i++)
    if (lw_editor_has (self, lw_country_feature (country, (guint)i)->id))
      now = i;
  now = (now + step + n) % n;
  lw_editor_select (self, lw_country_feature (country, (guint)now)->id, FALSE);
  *at = middle_of (lw_country_feature (country, (guint)now));
  return TRUE;
}
