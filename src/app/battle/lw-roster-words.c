/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-roster-words.c: how a man or a gun is, where, and what he can still do, in words.
 */
#include "lw-roster-words.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "kit/kit.h"
#include "moving/moving.h"
#include "guns/guns.h"

char *
lw_roster_words_place (LwPoint at)
{
  g_autofree char *x = lw_length_format (at.x, lw_settings_units ());
  g_autofree char *y = lw_length_format (at.y, lw_settings_units ());

  return g_strdup_printf (_ ("%s from the left, %s from the south"), x, y);
}

static guint
led_by (const LwBattle *battle, LwRef escort)
{
  guint i, n = 0;

  for (i = 0; i < battle->n_men; i++)
    n += battle->men[i].state == LW_MAN_CAPTIVE && !battle->men[i].led_away &&
                 battle->men[i].escort == escort
             ? 1
             : 0;
  return n;
}

static char *
word_captive (const LwBattle *battle, const LwMan *man)
{
  g_autofree char *escort = NULL;

  if (man->led_away)
    return g_strdup (_ ("prisoner, led away"));
  if (man->escort == LW_NONE)
    return g_strdup (_ ("prisoner, without an escort"));
  escort = lw_despatch_man (battle, man->escort);
  return g_strdup_printf (_ ("prisoner, escorted by %s"), escort);
}

/* What a man of the mover can still do: so much string, or why none. */
static char *
word_string (const LwBattle *battle, LwRef ref)
{
  const LwMan *man = &battle->men[ref];
  g_autofree char *left = NULL;

  if (man->locked)
    return g_strdup (_ ("in contact: stays till the end of the move (R55)"));
  if (man->trail_of != LW_NONE)
    return g_strdup (_ ("at the trail of his gun"));
  if (man->with_gun != LW_NONE)
    return g_strdup (_ ("has moved with his gun"));
  left = lw_length_format (MAX (lw_battle_string_left (battle, ref), 0), lw_settings_units ());
  return g_strdup_printf (_ ("%s of string left"), left);
}

static char *
word_fighting (const LwBattle *battle, LwRef ref)
{
  const LwMan *man = &battle->men[ref];
  gboolean may_move = lw_battle_moving (battle) && man->side == battle->mover;
  g_autofree char *can = may_move ? word_string (battle, ref) : g_strdup (_ ("ready"));
  guint led = led_by (battle, ref);
  g_autofree char *escort =
      led == 0
          ? NULL
          : g_strdup_printf (ngettext ("escorts %u prisoner", "escorts %u prisoners", led), led);
  const char *lies = man->prone ? _ ("lying down, ") : "";

  if (escort == NULL)
    return g_strdup_printf ("%s%s", lies, can);
  return g_strdup_printf ("%s%s, %s", lies, can, escort);
}

char *
lw_roster_words_man (const LwBattle *battle, LwRef ref)
{
  const LwMan *man = lw_battle_man (battle, ref);

  g_return_val_if_fail (man != NULL, NULL);

  switch (man->state)
    {
    case LW_MAN_IN_BOX:
      return g_strdup (_ ("in the box"));
    case LW_MAN_DEAD:
      return g_strdup (_ ("dead"));
    case LW_MAN_CAPTIVE:
      return word_captive (battle, man);
    case LW_MAN_RELEASED:
      return g_strdup (_ ("freed, unarmed until he touches his back line (R67)"));
    case LW_MAN_RETIRED:
      return lw_man_may_return (battle, ref) ? g_strdup (_ ("retired, may come back"))
                                             : g_strdup (_ ("retired over his back line"));
    case LW_MAN_FIGHTING:
    default:
      return word_fighting (battle, ref);
    }
}

static char *
word_service (const LwBattle *battle, LwRef ref)
{
  g_autoptr (GArray) crew = g_array_new (FALSE, FALSE, sizeof (LwRef));

  lw_battle_near_gun (battle, ref, crew);
  if (lw_gun_in_action (battle, ref))
    return g_strdup_printf (ngettext ("%u man, in action", "%u men, in action", crew->len),
                            crew->len);
  if (crew->len < LW_GUN_CREW)
    return g_strdup_printf (ngettext ("out of action, short of %u man",
                                      "out of action, short of %u men", LW_GUN_CREW - crew->len),
                            LW_GUN_CREW - crew->len);
  return g_strdup (_ ("out of action"));
}

char *
lw_roster_words_gun (const LwBattle *battle, LwRef ref)
{
  const LwGun *gun = lw_battle_gun (battle, ref);
  g_autofree char *service = NULL;

  g_return_val_if_fail (gun != NULL, NULL);

  if (!gun->placed)
    return g_strdup (_ ("in the box"));
  if (gun->retired)
    return g_strdup (_ ("retired over its back line"));
  if (gun->disputed)
    return g_strdup (_ ("in dispute, out of action (R73)"));
  service = word_service (battle, ref);
  if (gun->moved)
    return g_strdup_printf (_ ("%s, has moved"), service);
  if (gun->shots > 0)
    return g_strdup_printf (ngettext ("%s, %u shot fired", "%s, %u shots fired", gun->shots),
                            service, gun->shots);
  return g_steal_pointer (&service);
}
