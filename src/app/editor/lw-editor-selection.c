/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-selection.c: what is selected: by a click, a box, all of it, the next in order.
 */
#include "lw-editor-private.h"

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
        g_signal_emit (self, lw_editor_signals[LW_EDITOR_SELECTION], 0);
        return;
      }
  if (!add)
    forget_selection (self);
  add_id (self, id);
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_SELECTION], 0);
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
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_SELECTION], 0);
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
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_SELECTION], 0);
}

void
lw_editor_select_all (LwEditor *self)
{
  const LwCountry *country = lw_editor_country (self);
  guint i;

  forget_selection (self);
  for (i = 0; i < lw_country_count (country); i++)
    g_ptr_array_insert (self->selected, (gint)i, g_strdup (lw_country_feature (country, i)->id));
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_SELECTION], 0);
}

void
lw_editor_select_none (LwEditor *self)
{
  if (self->selected->len <= 1)
    return;
  forget_selection (self);
  g_signal_emit (self, lw_editor_signals[LW_EDITOR_SELECTION], 0);
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
