/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-arrow.c: marches and shots drawn together: bodies that went one way are one arrow.
 */
#include "lw-report-arrow.h"

#define TOGETHER LW_INCHES (9) /* marches as near as this at both ends are one arrow */

guint
lw_report_centre (const GArray *who, const LwBattle *battle, LwPoint *centre)
{
  gint64 x = 0, y = 0, n = 0;

  for (guint i = 0; i < who->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (who, LwRef, i));

      if (!man || man->state == LW_MAN_IN_BOX)
        continue;
      x += man->at.x;
      y += man->at.y;
      n++;
    }
  if (n)
    *centre = (LwPoint){ (LwLength)(x / n), (LwLength)(y / n) };
  return (guint)n;
}

static gboolean
near_each_other (LwPoint a, LwPoint b)
{
  return lw_distance_squared (a, b) <= (gint64)TOGETHER * TOGETHER;
}

static LwPoint
weigh (LwPoint a, guint n, LwPoint b, guint m)
{
  gint64 x = (gint64)a.x * n + (gint64)b.x * m;
  gint64 y = (gint64)a.y * n + (gint64)b.y * m;

  return (LwPoint){ (LwLength)(x / (n + m)), (LwLength)(y / (n + m)) };
}

void
lw_report_add_arrow (GArray *arrows, const LwReportArrow *arrow)
{
  for (guint i = 0; i < arrows->len; i++)
    {
      LwReportArrow *old = &g_array_index (arrows, LwReportArrow, i);

      if (old->side != arrow->side || !near_each_other (old->from, arrow->from) ||
          !near_each_other (old->to, arrow->to))
        continue;
      old->from = weigh (old->from, old->men, arrow->from, arrow->men);
      old->to = weigh (old->to, old->men, arrow->to, arrow->men);
      old->men += arrow->men;
      return;
    }
  g_array_append_val (arrows, *arrow);
}

void
lw_report_add_shot (GArray *shots, const LwReportShot *shot)
{
  for (guint i = 0; i < shots->len; i++)
    {
      LwReportShot *old = &g_array_index (shots, LwReportShot, i);

      if (lw_distance_squared (old->from, shot->from) > 0 || !near_each_other (old->to, shot->to))
        continue;
      if (old->dead == 0)
        old->to = shot->to;
      old->dead += shot->dead;
      return;
    }
  g_array_append_val (shots, *shot);
}
