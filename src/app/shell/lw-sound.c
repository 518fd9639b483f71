/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sound.c: the timekeeper's bell.
 */
#include "lw-sound.h"

#include "lw-settings.h"

#ifdef LW_HAVE_GSOUND
#include <gsound.h>

static gboolean
play (const char *event)
{
  static GSoundContext *context = NULL;

  if (context == NULL)
    context = gsound_context_new (NULL, NULL);
  if (context == NULL)
    return FALSE;
  gsound_context_play_full (context, NULL, NULL, NULL, GSOUND_ATTR_EVENT_ID, event, NULL);
  return TRUE;
}
#else
static gboolean
play (const char *event)
{
  return FALSE;
}
#endif

void
lw_sound_bell (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (lw_settings_sound () && !play ("bell"))
    gdk_display_beep (gtk_widget_get_display (widget));
}
