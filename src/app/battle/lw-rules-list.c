/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rules-list.c: the house rules of a new battle, folded away; those that are changed are marked.
 */
#include "lw-rules-list.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "kit/kit.h"

struct _LwRulesList
{
  GtkBox parent_instance;

  GtkExpander *expander;
  GtkWidget *by_the_book;
  GtkWidget *title[LW_N_RULES];
  GtkDropDown *choice[LW_N_RULES];
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwRulesList, lw_rules_list, GTK_TYPE_BOX)

static void
count_changed (LwRulesList *self, guint changed)
{
  g_autofree char *label = NULL;

  if (changed == 0)
    label = g_strdup (_ ("House rules: by the book"));
  else
    label = g_strdup_printf (
        ngettext ("House rules: %u changed", "House rules: %u changed", changed), changed);
  gtk_expander_set_label (self->expander, label);
  gtk_widget_set_sensitive (self->by_the_book, changed > 0);
}

static void
mark_changed (LwRulesList *self)
{
  guint rule, changed = 0;

  for (rule = 0; rule < LW_N_RULES; rule++)
    {
      gboolean is_changed = gtk_drop_down_get_selected (self->choice[rule]) != 0;

      if (is_changed)
        gtk_widget_add_css_class (self->title[rule], "changed");
      else
        gtk_widget_remove_css_class (self->title[rule], "changed");
      changed += is_changed ? 1 : 0;
    }
  count_changed (self, changed);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* To its place among the laws, where the decision is explained. */
static GtkWidget *
new_law (LwRule rule)
{
  const char *law = lw_rule_law (rule);
  GtkWidget *link = gtk_button_new_with_label (law);
  g_autofree char *name = g_strdup_printf (_ ("Read %s: %s"), law, lw_rule_title (rule));

  gtk_widget_add_css_class (link, "law-link");
  gtk_button_set_has_frame (GTK_BUTTON (link), FALSE);
  gtk_widget_set_valign (link, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (link, lw_law_text (law));
  gtk_accessible_update_property (GTK_ACCESSIBLE (link), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (link), "app.law");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "s", law);
  return link;
}

static GtkWidget *
new_title (LwRule rule)
{
  const char *text = lw_law_text (lw_rule_law (rule));
  GtkWidget *label = gtk_label_new (lw_rule_title (rule));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 14);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_widget_set_hexpand (label, TRUE);
  if (text != NULL)
    gtk_widget_set_tooltip_text (label, text);
  return label;
}

static GtkWidget *
new_choice (LwRule rule)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  const char *text = lw_law_text (lw_rule_law (rule));
  GtkWidget *choice;
  guint i;

  for (i = 0; i < lw_rule_n_choices (rule); i++)
    gtk_string_list_append (titles, lw_rule_choice_title (rule, i));
  choice = gtk_drop_down_new (G_LIST_MODEL (g_object_ref (titles)), NULL);
  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (choice, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lw_rule_title (rule), -1);
  return choice;
}

static void
attach_rule (LwRulesList *self, GtkGrid *grid, LwRule rule)
{
  GtkWidget *choice = new_choice (rule);

  self->title[rule] = new_title (rule);
  self->choice[rule] = GTK_DROP_DOWN (choice);
  gtk_grid_attach (grid, self->title[rule], 0, (int)rule, 1, 1);
  gtk_grid_attach (grid, new_law (rule), 1, (int)rule, 1, 1);
  gtk_grid_attach (grid, choice, 2, (int)rule, 1, 1);
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (mark_changed), self);
}

static void
book_cb (LwRulesList *self)
{
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  lw_rules_list_set (self, &rules);
}

void
lw_rules_list_get (LwRulesList *self, LwHouseRules *rules)
{
  guint rule;

  g_return_if_fail (LW_IS_RULES_LIST (self));

  lw_house_rules_init (rules);
  for (rule = 0; rule < LW_N_RULES; rule++)
    rules->choice[rule] = (guint8)gtk_drop_down_get_selected (self->choice[rule]);
}

void
lw_rules_list_set (LwRulesList *self, const LwHouseRules *rules)
{
  guint rule;

  g_return_if_fail (LW_IS_RULES_LIST (self));

  for (rule = 0; rule < LW_N_RULES; rule++)
    gtk_drop_down_set_selected (self->choice[rule], rules->choice[rule]);
}

static void
lw_rules_list_class_init (LwRulesListClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", LW_TYPE_RULES_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
lw_rules_list_init (LwRulesList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  guint rule;

  self->by_the_book = gtk_button_new_with_label (_ ("All by the book"));
  gtk_widget_set_halign (self->by_the_book, GTK_ALIGN_END);
  g_signal_connect_swapped (self->by_the_book, "clicked", G_CALLBACK (book_cb), self);
  gtk_grid_set_row_spacing (grid, 6);
  gtk_grid_set_column_spacing (grid, 6);
  for (rule = 0; rule < LW_N_RULES; rule++)
    attach_rule (self, grid, rule);
  gtk_widget_set_margin_top (box, 8);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (grid));
  gtk_box_append (GTK_BOX (box), self->by_the_book);
  self->expander = GTK_EXPANDER (lw_fold_new (NULL, box));
  gtk_widget_set_hexpand (GTK_WIDGET (self->expander), TRUE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->expander));
  mark_changed (self);
}
