/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-length-spin.c: a field for a length, in feet and inches or centimetres as the player prefers.
 */
#include "lw-length-spin.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "measure/measure.h"
#include "lw-settings.h"
#include "lw-widgets.h"

#define MOST_LETTERS 12
#define SMALL .78
#define MIXED "mixed" /* style class of one that stands for several lengths */
#define DASH "—"

static gboolean
is_mixed (GtkSpinButton *spin)
{
  return gtk_widget_has_css_class (GTK_WIDGET (spin), MIXED);
}

static char *
format_length (GtkSpinButton *spin)
{
  return lw_length_format (lw_length_spin_get (GTK_WIDGET (spin)), lw_settings_units ());
}

static char *
format_angle (GtkSpinButton *spin)
{
  double degrees = lw_length_spin_get (GTK_WIDGET (spin)) / (double)LW_DEGREE;

  return g_strdup_printf ("%s%.*f°", degrees < 0 ? "−" : "",
                          fabs (degrees - rint (degrees)) < .05 ? 0 : 1, fabs (degrees));
}

typedef char *(*Format) (GtkSpinButton *spin);

/* "3 ft 10 15/16 in" is written smaller, and so stands in a field of half the panel. */
static void
fit (GtkSpinButton *spin, const char *text)
{
  GtkEditable *words = gtk_editable_get_delegate (GTK_EDITABLE (spin));
  PangoAttrList *attributes = NULL;

  if (g_utf8_strlen (text, -1) > MOST_LETTERS)
    {
      attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes, pango_attr_scale_new (SMALL));
    }
  gtk_text_set_attributes (GTK_TEXT (words), attributes);
  g_clear_pointer (&attributes, pango_attr_list_unref);
}

static void
show (GtkSpinButton *spin, Format format)
{
  g_autofree char *text = is_mixed (spin) ? g_strdup (DASH) : format (spin);

  fit (spin, text);
  if (g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (spin))) != 0)
    gtk_editable_set_text (GTK_EDITABLE (spin), text);
}

/* What has not been typed over is not read: its rounding would be an edit. */
static gboolean
is_untouched (GtkSpinButton *spin, Format format)
{
  g_autofree char *text = is_mixed (spin) ? g_strdup (DASH) : format (spin);

  return g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (spin))) == 0;
}

static gboolean
length_output_cb (GtkSpinButton *spin)
{
  show (spin, format_length);
  return TRUE;
}

static gint
length_input_cb (GtkSpinButton *spin, double *value)
{
  LwLength length;

  if (is_untouched (spin, format_length))
    *value = gtk_adjustment_get_value (gtk_spin_button_get_adjustment (spin));
  else if (lw_length_parse (gtk_editable_get_text (GTK_EDITABLE (spin)), &length, NULL))
    {
      gtk_widget_remove_css_class (GTK_WIDGET (spin), MIXED);
      *value = length;
    }
  else
    return GTK_INPUT_ERROR;
  return TRUE;
}

static gboolean
angle_output_cb (GtkSpinButton *spin)
{
  show (spin, format_angle);
  return TRUE;
}

static gint
angle_input_cb (GtkSpinButton *spin, double *value)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (spin)));
  g_auto (GStrv) parts = g_strsplit (text, "−", 2);
  g_autofree char *plain = g_strjoinv ("-", parts);
  char *end = NULL;
  double degrees;

  if (is_untouched (spin, format_angle))
    {
      *value = gtk_adjustment_get_value (gtk_spin_button_get_adjustment (spin));
      return TRUE;
    }
  g_strdelimit (plain, ",", '.');
  degrees = g_ascii_strtod (plain, &end);
  if (end == plain || !isfinite (degrees))
    return GTK_INPUT_ERROR;
  gtk_widget_remove_css_class (GTK_WIDGET (spin), MIXED);
  *value = rint (degrees * LW_DEGREE);
  return TRUE;
}

static GtkWidget *
new_spin (const char *label, double least, double most, double step, double page)
{
  GtkAdjustment *adjustment = gtk_adjustment_new (least, least, most, step, page, 0);
  GtkWidget *spin = gtk_spin_button_new (adjustment, 0, 0);

  lw_wheel_with_focus (spin);
  /* Ctrl+Z there undoes the act, not its letters. */
  gtk_editable_set_enable_undo (GTK_EDITABLE (spin), FALSE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 8);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 8);
  gtk_spin_button_set_update_policy (GTK_SPIN_BUTTON (spin), GTK_UPDATE_IF_VALID);
  gtk_widget_set_hexpand (spin, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return spin;
}

/* The same length, in the measures that the player prefers now. */
static void
show_anew (GtkSpinButton *spin)
{
  show (spin, format_length);
}

GtkWidget *
lw_length_spin_new (const char *label, LwLength least, LwLength most, LwLength step)
{
  GtkWidget *spin = new_spin (label, least, most, step, LW_FOOT);

  g_signal_connect (spin, "input", G_CALLBACK (length_input_cb), NULL);
  g_signal_connect (spin, "output", G_CALLBACK (length_output_cb), NULL);
  lw_settings_follow ("units", G_CALLBACK (show_anew), spin);
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  return spin;
}

GtkWidget *
lw_length_spin_new_angle (const char *label)
{
  GtkWidget *spin = new_spin (label, -LW_TURN, LW_TURN, LW_DEGREE, 15 * LW_DEGREE);

  g_signal_connect (spin, "input", G_CALLBACK (angle_input_cb), NULL);
  g_signal_connect (spin, "output", G_CALLBACK (angle_output_cb), NULL);
  return spin;
}

gint
lw_length_spin_get (GtkWidget *spin)
{
  return (gint)lrint (
      gtk_adjustment_get_value (gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (spin))));
}

void
lw_length_spin_set (GtkWidget *spin, gint value)
{
  gtk_widget_remove_css_class (GTK_WIDGET (spin), MIXED);
  gtk_adjustment_set_value (gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (spin)), value);
  g_signal_emit_by_name (spin, "output", &(gboolean){ FALSE });
}

void
lw_length_spin_set_mixed (GtkWidget *spin, gboolean mixed)
{
  if (mixed)
    gtk_widget_add_css_class (spin, MIXED);
  else
    gtk_widget_remove_css_class (spin, MIXED);
  g_signal_emit_by_name (spin, "output", &(gboolean){ FALSE });
}
