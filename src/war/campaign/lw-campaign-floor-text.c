/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-floor-text.c: a half-typed battle of the real floor as a text, and back.
 */
#include "lw-campaign-floor.h"

#define GROUP "floor battle"

static const char *const text_keys[LW_N_FLOOR_TEXTS] = {
  [LW_FLOOR_DATE] = "date",
  [LW_FLOOR_COUNTRY] = "country",
  [LW_FLOOR_RED_PLAYER] = "red-player",
  [LW_FLOOR_BLUE_PLAYER] = "blue-player",
  [LW_FLOOR_NOTE] = "note",
};

/* "red-foot-sent". */
static char *
number_key (LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  static const char *const arms[] = { "foot", "horse", "guns" };
  static const char *const fates[] = { "sent", "home", "dead", "prisoner" };

  return g_strdup_printf ("%s-%s-%s", lw_side_nick (side), arms[arm], fates[fate]);
}

static void
save_numbers (const LwFloorForm *form, GKeyFile *file)
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (guint fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        {
          g_autofree char *key = number_key (side, arm, fate);

          if (*form->number[side][arm][fate] != '\0')
            g_key_file_set_string (file, GROUP, key, form->number[side][arm][fate]);
        }
}

char *
lw_floor_form_save (const LwFloorForm *form)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_return_val_if_fail (form != NULL, NULL);

  g_key_file_set_string (file, GROUP, "variety", lw_variety_nick (form->variety));
  if (form->has_result)
    g_key_file_set_string (file, GROUP, "result", lw_result_nick (form->result));
  for (guint i = 0; i < LW_N_FLOOR_TEXTS; i++)
    g_key_file_set_string (file, GROUP, text_keys[i], form->text[i]);
  save_numbers (form, file);

  return g_key_file_to_data (file, NULL, NULL);
}

static void
restore_choices (LwFloorForm *form, GKeyFile *file)
{
  g_autofree char *variety = g_key_file_get_string (file, GROUP, "variety", NULL);
  g_autofree char *result = g_key_file_get_string (file, GROUP, "result", NULL);

  for (guint i = 0; i <= LW_VARIETY_DEFENSIVE; i++)
    if (g_strcmp0 (lw_variety_nick (i), variety) == 0)
      form->variety = i;
  form->has_result = lw_result_parse (result, &form->result);
}

LwFloorForm *
lw_floor_form_restore (const char *saved)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  LwFloorForm *form;

  if (saved == NULL || !g_key_file_load_from_data (file, saved, -1, G_KEY_FILE_NONE, NULL) ||
      !g_key_file_has_group (file, GROUP))
    return NULL;

  form = lw_floor_form_new ();
  restore_choices (form, file);
  for (guint i = 0; i < LW_N_FLOOR_TEXTS; i++)
    {
      g_autofree char *text = g_key_file_get_string (file, GROUP, text_keys[i], NULL);

      lw_floor_form_write (form, i, text);
    }
  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (guint fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        {
          g_autofree char *key = number_key (side, arm, fate);
          g_autofree char *text = g_key_file_get_string (file, GROUP, key, NULL);

          lw_floor_form_number (form, side, arm, fate, text);
        }

  return form;
}
