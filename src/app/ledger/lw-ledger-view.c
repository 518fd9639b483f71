/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-view.c: the ledger of a war: a table, what is looked for in it, and the battle that was
 * opened.
 */
#include "lw-ledger-view.h"

#include <glib/gi18n-lib.h>

#include "lw-ledger-addends.h"
#include "lw-ledger-order.h"
#include "lw-ledger-table.h"
#include "kit/kit.h"

struct _LwLedgerView
{
  GtkBox parent_instance;

  GtkSearchEntry *filter;
  GtkLabel *count;
  LwLedgerTable *table;
  GtkWidget *none;
  GtkBox *below;   /* what is known of the open battle; hidden while there is none */
  GtkWidget *menu; /* the popover */

  /* Owned. */
  LwWarBook *book;
  GListStore *entries;
  GtkFilterListModel *found;
  char **words;        /* folded; what is looked for */
  LwLedgerEntry *open; /* NULL: none */
  char *open_id;       /* of its battle; may be NULL */
};

G_DEFINE_FINAL_TYPE (LwLedgerView, lw_ledger_view, GTK_TYPE_BOX)

static guint opened_signal;

/* The widget inside @part that has the focus; NULL: it is elsewhere. */
static GtkWidget *
focus_in (gpointer part)
{
  GtkRoot *root = gtk_widget_get_root (part);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && gtk_widget_is_ancestor (focus, part) ? focus : NULL;
}

/* ---- the open battle ---- */

static void
empty_below (LwLedgerView *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->below));

  if (child != NULL)
    gtk_box_remove (self->below, child);
}

static void
fold (LwLedgerView *self)
{
  if (!g_set_object (&self->open, NULL))
    return;
  g_clear_pointer (&self->open_id, g_free);
  gtk_widget_set_visible (GTK_WIDGET (self->below), FALSE);
  empty_below (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ledger.fold", FALSE);
  lw_ledger_table_open (self->table, NULL);
  g_signal_emit (self, opened_signal, 0, -1);
}

static void
unfold (LwLedgerView *self, LwLedgerEntry *entry)
{
  if (!g_set_object (&self->open, entry))
    return;
  g_free (self->open_id);
  self->open_id = g_strdup (entry->row->id);
  empty_below (self);
  gtk_box_append (self->below, lw_ledger_addends_new (self->book, entry));
  gtk_widget_set_visible (GTK_WIDGET (self->below), TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ledger.fold", TRUE);
  lw_ledger_table_open (self->table, entry);
  g_signal_emit (self, opened_signal, 0, (gint)entry->number);
}

static void
toggled_cb (LwLedgerView *self, gboolean again)
{
  LwLedgerEntry *entry =
      gtk_single_selection_get_selected_item (lw_ledger_table_choice (self->table));

  if (again && entry == self->open)
    {
      fold (self);
      return;
    }
  unfold (self, entry);
  lw_scroll_into_sight (GTK_WIDGET (self->below));
}

/* While a battle is open, whichever is chosen is. The page goes along with the keys: the table may
 * be higher than the window. */
static void
chosen_cb (LwLedgerView *self)
{
  LwLedgerEntry *entry =
      gtk_single_selection_get_selected_item (lw_ledger_table_choice (self->table));
  GtkWidget *line = focus_in (self->table);

  if (line != NULL)
    lw_scroll_into_sight (line);
  if (self->open == NULL)
    return;
  if (entry == NULL)
    fold (self);
  else
    unfold (self, entry);
}

static void
fold_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwLedgerView *self = LW_LEDGER_VIEW (widget);

  if (focus_in (self->below) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fold (self);
}

/* ---- the line that is meant ---- */

gint
lw_ledger_view_chosen (LwLedgerView *self)
{
  LwLedgerEntry *entry;

  g_return_val_if_fail (LW_IS_LEDGER_VIEW (self), -1);

  entry = lw_ledger_table_find (self->table, focus_in (self->table));
  if (entry == NULL)
    entry = gtk_single_selection_get_selected_item (lw_ledger_table_choice (self->table));
  return entry == NULL ? -1 : (gint)entry->number;
}

char *
lw_ledger_view_text (LwLedgerView *self, guint number)
{
  g_autoptr (LwLedgerEntry) entry = NULL;

  g_return_val_if_fail (LW_IS_LEDGER_VIEW (self), NULL);

  entry = g_list_model_get_item (G_LIST_MODEL (self->entries), number);
  return entry == NULL ? NULL : lw_ledger_entry_line (entry);
}

/* ---- the menu of a line ---- */

static void
pop_up (LwLedgerView *self, const LwLedgerEntry *entry, double x, double y)
{
  g_autoptr (GMenuModel) menu = lw_ledger_addends_menu (self->book, entry);
  GdkRectangle at = { (int)x, (int)y, 1, 1 };

  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), menu);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &at);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
pop_up_at (LwLedgerView *self, GtkGesture *gesture, double x, double y)
{
  GtkWidget *table = GTK_WIDGET (self->table);
  LwLedgerEntry *entry =
      lw_ledger_table_find (self->table, gtk_widget_pick (table, x, y, GTK_PICK_DEFAULT));
  graphene_point_t at = GRAPHENE_POINT_INIT ((float)x, (float)y), here;

  if (entry == NULL || !gtk_widget_compute_point (table, GTK_WIDGET (self), &at, &here))
    return;
  pop_up (self, entry, here.x, here.y);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pressed_cb (GtkGestureClick *click, int n, double x, double y, LwLedgerView *self)
{
  pop_up_at (self, GTK_GESTURE (click), x, y);
}

static void
held_cb (GtkGestureLongPress *press, double x, double y, LwLedgerView *self)
{
  pop_up_at (self, GTK_GESTURE (press), x, y);
}

/* By the keyboard, below the head of the line that has the focus. */
static void
menu_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwLedgerView *self = LW_LEDGER_VIEW (widget);
  GtkWidget *focus = focus_in (self->table);
  LwLedgerEntry *entry = lw_ledger_table_find (self->table, focus);
  graphene_rect_t box;

  if (entry != NULL && gtk_widget_compute_bounds (focus, widget, &box))
    pop_up (self, entry, box.origin.x + 60, box.origin.y + 24);
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
  gtk_widget_add_controller (GTK_WIDGET (self->table), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self->table), GTK_EVENT_CONTROLLER (press));
}

/* ---- what is looked for ---- */

static gboolean
is_found (gpointer item, gpointer data)
{
  LwLedgerView *self = data;

  return lw_ledger_entry_has (item, lw_war_book_campaign (self->book),
                              (const char *const *)self->words);
}

static void
show_count (LwLedgerView *self)
{
  guint all = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
  guint found = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  g_autofree char *text = g_strdup_printf (_ ("%u of %u"), found, all);

  gtk_label_set_text (self->count, text);
  gtk_widget_set_visible (GTK_WIDGET (self->count), found < all);
  gtk_widget_set_visible (self->none, found == 0);
}

/* Without words nothing is asked of anybody. */
static void
filtered_cb (LwLedgerView *self)
{
  g_autofree char *folded =
      g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->filter)), -1);
  g_autoptr (GtkFilter) filter = NULL;

  g_clear_pointer (&self->words, g_strfreev);
  self->words = g_strsplit_set (g_strstrip (folded), " \t", -1);
  if (self->words[0] != NULL)
    filter = GTK_FILTER (gtk_custom_filter_new (is_found, self, NULL));
  gtk_filter_list_model_set_filter (self->found, filter);
  show_count (self);
}

static void
stopped_cb (LwLedgerView *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->filter), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

void
lw_ledger_view_search (LwLedgerView *self)
{
  g_return_if_fail (LW_IS_LEDGER_VIEW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->filter));
}

static void
append_filter (LwLedgerView *self, GtkBox *bar)
{
  const char *words = _ ("Country, player, note…");

  self->filter = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  g_object_set (self->filter, "placeholder-text", words, NULL);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->filter), (int)g_utf8_strlen (words, -1));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->filter), _ ("Show only battles with these words"));
  lw_keys_tip (GTK_WIDGET (self->filter), "campaign.filter");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->filter), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Filter the ledger"), -1);
  g_signal_connect_swapped (self->filter, "search-changed", G_CALLBACK (filtered_cb), self);
  g_signal_connect_swapped (self->filter, "stop-search", G_CALLBACK (stopped_cb), self);
  gtk_box_append (bar, GTK_WIDGET (self->filter));
}

/* ---- the widget ---- */

/* The battle that was open, as it is now. */
static void
open_again (LwLedgerView *self, guint number)
{
  GtkSingleSelection *choice = lw_ledger_table_choice (self->table);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (choice));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LwLedgerEntry) entry = g_list_model_get_item (G_LIST_MODEL (choice), i);

      if (entry->number != number)
        continue;
      gtk_single_selection_set_selected (choice, i);
      unfold (self, entry);
    }
}

void
lw_ledger_view_set (LwLedgerView *self, LwWarBook *book)
{
  const LwCampaign *campaign;
  g_autofree char *open = NULL;
  gboolean had_focus;
  gint number;

  g_return_if_fail (LW_IS_LEDGER_VIEW (self) && LW_IS_WAR_BOOK (book));

  open = g_steal_pointer (&self->open_id);
  had_focus = focus_in (self->table) != NULL || focus_in (self->below) != NULL;
  g_set_object (&self->book, book);
  campaign = lw_war_book_campaign (book);
  lw_ledger_model_fill (self->entries, campaign);
  show_count (self);
  number = lw_campaign_find (campaign, open);
  if (number >= 0)
    open_again (self, (guint)number);
  /* What had it is no more. */
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

GListModel *
lw_ledger_view_lines_for_test (LwLedgerView *self)
{
  g_return_val_if_fail (LW_IS_LEDGER_VIEW (self), NULL);
  return G_LIST_MODEL (lw_ledger_table_choice (self->table));
}

static gboolean
lw_ledger_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LW_LEDGER_VIEW (widget)->table));
}

static void
lw_ledger_view_dispose (GObject *object)
{
  LwLedgerView *self = LW_LEDGER_VIEW (object);
  GtkWidget *child;

  lw_fall_silent (GTK_WIDGET (object));
  if (self->table != NULL)
    {
      g_signal_handlers_disconnect_by_data (lw_ledger_table_choice (self->table), self);
      self->table = NULL;
    }
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->open);
  g_clear_object (&self->found);
  g_clear_object (&self->entries);
  g_clear_object (&self->book);
  g_clear_pointer (&self->words, g_strfreev);
  g_clear_pointer (&self->open_id, g_free);
  G_OBJECT_CLASS (lw_ledger_view_parent_class)->dispose (object);
}

static void
lw_ledger_view_class_init (LwLedgerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_ledger_view_dispose;
  widget_class->grab_focus = lw_ledger_view_grab_focus;
  gtk_widget_class_install_action (widget_class, "ledger.menu", NULL, menu_cb);
  gtk_widget_class_install_action (widget_class, "ledger.fold", NULL, fold_cb);
  opened_signal = g_signal_new ("opened", LW_TYPE_LEDGER_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
append_bar (LwLedgerView *self)
{
  GtkBox *bar = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10));
  GtkWidget *title = gtk_label_new (_ ("The ledger"));

  gtk_widget_add_css_class (GTK_WIDGET (bar), "ledger-bar");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "card-title");
  gtk_box_append (bar, title);
  self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "dim");
  gtk_box_append (bar, GTK_WIDGET (self->count));
  append_filter (self, bar);
  gtk_box_append (bar, lw_ledger_order_new (self->table));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (bar));
}

static void
make_table (LwLedgerView *self)
{
  self->entries = g_list_store_new (LW_TYPE_LEDGER_ENTRY);
  self->found = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->entries)), NULL);
  self->table = LW_LEDGER_TABLE (lw_ledger_table_new (G_LIST_MODEL (self->found)));
  g_signal_connect_swapped (self->table, "toggled", G_CALLBACK (toggled_cb), self);
  g_signal_connect_swapped (lw_ledger_table_choice (self->table), "notify::selected-item",
                            G_CALLBACK (chosen_cb), self);
}

static void
lw_ledger_view_init (LwLedgerView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_LEDGER, NULL, NULL);
  make_table (self);
  append_bar (self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->table));
  self->none = gtk_label_new (_ ("No battle has all of these words."));
  gtk_widget_add_css_class (self->none, "nothing");
  gtk_widget_add_css_class (self->none, "dim");
  gtk_box_append (GTK_BOX (self), self->none);
  self->below = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->below), FALSE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->below));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ledger.fold", FALSE);
  add_menu (self);
}
