/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-stage.c: the moments of a battle that its report draws, and the field as it was then.
 *
 * The record is played once more on a fresh field; what one side did between Go and Go is a turn.
 */
#include "lw-report-stage.h"

#include <glib/gi18n-lib.h>

#include "names/names.h"
#include "play/play.h"
#include "lw-report-facts.h"
#include "lw-report-turns.h"

/* Marches and shots drawn together: bodies that went one way are one arrow. */

#define TOGETHER LW_INCHES (9) /* marches as near as this at both ends are one arrow */

/* The middle of those of @who that have been put down. Returns: how many they are; when none are,
 * @centre is left as it is. */
static guint
centre_of (const GArray *who, const LwBattle *battle, LwPoint *centre)
{
  gint64 x = 0, y = 0, n = 0;

  for (guint i = 0; i < who->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (who, LwRef, i));

      if (man == NULL || man->state == LW_MAN_IN_BOX)
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

/* Adds to an arrow that begins and ends near by, or else one more. */
static void
add_arrow_joined (GArray *arrows, const LwReportArrow *arrow)
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

/* Shots from one place that fell near each other are one line. */
static void
add_shot_joined (GArray *shots, const LwReportShot *shot)
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

#define LEAST_ARROW LW_INCHES (3)  /* shorter marches are not drawn */
#define CLOSE_REACH LW_INCHES (11) /* at least so far from the middle of a melee drawn close */
#define CLOSE_ROOM LW_INCHES (3)   /* round each man of it */
#define GUN_NEAR LW_INCHES (4)     /* a gun as near as this to them is shown whole */
#define GUN_ROOM LW_INCHES (5)     /* round each gun */
#define LEAST_RETREAT LW_INCHES (6)
#define CLOSE_LEAST 8 /* men in a melee that is worth it */

static void
free_stage (gpointer data)
{
  LwReportStage *stage = data;

  lw_battle_free (stage->battle);
  g_array_unref (stage->arrows);
  g_array_unref (stage->shots);
  g_array_unref (stage->trail);
  g_free (stage->caption);
  g_free (stage->note);
  g_free (stage);
}

static LwReportStage *
new_stage (const LwBattle *battle)
{
  LwReportStage *stage = g_new0 (LwReportStage, 1);

  stage->battle = lw_battle_copy (battle);
  stage->arrows = g_array_new (FALSE, TRUE, sizeof (LwReportArrow));
  stage->shots = g_array_new (FALSE, TRUE, sizeof (LwReportShot));
  stage->trail = g_array_new (FALSE, FALSE, sizeof (LwRef));
  return stage;
}

/* The marches of a turn, from where the bodies stood @before to where they came. */
static void
add_arrows (LwReportStage *stage,
            const LwBattle *before,
            const LwBattle *after,
            const LwBattle *whole,
            const LwReportTurn *turn)
{
  for (guint i = 0; i < whole->standing->len; i++)
    {
      guint n = g_array_index (whole->standing, guint, i);
      const LwOrder *order = lw_battle_order (whole, n);
      LwReportArrow arrow = { order->side, 0, { 0, 0 }, { 0, 0 } };

      if (n < turn->first || n > turn->last ||
          (order->kind != LW_ORDER_MARCH && order->kind != LW_ORDER_HAUL))
        continue;
      arrow.men = centre_of (order->who, before, &arrow.from);
      if (!arrow.men || !centre_of (order->who, after, &arrow.to) ||
          lw_distance_squared (arrow.from, arrow.to) < (gint64)LEAST_ARROW * LEAST_ARROW)
        continue;
      add_arrow_joined (stage->arrows, &arrow);
    }
}

static void
add_shots (LwReportStage *stage, const LwBattle *whole, const LwReportTurn *turn)
{
  for (guint i = 0; i < whole->events->len; i++)
    {
      const LwEvent *event = &g_array_index (whole->events, LwEvent, i);
      const LwGun *gun = lw_battle_gun (stage->battle, event->gun);
      LwReportShot shot = { event->side, { 0, 0 }, event->to, (guint)MAX (0, event->count) };

      if (event->kind != LW_EVENT_SHOT || gun == NULL || event->order < turn->first ||
          event->order > turn->last)
        continue;
      shot.from = lw_gun_muzzle (gun);
      add_shot_joined (stage->shots, &shot);
    }
}

/* @box with all of a thing of @reach about @at in it. */
static void
take_in (LwBox *box, LwPoint at, LwLength reach)
{
  box->x1 = MIN (box->x1, at.x - reach);
  box->y1 = MIN (box->y1, at.y - reach);
  box->x2 = MAX (box->x2, at.x + reach);
  box->y2 = MAX (box->y2, at.y + reach);
}

static void
take_in_men (LwBox *box, const LwBattle *battle, const GArray *men)
{
  for (guint i = 0; i < men->len; i++)
    take_in (box, lw_battle_man (battle, g_array_index (men, LwRef, i))->at, CLOSE_ROOM);
}

/* Those whom a trail had out of a melee when the move was over (R42). */
static void
note_trails (LwReportStage *stage, const LwBattle *whole, const LwReportTurn *turn)
{
  gboolean ended = FALSE;

  for (guint n = turn->first; n <= turn->last; n++)
    {
      const LwOrder *order = lw_battle_order (whole, n);

      ended |= order->kind == LW_ORDER_END;
      if (ended && order->kind == LW_ORDER_TAIL)
        g_array_append_vals (stage->trail, order->who->data, order->who->len);
    }
}

/* All who fought, and the guns they fought about. */
static LwBox
box_of_melee (const LwReportStage *stage, const LwBattle *whole, const LwReportTurn *turn)
{
  const LwBattle *battle = stage->battle;
  LwBox box = { G_MAXINT32, G_MAXINT32, G_MININT32, G_MININT32 };
  LwBox men;

  take_in_men (&box, battle, lw_battle_order (whole, turn->worst->order)->who);
  men = lw_box_grown (box, GUN_NEAR);
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].placed && !battle->guns[i].retired &&
        lw_box_holds (men, battle->guns[i].at))
      take_in (&box, battle->guns[i].at, GUN_ROOM);
  take_in_men (&box, battle, stage->trail);
  take_in (&box, (LwPoint){ (box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2 }, CLOSE_REACH);
  return box;
}

/* A melee that was the heart of its turn is drawn close, without the fire that went before. */
static void
draw_close (LwReportStage *stage, const LwBattle *whole, const LwReportTurn *turn)
{
  const LwLoss *worst = turn->worst;
  const LwOrder *order;

  if (worst == NULL || worst->cause != LW_LOSS_MELEE ||
      lw_report_loss_cost (worst) * 2 < turn->cost ||
      worst->fought[LW_RED] + worst->fought[LW_BLUE] < CLOSE_LEAST)
    return;
  order = lw_battle_order (whole, worst->order);
  if (order == NULL || order->who->len == 0)
    return;
  stage->close = TRUE;
  note_trails (stage, whole, turn);
  stage->box = box_of_melee (stage, whole, turn);
  g_array_set_size (stage->shots, 0);
  for (guint i = stage->arrows->len; i > 0; i--)
    if (!lw_box_holds (stage->box, g_array_index (stage->arrows, LwReportArrow, i - 1).to))
      g_array_remove_index (stage->arrows, i - 1);
}

static char *
turn_caption (const LwReportTurn *turn)
{
  g_autofree char *ordinal = lw_report_ordinal (turn->move);

  return turn->side == LW_RED ? g_strdup_printf (_ ("Red’s %s move"), ordinal)
                              : g_strdup_printf (_ ("Blue’s %s move"), ordinal);
}

/* Short: the map itself says where. */
static char *
turn_note (const LwBattle *whole, const LwLoss *worst, gboolean close)
{
  if (worst == NULL)
    return g_strdup ("");
  if (close)
    return g_strdup_printf (worst->mover == LW_RED ? _ ("melee, %u Red against %u Blue")
                                                   : _ ("melee, %u Blue against %u Red"),
                            worst->fought[worst->mover], worst->fought[LW_OTHER (worst->mover)]);
  if (worst->cause == LW_LOSS_MELEE)
    return g_strdup_printf (_ ("melee, %u against %u"), worst->fought[worst->mover],
                            worst->fought[LW_OTHER (worst->mover)]);
  return lw_loss_describe (whole, worst);
}

static LwReportStage *
new_turn_stage (const LwBattle *whole,
                const LwBattle *before,
                const LwBattle *after,
                const LwReportTurn *turn)
{
  LwReportStage *stage = new_stage (after);

  add_arrows (stage, before, after, whole, turn);
  add_shots (stage, whole, turn);
  draw_close (stage, whole, turn);
  stage->caption = turn_caption (turn);
  stage->note = turn_note (whole, turn->worst, stage->close);
  return stage;
}

static char *
end_note (const LwBattle *battle)
{
  if (battle->phase != LW_PHASE_OVER)
    return battle->mover == LW_RED ? g_strdup (_ ("Red to move")) : g_strdup (_ ("Blue to move"));
  if (!battle->won)
    return g_strdup (C_ ("battle", "drawn"));
  return battle->winner == LW_RED ? g_strdup (_ ("Red holds the field"))
                                  : g_strdup (_ ("Blue holds the field"));
}

/* Plays the orders of @whole from *@at on as far as number @upto; a record that no longer plays
 * stays where it stopped. */
static void
play_on (LwBattle *battle, const LwBattle *whole, guint *at, guint upto)
{
  for (; *at < whole->standing->len; (*at)++)
    {
      guint n = g_array_index (whole->standing, guint, *at);

      if (n > upto || !lw_play_again (battle, lw_battle_order (whole, n), NULL))
        return;
    }
}

static void
add_put_down (
    GPtrArray *stages, const LwBattle *whole, const GArray *turns, LwBattle *battle, guint *at)
{
  LwReportStage *stage;

  play_on (battle, whole, at,
           turns->len ? g_array_index (turns, LwReportTurn, 0).first - 1 : G_MAXUINT);
  stage = new_stage (battle);
  stage->caption = g_strdup (turns->len ? _ ("Put down") : _ ("As it stands"));
  stage->note = g_strdup (turns->len > 1 ? _ ("and the first march of each") : "");
  g_ptr_array_add (stages, stage);
}

/* The first march of each side is drawn where the armies were put down. */
static void
add_first_march (GPtrArray *stages,
                 const LwBattle *before,
                 const LwBattle *after,
                 const LwBattle *whole,
                 const LwReportTurn *turn)
{
  LwReportStage *stage = g_ptr_array_index (stages, 0);

  add_arrows (stage, before, after, whole, turn);
}

/* Whoever went home over his back line in a turn; @before: the field as it was at its beginning. */
static void
note_retreats (GArray *retreats,
               const LwBattle *before,
               const LwBattle *whole,
               const LwReportTurn *turn)
{
  const LwCountry *country = lw_battle_country (whole);

  for (guint i = 0; i < whole->standing->len; i++)
    {
      guint n = g_array_index (whole->standing, guint, i);
      const LwOrder *order = lw_battle_order (whole, n);
      LwEdge edge = whole->player[order->side].edge;
      LwLength inward = edge == LW_EDGE_NORTH ? -LEAST_RETREAT : LEAST_RETREAT;
      LwReportArrow arrow = { order->side, 0, { 0, 0 }, { 0, 0 } };

      if (n < turn->first || n > turn->last || !order->flag ||
          (order->kind != LW_ORDER_MARCH && order->kind != LW_ORDER_HAUL))
        continue;
      arrow.men = centre_of (order->who, before, &arrow.from);
      if (!arrow.men)
        continue;
      arrow.to = lw_country_line_point (country, edge, arrow.from);
      if (ABS (arrow.from.y - arrow.to.y) < LEAST_RETREAT)
        arrow.from.y = arrow.to.y + inward;
      add_arrow_joined (retreats, &arrow);
    }
}

/* The field at the end, with the fire of the last turn and the ways of those who went home. */
static void
add_end (GPtrArray *stages,
         const LwBattle *whole,
         const LwBattle *before,
         const LwReportTurn *last,
         const GArray *retreats)
{
  LwReportStage *stage = new_stage (whole);

  if (!last->drawn)
    {
      add_arrows (stage, before, whole, whole, last);
      add_shots (stage, whole, last);
    }
  if (whole->phase == LW_PHASE_OVER && retreats->len > 0)
    {
      g_array_set_size (stage->arrows, 0);
      g_array_append_vals (stage->arrows, retreats->data, retreats->len);
    }
  stage->caption = g_strdup (whole->phase == LW_PHASE_OVER ? _ ("The end") : _ ("As it stands"));
  stage->note = end_note (whole);
  g_ptr_array_add (stages, stage);
}

GPtrArray *
lw_report_stages (const LwBattle *battle, const LwStatistics *statistics)
{
  GPtrArray *stages;
  g_autoptr (GArray) turns = NULL;
  g_autoptr (GArray) retreats = g_array_new (FALSE, TRUE, sizeof (LwReportArrow));
  g_autoptr (LwBattle) now = NULL;
  guint at = 0;

  g_return_val_if_fail (battle != NULL && statistics != NULL, NULL);
  stages = g_ptr_array_new_with_free_func (free_stage);
  turns = lw_report_turns (battle, statistics);
  now = lw_battle_fresh (battle);
  add_put_down (stages, battle, turns, now, &at);
  for (guint i = 0; i < turns->len; i++)
    {
      const LwReportTurn *turn = &g_array_index (turns, LwReportTurn, i);
      gboolean wanted = turn->drawn || i < LW_N_SIDES || i + 1 == turns->len;
      g_autoptr (LwBattle) before = wanted ? lw_battle_copy (now) : NULL;

      note_retreats (retreats, now, battle, turn);
      play_on (now, battle, &at, turn->last);
      if (i < LW_N_SIDES)
        add_first_march (stages, before, now, battle, turn);
      if (turn->drawn)
        g_ptr_array_add (stages, new_turn_stage (battle, before, now, turn));
      if (i + 1 == turns->len)
        add_end (stages, battle, before, turn, retreats);
    }
  return stages;
}
