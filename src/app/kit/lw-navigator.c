/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-navigator.c: what a page may ask of the window that it is in: another page, a file, a toast.
 *
 * The window answers; the answers that are set here do nothing, and are those of LwNowhere, the
 * navigator of a widget that is not in the window yet or any more. So nobody has to ask whether
 * there is one.
 */
#include "lw-navigator.h"

G_DEFINE_INTERFACE (LwNavigator, lw_navigator, G_TYPE_OBJECT)

/* ---- answers that do nothing ---- */

static void
drop_page (LwNavigator *self, GtkWidget *page, const char *title)
{
  g_object_ref_sink (page);
  g_object_unref (page);
}

static void
ignore_title (LwNavigator *self, GtkWidget *page, const char *title)
{
}

static void
ignore (LwNavigator *self)
{
}

static void
ignore_path (LwNavigator *self, const char *path)
{
}

static gboolean
has_none (LwNavigator *self, LwPageIs is_it, gconstpointer data)
{
  return FALSE;
}

static void
ignore_toast (LwNavigator *self, const char *text, const char *label, const char *action)
{
}

static void
lw_navigator_default_init (LwNavigatorInterface *iface)
{
  iface->push = drop_page;
  iface->replace = drop_page;
  iface->set_title = ignore_title;
  iface->back = ignore;
  iface->open_path = ignore_path;
  iface->edit_country = ignore_path;
  iface->fight_on = ignore_path;
  iface->return_to = has_none;
  iface->toast_action = ignore_toast;
  iface->hide_toast = ignore;
}

static LwNavigator *
nowhere (void)
{
  static const GInterfaceInfo none = { NULL, NULL, NULL };
  static LwNavigator *one;

  if (one == NULL)
    {
      GType type = g_type_register_static_simple (G_TYPE_OBJECT, "LwNowhere", sizeof (GObjectClass),
                                                  NULL, sizeof (GObject), NULL, 0);

      g_type_add_interface_static (type, LW_TYPE_NAVIGATOR, &none);
      one = g_object_new (type, NULL);
    }
  return one;
}

LwNavigator *
lw_navigator_of (GtkWidget *widget)
{
  GtkRoot *root;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), nowhere ());

  root = gtk_widget_get_root (widget);
  while (GTK_IS_WINDOW (root) && !LW_IS_NAVIGATOR (root))
    root = GTK_ROOT (gtk_window_get_transient_for (GTK_WINDOW (root)));
  return LW_IS_NAVIGATOR (root) ? LW_NAVIGATOR (root) : nowhere ();
}

/* ---- what may be asked ---- */

/* A page that goes out of sight with a menu open on it would leave mouse and keys to the menu, and
 * no key would be answered any more. */
static void
close_menus (GtkWidget *under)
{
  GtkWidget *child, *next;

  if (!gtk_widget_get_mapped (under))
    return;
  for (child = gtk_widget_get_first_child (under); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      close_menus (child);
    }
  if (GTK_IS_POPOVER (under))
    gtk_popover_popdown (GTK_POPOVER (under));
}

/* Before another page comes into sight. */
static void
leave_sight (LwNavigator *self)
{
  if (GTK_IS_WIDGET (self))
    close_menus (GTK_WIDGET (self));
}

void
lw_navigator_push (LwNavigator *self, GtkWidget *page, const char *title)
{
  g_return_if_fail (LW_IS_NAVIGATOR (self));
  g_return_if_fail (GTK_IS_WIDGET (page));

  leave_sight (self);
  LW_NAVIGATOR_GET_IFACE (self)->push (self, page, title);
}

void
lw_navigator_replace (LwNavigator *self, GtkWidget *page, const char *title)
{
  g_return_if_fail (LW_IS_NAVIGATOR (self));
  g_return_if_fail (GTK_IS_WIDGET (page));

  leave_sight (self);
  LW_NAVIGATOR_GET_IFACE (self)->replace (self, page, title);
}

void
lw_navigator_set_title (LwNavigator *self, GtkWidget *page, const char *title)
{
  g_return_if_fail (LW_IS_NAVIGATOR (self));
  g_return_if_fail (GTK_IS_WIDGET (page));

  LW_NAVIGATOR_GET_IFACE (self)->set_title (self, page, title);
}

void
lw_navigator_back (LwNavigator *self)
{
  g_return_if_fail (LW_IS_NAVIGATOR (self));

  leave_sight (self);
  LW_NAVIGATOR_GET_IFACE (self)->back (self);
}

void
lw_navigator_open_path (LwNavigator *self, const char *path)
{
  g_return_if_fail (LW_IS_NAVIGATOR (self));
  g_return_if_fail (path != NULL);

  LW_NAVIGATOR_GET_IFACE (self)->open_path (self, path);
}

void
lw_navigator_edit_country (LwNavigator *self, const char *path)
{
  g_return_if_fail (LW_IS_NAVIGATOR (self));

  LW_NAVIGATOR_GET_IFACE (self)->edit_country (self, path);
}

void
lw_navigator_fight_on (LwNavigator *self, const char *path)
{
  g_return_if_fail (LW_IS_NAVIGATOR (self));
  g_return_if_fail (path != NULL);

  LW_NAVIGATOR_GET_IFACE (self)->fight_on (self, path);
}

gboolean
lw_navigator_return_to (LwNavigator *self, LwPageIs is_it, gconstpointer data)
{
  g_return_val_if_fail (LW_IS_NAVIGATOR (self), FALSE);
  g_return_val_if_fail (is_it != NULL, FALSE);

  return LW_NAVIGATOR_GET_IFACE (self)->return_to (self, is_it, data);
}

void
lw_navigator_toast (LwNavigator *self, const char *text)
{
  lw_navigator_toast_action (self, text, NULL, NULL);
}

void
lw_navigator_toast_action (LwNavigator *self,
                           const char *text,
                           const char *label,
                           const char *action)
{
  g_return_if_fail (LW_IS_NAVIGATOR (self));
  g_return_if_fail (text != NULL);

  LW_NAVIGATOR_GET_IFACE (self)->toast_action (self, text, label, action);
}

void
lw_navigator_hide_toast (LwNavigator *self)
{
  g_return_if_fail (LW_IS_NAVIGATOR (self));

  LW_NAVIGATOR_GET_IFACE (self)->hide_toast (self);
}

/* ---- pages that may hold unsaved work ---- */

G_DEFINE_INTERFACE (LwGuarded, lw_guarded, GTK_TYPE_WIDGET)

static void
lw_guarded_default_init (LwGuardedInterface *iface)
{
}

gboolean
lw_guarded_may_leave (GtkWidget *page, gboolean closes)
{
  if (!LW_IS_GUARDED (page))
    return TRUE;
  return LW_GUARDED_GET_IFACE (page)->may_leave (LW_GUARDED (page), closes);
}
