/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor.c: a Country being drawn: the drawing board, what is selected, the tool in hand.
 */
#include "lw-editor-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/play.h"

/* Shadow, crown and name of a thing reach beyond it. */
#define SHADE LW_INCHES (3)

guint lw_editor_signals[LW_EDITOR_N_SIGNALS];

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
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_FILE_STATE], 0);
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
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_CHANGED], 0);
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_SELECTION], 0);
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_FILE_STATE], 0);
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
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_TOOL], 0);
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
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_MOVED], 0);
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
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_MOVED], 0);
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
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_MOVED], 0);
}

void
lw_editor_tell (LwEditor *self, const char *sentence)
{
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_TOLD], 0, sentence);
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
  lw_editor_signals[LW_EDITOR_CHANGED] = new_signal (klass, "changed");
  lw_editor_signals[LW_EDITOR_SELECTION] = new_signal (klass, "selection");
  lw_editor_signals[LW_EDITOR_TOOL] = new_signal (klass, "tool");
  lw_editor_signals[LW_EDITOR_MOVED] = new_signal (klass, "moved");
  lw_editor_signals[LW_EDITOR_FILE_STATE] = new_signal (klass, "file");
  lw_editor_signals[LW_EDITOR_TOLD] =
      g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_STRING);
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
