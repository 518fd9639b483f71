/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-clock.c: the timekeeper's window for a real floor: figures to be read across a room.
 */
#include "lw-floor-clock-private.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

#define TICK_MS 100
#define FLASH_TICKS 12
#define MINUTE G_GINT64_CONSTANT (60000)
/* Of the window's height and width that the figures take. */
#define DIGITS_HIGH .42
#define DIGITS_WIDE .21

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
                              : lw_words_clock (lw_floor_timer_left (&self->timer, now_ms ()));

  gtk_label_set_text (self->digits, text);
  if (size != self->digits_size)
    {
      pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * PANGO_SCALE));
      gtk_label_set_attributes (self->digits, attributes);
      self->digits_size = size;
    }
  pango_attr_list_unref (attributes);
}

void
lw_floor_clock_show (LwFloorClock *self)
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
  lw_floor_clock_show (self);
  return G_SOURCE_CONTINUE;
}

/* ---- acts ---- */

static void
go_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwFloorClock *self = LW_FLOOR_CLOCK (widget);

  lw_floor_timer_go (&self->timer, now_ms ());
  say (self, "");
  lw_floor_clock_show (self);
}

static void
end_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwFloorClock *self = LW_FLOOR_CLOCK (widget);

  lw_floor_timer_end (&self->timer, now_ms ());
  say (self, "");
  lw_floor_clock_show (self);
}

static void
add_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwFloorClock *self = LW_FLOOR_CLOCK (widget);

  lw_floor_timer_add (&self->timer, MINUTE, now_ms ());
  if (self->timer.state != LW_TIMER_READY)
    say (self, _ ("A minute more."));
  lw_floor_clock_show (self);
}

static void
swap_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwFloorClock *self = LW_FLOOR_CLOCK (widget);

  lw_floor_timer_swap (&self->timer);
  lw_floor_clock_show (self);
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
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "clock.go", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "clock.full", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "clock.leave", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, 0, "clock.end", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, 0, "clock.add", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, 0, "clock.swap", NULL);
}

static void
lw_floor_clock_init (LwFloorClock *self)
{
  lw_floor_timer_init (&self->timer);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Timekeeper"));
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_default_size (GTK_WINDOW (self), 1000, 620);
  lw_floor_clock_build (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->go));
  self->source = g_timeout_add (TICK_MS, tick_cb, self);
  lw_floor_clock_show (self);
}

LwFloorTimer *
lw_floor_clock_timer (LwFloorClock *self)
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
