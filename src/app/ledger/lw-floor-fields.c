/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-fields.c: the fields of a floor battle on one page, in the order they are typed.
 */
#include "lw-floor-fields.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "library/library.h"
#include "names/names.h"
#include "remarks/remarks.h"

/* ---- the form in the fields ---- */

void
lw_floor_fields_fill (LwFloorPage *self)
{
  guint side, arm, fate, i;

  self->filling = TRUE;
  for (i = 0; i < LW_N_FLOOR_TEXTS; i++)
    {
      g_autofree char *text = g_strdup (self->form->text[i]);

      gtk_editable_set_text (GTK_EDITABLE (self->text[i]), text);
    }
  for (side = 0; side < LW_N_SIDES; side++)
    for (arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        {
          g_autofree char *text = g_strdup (self->form->number[side][arm][fate]);

          if (self->number[side][arm][fate] != NULL)
            gtk_editable_set_text (GTK_EDITABLE (self->number[side][arm][fate]), text);
        }
  gtk_drop_down_set_selected (self->variety, self->form->variety);
  if (self->form->has_result)
    gtk_toggle_button_set_active (self->result[self->form->result], TRUE);
  self->filling = FALSE;
}

void
lw_floor_fields_show_rests (LwFloorPage *self)
{
  guint side, arm, fate;

  for (side = 0; side < LW_N_SIDES; side++)
    for (arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        {
          gint rest = lw_floor_form_rest (self->form, side, arm, fate);
          g_autofree char *text = rest < 0 ? NULL : g_strdup_printf ("%d", rest);

          if (self->number[side][arm][fate] == NULL)
            continue;
          gtk_entry_set_placeholder_text (self->number[side][arm][fate], text);
          gtk_widget_remove_css_class (GTK_WIDGET (self->number[side][arm][fate]), "wrong");
        }
}

void
lw_floor_fields_show_fault (LwFloorPage *self, const LwFloorFault *fault)
{
  g_autofree char *sentence = lw_floor_fault_words (fault);
  guint i;

  for (i = 0; i < LW_N_FLOOR_TEXTS; i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->text[i]), "wrong");
  if (fault->wrong == LW_FLOOR_BAD_NUMBER)
    gtk_widget_add_css_class (GTK_WIDGET (self->number[fault->side][fault->arm][fault->fate]),
                              "wrong");
  if (fault->wrong == LW_FLOOR_BAD_TEXT)
    gtk_widget_add_css_class (GTK_WIDGET (self->text[fault->text]), "wrong");
  gtk_label_set_text (self->wrong, sentence == NULL ? "" : sentence);
}

/* ---- typing ---- */

static void
changed (LwFloorPage *self)
{
  if (!self->filling)
    self->changed (self);
}

static void
text_cb (GtkEntry *entry, LwFloorPage *self)
{
  for (guint i = 0; i < LW_N_FLOOR_TEXTS; i++)
    if (self->text[i] == entry)
      lw_floor_form_write (self->form, i, gtk_editable_get_text (GTK_EDITABLE (entry)));
  changed (self);
}

static void
number_cb (GtkEntry *entry, LwFloorPage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));

  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (guint fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        if (self->number[side][arm][fate] == entry)
          lw_floor_form_number (self->form, side, arm, fate, text);
  changed (self);
}

static void
variety_cb (LwFloorPage *self)
{
  self->form->variety = gtk_drop_down_get_selected (self->variety);
  changed (self);
}

static void
result_cb (GtkToggleButton *button, LwFloorPage *self)
{
  if (self->filling || !gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i <= LW_RESULT_ABANDONED; i++)
    if (self->result[i] == button)
      self->form->result = i;
  self->form->has_result = TRUE;
  changed (self);
}

static void
rest_cb (GtkButton *button, LwFloorPage *self)
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      if (self->rest[side][arm][0] == button)
        lw_floor_form_all (self->form, side, arm);
      else if (self->rest[side][arm][1] == button)
        lw_floor_form_none (self->form, side, arm);
  lw_floor_fields_fill (self);
  changed (self);
}

/* ---- building ---- */

static GtkWidget *
new_label (const char *text, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
name (GtkWidget *widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* ---- date, Country, players, variety ---- */

static GtkEntry *
new_text (LwFloorPage *self, LwFloorText which, const char *title, int width)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), width);
  gtk_widget_set_hexpand (entry, which != LW_FLOOR_DATE);
  name (entry, title);
  g_signal_connect (entry, "changed", G_CALLBACK (text_cb), self);
  self->text[which] = GTK_ENTRY (entry);
  return GTK_ENTRY (entry);
}

static GtkWidget *
attach_field (GtkGrid *grid, const char *title, GtkWidget *field, int column)
{
  gtk_grid_attach (grid, new_label (title, "dim", 0), column, 0, 1, 1);
  gtk_grid_attach (grid, field, column, 1, 1, 1);
  return field;
}

/* The Countries that there are, to be completed while one is typed. */
static void
complete_country (GtkEntry *entry)
{
  g_autoptr (GPtrArray) items = lw_files_list (LW_FILE_COUNTRY);
  GtkListStore *names = gtk_list_store_new (1, G_TYPE_STRING);
  GtkEntryCompletion *completion = gtk_entry_completion_new ();
  guint i;

  for (i = 0; i < items->len; i++)
    gtk_list_store_insert_with_values (names, NULL, -1, 0,
                                       ((LwLibraryItem *)g_ptr_array_index (items, i))->name, -1);
  gtk_entry_completion_set_model (completion, GTK_TREE_MODEL (names));
  gtk_entry_completion_set_text_column (completion, 0);
  gtk_entry_completion_set_inline_completion (completion, TRUE);
  gtk_entry_completion_set_popup_completion (completion, FALSE);
  gtk_entry_set_completion (entry, completion);
  g_object_unref (completion);
  g_object_unref (names);
}

static GtkWidget *
new_head (LwFloorPage *self)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  const char *varieties[] = { lw_variety_name (LW_VARIETY_FINISH),
                              lw_variety_name (LW_VARIETY_BLOW),
                              lw_variety_name (LW_VARIETY_DEFENSIVE), NULL };

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 2);
  attach_field (grid, _ ("Date"), GTK_WIDGET (new_text (self, LW_FLOOR_DATE, _ ("Date"), 10)), 0);
  attach_field (grid, _ ("Country"),
                GTK_WIDGET (new_text (self, LW_FLOOR_COUNTRY, _ ("Country"), 14)), 1);
  complete_country (self->text[LW_FLOOR_COUNTRY]);
  self->variety = GTK_DROP_DOWN (
      attach_field (grid, _ ("Variety"), gtk_drop_down_new_from_strings (varieties), 2));
  name (GTK_WIDGET (self->variety), _ ("Variety"));
  g_signal_connect_swapped (self->variety, "notify::selected", G_CALLBACK (variety_cb), self);
  return GTK_WIDGET (grid);
}

/* ---- who has won ---- */

static GtkWidget *
new_results (LwFloorPage *self)
{
  const char *titles[LW_RESULT_ABANDONED + 1] = { _ ("_Red won"), _ ("B_lue won"), _ ("_Drawn"),
                                                  _ ("_Not fought"), _ ("_Abandoned") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  guint i;

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_add_css_class (box, "linked-results");
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  for (i = 0; i <= LW_RESULT_ABANDONED; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_mnemonic (titles[i]);

      self->result[i] = GTK_TOGGLE_BUTTON (button);
      if (i > 0)
        gtk_toggle_button_set_group (self->result[i], self->result[0]);
      g_signal_connect (button, "toggled", G_CALLBACK (result_cb), self);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->result[LW_RESULT_NOT_FOUGHT]),
                               _ ("It was agreed upon and did not come about; nobody has lost"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->result[LW_RESULT_ABANDONED]),
                               _ ("Begun and not ended: it adds nothing to either side"));
  return box;
}

/* ---- the numbers of a side ---- */

/* "Red foot: dead". */
static char *
number_name (LwSide side, LwFloorArm arm, const char *fate)
{
  static const char *const red[] = { N_ ("Red foot: %s"), N_ ("Red horse: %s"),
                                     N_ ("Red guns: %s") };
  static const char *const blue[] = { N_ ("Blue foot: %s"), N_ ("Blue horse: %s"),
                                      N_ ("Blue guns: %s") };
  const char *format = _ (side == LW_RED ? red[arm] : blue[arm]);
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);

  return g_strjoinv (fate, parts);
}

static void
attach_number (LwFloorPage *self, GtkGrid *grid, LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  const char *fates[] = { _ ("sent"), arm == LW_FLOOR_GUNS ? _ ("held at the end") : _ ("home"),
                          _ ("dead"), _ ("prisoners") };
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *label = number_name (side, arm, fates[fate]);

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 5);
  gtk_editable_set_alignment (GTK_EDITABLE (entry), 1);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 12);
  gtk_widget_add_css_class (entry, "number");
  gtk_widget_set_hexpand (entry, TRUE);
  name (entry, label);
  g_signal_connect (entry, "changed", G_CALLBACK (number_cb), self);
  self->number[side][arm][fate] = GTK_ENTRY (entry);
  gtk_grid_attach (grid, entry, 1 + (int)fate, 1 + (int)arm, 1, 1);
}

/* All of the arm home, or none: the buttons are out of the way of the Tab key. */
static void
attach_buttons (LwFloorPage *self, GtkGrid *grid, LwSide side, LwFloorArm arm)
{
  const char *titles[] = { _ ("All"), _ ("None") };
  const char *tips[] = { _ ("All of them came home"),
                         _ ("None came home: who is no prisoner is dead") };
  guint i;

  for (i = 0; i < 2; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (titles[i]);

      gtk_widget_add_css_class (button, "quiet");
      gtk_widget_set_focusable (button, FALSE);
      gtk_widget_set_tooltip_text (button, tips[i]);
      self->rest[side][arm][i] = GTK_BUTTON (button);
      g_signal_connect (button, "clicked", G_CALLBACK (rest_cb), self);
      gtk_grid_attach (grid, button, 5 + (int)i, 1 + (int)arm, 1, 1);
    }
}

static void
attach_heads (GtkGrid *grid)
{
  const char *titles[] = { _ ("Sent"), _ ("Home"), _ ("Dead"), _ ("Prisoner") };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (titles); i++)
    gtk_grid_attach (grid, new_label (titles[i], "dim", 1), 1 + (int)i, 0, 1, 1);
}

static GtkWidget *
new_side_head (LwFloorPage *self, LwSide side)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  const LwCampaign *campaign = lw_war_book_campaign (self->book);
  GtkEntry *player = side == LW_RED ? new_text (self, LW_FLOOR_RED_PLAYER, _ ("Red, led by"), 12)
                                    : new_text (self, LW_FLOOR_BLUE_PLAYER, _ ("Blue, led by"), 12);

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_add_css_class (mark, lw_side_nick (side));
  gtk_entry_set_placeholder_text (player, campaign->player[side]);
  gtk_widget_set_tooltip_text (GTK_WIDGET (player),
                               _ ("Who led it, if that was another than the war’s player"));
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), new_label (lw_side_name (side), "card-title", 0));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (player));
  return row;
}

static GtkWidget *
new_side (LwFloorPage *self, LwSide side)
{
  const char *arms[] = { _ ("Foot"), _ ("Horse"), _ ("Guns") };
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  LwFloorArm arm;
  LwFloorFate fate;

  gtk_widget_add_css_class (card, "card");
  gtk_grid_set_column_spacing (grid, 6);
  gtk_grid_set_row_spacing (grid, 6);
  attach_heads (grid);
  for (arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
    {
      gtk_grid_attach (grid, new_label (arms[arm], NULL, 0), 0, 1 + (int)arm, 1, 1);
      for (fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        if (arm != LW_FLOOR_GUNS || fate <= LW_FLOOR_HOME)
          attach_number (self, grid, side, arm, fate);
      if (arm != LW_FLOOR_GUNS)
        attach_buttons (self, grid, side, arm);
    }
  gtk_grid_attach (grid, new_label (_ ("Guns home: held, or in a position to be taken"), "dim", 0),
                   3, 3, 4, 1);
  gtk_label_set_wrap (GTK_LABEL (gtk_grid_get_child_at (grid, 3, 3)), TRUE);
  gtk_box_append (GTK_BOX (card), new_side_head (self, side));
  gtk_box_append (GTK_BOX (card), GTK_WIDGET (grid));
  return card;
}

/* ---- the page ---- */

/* Which battle of the war it is, so that no other one is corrected for it. */
static GtkWidget *
new_subtitle (LwFloorPage *self)
{
  const LwCampaign *campaign = lw_war_book_campaign (self->book);
  gint number = self->id == NULL ? -1 : lw_campaign_find (campaign, self->id);
  g_autofree char *text =
      number < 0 ? g_strdup (campaign->name)
                 : g_strdup_printf (_ ("battle %d of %u · %s"), number + 1, campaign->battles->len,
                                    lw_name_shown (campaign->name));
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "subtitle");
  return label;
}

static GtkWidget *
new_bar (LwFloorPage *self, gboolean correction)
{
  GtkWidget *bar = gtk_header_bar_new ();
  GtkWidget *back = gtk_button_new_with_label (_ ("Back"));
  GtkWidget *discard = gtk_button_new_with_label (_ ("Discard"));
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "win.back");
  gtk_widget_set_tooltip_text (back, _ ("Back; what is typed is kept for later"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (discard), "floor.discard");
  gtk_widget_set_tooltip_text (discard, _ ("Throw away what is typed"));
  self->enter = gtk_button_new_with_label (correction ? _ ("Correct it") : _ ("Enter it"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->enter), "floor.enter");
  gtk_widget_set_tooltip_text (self->enter, _ ("Into the ledger"));
  gtk_widget_add_css_class (self->enter, "suggested-action");
  gtk_widget_set_valign (titles, GTK_ALIGN_CENTER);
  gtk_box_append (
      GTK_BOX (titles),
      new_label (correction ? _ ("Correct a battle") : _ ("Floor battle"), "title", .5f));
  gtk_box_append (GTK_BOX (titles), new_subtitle (self));
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (bar), titles);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), back);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (bar), self->enter);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (bar), discard);
  return bar;
}

static GtkWidget *
new_reason (LwFloorPage *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_max_length (GTK_ENTRY (entry), 300);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Why it is corrected"));
  name (entry, _ ("Why it is corrected"));
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (changed), self);
  self->reason = GTK_ENTRY (entry);
  return entry;
}

static GtkWidget *
new_account (LwFloorPage *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (card, "card");
  self->sums = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->after = GTK_LABEL (new_label ("", "dim", 0));
  gtk_label_set_use_underline (self->after, FALSE);
  gtk_label_set_wrap (self->after, TRUE);
  gtk_box_append (GTK_BOX (card), GTK_WIDGET (self->sums));
  gtk_box_append (GTK_BOX (card), GTK_WIDGET (self->after));
  return card;
}

/* Both cards equally wide. A box would ask each how wide it is at the height of one line, which is
 * less than a narrow card needs, and GTK 4.18 complains of that; a grid asks for no such thing. */
static GtkWidget *
new_sides (LwFloorPage *self)
{
  GtkGrid *sides = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_homogeneous (sides, TRUE);
  gtk_grid_set_column_spacing (sides, 14);
  gtk_grid_attach (sides, new_side (self, LW_RED), 0, 0, 1, 1);
  gtk_grid_attach (sides, new_side (self, LW_BLUE), 1, 0, 1, 1);
  return GTK_WIDGET (sides);
}

void
lw_floor_fields_build (LwFloorPage *self, gboolean correction)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = g_object_new (LW_TYPE_CLAMP, NULL);

  gtk_box_append (GTK_BOX (self), new_bar (self, correction));
  gtk_widget_add_css_class (content, "floor-page");
  gtk_box_append (GTK_BOX (content), new_head (self));
  gtk_box_append (GTK_BOX (content), new_results (self));
  gtk_box_append (GTK_BOX (content), new_sides (self));
  self->wrong = GTK_LABEL (new_label ("", "warning", 0));
  gtk_label_set_use_underline (self->wrong, FALSE);
  gtk_label_set_wrap (self->wrong, TRUE);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->wrong));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (new_text (self, LW_FLOOR_NOTE, _ ("Note"), 30)));
  gtk_entry_set_placeholder_text (self->text[LW_FLOOR_NOTE], _ ("A note, if you like"));
  if (correction)
    gtk_box_append (GTK_BOX (content), new_reason (self));
  gtk_box_append (GTK_BOX (content), new_account (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (content, clamp);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self), scroller);
}
