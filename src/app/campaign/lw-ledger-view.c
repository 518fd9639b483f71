/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-view.c: the ledger of a war: lines, their order, a filter.
 */
#include "lw-ledger-view.h"

#include <glib/gi18n-lib.h>

#include "lw-ledger-line.h"

#define CELL_GAP 10
/* For the sign of the order beside a title, in smaller letters than the lines. */
#define SIGN_ROOM 10
/* A longer ledger scrolls by itself. */
#define MOST_HEIGHT 520

struct _LwLedgerView
{
  GtkBox parent_instance;

  GtkWidget *title;
  GtkSearchEntry *filter;
  GtkLabel *count;
  GtkWidget *head;
  GtkButton *button[LW_N_LEDGER_COLUMNS];
  GtkWidget *sign[LW_N_LEDGER_COLUMNS];
  GtkListView *list;
  GtkWidget *none;

  /* Owned. */
  LwLedgerModel *model;
  LwWarBook *book;

  LwLedgerColumn column;
  gboolean falling;
  int width[LW_N_LEDGER_COLUMNS];
};

G_DEFINE_FINAL_TYPE (LwLedgerView, lw_ledger_view, GTK_TYPE_BOX)

/* ---- widths: the widest that a column will show ---- */

static int
measure (LwLedgerView *self, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();
  int width;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
widen (LwLedgerView *self, LwLedgerColumn column, const char *text)
{
  self->width[column] = MAX (self->width[column], measure (self, text));
}

static void
widen_points (LwLedgerView *self, LwLedgerColumn column, gint most)
{
  g_autofree char *text = lw_points_format (most | 1);

  widen (self, column, text);
}

/* Points and totals of all battles; the largest needs the most room, or the lowest with its sign.
 */
static void
measure_numbers (LwLedgerView *self, const LwCampaign *campaign)
{
  LwStanding standing = { 0 };
  gint points = 1, total = 1, least = 0;
  guint i, side;

  for (i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);

      lw_standing_add (&standing, campaign, row);
      for (side = 0; side < LW_N_SIDES; side++)
        {
          points = MAX (points, lw_row_points (row, side));
          total = MAX (total, standing.total[side]);
          least = MIN (least, standing.total[side]);
        }
    }
  widen_points (self, LW_COLUMN_RED, points);
  widen_points (self, LW_COLUMN_BLUE, points);
  widen_points (self, LW_COLUMN_MARGIN, points);
  for (side = 0; side < LW_N_SIDES; side++)
    {
      widen_points (self, LW_COLUMN_RED_TOTAL + side, total);
      widen_points (self, LW_COLUMN_RED_TOTAL + side, least);
    }
}

static void
measure_columns (LwLedgerView *self)
{
  const LwCampaign *campaign = lw_war_book_campaign (self->book);
  g_autofree char *number = g_strdup_printf ("%u", campaign->battles->len);
  LwLedgerColumn column;
  guint i;

  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    self->width[column] = measure (self, lw_ledger_column_title (column)) + SIGN_ROOM;
  self->width[LW_COLUMN_NUMBER] += SIGN_ROOM;
  widen (self, LW_COLUMN_NUMBER, number);
  for (i = 1; i <= 12; i++)
    {
      g_autofree char *date = g_strdup_printf ("2028-%02u-28", i);
      g_autofree char *words = lw_ledger_date (date);

      widen (self, LW_COLUMN_DATE, words);
    }
  widen (self, LW_COLUMN_WHERE, _ ("Floor"));
  widen (self, LW_COLUMN_WHERE, _ ("Screen"));
  for (i = 0; i <= LW_RESULT_ABANDONED; i++)
    widen (self, LW_COLUMN_WINNER, lw_result_name (i));
  self->width[LW_COLUMN_WINNER] += 18;
  self->width[LW_COLUMN_COUNTRY] = self->width[LW_COLUMN_VARIETY] = measure (self, "Pinecone");
  measure_numbers (self, campaign);
}

/* ---- the head ---- */

static void
show_order (LwLedgerView *self)
{
  LwLedgerColumn column;

  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    {
      gboolean this = column == self->column;
      const char *how = !this ? "" : self->falling ? _ ("falling") : _ ("rising");
      const char *title = lw_ledger_column_title (column);
      g_autofree char *label = g_strdup_printf (_ ("Sort by: %s"), title);

      gtk_image_set_from_icon_name (GTK_IMAGE (self->sign[column]),
                                    self->falling ? "pan-up-symbolic" : "pan-down-symbolic");
      gtk_widget_set_visible (self->sign[column], this);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->button[column]), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->button[column]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, how, -1);
    }
}

static void
head_clicked_cb (GtkButton *button, LwLedgerView *self)
{
  LwLedgerColumn column = 0;

  while (self->button[column] != button)
    column++;
  self->falling = column == self->column && !self->falling;
  self->column = column;
  show_order (self);
  lw_ledger_model_sort (self->model, self->column, self->falling);
}

static void
append_head (LwLedgerView *self, LwLedgerColumn column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *label = gtk_label_new (lw_ledger_column_title (column));
  GtkWidget *button = gtk_button_new ();
  gboolean right = lw_ledger_column_align (column) > .5f;

  self->sign[column] = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->sign[column]), 12);
  gtk_box_append (GTK_BOX (box), right ? self->sign[column] : label);
  gtk_box_append (GTK_BOX (box), right ? label : self->sign[column]);
  gtk_widget_set_halign (box, right ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_hexpand (button, lw_ledger_column_grows (column));
  gtk_widget_set_size_request (button, self->width[column], -1);
  g_signal_connect (button, "clicked", G_CALLBACK (head_clicked_cb), self);
  self->button[column] = GTK_BUTTON (button);
  gtk_box_append (GTK_BOX (self->head), button);
}

static void
show_head (LwLedgerView *self)
{
  GtkWidget *child;
  GtkWidget *space = gtk_image_new ();
  LwLedgerColumn column;

  while ((child = gtk_widget_get_first_child (self->head)) != NULL)
    gtk_box_remove (GTK_BOX (self->head), child);
  gtk_box_append (GTK_BOX (self->head), space);
  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    append_head (self, column);
  show_order (self);
}

/* ---- the lines ---- */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, LwLedgerView *self)
{
  gtk_list_item_set_child (item, lw_ledger_line_new (self->book, self->width));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, LwLedgerView *self)
{
  lw_ledger_line_set (LW_LEDGER_LINE (gtk_list_item_get_child (item)),
                      LW_LEDGER_ENTRY (gtk_list_item_get_item (item)));
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, LwLedgerView *self)
{
  lw_ledger_line_set (LW_LEDGER_LINE (gtk_list_item_get_child (item)), NULL);
}

/* The line that shows an entry, among the few that there are. */
static LwLedgerLine *
line_of (LwLedgerView *self, guint number)
{
  GtkWidget *row;

  for (row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *line = gtk_widget_get_first_child (row);
      LwLedgerEntry *entry =
          LW_IS_LEDGER_LINE (line) ? lw_ledger_line_entry (LW_LEDGER_LINE (line)) : NULL;

      if (entry != NULL && entry->number == number)
        return LW_LEDGER_LINE (line);
    }
  return NULL;
}

static void
activated_cb (GtkListView *list, guint position, LwLedgerView *self)
{
  g_autoptr (LwLedgerEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->model), position);
  LwLedgerLine *line = entry == NULL ? NULL : line_of (self, entry->number);
  LwLedgerEntry *shown = line == NULL ? NULL : lw_ledger_line_entry (line);

  if (shown == NULL)
    return;
  lw_ledger_model_open (self->model, shown, !shown->open);
  lw_ledger_line_unfold (line);
}

gint
lw_ledger_view_chosen (LwLedgerView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);
  GtkWidget *line;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)))
    return -1;
  line = gtk_widget_get_ancestor (focus, LW_TYPE_LEDGER_LINE);
  if (line == NULL)
    line = gtk_widget_get_first_child (focus);
  if (!LW_IS_LEDGER_LINE (line) || lw_ledger_line_entry (LW_LEDGER_LINE (line)) == NULL)
    return -1;
  return (gint)lw_ledger_line_entry (LW_LEDGER_LINE (line))->number;
}

/* ---- the filter ---- */

static void
show_count (LwLedgerView *self)
{
  guint all = lw_war_book_campaign (self->book)->battles->len;
  guint shown = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  g_autofree char *text = g_strdup_printf (_ ("%u of %u"), shown, all);

  gtk_label_set_text (self->count, text);
  gtk_widget_set_visible (GTK_WIDGET (self->count), shown < all);
  gtk_widget_set_visible (self->none, shown == 0);
}

static void
filtered_cb (GtkSearchEntry *entry, LwLedgerView *self)
{
  lw_ledger_model_filter (self->model, gtk_editable_get_text (GTK_EDITABLE (entry)));
  show_count (self);
}

static void
stopped_cb (GtkSearchEntry *entry, LwLedgerView *self)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

void
lw_ledger_view_search (LwLedgerView *self)
{
  g_return_if_fail (LW_IS_LEDGER_VIEW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->filter));
}

static void
append_bar (LwLedgerView *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_add_css_class (bar, "ledger-bar");
  self->title = gtk_label_new (_ ("The ledger"));
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_widget_set_hexpand (self->title, TRUE);
  gtk_widget_add_css_class (self->title, "card-title");
  self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "dim");
  self->filter = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  g_object_set (self->filter, "placeholder-text", _ ("Country, player, note…"), NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->filter),
                               _ ("Show only battles with these words (Ctrl+F)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->filter), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Filter the ledger"), -1);
  g_signal_connect (self->filter, "search-changed", G_CALLBACK (filtered_cb), self);
  g_signal_connect (self->filter, "stop-search", G_CALLBACK (stopped_cb), self);
  gtk_box_append (GTK_BOX (bar), self->title);
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->count));
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->filter));
  gtk_box_append (GTK_BOX (self), bar);
}

static void
append_list (LwLedgerView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkNoSelection *all = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model)));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), self);
  self->list = GTK_LIST_VIEW (gtk_list_view_new (GTK_SELECTION_MODEL (all), factory));
  gtk_list_view_set_single_click_activate (self->list, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Ledger of the war"), -1);
  g_signal_connect (self->list, "activate", G_CALLBACK (activated_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self), scroller);
}

void
lw_ledger_view_set (LwLedgerView *self, LwWarBook *book)
{
  const LwCampaign *campaign;

  g_return_if_fail (LW_IS_LEDGER_VIEW (self) && LW_IS_WAR_BOOK (book));

  g_set_object (&self->book, book);
  campaign = lw_war_book_campaign (book);
  measure_columns (self);
  show_head (self);
  lw_ledger_model_set (self->model, campaign);
  show_count (self);
}

LwLedgerModel *
lw_ledger_view_model (LwLedgerView *self)
{
  g_return_val_if_fail (LW_IS_LEDGER_VIEW (self), NULL);
  return self->model;
}

static gboolean
lw_ledger_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LW_LEDGER_VIEW (widget)->list));
}

static void
lw_ledger_view_dispose (GObject *object)
{
  LwLedgerView *self = LW_LEDGER_VIEW (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  g_clear_object (&self->model);
  g_clear_object (&self->book);
  G_OBJECT_CLASS (lw_ledger_view_parent_class)->dispose (object);
}

static void
lw_ledger_view_class_init (LwLedgerViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_ledger_view_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = lw_ledger_view_grab_focus;
}

static void
lw_ledger_view_init (LwLedgerView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->model = lw_ledger_model_new ();
  append_bar (self);
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, CELL_GAP);
  gtk_widget_add_css_class (self->head, "ledger-head");
  gtk_box_append (GTK_BOX (self), self->head);
  append_list (self);
  self->none = gtk_label_new (_ ("No battle has all of these words."));
  gtk_widget_add_css_class (self->none, "nothing");
  gtk_widget_add_css_class (self->none, "dim");
  gtk_box_append (GTK_BOX (self), self->none);
}
