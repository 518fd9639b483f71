/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-refusal.c: which law each refusal leans on.
 */
#include "lw-refusal.h"

static const char *const laws[LW_N_REFUSALS] = {
  [LW_REFUSED_NOT_YOUR_MOVE] = "R28",
  [LW_REFUSED_BEFORE_GO] = "R19",
  [LW_REFUSED_TIME_IS_UP] = "R20",
  [LW_REFUSED_NOT_DOWN] = "R11",
  [LW_REFUSED_CURTAIN_CLOSED] = "R11",
  [LW_REFUSED_CAPTIVE] = "R63",
  [LW_REFUSED_JUST_FREED] = "R66",
  [LW_REFUSED_UNARMED] = "R67",
  [LW_REFUSED_OFF_FIELD] = "Q19",
  [LW_REFUSED_NOT_AT_LINE] = "R13",
  [LW_REFUSED_OUT_OF_ZONE] = "R13",
  [LW_REFUSED_TOO_FAR] = "R29",
  [LW_REFUSED_IN_THE_WAY] = "Q2",
  [LW_REFUSED_NO_CLEARANCE] = "R32",
  [LW_REFUSED_ON_TOP] = "Q5",
  [LW_REFUSED_PASSES_ENEMY] = "Q16",
  [LW_REFUSED_LOCKED] = "R55",
  [LW_REFUSED_PATH_BROKEN] = "Q2",
  [LW_REFUSED_GUNS_FIRST] = "R27",
  [LW_REFUSED_TOO_EARLY] = "R25",
  [LW_REFUSED_OUT_OF_ACTION] = "R35",
  [LW_REFUSED_DISPUTED] = "R73",
  [LW_REFUSED_MOVED_AND_FIRED] = "R36",
  [LW_REFUSED_NO_SHOTS_LEFT] = "R37",
  [LW_REFUSED_CREW_TOO_SMALL] = "R43",
  [LW_REFUSED_CREW_NOT_NEAR] = "R43",
  [LW_REFUSED_GUN_TOO_FAR] = "R44",
  [LW_REFUSED_GUN_FACING] = "R45",
  [LW_REFUSED_ALREADY_WITH_GUN] = "Q36",
  [LW_REFUSED_SCREW] = "R38",
  [LW_REFUSED_SWING] = "R38",
  [LW_REFUSED_NOT_NEAR_TO_LIE] = "R39",
  [LW_REFUSED_TRAIL_OWED] = "R41",
  [LW_REFUSED_TRAIL_PLACE] = "R41",
  [LW_REFUSED_TRAIL_NOT_OWED] = "R47",
  [LW_REFUSED_CANNOT_REACH] = "R42",
  [LW_REFUSED_MELEE_OWED] = "R56",
  [LW_REFUSED_MELEE_CHOICE] = "R61",
  [LW_REFUSED_MELEE_FACTS] = "R57",
  [LW_REFUSED_NOT_ISOLATED] = "R71",
  [LW_REFUSED_ESCORT] = "R64",
  [LW_REFUSED_NOTHING_TO_UNDO] = "Q17",
  [LW_REFUSED_BARRIER] = "Q17",
  [LW_REFUSED_NO_SUCH_MELEE] = "R56",
  [LW_REFUSED_DAMAGED] = "Q56",
  [LW_REFUSED_BY_HAND] = "Q51",
  [LW_REFUSED_HURRY] = "Q51",
  [LW_REFUSED_FLOWN] = "Q51",
  [LW_REFUSED_CLOCK] = "R16",
};

const char *
lw_refusal_law (const LwRefusal *refusal)
{
  g_return_val_if_fail (refusal != NULL && refusal->code < LW_N_REFUSALS, "");

  if (refusal->law != NULL)
    return refusal->law;
  /* Two men of one side are kept apart by the next rule. */
  if (refusal->code == LW_REFUSED_NO_CLEARANCE && refusal->man != LW_NONE &&
      refusal->other != LW_NONE)
    return "R33";

  return laws[refusal->code] != NULL ? laws[refusal->code] : "";
}

gboolean
lw_refuse (LwRefusal *refusal, LwRefusalCode code)
{
  if (refusal != NULL)
    *refusal = (LwRefusal){
      .code = code,
      .man = LW_NONE,
      .other = LW_NONE,
      .gun = LW_NONE,
    };

  return FALSE;
}

gboolean
lw_refuse_by (LwRefusal *refusal, LwRefusalCode code, const char *law)
{
  lw_refuse (refusal, code);
  if (refusal != NULL)
    refusal->law = law;

  return FALSE;
}

gboolean
lw_refuse_man (LwRefusal *refusal, LwRefusalCode code, LwRef man)
{
  return lw_refuse_about (refusal, code, man, LW_NONE, 0, 0);
}

gboolean
lw_refuse_gun (LwRefusal *refusal, LwRefusalCode code, LwRef gun)
{
  return lw_refuse_about (refusal, code, LW_NONE, gun, 0, 0);
}

gboolean
lw_refuse_about (
    LwRefusal *refusal, LwRefusalCode code, LwRef man, LwRef gun, gint64 have, gint64 need)
{
  lw_refuse (refusal, code);
  if (refusal != NULL)
    {
      refusal->man = man;
      refusal->gun = gun;
      refusal->have = have;
      refusal->need = need;
    }

  return FALSE;
}

gboolean
lw_refuse_barred (LwRefusal *refusal,
                  LwRefusalCode code,
                  LwRef man,
                  LwRef gun,
                  const LwFeature *thing,
                  LwRef other)
{
  lw_refuse_about (refusal, code, man, gun, 0, 0);
  if (refusal != NULL)
    {
      refusal->thing = thing != NULL ? thing->id : NULL;
      refusal->other = other;
    }

  return FALSE;
}
