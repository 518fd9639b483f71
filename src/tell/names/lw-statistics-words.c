/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-statistics-words.c: what cost men, and which gun, as the tables call them.
 */
#include "lw-statistics-words.h"

#include <glib/gi18n-lib.h>

#include "lw-phrase.h"

/* "left and centre guns": only for guns that still serve their own army. */
static char *
describe_pair (const LwBattle *battle, LwRef a, LwRef b)
{
  LwGunPlace x = lw_gun_place (battle, a, NULL);
  LwGunPlace y = lw_gun_place (battle, b, NULL);

  if (x > y)
    return describe_pair (battle, b, a);
  if (x == LW_GUN_LEFT && y == LW_GUN_CENTRE)
    return g_strdup (_ ("fire of the left and centre guns"));
  if (x == LW_GUN_LEFT && y == LW_GUN_RIGHT)
    return g_strdup (_ ("fire of the left and right guns"));
  if (x == LW_GUN_CENTRE && y == LW_GUN_RIGHT)
    return g_strdup (_ ("fire of the centre and right guns"));

  return g_strdup (_ ("fire of two guns"));
}

static char *
describe_fire (const LwBattle *battle, const LwLoss *loss)
{
  gboolean own = TRUE;
  g_autofree char *words = NULL;
  guint i;

  for (i = 0; i < loss->guns->len; i++)
    if (battle->guns[g_array_index (loss->guns, LwRef, i)].army != loss->mover)
      own = FALSE;

  if (loss->guns->len == 1 && !own)
    return g_strdup (_ ("fire of a captured gun"));
  if (loss->guns->len == 1)
    {
      words = lw_word_gun (battle, g_array_index (loss->guns, LwRef, 0));
      /* Translators: %s is "left gun", "gun". */
      return g_strdup_printf (_ ("fire of the %s"), words);
    }
  if (loss->guns->len == 2 && own)
    return describe_pair (battle, g_array_index (loss->guns, LwRef, 0),
                          g_array_index (loss->guns, LwRef, 1));

  words = lw_word_number (loss->guns->len);
  /* Translators: %s is a number in words. */
  return g_strdup_printf (_ ("fire of %s guns"), words);
}

char *
lw_loss_describe (const LwBattle *battle, const LwLoss *loss)
{
  g_autofree char *place = NULL;
  guint a, b;

  g_return_val_if_fail (battle != NULL && loss != NULL, NULL);

  switch (loss->cause)
    {
    case LW_LOSS_FIRE:
      return describe_fire (battle, loss);
    case LW_LOSS_MELEE:
      a = loss->fought[loss->mover];
      b = loss->fought[LW_OTHER (loss->mover)];
      place = lw_word_place (battle, loss->at);
      if (place == NULL)
        return g_strdup_printf (_ ("melee, %u against %u"), a, b);
      /* Translators: %s is a thing of the Country, "the farm". */
      return g_strdup_printf (_ ("melee at %s, %u against %u"), place, a, b);
    case LW_LOSS_SURRENDER:
      return g_strdup (_ ("the white flag"));
    case LW_LOSS_RETAKEN:
      return g_strdup (_ ("released men taken again"));
    case LW_LOSS_CAPITULATED:
      return g_strdup (_ ("the moves of retreat were over"));
    }

  g_return_val_if_reached (NULL);
}

char *
lw_gun_short_name (const LwBattle *battle, LwRef gun)
{
  gboolean red;
  guint number;

  g_return_val_if_fail (battle != NULL && gun >= 0 && (guint)gun < battle->n_guns, NULL);

  red = battle->guns[gun].army == LW_RED;
  switch (lw_gun_place (battle, gun, &number))
    {
    case LW_GUN_ONLY:
      return g_strdup (red ? _ ("Red gun") : _ ("Blue gun"));
    case LW_GUN_LEFT:
      return g_strdup (red ? _ ("Red left") : _ ("Blue left"));
    case LW_GUN_CENTRE:
      return g_strdup (red ? _ ("Red centre") : _ ("Blue centre"));
    case LW_GUN_RIGHT:
      return g_strdup (red ? _ ("Red right") : _ ("Blue right"));
    default:
      /* Translators: one of more than three guns, by its number from the left. */
      return g_strdup_printf (red ? _ ("Red gun %u") : _ ("Blue gun %u"), number);
    }
}
