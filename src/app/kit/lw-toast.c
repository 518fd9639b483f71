/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-toast.c: a line of words at the foot of the window, with one thing to do; it goes by itself.
 * But for its buttons the pointer goes through it: it lies over a map that is being played on.
 */
#include "lw-toast.h"

#define SECONDS 6

struct _LwToast
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkLabel *label;
  GtkButton *button;

  guint timer;
  char *action;
};

G_DEFINE_FINAL_TYPE (LwToast, lw_toast, GTK_TYPE_BOX)

static guint acted;

/* And its words: they are not read out behind the next page either. */
void
lw_toast_hide (LwToast *self)
{
  g_return_if_fail (LW_IS_TOAST (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_label_set_text (self->label, "");
}

static void
closed_cb (LwToast *self)
{
  lw_toast_hide (self);
}

static void
acted_cb (LwToast *self)
{
  lw_toast_hide (self);
  if (self->action != NULL)
    g_signal_emit (self, acted, 0, self->action);
}

static gboolean
over_cb (gpointer data)
{
  LwToast *self = data;

  self->timer = 0;
  lw_toast_hide (self);
  return G_SOURCE_REMOVE;
}

void
lw_toast_say (LwToast *self, const char *text, const char *label, const char *action)
{
  g_return_if_fail (LW_IS_TOAST (self));
  g_return_if_fail (text != NULL);

  gtk_label_set_text (self->label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->button), label != NULL);
  if (label != NULL)
    gtk_button_set_label (self->button, label);
  g_free (self->action);
  self->action = g_strdup (action);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add_seconds (SECONDS, over_cb, self);
}

static void
lw_toast_dispose (GObject *object)
{
  g_clear_handle_id (&LW_TOAST (object)->timer, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_TOAST);
  G_OBJECT_CLASS (lw_toast_parent_class)->dispose (object);
}

static void
lw_toast_finalize (GObject *object)
{
  g_free (LW_TOAST (object)->action);
  G_OBJECT_CLASS (lw_toast_parent_class)->finalize (object);
}

/* Its buttons are asked for themselves. */
static gboolean
lw_toast_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
lw_toast_class_init (LwToastClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_toast_dispose;
  G_OBJECT_CLASS (klass)->finalize = lw_toast_finalize;
  widget_class->contains = lw_toast_contains;
  acted = g_signal_new ("acted", LW_TYPE_TOAST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                        1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-toast.ui");
  gtk_widget_class_bind_template_child (widget_class, LwToast, label);
  gtk_widget_class_bind_template_child (widget_class, LwToast, button);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, acted_cb);
}

static void
lw_toast_init (LwToast *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
