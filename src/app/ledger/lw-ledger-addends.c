/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-addends.c: both columns of addends of one battle (R76), its note and its
 * corrections, and what can be done with it, as buttons and as a menu.
 */
#include "lw-ledger-addends.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "safe/safe.h"

/* Columns: the side, six addends with a sign after each, the score. */
#define N_ADDENDS 6
#define SCORE_COLUMN (1 + 2 * N_ADDENDS)

static GtkWidget *
attach (GtkGrid *grid, const char *text, int column, int row, float xalign, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, "numeric");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return label;
}

static void
attach_heads (GtkGrid *grid)
{
  const char *titles[N_ADDENDS] = { _ ("Victory"),  _ ("Guns held"),   _ ("Cavalry"),
                                    _ ("Infantry"), _ ("Own captive"), _ ("Prisoners") };
  guint i;

  for (i = 0; i < N_ADDENDS; i++)
    gtk_widget_add_css_class (attach (grid, titles[i], 1 + 2 * (int)i, 0, 1, "dim"), "caption");
  gtk_widget_add_css_class (attach (grid, _ ("Score"), SCORE_COLUMN, 0, 1, "dim"), "caption");
}

static void
attach_product (GtkGrid *grid, int addend, int row, guint number, const char *times)
{
  g_autofree char *text =
      times == NULL ? g_strdup_printf ("%u", number) : g_strdup_printf ("%u × %s", number, times);

  attach (grid, text, 1 + 2 * addend, row, 1, number == 0 ? "dim" : NULL);
  attach (grid, addend == N_ADDENDS - 1 ? "=" : "+", 2 + 2 * addend, row, .5f, "dim");
}

static guint
victory (const LwLedgerRow *row, LwSide side)
{
  if (row->result == LW_RESULT_DRAWN)
    return 50;
  return row->result == (side == LW_RED ? LW_RESULT_RED : LW_RESULT_BLUE) ? 100 : 0;
}

static void
attach_side (GtkGrid *grid, const LwLedgerRow *battle, LwSide side, int row)
{
  const LwRowSide *numbers = &battle->side[side];
  const char *css_class = side == LW_RED ? "red-text" : "blue-text";
  g_autofree char *points = lw_points_format (lw_row_points (battle, side));

  attach (grid, lw_side_name (side), 0, row, 0, css_class);
  attach_product (grid, 0, row, victory (battle, side), NULL);
  attach_product (grid, 1, row, numbers->home.guns, "10");
  attach_product (grid, 2, row, numbers->home.cavalry, "1½");
  attach_product (grid, 3, row, numbers->home.infantry, NULL);
  attach_product (grid, 4, row, numbers->captive, "½");
  attach_product (grid, 5, row, numbers->taken, "½");
  attach (grid, points, SCORE_COLUMN, row, 1, "step-title");
}

static void
attach_margin (GtkGrid *grid, const LwLedgerRow *row)
{
  gint ahead = lw_row_points (row, LW_RED) - lw_row_points (row, LW_BLUE);
  g_autofree char *margin = lw_points_format (ABS (ahead));
  const char *css_class = ahead > 0 ? "red-text" : ahead < 0 ? "blue-text" : "dim";
  const char *words = ahead > 0   ? _ ("Margin to Red")
                      : ahead < 0 ? _ ("Margin to Blue")
                                  : _ ("No margin");
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "dim");
  gtk_grid_attach (grid, label, SCORE_COLUMN - 8, 3, 8, 1);
  gtk_widget_add_css_class (attach (grid, margin, SCORE_COLUMN, 3, 1, css_class), "sum-line");
}

static void
append_line (GtkBox *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
}

/* What stood in the ledger, and why it does no longer. */
static void
append_version (GtkBox *box, const LwRowVersion *version)
{
  g_autofree char *day = g_strndup (version->on, 10);
  g_autofree char *on = lw_ledger_date (day);
  g_autofree char *red = lw_points_format (lw_row_points (version->row, LW_RED));
  g_autofree char *blue = lw_points_format (lw_row_points (version->row, LW_BLUE));
  g_autofree char *text = NULL;

  if (version->reason == NULL)
    text = g_strdup_printf (_ ("Corrected on %s. Before: %s; Red %s, Blue %s."), on,
                            lw_result_name (version->row->result), red, blue);
  else
    text = g_strdup_printf (_ ("Corrected on %s: %s Before: %s; Red %s, Blue %s."), on,
                            version->reason, lw_result_name (version->row->result), red, blue);
  append_line (box, text, "dim");
}

static void
append_players (GtkBox *box, const LwLedgerRow *row)
{
  const char *red = row->side[LW_RED].player, *blue = row->side[LW_BLUE].player;
  g_autofree char *text = NULL;

  if (red == NULL && blue == NULL)
    return;
  text = red == NULL    ? g_strdup_printf (_ ("Blue was led by %s."), blue)
         : blue == NULL ? g_strdup_printf (_ ("Red was led by %s."), red)
                        : g_strdup_printf (_ ("Red was led by %s, Blue by %s."), red, blue);
  append_line (box, text, "dim");
}

static void
append_notes (GtkBox *box, const LwLedgerRow *row)
{
  guint i;

  if (row->result == LW_RESULT_NOT_FOUGHT)
    append_line (box, _ ("Not fought: it adds nothing to either side."), "dim");
  if (row->result == LW_RESULT_ABANDONED)
    append_line (box, _ ("Abandoned: it is not lost, and adds nothing to either side."), "dim");
  append_players (box, row);
  if (row->note != NULL)
    append_line (box, row->note, "dim");
  for (i = 0; row->was != NULL && i < row->was->len; i++)
    append_version (box, g_ptr_array_index (row->was, i));
}

static GtkWidget *
append_button (GtkBox *row, const char *label, const char *action, const char *target)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_box_append (row, button);
  return button;
}

/* Is the battle's file where it was, and what it was? */
static gboolean
append_file (GtkBox *box, LwWarBook *book, const LwLedgerRow *row)
{
  g_autofree char *path = lw_war_book_battle_path (book, row->file);
  g_autofree char *now = lw_file_sha256 (path, NULL);
  g_autofree char *text = NULL;

  if (now == NULL)
    {
      text = g_strdup_printf (
          _ ("The battle’s file, %s, is lost: it is neither beside the ledger nor among the "
             "battles. The row stays as it is."),
          row->file);
      append_line (box, text, "warning");
    }
  else if (row->sha256 != NULL && g_strcmp0 (now, row->sha256) != 0)
    append_line (box, _ ("The battle’s file has changed since it was entered."), "warning");
  return now != NULL;
}

static void
append_buttons (GtkBox *box, const LwLedgerRow *row, gboolean has_file)
{
  GtkBox *buttons = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8));

  if (has_file)
    {
      append_button (buttons, _ ("Read the report"), "campaign.report", row->file);
      append_button (buttons, _ ("Replay"), "campaign.look", row->file);
    }
  if (row->id != NULL)
    {
      GtkWidget *correct =
          append_button (buttons, _ ("Correct this battle…"), "campaign.correct", row->id);

      gtk_widget_set_tooltip_text (correct, _ ("Another result or other numbers, with a reason; "
                                               "what stands here is kept"));
      lw_keys_tip (correct, "campaign.correct-chosen");
      append_button (buttons, _ ("Record card"), "campaign.card", row->id);
    }
  gtk_box_append (box, GTK_WIDGET (buttons));
}

GtkWidget *
lw_ledger_addends_sums (const LwLedgerRow *row)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 8);
  gtk_grid_set_row_spacing (grid, 4);
  gtk_widget_set_halign (GTK_WIDGET (grid), GTK_ALIGN_START);
  attach_heads (grid);
  attach_side (grid, row, LW_RED, 1);
  attach_side (grid, row, LW_BLUE, 2);
  attach_margin (grid, row);
  return GTK_WIDGET (grid);
}

/* Whose battle it is, where it was fought and when; and a way to fold it away. */
static void
append_heading (GtkBox *box, const LwLedgerEntry *entry)
{
  GtkBox *heading = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8));
  GtkWidget *fold = gtk_button_new_from_icon_name ("window-close-symbolic");
  g_autofree char *battle = g_strdup_printf (_ ("Battle %u"), entry->number + 1);
  g_autofree char *country = lw_ledger_entry_text (entry, LW_COLUMN_COUNTRY);
  g_autofree char *date = lw_ledger_entry_text (entry, LW_COLUMN_DATE);
  g_autofree char *text = g_strjoin (" · ", battle, country, date, NULL);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "step-title");
  gtk_widget_set_tooltip_text (fold, _ ("Fold it away"));
  lw_keys_tip (fold, "ledger.fold");
  gtk_widget_add_css_class (fold, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (fold), "ledger.fold");
  gtk_box_append (heading, label);
  gtk_box_append (heading, fold);
  gtk_box_append (box, GTK_WIDGET (heading));
}

GtkWidget *
lw_ledger_addends_new (LwWarBook *book, const LwLedgerEntry *entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  const LwLedgerRow *row = entry->row;
  gboolean has_file;

  gtk_widget_add_css_class (box, "ledger-more");
  gtk_widget_add_css_class (box, lw_ledger_entry_winner (entry));
  append_heading (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), lw_ledger_addends_sums (row));
  append_notes (GTK_BOX (box), row);
  has_file = row->file != NULL && append_file (GTK_BOX (box), book, row);
  append_buttons (GTK_BOX (box), row, has_file);
  return box;
}

/* ---- the menu ---- */

static void
append_item (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

static void
append_section (GMenu *menu, GMenu *section)
{
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  g_object_unref (section);
}

/* A battle whose file is lost can neither be read nor seen again. */
static GMenu *
new_reading (LwWarBook *book, const LwLedgerRow *row)
{
  GMenu *section = g_menu_new ();
  g_autofree char *path = row->file == NULL ? NULL : lw_war_book_battle_path (book, row->file);

  if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    return section;
  append_item (section, _ ("_Read the report"), "campaign.report",
               g_variant_new_string (row->file));
  append_item (section, _ ("Re_play"), "campaign.look", g_variant_new_string (row->file));
  return section;
}

static GMenu *
new_writing (const LwLedgerRow *row)
{
  GMenu *section = g_menu_new ();

  if (row->id == NULL)
    return section;
  append_item (section, _ ("_Correct this battle…"), "campaign.correct",
               g_variant_new_string (row->id));
  append_item (section, _ ("Record car_d"), "campaign.card", g_variant_new_string (row->id));
  return section;
}

GMenuModel *
lw_ledger_addends_menu (LwWarBook *book, const LwLedgerEntry *entry)
{
  GMenu *menu = g_menu_new ();
  GMenu *copying = g_menu_new ();

  append_section (menu, new_reading (book, entry->row));
  append_section (menu, new_writing (entry->row));
  append_item (copying, _ ("Copy the _line"), "campaign.copy",
               g_variant_new_uint32 (entry->number));
  append_section (menu, copying);
  return G_MENU_MODEL (menu);
}
