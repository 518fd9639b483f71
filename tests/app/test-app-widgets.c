/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-widgets.c: the widgets of the table by themselves: what they show, and what they say to
 * those who have the screen read to them.
 */
#include "app-test.h"

#include <string.h>

#include "lw-account-page.h"
#include "lw-battle-file.h"
#include "lw-clock-face.h"
#include "lw-files.h"
#include "lw-melee-fates.h"
#include "lw-forces-view.h"
#include "lw-hand-over.h"
#include "lw-length-spin.h"
#include "lw-library.h"
#include "lw-melee-dialog.h"
#include "lw-melee-picture.h"
#include "lw-widgets.h"

static GtkWidget *
show (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
assert_ending (const char *typed, const char *const *endings, const char *wanted)
{
  g_autofree char *path = lw_files_with_ending (typed, endings);

  g_assert_cmpstr (path, ==, wanted);
}

/* The ending of a file in any spelling is an ending; a name that is nothing but one has none. */
/* A name of 254 bytes that gets its ending, or of letters of four bytes: cut at a letter. */
static void
test_long_names (void)
{
  static const char *const country[] = { ".lwcountry", NULL };
  g_autofree char *plain = g_strnfill (254, 'a');
  g_autofree char *typed = g_build_filename ("/tmp", plain, NULL);
  g_autofree char *path = lw_files_with_ending (typed, country);
  g_autofree char *base = g_path_get_basename (path);
  g_autoptr (GString) soldiers = g_string_new (NULL);
  g_autofree char *name = NULL;

  g_assert_cmpuint (strlen (base), ==, 255);
  g_assert_true (g_str_has_suffix (base, "a.lwcountry"));
  for (guint i = 0; i < 80; i++)
    g_string_append (soldiers, "💂");
  name = lw_files_name (soldiers->str, ".lwbattle");
  g_assert_cmpuint (strlen (name), <=, 255);
  g_assert_cmpuint (strlen (name), >, 255 - 4);
  g_assert_true (g_utf8_validate (name, -1, NULL));
  g_free (name);
  name = lw_files_name ("../a/b:c\\d\ne", ".png");
  g_assert_cmpstr (name, ==, "-.-a-b-c-d-e.png");
}

static void
test_endings (void)
{
  const char *const one[] = { ".lwcountry", NULL };
  const char *const three[] = { ".png", ".svg", ".pdf", NULL };

  assert_ending ("/tmp/farm", one, "/tmp/farm.lwcountry");
  assert_ending ("/tmp/farm.LWCountry", one, "/tmp/farm.LWCountry");
  assert_ending ("/tmp/farm.lwbattle", one, "/tmp/farm.lwbattle.lwcountry");
  assert_ending ("map", three, "map.png");
  assert_ending ("map.PDF", three, "map.PDF");
  assert_ending ("map.jpeg", three, "map.jpeg.png");
  assert_ending (".png", three, ".png.png");
}

static gboolean
hears_the_wheel (GtkWidget *widget)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);
  gboolean hears = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        hears |= gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_NONE;
    }
  return hears;
}

/* A number changes by the wheel only while it has the focus. */
static void
test_wheel (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *length = lw_length_spin_new ("Width", 0, LW_FOOT, LW_INCH);
  GtkWidget *other = gtk_button_new_with_label ("other");
  GtkWidget *window;

  gtk_box_append (GTK_BOX (box), other);
  gtk_box_append (GTK_BOX (box), length);
  window = show (box);
  gtk_widget_grab_focus (other);
  g_assert_false (hears_the_wheel (length));
  gtk_widget_grab_focus (length);
  g_assert_true (hears_the_wheel (length));
  gtk_widget_grab_focus (other);
  g_assert_false (hears_the_wheel (length));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_clock (void)
{
  GtkWidget *clock = lw_clock_face_new ();
  GtkWidget *window = show (clock);

  gtk_test_accessible_assert_role (clock, GTK_ACCESSIBLE_ROLE_IMG);
  lw_clock_face_set (LW_CLOCK_FACE (clock), LW_RED, 179000, 360000, TRUE);
  gtk_test_accessible_assert_property (clock, GTK_ACCESSIBLE_PROPERTY_LABEL, "Time left: 3:00");
  lw_clock_face_set (LW_CLOCK_FACE (clock), LW_RED, 121000, 360000, TRUE);
  gtk_test_accessible_assert_property (clock, GTK_ACCESSIBLE_PROPERTY_LABEL, "Time left: 3:00");
  lw_clock_face_set (LW_CLOCK_FACE (clock), LW_RED, 119000, 360000, TRUE);
  gtk_test_accessible_assert_property (clock, GTK_ACCESSIBLE_PROPERTY_LABEL, "Time left: 2:00");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_step (void)
{
  GtkWidget *step = g_object_ref_sink (lw_step_new ("Guns first"));

  lw_step_set (LW_STEP (step), LW_STEP_OWED, "2 fired");
  gtk_test_accessible_assert_property (step, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Guns first: owed. 2 fired");
  lw_step_set (LW_STEP (step), LW_STEP_DONE, "2 fired");
  gtk_test_accessible_assert_property (step, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Guns first: done. 2 fired");
  g_object_unref (step);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

typedef struct
{
  GtkWidget *button;
  guint taken;
} Pressing;

static gboolean
pressed_till_taken (gpointer data)
{
  Pressing *pressing = data;

  g_signal_emit_by_name (pressing->button, "clicked");
  return pressing->taken > 0;
}

/* A button has its words as a property of its own in GTK 4.8, later by the label in it. */
static void
expect_named (GtkWidget *button, const char *name)
{
  GtkWidget *label = app_find_text (button, name);

  g_assert_nonnull (label);
  if (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                        GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    gtk_test_accessible_assert_relation (button, GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL);
  else
    gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* "Guarded for half a second": what is pressed too early is not kept for later either. */
static void
test_hand_over (void)
{
  GtkWidget *page = lw_hand_over_new ();
  GtkWidget *window = show (page);
  Pressing pressing = { NULL, 0 };
  gint64 shown_at;

  lw_hand_over_show (LW_HAND_OVER (page), LW_BLUE, "Blue (Anna) to put down", "Press, please.",
                     "I am Blue");
  shown_at = g_get_monotonic_time ();
  g_signal_connect_swapped (page, "taken", G_CALLBACK (count_cb), &pressing.taken);
  pressing.button = app_find_type (page, GTK_TYPE_BUTTON);
  g_assert_nonnull (pressing.button);
  g_assert_nonnull (app_find_text (page, "Blue (Anna) to put down"));
  g_assert_nonnull (app_find_text (page, "Press, please."));
  gtk_test_accessible_assert_role (pressing.button, GTK_ACCESSIBLE_ROLE_BUTTON);
  expect_named (pressing.button, "I am Blue");
  g_signal_emit_by_name (pressing.button, "clicked");
  g_assert_cmpuint (pressing.taken, ==, 0);
  app_wait (pressed_till_taken, &pressing, "the end of the guard");
  g_assert_cmpint (g_get_monotonic_time () - shown_at, >=, 490000);
  g_assert_cmpuint (pressing.taken, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static LwBattle *
hooks_farm (void)
{
  g_autofree char *folder = lw_library_shipped (LW_FILE_BATTLE);
  g_autofree char *path = g_build_filename (folder, "hooks-farm.lwbattle", NULL);
  g_autoptr (GError) error = NULL;
  LwBattle *battle = lw_battle_file_load (path, NULL, &error);

  g_assert_no_error (error);
  return battle;
}

static void
test_account (void)
{
  g_autoptr (LwBattle) battle = hooks_farm ();
  GtkWidget *view = lw_account_view_new ();
  GtkWidget *window = show (view);

  lw_account_view_set (LW_ACCOUNT_VIEW (view), battle);
  g_assert_nonnull (app_find_text (view, "196"));
  g_assert_nonnull (app_find_text (view, "26"));
  g_assert_nonnull (app_find_text (view, "Margin to Blue: 170"));
  g_assert_nonnull (app_find_text (view, "Prisoners taken"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_forces (void)
{
  g_autoptr (LwBattle) end = hooks_farm ();
  g_autoptr (LwBattle) battle = lw_battle_fresh (end);
  GtkWidget *view = lw_forces_view_new ();
  GtkWidget *window = show (view);

  lw_forces_view_set (LW_FORCES_VIEW (view), end);
  g_assert_null (
      app_find_named (view, GTK_TYPE_DRAWING_AREA, "Red: 73 free, 0 prisoners, 0 killed"));
  lw_forces_view_set (LW_FORCES_VIEW (view), battle);
  g_assert_nonnull (app_find_text (view, "Points as it stands"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Hook's Farm as it was when the horse met, and the mover had to choose. */
static LwBattle *
at_the_melee (void)
{
  g_autoptr (LwBattle) end = hooks_farm ();
  LwBattle *battle = lw_battle_fresh (end);
  guint i;

  for (i = 0; i < end->record->len; i++)
    {
      const LwOrder *order = g_ptr_array_index (end->record, i);

      if (order->kind == LW_ORDER_MELEE)
        break;
      g_assert_true (lw_play_again (battle, order, NULL));
    }
  g_assert_cmpuint (battle->melees->len, >, 0);
  return battle;
}

static guint
count_rows (GtkWidget *list, const char *fate)
{
  GtkWidget *row;
  guint n = 0;

  for (row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      g_autofree char *label = app_accessible (row, GTK_ACCESSIBLE_PROPERTY_LABEL);

      gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      n += g_str_has_suffix (label, fate) ? 1 : 0;
    }
  return n;
}

/* It does not settle by what was pressed before it was looked at. */
static gboolean
may_settle (gpointer dialog)
{
  gboolean resting;

  g_object_get (dialog, "resting", &resting, NULL);
  return !resting;
}

static void
test_melee (void)
{
  LwBattle *battle = at_the_melee ();
  g_autoptr (LwSession) session = lw_session_new (battle, NULL);
  GtkWidget *parent = show (gtk_label_new ("The table"));
  LwMeleeFates *fates = lw_melee_fates_new (battle, 0);
  GtkWidget *dialog = GTK_WIDGET (lw_melee_dialog_new (GTK_WINDOW (parent), session, fates));
  GtkWidget *red, *blue, *picture;

  gtk_window_present (GTK_WINDOW (dialog));
  red = app_find_named (dialog, GTK_TYPE_LIST_BOX, "Red in the melee");
  blue = app_find_named (dialog, GTK_TYPE_LIST_BOX, "Blue in the melee");
  picture = app_find_type (dialog, LW_TYPE_MELEE_PICTURE);
  gtk_test_accessible_assert_role (picture, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (picture, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Picture of the melee");
  g_assert_cmpuint (count_rows (red, ": dead"), ==, 15);
  g_assert_cmpuint (count_rows (red, ": prisoner"), ==, 3);
  g_assert_cmpuint (count_rows (blue, ": dead"), ==, 15);
  g_assert_cmpuint (count_rows (blue, ": lives"), ==, 6);
  g_assert_nonnull (app_find_text (dialog, "Red isolated: needs 9 within a move, has 2"));
  app_wait (may_settle, dialog, "the end of the dialog's rest");
  g_assert_true (gtk_widget_activate_action (dialog, "melee.settle", NULL));
  g_assert_true (((LwMelee *)g_ptr_array_index (battle->melees, 0))->settled);
  gtk_window_destroy (GTK_WINDOW (parent));
  lw_melee_fates_unref (fates);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  gtk_init ();
  g_test_add_func ("/app/widgets/endings", test_endings);
  g_test_add_func ("/app/widgets/long-names", test_long_names);
  g_test_add_func ("/app/widgets/wheel", test_wheel);
  g_test_add_func ("/app/widgets/clock", test_clock);
  g_test_add_func ("/app/widgets/step", test_step);
  g_test_add_func ("/app/widgets/hand-over", test_hand_over);
  g_test_add_func ("/app/widgets/account", test_account);
  g_test_add_func ("/app/widgets/forces", test_forces);
  g_test_add_func ("/app/widgets/melee", test_melee);
  return app_test_run ();
}
