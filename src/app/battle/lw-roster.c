/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-roster.c: the list of men and guns beside the map.
 *
 * There is a row for each man and gun of one side that the viewer may see; the rows are made anew
 * only when other figures are to be listed; else their words alone change. What is selected in the
 * list is what is in hand, both ways: `updating` keeps the one from answering the other.
 */
#include "lw-roster.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "kit/kit.h"
#include "lw-roster-words.h"
#include "names/names.h"

/* Whom a row is about. */
typedef struct
{
  LwRef ref;
  gboolean gun;
} Entry;

struct _LwRoster
{
  GtkBox parent_instance;

  GtkDropDown *side;
  GtkListBox *list;
  GtkScrolledWindow *scroller;

  LwHand *hand;
  LwSide shown;    /* whose figures the rows are */
  gboolean filled; /* there are rows */
  GArray *entries; /* of Entry, in the order of the rows */
  gboolean updating;
};

enum
{
  SHOWN,
  ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwRoster, lw_roster, GTK_TYPE_BOX)

static const LwBattle *
battle_of (LwRoster *self)
{
  return lw_session_battle (lw_hand_session (self->hand));
}

static gboolean
may_see (LwRoster *self, LwSide side)
{
  return lw_scene_sees (battle_of (self), lw_session_viewer (lw_hand_session (self->hand)), side);
}

static gboolean
is_gun (LwRoster *self, GtkListBoxRow *row)
{
  return g_array_index (self->entries, Entry, gtk_list_box_row_get_index (row)).gun;
}

static LwRef
ref_of (LwRoster *self, GtkListBoxRow *row)
{
  return g_array_index (self->entries, Entry, gtk_list_box_row_get_index (row)).ref;
}

static gboolean
on_floor (LwRoster *self, GtkListBoxRow *row)
{
  const LwBattle *battle = battle_of (self);

  if (is_gun (self, row))
    return battle->guns[ref_of (self, row)].placed && !battle->guns[ref_of (self, row)].retired;
  return lw_man_on_field (&battle->men[ref_of (self, row)]) ||
         battle->men[ref_of (self, row)].state == LW_MAN_DEAD;
}

static LwPoint
place_of (LwRoster *self, GtkListBoxRow *row)
{
  const LwBattle *battle = battle_of (self);

  return is_gun (self, row) ? battle->guns[ref_of (self, row)].at
                            : battle->men[ref_of (self, row)].at;
}

/* The words of a row, and the same as its accessible name: a label inside it is not read. */
static void
word_row (LwRoster *self, GtkListBoxRow *row)
{
  const LwBattle *battle = battle_of (self);
  GtkLabel *label = GTK_LABEL (gtk_list_box_row_get_child (row));
  g_autofree char *name = is_gun (self, row) ? lw_despatch_gun_heading (battle, ref_of (self, row))
                                             : lw_despatch_man (battle, ref_of (self, row));
  g_autofree char *state = is_gun (self, row) ? lw_roster_words_gun (battle, ref_of (self, row))
                                              : lw_roster_words_man (battle, ref_of (self, row));
  g_autofree char *place =
      on_floor (self, row) ? lw_roster_words_place (place_of (self, row)) : NULL;
  g_autofree char *text = place == NULL ? g_strdup_printf (_ ("%s: %s"), name, state)
                                        : g_strdup_printf (_ ("%s: %s\n%s"), name, state, place);

  if (g_strcmp0 (gtk_label_get_text (label), text) == 0)
    return;
  gtk_label_set_text (label, text);
  g_strdelimit (text, "\n", ';');
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
append_row (LwRoster *self, LwRef ref, gboolean gun)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (NULL);
  Entry entry = { ref, gun };

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_widget_add_css_class (label, "caption");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_array_append_val (self->entries, entry);
  gtk_list_box_append (self->list, row);
  word_row (self, GTK_LIST_BOX_ROW (row));
}

static void
clear (LwRoster *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_array_set_size (self->entries, 0);
  self->filled = FALSE;
}

static void
fill (LwRoster *self, LwSide side)
{
  const LwBattle *battle = battle_of (self);
  guint i;

  clear (self);
  self->shown = side;
  self->filled = TRUE;
  for (i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].owner == side)
      append_row (self, (LwRef)i, TRUE);
  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == side)
      append_row (self, (LwRef)i, FALSE);
}

/* A gun that was taken belongs in the other list. */
static gboolean
rows_are_right (LwRoster *self)
{
  const LwBattle *battle = battle_of (self);
  GtkListBoxRow *row;
  guint i = 0, guns = 0;

  for (; (row = gtk_list_box_get_row_at_index (self->list, (int)i)) != NULL && is_gun (self, row);
       i++)
    if (battle->guns[ref_of (self, row)].owner != self->shown)
      return FALSE;
  for (guns = i, i = 0; i < battle->n_guns; i++)
    guns -= battle->guns[i].owner == self->shown ? 1 : 0;
  return guns == 0;
}

static void
word_rows (LwRoster *self)
{
  GtkListBoxRow *row;
  int i;

  for (i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    word_row (self, row);
}

static gboolean
in_hand (LwRoster *self, GtkListBoxRow *row)
{
  return is_gun (self, row) ? lw_hand_gun (self->hand) == ref_of (self, row)
                            : lw_hand_has_man (self->hand, ref_of (self, row));
}

static gboolean
holds_something (LwRoster *self)
{
  return lw_hand_gun (self->hand) != LW_NONE || lw_hand_men (self->hand)->len > 0;
}

static void
follow_hand (LwRoster *self)
{
  GtkListBoxRow *row;
  int i;

  if (!self->filled || self->updating)
    return;
  self->updating = TRUE;
  for (i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      gboolean held = in_hand (self, row);

      if (held == gtk_list_box_row_is_selected (row))
        continue;
      /* Somebody of the enemy may stay selected: he is looked at, not held. */
      if (held)
        gtk_list_box_select_row (self->list, row);
      else if (holds_something (self) || !gtk_widget_has_focus (GTK_WIDGET (row)))
        gtk_list_box_unselect_row (self->list, row);
    }
  self->updating = FALSE;
}

static LwSide
side_to_show (LwRoster *self)
{
  LwSide side = (LwSide)gtk_drop_down_get_selected (self->side);

  return may_see (self, side) ? side : LW_OTHER (side);
}

/* Only who can see the list pays for it, and nobody reads in it what he may not see. */
static void
update (LwRoster *self)
{
  LwSide side = side_to_show (self);

  gtk_widget_set_sensitive (GTK_WIDGET (self->side),
                            may_see (self, LW_RED) && may_see (self, LW_BLUE));
  if (!may_see (self, side))
    clear (self);
  else if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      if (self->filled && !may_see (self, self->shown))
        clear (self);
    }
  else if (!self->filled || self->shown != side || !rows_are_right (self))
    {
      self->updating = TRUE;
      fill (self, side);
      self->updating = FALSE;
      follow_hand (self);
    }
  else
    word_rows (self);
}

/* At the start of a turn the list is the mover's. */
static void
played_cb (LwRoster *self, guint first)
{
  const LwBattle *battle = battle_of (self);
  guint i;

  for (i = first; i < battle->events->len; i++)
    if (g_array_index (battle->events, LwEvent, i).kind == LW_EVENT_GO)
      gtk_drop_down_set_selected (self->side, battle->mover);
  update (self);
}

static void
viewer_cb (LwRoster *self)
{
  LwSide side;

  if (lw_session_hand (lw_hand_session (self->hand), &side))
    gtk_drop_down_set_selected (self->side, side);
  update (self);
}

/* Men, however many; or else one gun. */
static void
take_selected (LwRoster *self, const GList *rows)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (const GList *row = rows; row != NULL; row = row->next)
    {
      LwRef man = ref_of (self, row->data);

      if (!is_gun (self, row->data))
        g_array_append_val (men, man);
    }
  if (men->len > 0 || rows == NULL)
    lw_hand_take_men (self->hand, men);
  else
    {
      lw_hand_clear (self->hand);
      lw_hand_take_gun (self->hand, ref_of (self, rows->data));
    }
}

static void
selected_cb (LwRoster *self)
{
  g_autoptr (GList) rows = gtk_list_box_get_selected_rows (self->list);
  GtkListBoxRow *first = rows == NULL ? NULL : rows->data;

  if (self->updating)
    return;
  self->updating = TRUE;
  take_selected (self, rows);
  self->updating = FALSE;
  if (first == NULL)
    return;
  /* Nobody was taken up: he is shown, and said, all the same. */
  if (!holds_something (self))
    lw_hand_tell (self->hand, gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (first))));
  if (on_floor (self, first))
    g_signal_emit (self, signals[SHOWN], 0, (int)place_of (self, first).x,
                   (int)place_of (self, first).y);
}

static void
activated_cb (LwRoster *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
side_chosen_cb (LwRoster *self)
{
  if (self->hand != NULL)
    update (self);
}

/* To the first who is in hand, or the first of all. */
static gboolean
lw_roster_grab_focus (GtkWidget *widget)
{
  LwRoster *self = LW_ROSTER (widget);
  g_autoptr (GList) rows = gtk_list_box_get_selected_rows (self->list);
  GtkListBoxRow *row = rows != NULL ? rows->data : gtk_list_box_get_row_at_index (self->list, 0);

  return gtk_widget_grab_focus (row == NULL ? GTK_WIDGET (self->side) : GTK_WIDGET (row));
}

static void
lw_roster_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lw_roster_parent_class)->map (widget);
  update (LW_ROSTER (widget));
}

static void
lw_roster_dispose (GObject *object)
{
  lw_fall_silent (GTK_WIDGET (object));
  g_clear_object (&LW_ROSTER (object)->hand);
  g_clear_pointer (&LW_ROSTER (object)->entries, g_array_unref);
  G_OBJECT_CLASS (lw_roster_parent_class)->dispose (object);
}

static void
lw_roster_class_init (LwRosterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_roster_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = lw_roster_grab_focus;
  GTK_WIDGET_CLASS (klass)->map = lw_roster_map;
  signals[SHOWN] = g_signal_new ("shown", LW_TYPE_ROSTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[ENTERED] = g_signal_new ("entered", LW_TYPE_ROSTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
lw_roster_init (LwRoster *self)
{
  const char *const sides[] = { lw_side_name (LW_RED), lw_side_name (LW_BLUE), NULL };

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->side = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (sides));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->side), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Side of the roster"), -1);
  g_signal_connect_swapped (self->side, "notify::selected", G_CALLBACK (side_chosen_cb), self);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_MULTIPLE);
  gtk_list_box_set_activate_on_single_click (self->list, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Roster"), -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "roster");
  g_signal_connect_swapped (self->list, "selected-rows-changed", G_CALLBACK (selected_cb), self);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (activated_cb), self);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (self->scroller, 140);
  gtk_widget_set_vexpand (GTK_WIDGET (self->scroller), TRUE);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->side));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->scroller));
}

GtkWidget *
lw_roster_new (LwHand *hand)
{
  LwRoster *self = g_object_new (LW_TYPE_ROSTER, NULL);
  LwSession *session = lw_hand_session (hand);

  self->hand = g_object_ref (hand);
  g_signal_connect_object (session, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "viewer", G_CALLBACK (viewer_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "changed", G_CALLBACK (follow_hand), self, G_CONNECT_SWAPPED);
  lw_settings_follow ("units", G_CALLBACK (word_rows), self);
  viewer_cb (self);
  return GTK_WIDGET (self);
}
