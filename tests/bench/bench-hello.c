/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-hello.c: the least window that GTK 4 can show: what start and memory are measured by.
 *
 *   bench-hello [--once]    with --once it ends when its first frame has been painted
 */
#include <gtk/gtk.h>

static gboolean once;

static void
painted_cb (GdkFrameClock *clock, GApplication *app)
{
  if (once)
    g_application_quit (app);
}

static void
activate_cb (GtkApplication *app)
{
  GtkWidget *window = gtk_application_window_new (app);

  gtk_window_set_title (GTK_WINDOW (window), "Hello");
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 760);
  gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("Hello, world"));
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_object (gtk_widget_get_frame_clock (window), "after-paint",
                           G_CALLBACK (painted_cb), app, 0);
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) app =
      gtk_application_new ("io.github.little_wars.Hello", G_APPLICATION_DEFAULT_FLAGS);

  once = argc == 2 && g_str_equal (argv[1], "--once");
  g_signal_connect (app, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (app), 1, argv);
}
