/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-layout.c: the columns of a ledger: where each begins, and which give way.
 */
#include "lw-ledger-layout.h"

#define CELL_GAP 10
#define ARROW_WIDTH 16

struct _LwLedgerLayout
{
  GtkLayoutManager parent_instance;

  LwLedgerWidths *widths; /* shared */
  gboolean is_line;
};

G_DEFINE_FINAL_TYPE (LwLedgerLayout, lw_ledger_layout, GTK_TYPE_LAYOUT_MANAGER)

/* What matters least goes first; the margin can be reckoned. */
static const LwLedgerColumn give_way[] = { LW_COLUMN_WHERE, LW_COLUMN_VARIETY, LW_COLUMN_DATE,
                                           LW_COLUMN_MARGIN };

gboolean
lw_ledger_column_grows (LwLedgerColumn column)
{
  return column == LW_COLUMN_COUNTRY || column == LW_COLUMN_VARIETY;
}

float
lw_ledger_column_align (LwLedgerColumn column)
{
  return column == LW_COLUMN_NUMBER || column >= LW_COLUMN_RED ? 1 : 0;
}

/* The arrow and the first @gone columns of those that give way left out: what the others need. */
static int
needed (LwLedgerLayout *self, guint gone)
{
  int width = ARROW_WIDTH;
  LwLedgerColumn column;
  guint i;

  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    width += CELL_GAP + self->widths->width[column];
  for (i = 0; i < gone; i++)
    width -= CELL_GAP + self->widths->width[give_way[i]];
  return width;
}

static gboolean
is_gone (LwLedgerColumn column, guint gone)
{
  guint i;

  for (i = 0; i < gone; i++)
    if (give_way[i] == column)
      return TRUE;
  return FALSE;
}

static void
measure_height (GtkWidget *widget, int *minimum, int *natural)
{
  GtkWidget *child;

  *minimum = *natural = 0;
  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, usual;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, &usual, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, usual);
    }
}

/* All lines are of one height; those whose cells are not made yet keep the room for them. */
static void
measure_line (LwLedgerLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  if (gtk_widget_get_first_child (widget) == NULL)
    {
      *minimum = *natural = self->widths->line_height;
      return;
    }
  measure_height (widget, minimum, natural);
  self->widths->line_height = *natural;
}

static void
lw_ledger_layout_measure (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  LwLedgerLayout *self = LW_LEDGER_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      if (self->is_line)
        measure_line (self, widget, minimum, natural);
      else
        measure_height (widget, minimum, natural);
      return;
    }
  *minimum = needed (self, G_N_ELEMENTS (give_way));
  *natural = needed (self, 0);
}

static void
place (GtkWidget *widget, GtkWidget *child, int x, int width, int height)
{
  int least;
  GtkAllocation area = { x, 0, width, height };

  /* A cell that is asked for less than it can be still begins where its column does. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  area.width = MAX (width, least);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (widget) - x - area.width;
  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_size_allocate (child, &area, -1);
}

static void
lw_ledger_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  LwLedgerLayout *self = LW_LEDGER_LAYOUT (manager);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  guint gone = 0, growing = 0, column;
  int x = ARROW_WIDTH + CELL_GAP, spare;

  if (child == NULL)
    return;
  while (gone < G_N_ELEMENTS (give_way) && needed (self, gone) > width)
    gone++;
  spare = MAX (0, width - needed (self, gone));
  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    growing += lw_ledger_column_grows (column) && !is_gone (column, gone) ? 1 : 0;
  place (widget, child, 0, ARROW_WIDTH, height);
  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    {
      int wide = self->widths->width[column];

      child = gtk_widget_get_next_sibling (child);
      if (is_gone (column, gone))
        {
          gtk_widget_set_child_visible (child, FALSE);
          continue;
        }
      if (lw_ledger_column_grows (column))
        wide += spare / (int)growing;
      place (widget, child, x, wide, height);
      x += wide + CELL_GAP;
    }
}

static GtkSizeRequestMode
lw_ledger_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
lw_ledger_layout_finalize (GObject *object)
{
  g_clear_pointer (&LW_LEDGER_LAYOUT (object)->widths, lw_ledger_widths_free);
  G_OBJECT_CLASS (lw_ledger_layout_parent_class)->finalize (object);
}

static void
lw_ledger_layout_class_init (LwLedgerLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lw_ledger_layout_finalize;
  manager_class->get_request_mode = lw_ledger_layout_get_request_mode;
  manager_class->measure = lw_ledger_layout_measure;
  manager_class->allocate = lw_ledger_layout_allocate;
}

static void
lw_ledger_layout_init (LwLedgerLayout *self)
{
}

GtkLayoutManager *
lw_ledger_layout_new (LwLedgerWidths *widths, gboolean is_line)
{
  LwLedgerLayout *self = g_object_new (LW_TYPE_LEDGER_LAYOUT, NULL);

  self->widths = lw_ledger_widths_share (widths);
  self->is_line = is_line;
  return GTK_LAYOUT_MANAGER (self);
}
