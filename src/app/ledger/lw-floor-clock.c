/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-clock.c: the timekeeper's window for a real floor: figures to be read across a room.
 *
 * The timer (lw-floor-timer) keeps the time; a tick ten times a second shows it, rings and calls.
 * The numbers below say what each side brought, and the allowance goes by them (R16, R17).
 */
#include "lw-floor-clock.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

#define TICK_MS 100
#define FLASH_TICKS 12
#define MINUTE G_GINT64_CONSTANT (60000)
/* Of the window's height and width that the figures take. */
#define DIGITS_HIGH .42
#define DIGITS_WIDE .21

struct _LwFloorClock
{
  GtkApplicationWindow parent_instance;

  GtkWidget *face;
  GtkLabel *heading;
  GtkLabel *digits;
  GtkLabel *words;
  GtkButton *go;
  GtkButton *end;
  GtkButton *swap;
  GtkSpinButton *men[LW_N_SIDES];
  GtkSpinButton *guns[LW_N_SIDES];
  GtkDropDown *interval;

  LwFloorTimer timer;
  guint source;
  guint flash;     /* ticks that it still flashes */
  int digits_size; /* pixels */
};

G_DEFINE_FINAL_TYPE (LwFloorClock, lw_floor_clock, GTK_TYPE_APPLICATION_WINDOW)

static gint64
now_ms (void)
{
  return g_get_monotonic_time () / 1000;
}

/* ---- what is shown ---- */

static char *
heading (const LwFloorTimer *timer)
{
  gboolean red = timer->mover == LW_RED;

  switch (timer->state)
    {
    case LW_TIMER_READY:
      return g_strdup_printf (red ? _ ("Move %u: Red is to move") : _ ("Move %u: Blue is to move"),
                              timer->move);
    case LW_TIMER_PAUSED:
      return g_strdup (_ ("Paused"));
    case LW_TIMER_TIME:
      return g_strdup (red ? _ ("Red’s hand is stayed") : _ ("Blue’s hand is stayed"));
    case LW_TIMER_INTERVAL:
      return g_strdup (red ? _ ("Interval; then Red moves") : _ ("Interval; then Blue moves"));
    case LW_TIMER_MOVE:
    default:
      return g_strdup_printf (red ? _ ("Move %u: Red moves") : _ ("Move %u: Blue moves"),
                              timer->move);
    }
}

static const char *
go_label (const LwFloorTimer *timer)
{
  switch (timer->state)
    {
    case LW_TIMER_MOVE:
    case LW_TIMER_INTERVAL:
      return _ ("Pause");
    case LW_TIMER_PAUSED:
      return _ ("Go on");
    case LW_TIMER_TIME:
      return timer->interval > 0 ? _ ("Interval") : _ ("Next move");
    case LW_TIMER_READY:
    default:
      return _ ("Go");
    }
}

static void
show_colour (LwFloorClock *self)
{
  gboolean moves = self->timer.state == LW_TIMER_MOVE || self->timer.state == LW_TIMER_TIME;
  gboolean flash = (self->flash / 3) % 2 == 1;
  LwSide side;

  for (side = 0; side < LW_N_SIDES; side++)
    if (moves && !flash && self->timer.mover == side)
      gtk_widget_add_css_class (self->face, lw_side_nick (side));
    else
      gtk_widget_remove_css_class (self->face, lw_side_nick (side));
  if (flash)
    gtk_widget_add_css_class (self->face, "flash");
  else
    gtk_widget_remove_css_class (self->face, "flash");
}

static void
show_digits (LwFloorClock *self)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  int high = (int)(gtk_widget_get_height (self->face) * DIGITS_HIGH);
  int wide = (int)(gtk_widget_get_width (self->face) * DIGITS_WIDE);
  int size = MAX (MIN (high, wide), 48);
  g_autofree char *text = self->timer.state == LW_TIMER_TIME
                              ? g_strdup (_ ("Time!"))
                              : lw_caption_clock (lw_floor_timer_left (&self->timer, now_ms ()));

  gtk_label_set_text (self->digits, text);
  if (size != self->digits_size)
    {
      pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * PANGO_SCALE));
      gtk_label_set_attributes (self->digits, attributes);
      self->digits_size = size;
    }
  pango_attr_list_unref (attributes);
}

static void
show (LwFloorClock *self)
{
  g_autofree char *head = heading (&self->timer);
  gboolean ready = self->timer.state == LW_TIMER_READY;

  gtk_label_set_text (self->heading, head);
  show_digits (self);
  show_colour (self);
  gtk_button_set_label (self->go, go_label (&self->timer));
  gtk_widget_set_sensitive (GTK_WIDGET (self->end), !ready);
  gtk_widget_set_sensitive (GTK_WIDGET (self->swap), ready);
}

static void
say (LwFloorClock *self, const char *words)
{
  gtk_label_set_text (self->words, words);
}

static void
ring (LwFloorClock *self, const char *words)
{
  say (self, words);
  self->flash = FLASH_TICKS;
  lw_sound_bell (GTK_WIDGET (self));
}

static void
call_warning (LwFloorClock *self)
{
  gint64 left = lw_floor_timer_left (&self->timer, now_ms ());

  ring (self, left > MINUTE + 1000       ? _ ("Two minutes!")
              : left > MINUTE / 2 + 1000 ? _ ("One minute!")
                                         : _ ("Half a minute!"));
}

static gboolean
tick_cb (gpointer data)
{
  LwFloorClock *self = data;

  switch (lw_floor_timer_tick (&self->timer, now_ms ()))
    {
    case LW_TIMER_WARNING:
      call_warning (self);
      break;
    case LW_TIMER_UP:
      ring (self, _ ("Time is up. Settle the melees, then the interval."));
      break;
    case LW_TIMER_READY_NOW:
      ring (self, _ ("The interval is over."));
      break;
    case LW_TIMER_NOTHING:
    default:
      break;
    }
  if (self->flash > 0)
    self->flash--;
  show (self);
  return G_SOURCE_CONTINUE;
}

/* ---- acts ---- */

static void
go_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwFloorClock *self = LW_FLOOR_CLOCK (widget);

  lw_floor_timer_go (&self->timer, now_ms ());
  say (self, "");
  show (self);
}

static void
end_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwFloorClock *self = LW_FLOOR_CLOCK (widget);

  lw_floor_timer_end (&self->timer, now_ms ());
  say (self, "");
  show (self);
}

static void
add_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwFloorClock *self = LW_FLOOR_CLOCK (widget);

  lw_floor_timer_add (&self->timer, MINUTE, now_ms ());
  if (self->timer.state != LW_TIMER_READY)
    say (self, _ ("A minute more."));
  show (self);
}

static void
swap_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwFloorClock *self = LW_FLOOR_CLOCK (widget);

  lw_floor_timer_swap (&self->timer);
  show (self);
}

static void
full_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
leave_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_close (GTK_WINDOW (widget));
}

static void
close_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

/* ---- face, buttons, numbers ---- */

static void
numbers_cb (LwFloorClock *self)
{
  static const gint64 intervals[] = { 4 * MINUTE, 5 * MINUTE, 0 };
  guint chosen = gtk_drop_down_get_selected (self->interval);
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      self->timer.men[side] = (guint)gtk_spin_button_get_value_as_int (self->men[side]);
      self->timer.guns[side] = (guint)gtk_spin_button_get_value_as_int (self->guns[side]);
    }
  self->timer.interval = intervals[MIN (chosen, G_N_ELEMENTS (intervals) - 1)];
  show (self);
}

static GtkSpinButton *
append_spin (
    LwFloorClock *self, GtkBox *box, const char *title, const char *label, guint value, double most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, most, 1);
  GtkWidget *words = gtk_label_new (title);

  lw_wheel_with_focus (spin);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (box, words);
  gtk_box_append (box, spin);
  return GTK_SPIN_BUTTON (spin);
}

static void
append_side (LwFloorClock *self, GtkBox *box, LwSide side)
{
  gboolean red = side == LW_RED;
  GtkWidget *mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_add_css_class (mark, lw_side_nick (side));
  gtk_box_append (box, mark);
  self->men[side] = append_spin (self, box, red ? _ ("Red men") : _ ("Blue men"),
                                 red ? _ ("Red men") : _ ("Blue men"), self->timer.men[side], 999);
  self->guns[side] = append_spin (self, box, _ ("guns"), red ? _ ("Red guns") : _ ("Blue guns"),
                                  self->timer.guns[side], 50);
}

static GtkWidget *
new_numbers (LwFloorClock *self)
{
  const char *intervals[] = { _ ("Interval of 4 minutes"), _ ("Interval of 5 minutes"),
                              _ ("No interval"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  LwSide side;

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->interval = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (intervals));
  for (side = 0; side < LW_N_SIDES; side++)
    append_side (self, GTK_BOX (box), side);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->interval));
  for (side = 0; side < LW_N_SIDES; side++)
    {
      g_signal_connect_swapped (self->men[side], "value-changed", G_CALLBACK (numbers_cb), self);
      g_signal_connect_swapped (self->guns[side], "value-changed", G_CALLBACK (numbers_cb), self);
    }
  g_signal_connect_swapped (self->interval, "notify::selected", G_CALLBACK (numbers_cb), self);
  return box;
}

static GtkButton *
append_button (GtkBox *box, const char *label, const char *action, const char *tip)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_add_css_class (button, "big");
  gtk_box_append (box, button);
  return GTK_BUTTON (button);
}

static GtkWidget *
new_buttons (LwFloorClock *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->go = append_button (GTK_BOX (box), _ ("Go"), "clock.go", _ ("Go, pause, go on"));
  gtk_widget_add_css_class (GTK_WIDGET (self->go), "suggested-action");
  self->end = append_button (GTK_BOX (box), _ ("End of move"), "clock.end",
                             _ ("Done before time; then the interval"));
  append_button (GTK_BOX (box), _ ("Add a minute"), "clock.add", _ ("By agreement"));
  self->swap = append_button (GTK_BOX (box), _ ("Other side"), "clock.swap",
                              _ ("The other side moves next"));
  append_button (GTK_BOX (box), _ ("Full screen"), "clock.full", _ ("The whole screen"));
  return box;
}

static GtkLabel *
append_label (GtkBox *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static GtkWidget *
new_face (LwFloorClock *self)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  gtk_widget_add_css_class (face, "floor-clock");
  self->heading = append_label (GTK_BOX (face), "words");
  gtk_widget_set_margin_top (GTK_WIDGET (self->heading), 18);
  self->digits = append_label (GTK_BOX (face), "digits");
  gtk_widget_set_vexpand (GTK_WIDGET (self->digits), TRUE);
  gtk_label_set_wrap (self->digits, FALSE);
  self->words = append_label (GTK_BOX (face), "words");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->digits),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ ("Time left"), -1);
  return face;
}

static void
build (LwFloorClock *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->face = new_face (self);
  gtk_widget_set_vexpand (self->face, TRUE);
  gtk_box_append (GTK_BOX (foot), new_buttons (self));
  gtk_box_append (GTK_BOX (foot), new_numbers (self));
  gtk_widget_add_css_class (foot, "side");
  gtk_box_append (GTK_BOX (all), self->face);
  gtk_box_append (GTK_BOX (all), foot);
  gtk_window_set_child (GTK_WINDOW (self), all);
}

/* ---- the window ---- */

static void
lw_floor_clock_dispose (GObject *object)
{
  g_clear_handle_id (&LW_FLOOR_CLOCK (object)->source, g_source_remove);
  G_OBJECT_CLASS (lw_floor_clock_parent_class)->dispose (object);
}

static void
lw_floor_clock_class_init (LwFloorClockClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_floor_clock_dispose;
  gtk_widget_class_install_action (widget_class, "clock.go", NULL, go_cb);
  gtk_widget_class_install_action (widget_class, "clock.end", NULL, end_cb);
  gtk_widget_class_install_action (widget_class, "clock.add", NULL, add_cb);
  gtk_widget_class_install_action (widget_class, "clock.swap", NULL, swap_cb);
  gtk_widget_class_install_action (widget_class, "clock.full", NULL, full_cb);
  gtk_widget_class_install_action (widget_class, "clock.leave", NULL, leave_cb);
  gtk_widget_class_install_action (widget_class, "win.close", NULL, close_cb);
}

static void
lw_floor_clock_init (LwFloorClock *self)
{
  lw_floor_timer_init (&self->timer);
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_PROGRAM | LW_KEYS_CLOCK, NULL, NULL);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Timekeeper"));
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_default_size (GTK_WINDOW (self), 1000, 620);
  build (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->go));
  lw_keys_tips (GTK_WIDGET (self));
  self->source = g_timeout_add (TICK_MS, tick_cb, self);
  show (self);
}

LwFloorTimer *
lw_floor_clock_timer_for_test (LwFloorClock *self)
{
  g_return_val_if_fail (LW_IS_FLOOR_CLOCK (self), NULL);
  return &self->timer;
}

void
lw_floor_clock_present (GtkApplication *application)
{
  GList *windows;

  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (windows = gtk_application_get_windows (application); windows != NULL;
       windows = windows->next)
    if (LW_IS_FLOOR_CLOCK (windows->data))
      {
        gtk_window_present (GTK_WINDOW (windows->data));
        return;
      }
  gtk_window_present (g_object_new (LW_TYPE_FLOOR_CLOCK, "application", application, NULL));
}
