/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-suggest-dialog.c: a Country proposed by the program, from a seed and a few sliders, with its
 * picture; what is taken replaces the Country on the board, in one step of undo.
 */
#include "lw-suggest-dialog.h"

#include <glib/gi18n-lib.h>

#include "lw-country-form.h"
#include "map/map.h"
#include "kit/kit.h"
#include "suggestion/suggestion.h"

enum
{
  HILLS,
  WOODS,
  WATER,
  BUILDINGS,
  N_SLIDERS
};

typedef struct
{
  LwEditor *editor; /* owned */
  LwMapView *preview;
  GtkWidget *seed;
  GtkWidget *slider[N_SLIDERS];
} Suggest;

static void
free_suggest (gpointer data)
{
  Suggest *self = data;

  g_clear_object (&self->editor);
  g_free (self);
}

static LwCountry *
make (Suggest *self)
{
  const LwCountry *now = lw_editor_country (self->editor);
  LwSuggestion wish;
  guint value[N_SLIDERS], i;

  for (i = 0; i < N_SLIDERS; i++)
    value[i] = (guint)gtk_range_get_value (GTK_RANGE (self->slider[i]));
  lw_suggestion_init (&wish);
  wish.seed = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->seed));
  wish.width = now->width;
  wish.depth = now->depth;
  wish.hills = value[HILLS];
  wish.woods = value[WOODS];
  wish.water = value[WATER];
  wish.buildings = value[BUILDINGS];
  return lw_suggestion_make (&wish);
}

static void
show (Suggest *self)
{
  g_autoptr (LwCountry) country = make (self);

  lw_map_view_set_scene (self->preview, lw_map_scene_new_country (country));
}

static void
another_cb (Suggest *self)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->seed), g_random_int_range (1, 10000));
}

static void
taken_cb (GtkButton *button, Suggest *self)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);
  LwCountry *country = make (self);

  /* The name, the maker and the notes are the player's. */
  g_free (country->name);
  country->name = g_strdup (lw_editor_country (self->editor)->name);
  country->author = g_strdup (lw_editor_country (self->editor)->author);
  country->notes = g_strdup (lw_editor_country (self->editor)->notes);
  lw_editor_done (self->editor,
                  lw_drafting_replace (drafting, country, _ ("take the suggested Country")));
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (button))));
}

static void
add_sliders (Suggest *self, GtkWidget *box, const LwSuggestion *wish)
{
  const char *const titles[N_SLIDERS] = { _ ("Hills"), _ ("Woods"), _ ("Water"), _ ("Buildings") };
  const guint value[N_SLIDERS] = { wish->hills, wish->woods, wish->water, wish->buildings };
  guint i;

  for (i = 0; i < N_SLIDERS; i++)
    {
      GtkWidget *slider =
          gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, LW_SUGGESTION_MOST, 1);

      lw_wheel_with_focus (slider);
      gtk_range_set_value (GTK_RANGE (slider), value[i]);
      gtk_widget_set_size_request (slider, 190, -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (slider), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      titles[i], -1);
      g_signal_connect_swapped (slider, "value-changed", G_CALLBACK (show), self);
      gtk_box_append (GTK_BOX (box), lw_form_row (titles[i], slider));
      self->slider[i] = slider;
    }
}

static GtkWidget *
new_wishes (Suggest *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *another = gtk_button_new_with_label (_ ("Another"));
  GtkWidget *take = gtk_button_new_with_label (_ ("Take it"));
  LwSuggestion wish;

  lw_suggestion_init (&wish);
  self->seed = gtk_spin_button_new_with_range (1, 1000000, 1);
  lw_wheel_with_focus (self->seed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seed), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Seed"), -1);
  gtk_box_append (GTK_BOX (box), lw_form_row (_ ("Seed"), self->seed));
  add_sliders (self, box, &wish);
  g_signal_connect_swapped (self->seed, "value-changed", G_CALLBACK (show), self);
  g_signal_connect_swapped (another, "clicked", G_CALLBACK (another_cb), self);
  g_signal_connect (take, "clicked", G_CALLBACK (taken_cb), self);
  gtk_widget_add_css_class (take, "suggested-action");
  gtk_box_append (GTK_BOX (box), another);
  gtk_box_append (GTK_BOX (box), take);
  return box;
}

void
lw_suggest_dialog_present (GtkWindow *parent, LwEditor *editor)
{
  Suggest *self = g_new0 (Suggest, 1);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWindow *window;

  g_return_if_fail (LW_IS_EDITOR (editor));

  self->editor = g_object_ref (editor);
  self->preview = LW_MAP_VIEW (lw_map_view_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->preview), 420, 340);
  gtk_widget_set_hexpand (GTK_WIDGET (self->preview), TRUE);
  gtk_widget_add_css_class (row, "form");
  gtk_box_append (GTK_BOX (row), new_wishes (self));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->preview));
  show (self);
  window = lw_small_window_new (parent, _ ("Suggest a Country"), row, 700, -1);
  lw_widget_owns (GTK_WIDGET (window), self, free_suggest);
  gtk_window_present (window);
}
