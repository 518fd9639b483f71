/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-table.c: the battles of a war in columns.
 */
#include "lw-ledger-table.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "lw-ledger-cells.h"

/* A longer table scrolls by itself. */
#define MOST_HEIGHT 520
/* More lines than that height has room for: they come first, the others once these are painted. */
#define FIRST_LINES 24
#define MORE_LINES 12
#define MORE_MS 40
/* GTK makes no more lines than about these, however many there are to scroll through. */
#define MOST_LINES 220

/* What matters least goes first; the margin can be reckoned. */
static const LwLedgerColumn give_way[] = { LW_COLUMN_WHERE, LW_COLUMN_VARIETY, LW_COLUMN_DATE,
                                           LW_COLUMN_MARGIN };

struct _LwLedgerTable
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkColumnView *view;
  GtkColumnViewColumn *column[LW_N_LEDGER_COLUMNS];
  GPtrArray *lines; /* of GtkListItem, borrowed: the first cell of each line that there is */

  /* Owned. */
  GtkSliceListModel *first;
  GtkSingleSelection *choice;
  LwLedgerEntry *open; /* NULL: none */

  guint more;                            /* the source that brings more lines than the first */
  guint gone;                            /* of the columns that give way */
  int need[G_N_ELEMENTS (give_way) + 1]; /* the width without so many of them; 0: not known */
};

G_DEFINE_FINAL_TYPE (LwLedgerTable, lw_ledger_table, GTK_TYPE_WIDGET)

static guint toggled_signal;

/* ---- a line ---- */

static void
line_setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, LwLedgerTable *self)
{
  g_ptr_array_add (self->lines, item);
}

static void
line_teardown_cb (GtkSignalListItemFactory *factory, GtkListItem *item, LwLedgerTable *self)
{
  g_ptr_array_remove_fast (self->lines, item);
}

/* The widget of the line in which @inside stands: a child of the list. */
static GtkWidget *
line_around (GtkWidget *inside)
{
  while (inside != NULL && !GTK_IS_LIST_VIEW (gtk_widget_get_parent (inside)))
    inside = gtk_widget_get_parent (inside);
  return inside;
}

/* GTK 4.8 has no other way to the widget of a line than from its cells. */
static GtkWidget *
line_of (GtkListItem *item)
{
  return gtk_widget_get_parent (gtk_widget_get_parent (gtk_list_item_get_child (item)));
}

static void
say_open (LwLedgerTable *self, GtkListItem *item)
{
  gboolean open = self->open != NULL && gtk_list_item_get_item (item) == self->open;

  gtk_accessible_update_state (GTK_ACCESSIBLE (line_of (item)), GTK_ACCESSIBLE_STATE_EXPANDED, open,
                               -1);
}

/* What a screen reader says of a line, and whose it is. */
static void
line_bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, LwLedgerTable *self)
{
  LwLedgerEntry *entry = LW_LEDGER_ENTRY (gtk_list_item_get_item (item));
  GtkWidget *line = line_of (item);
  const LwLedgerRow *row = entry->row;
  g_autofree char *date = lw_ledger_date (row->date);
  g_autofree char *red = lw_points_format (lw_row_points (row, LW_RED));
  g_autofree char *blue = lw_points_format (lw_row_points (row, LW_BLUE));
  g_autofree char *label = g_strdup_printf (
      /* TRANSLATORS: "Battle 4, 24 Oct 2026, Hook's Farm: Blue; Red 26, Blue 196". */
      _ ("Battle %u, %s, %s: %s; Red %s, Blue %s"), entry->number + 1, date,
      row->country == NULL ? "" : row->country, lw_result_name (row->result), red, blue);

  gtk_widget_remove_css_class (line, "red");
  gtk_widget_remove_css_class (line, "blue");
  gtk_widget_add_css_class (line, lw_ledger_entry_winner (entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  say_open (self, item);
}

void
lw_ledger_table_open (LwLedgerTable *self, LwLedgerEntry *entry)
{
  g_return_if_fail (LW_IS_LEDGER_TABLE (self));

  g_set_object (&self->open, entry);
  for (guint i = 0; i < self->lines->len; i++)
    if (gtk_list_item_get_item (g_ptr_array_index (self->lines, i)) != NULL)
      say_open (self, g_ptr_array_index (self->lines, i));
}

static GtkListItem *
item_around (LwLedgerTable *self, GtkWidget *inside)
{
  GtkWidget *line = line_around (inside);

  for (guint i = 0; line != NULL && i < self->lines->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->lines, i);

      if (gtk_widget_is_ancestor (gtk_list_item_get_child (item), line))
        return item;
    }
  return NULL;
}

LwLedgerEntry *
lw_ledger_table_find (LwLedgerTable *self, GtkWidget *inside)
{
  GtkListItem *item = item_around (self, inside);

  g_return_val_if_fail (LW_IS_LEDGER_TABLE (self), NULL);

  return item == NULL ? NULL : gtk_list_item_get_item (item);
}

/* ---- the chosen line ---- */

static void
toggle (LwLedgerTable *self, guint position)
{
  gboolean again = gtk_single_selection_get_selected (self->choice) == position;

  gtk_single_selection_set_selected (self->choice, position);
  g_signal_emit (self, toggled_signal, 0, again);
}

static void
activated_cb (GtkColumnView *view, guint position, LwLedgerTable *self)
{
  toggle (self, position);
}

/* A click does what Enter does. GTK would only choose the line, and say so no second time. */
static void
clicked_cb (GtkGestureClick *click, int n, double x, double y, LwLedgerTable *self)
{
  GtkWidget *under = gtk_widget_pick (GTK_WIDGET (self->view), x, y, GTK_PICK_DEFAULT);
  GtkListItem *item = item_around (self, under);

  if (n > 1 || item == NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  toggle (self, gtk_list_item_get_position (item));
}

static void
hear_clicks (LwLedgerTable *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (click));
}

GtkSingleSelection *
lw_ledger_table_choice (LwLedgerTable *self)
{
  g_return_val_if_fail (LW_IS_LEDGER_TABLE (self), NULL);
  return self->choice;
}

/* ---- the columns ---- */

static void
append_column (LwLedgerTable *self, LwLedgerColumn column)
{
  GtkListItemFactory *factory = lw_ledger_cells_new (column);
  g_autoptr (GtkSorter) sorter = lw_ledger_sorter_new (column);

  if (column == LW_COLUMN_NUMBER)
    {
      g_signal_connect (factory, "setup", G_CALLBACK (line_setup_cb), self);
      g_signal_connect (factory, "bind", G_CALLBACK (line_bind_cb), self);
      g_signal_connect (factory, "teardown", G_CALLBACK (line_teardown_cb), self);
    }
  self->column[column] = gtk_column_view_column_new (lw_ledger_column_title (column), factory);
  gtk_column_view_column_set_sorter (self->column[column], sorter);
  gtk_column_view_column_set_resizable (self->column[column], TRUE);
  gtk_column_view_column_set_expand (self->column[column], lw_ledger_cells_are_names (column));
  gtk_column_view_append_column (self->view, self->column[column]);
  g_object_unref (self->column[column]);
}

/* The title of a number ends where the numbers do, and the sign of the order stands before it. */
static void
align_titles (LwLedgerTable *self)
{
  GtkWidget *head = gtk_widget_get_first_child (GTK_WIDGET (self->view));
  GtkWidget *title = gtk_widget_get_first_child (head);

  for (LwLedgerColumn column = 0; title != NULL && column < LW_N_LEDGER_COLUMNS; column++)
    {
      GtkWidget *box = gtk_widget_get_first_child (title);

      if (lw_ledger_cells_are_numbers (column) && GTK_IS_BOX (box))
        {
          gtk_widget_set_halign (box, GTK_ALIGN_END);
          gtk_box_reorder_child_after (GTK_BOX (box), gtk_widget_get_last_child (box), NULL);
        }
      title = gtk_widget_get_next_sibling (title);
    }
}

GtkSorter *
lw_ledger_table_sorter (LwLedgerTable *self)
{
  g_return_val_if_fail (LW_IS_LEDGER_TABLE (self), NULL);
  return gtk_column_view_get_sorter (self->view);
}

void
lw_ledger_table_sort (LwLedgerTable *self, LwLedgerColumn column, gboolean falling)
{
  g_return_if_fail (LW_IS_LEDGER_TABLE (self) && column < LW_N_LEDGER_COLUMNS);

  gtk_column_view_sort_by_column (self->view, self->column[column],
                                  falling ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
}

/* ---- room ---- */

static int
needed_now (LwLedgerTable *self)
{
  gtk_widget_measure (GTK_WIDGET (self->view), GTK_ORIENTATION_HORIZONTAL, -1,
                      &self->need[self->gone], NULL, NULL, NULL);
  return self->need[self->gone];
}

/* Columns go till the others have room, and come back when there is room for them as they were
 * last; what changes here is laid out again before it is painted. */
static void
laid_out_cb (LwLedgerTable *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->view));

  if (width <= 0 || !gtk_widget_get_mapped (GTK_WIDGET (self->view)))
    return;
  while (self->gone > 0 && self->need[self->gone - 1] <= width)
    gtk_column_view_column_set_visible (self->column[give_way[--self->gone]], TRUE);
  while (self->gone < G_N_ELEMENTS (give_way) && needed_now (self) > width)
    gtk_column_view_column_set_visible (self->column[give_way[self->gone++]], FALSE);
}

static void
lw_ledger_table_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lw_ledger_table_parent_class)->realize (widget);
  g_signal_connect_object (gtk_widget_get_frame_clock (widget), "layout", G_CALLBACK (laid_out_cb),
                           widget, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
lw_ledger_table_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_frame_clock (widget), laid_out_cb, widget);
  GTK_WIDGET_CLASS (lw_ledger_table_parent_class)->unrealize (widget);
}

/* ---- the lines ---- */

/* A few at a time, with time between for whatever the player does meanwhile. */
static gboolean
more_cb (gpointer data)
{
  LwLedgerTable *self = data;
  guint n = g_list_model_get_n_items (gtk_slice_list_model_get_model (self->first));
  guint size = gtk_slice_list_model_get_size (self->first) + MORE_LINES;

  if (gtk_widget_get_height (GTK_WIDGET (self)) == 0)
    return G_SOURCE_CONTINUE;
  if (size < MIN (MOST_LINES, n))
    {
      gtk_slice_list_model_set_size (self->first, size);
      return G_SOURCE_CONTINUE;
    }
  gtk_slice_list_model_set_size (self->first, G_MAXUINT);
  self->more = 0;
  return G_SOURCE_REMOVE;
}

static void
show_entries (LwLedgerTable *self, GListModel *entries)
{
  GtkSorter *sorter = g_object_ref (gtk_column_view_get_sorter (self->view));
  GtkSortListModel *sorted = gtk_sort_list_model_new (g_object_ref (entries), sorter);

  self->first = gtk_slice_list_model_new (G_LIST_MODEL (sorted), 0, FIRST_LINES);
  self->choice = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->choice, FALSE);
  gtk_single_selection_set_can_unselect (self->choice, TRUE);
  gtk_single_selection_set_model (self->choice, G_LIST_MODEL (self->first));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->choice));
}

/* ---- the widget ---- */

static void
lw_ledger_table_map (GtkWidget *widget)
{
  LwLedgerTable *self = LW_LEDGER_TABLE (widget);

  GTK_WIDGET_CLASS (lw_ledger_table_parent_class)->map (widget);
  if (self->more == 0 && gtk_slice_list_model_get_size (self->first) != G_MAXUINT)
    self->more = g_timeout_add (MORE_MS, more_cb, self);
}

/* The lines have it, and not the heads above them. */
static gboolean
lw_ledger_table_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (
      gtk_widget_get_last_child (GTK_WIDGET (LW_LEDGER_TABLE (widget)->view)));
}

static void
lw_ledger_table_dispose (GObject *object)
{
  LwLedgerTable *self = LW_LEDGER_TABLE (object);

  g_clear_handle_id (&self->more, g_source_remove);
  lw_fall_silent (GTK_WIDGET (self));
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->choice);
  g_clear_object (&self->first);
  g_clear_object (&self->open);
  G_OBJECT_CLASS (lw_ledger_table_parent_class)->dispose (object);
}

static void
lw_ledger_table_finalize (GObject *object)
{
  g_ptr_array_unref (LW_LEDGER_TABLE (object)->lines);
  G_OBJECT_CLASS (lw_ledger_table_parent_class)->finalize (object);
}

static void
lw_ledger_table_class_init (LwLedgerTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_ledger_table_dispose;
  G_OBJECT_CLASS (klass)->finalize = lw_ledger_table_finalize;
  widget_class->grab_focus = lw_ledger_table_grab_focus;
  widget_class->map = lw_ledger_table_map;
  widget_class->realize = lw_ledger_table_realize;
  widget_class->unrealize = lw_ledger_table_unrealize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  toggled_signal = g_signal_new ("toggled", LW_TYPE_LEDGER_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
add_scroller (LwLedgerTable *self)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());

  gtk_scrolled_window_set_child (scroller, GTK_WIDGET (self->view));
  gtk_scrolled_window_set_propagate_natural_height (scroller, TRUE);
  gtk_scrolled_window_set_max_content_height (scroller, MOST_HEIGHT);
  self->scroller = GTK_WIDGET (scroller);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

static void
lw_ledger_table_init (LwLedgerTable *self)
{
  self->lines = g_ptr_array_new ();
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  for (LwLedgerColumn column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    append_column (self, column);
  align_titles (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Ledger of the war"), -1);
  g_signal_connect (self->view, "activate", G_CALLBACK (activated_cb), self);
  hear_clicks (self);
  add_scroller (self);
}

GtkWidget *
lw_ledger_table_new (GListModel *entries)
{
  LwLedgerTable *self = g_object_new (LW_TYPE_LEDGER_TABLE, NULL);

  show_entries (self, entries);
  lw_ledger_table_sort (self, LW_COLUMN_NUMBER, FALSE);
  return GTK_WIDGET (self);
}
