/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-view.c: the ledger of a war: lines, their order, a filter.
 */
#include "lw-ledger-view.h"

#include <glib/gi18n-lib.h>

#include "lw-ledger-head.h"
#include "lw-ledger-line.h"
#include "lw-ledger-menu.h"
#include "kit/kit.h"

/* A longer ledger scrolls by itself. */
#define MOST_HEIGHT 520
/* Filled before anything is laid out: all the others are as high as these are. */
#define FIRST_FILLED 16

struct _LwLedgerView
{
  GtkBox parent_instance;

  GtkWidget *title;
  GtkSearchEntry *filter;
  GtkLabel *count;
  LwLedgerHead *head;
  GtkListView *list;
  GtkWidget *none;
  GtkWidget *menu; /* the popover */

  /* Owned. */
  LwLedgerModel *model;
  LwWarBook *book;
  LwLedgerWidths *widths;
};

G_DEFINE_FINAL_TYPE (LwLedgerView, lw_ledger_view, GTK_TYPE_BOX)

static guint opened_signal;

/* ---- the lines ---- */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, LwLedgerView *self)
{
  gtk_list_item_set_child (item, lw_ledger_line_new (self->book, self->widths));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, LwLedgerView *self)
{
  LwLedgerLine *line = LW_LEDGER_LINE (gtk_list_item_get_child (item));

  lw_ledger_line_set (line, LW_LEDGER_ENTRY (gtk_list_item_get_item (item)));
  if (gtk_list_item_get_position (item) < FIRST_FILLED)
    lw_ledger_line_fill (line);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, LwLedgerView *self)
{
  lw_ledger_line_set (LW_LEDGER_LINE (gtk_list_item_get_child (item)), NULL);
}

/* The list hides lines that are out of sight. Those that have come into it are filled, and laid out
 * again before they are painted. */
static void
laid_out_cb (LwLedgerView *self)
{
  GtkWidget *row;

  for (row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_mapped (row) && LW_IS_LEDGER_LINE (gtk_widget_get_first_child (row)))
      lw_ledger_line_fill (LW_LEDGER_LINE (gtk_widget_get_first_child (row)));
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
  if (shown->open)
    lw_scroll_into_sight (GTK_WIDGET (line));
  g_signal_emit (self, opened_signal, 0, shown->open ? (gint)shown->number : -1);
}

/* The battle that a line shows; -1: it is no line, or shows none. */
static gint
number_of (GtkWidget *line)
{
  LwLedgerEntry *entry =
      LW_IS_LEDGER_LINE (line) ? lw_ledger_line_entry (LW_LEDGER_LINE (line)) : NULL;

  return entry == NULL ? -1 : (gint)entry->number;
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
  return number_of (line == NULL ? gtk_widget_get_first_child (focus) : line);
}

/* ---- the menu of a line ---- */

static void
pop_up (LwLedgerView *self, guint number, const GdkRectangle *at)
{
  g_autoptr (GMenuModel) menu = lw_ledger_menu_new (self->book, number);

  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), menu);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), at);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
pop_up_at (LwLedgerView *self, double x, double y)
{
  GtkWidget *under = gtk_widget_pick (GTK_WIDGET (self->list), x, y, GTK_PICK_DEFAULT);
  GtkWidget *line = NULL;
  GdkRectangle at = { 0, 0, 1, 1 };
  double x_here, y_here;

  if (under != NULL)
    line = gtk_widget_get_ancestor (under, LW_TYPE_LEDGER_LINE);
  if (line == NULL && under != NULL)
    line = gtk_widget_get_first_child (under);
  if (number_of (line) < 0 ||
      !gtk_widget_translate_coordinates (GTK_WIDGET (self->list), GTK_WIDGET (self), x, y, &x_here,
                                         &y_here))
    return;
  at.x = (int)x_here;
  at.y = (int)y_here;
  pop_up (self, (guint)number_of (line), &at);
}

static void
pressed_cb (GtkGestureClick *click, int n, double x, double y, LwLedgerView *self)
{
  pop_up_at (self, x, y);
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
held_cb (GtkGestureLongPress *press, double x, double y, LwLedgerView *self)
{
  pop_up_at (self, x, y);
  gtk_gesture_set_state (GTK_GESTURE (press), GTK_EVENT_SEQUENCE_CLAIMED);
}

/* By the keyboard, below the head of the line that has the focus. */
static void
menu_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwLedgerView *self = LW_LEDGER_VIEW (widget);
  gint number = lw_ledger_view_chosen (self);
  GtkWidget *line = number < 0 ? NULL : GTK_WIDGET (line_of (self, (guint)number));
  graphene_rect_t box;
  GdkRectangle at;

  if (line == NULL || !gtk_widget_compute_bounds (line, widget, &box))
    return;
  at = (GdkRectangle){ (int)box.origin.x + 60, (int)box.origin.y + 24, 1, 1 };
  pop_up (self, (guint)number, &at);
}

static void
add_menu (LwLedgerView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  self->menu = gtk_popover_menu_new_from_model (NULL);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_popover_set_position (GTK_POPOVER (self->menu), GTK_POS_BOTTOM);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect (press, "pressed", G_CALLBACK (held_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (press));
}

/* ---- the filter and the order ---- */

static void
show_count (LwLedgerView *self)
{
  guint all = lw_war_book_campaign (self->book)->battles->len;
  guint shown = lw_ledger_model_found (self->model);
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
sorted_cb (LwLedgerView *self)
{
  gboolean falling;
  LwLedgerColumn column = lw_ledger_head_column (self->head, &falling);

  lw_ledger_model_sort (self->model, column, falling);
}

static void
append_bar (LwLedgerView *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  const char *words = _ ("Country, player, note…");

  gtk_widget_add_css_class (bar, "ledger-bar");
  self->title = gtk_label_new (_ ("The ledger"));
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_widget_set_hexpand (self->title, TRUE);
  gtk_widget_add_css_class (self->title, "card-title");
  self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "dim");
  self->filter = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  g_object_set (self->filter, "placeholder-text", words, NULL);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->filter), (int)g_utf8_strlen (words, -1));
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
  gtk_box_append (GTK_BOX (self), scroller);
}

void
lw_ledger_view_set (LwLedgerView *self, LwWarBook *book)
{
  const LwCampaign *campaign;

  g_return_if_fail (LW_IS_LEDGER_VIEW (self) && LW_IS_WAR_BOOK (book));

  g_set_object (&self->book, book);
  campaign = lw_war_book_campaign (book);
  lw_ledger_widths_measure (self->widths, GTK_WIDGET (self), campaign);
  gtk_widget_queue_resize (GTK_WIDGET (self->head));
  lw_ledger_model_set (self->model, campaign);
  show_count (self);
}

LwLedgerModel *
lw_ledger_view_model_for_test (LwLedgerView *self)
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
lw_ledger_view_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lw_ledger_view_parent_class)->realize (widget);
  g_signal_connect_object (gtk_widget_get_frame_clock (widget), "layout", G_CALLBACK (laid_out_cb),
                           widget, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
lw_ledger_view_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_frame_clock (widget), laid_out_cb, widget);
  GTK_WIDGET_CLASS (lw_ledger_view_parent_class)->unrealize (widget);
}

static void
lw_ledger_view_dispose (GObject *object)
{
  LwLedgerView *self = LW_LEDGER_VIEW (object);
  GtkWidget *child;

  lw_fall_silent (GTK_WIDGET (object));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  g_clear_object (&self->model);
  g_clear_object (&self->book);
  g_clear_pointer (&self->widths, lw_ledger_widths_free);
  G_OBJECT_CLASS (lw_ledger_view_parent_class)->dispose (object);
}

static void
lw_ledger_view_class_init (LwLedgerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_ledger_view_dispose;
  widget_class->grab_focus = lw_ledger_view_grab_focus;
  widget_class->realize = lw_ledger_view_realize;
  widget_class->unrealize = lw_ledger_view_unrealize;
  gtk_widget_class_install_action (widget_class, "ledger.menu", NULL, menu_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "ledger.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "ledger.menu",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK,
                                       "campaign.copy-chosen", NULL);
  opened_signal = g_signal_new ("opened", LW_TYPE_LEDGER_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
lw_ledger_view_init (LwLedgerView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->model = lw_ledger_model_new ();
  self->widths = lw_ledger_widths_new ();
  append_bar (self);
  self->head = LW_LEDGER_HEAD (lw_ledger_head_new (self->widths));
  g_signal_connect_swapped (self->head, "sorted", G_CALLBACK (sorted_cb), self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->head));
  append_list (self);
  self->none = gtk_label_new (_ ("No battle has all of these words."));
  gtk_widget_add_css_class (self->none, "nothing");
  gtk_widget_add_css_class (self->none, "dim");
  gtk_box_append (GTK_BOX (self), self->none);
  add_menu (self);
}
