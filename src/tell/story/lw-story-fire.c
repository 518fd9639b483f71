/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-fire.c: the fire of a move, in a sentence or two.
 *
 * All shots of one side in one move are one sentence: which guns, how many rounds, who fell. Own
 * men who fell get a sentence of their own. The first fire of the day is told where it happened,
 * even when nobody fell.
 */
#include "lw-story-fire.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"

/* "Red’s left and centre guns"; NULL for any other pair. */
static char *
name_pair (const LwBattle *battle, LwRef a, LwRef b)
{
  LwGunPlace x = lw_gun_place (battle, a, NULL);
  LwGunPlace y = lw_gun_place (battle, b, NULL);
  gboolean red = battle->guns[a].army == LW_RED;

  if (x > y)
    return name_pair (battle, b, a);
  if (x == LW_GUN_LEFT && y == LW_GUN_CENTRE)
    return g_strdup (red ? _ ("Red’s left and centre guns") : _ ("Blue’s left and centre guns"));
  if (x == LW_GUN_LEFT && y == LW_GUN_RIGHT)
    return g_strdup (red ? _ ("Red’s left and right guns") : _ ("Blue’s left and right guns"));
  if (x == LW_GUN_CENTRE && y == LW_GUN_RIGHT)
    return g_strdup (red ? _ ("Red’s centre and right guns") : _ ("Blue’s centre and right guns"));

  return NULL;
}

/* How many of @guns are the mover's from the first. */
static guint
count_own (const LwBattle *battle, const GArray *guns, LwSide mover)
{
  guint n = 0;

  for (guint i = 0; i < guns->len; i++)
    n += battle->guns[g_array_index (guns, LwRef, i)].army == mover ? 1 : 0;

  return n;
}

static char *
name_guns (const LwBattle *battle, const GArray *guns, LwSide mover)
{
  guint own = count_own (battle, guns, mover);
  g_autofree char *number = lw_word_number (guns->len);
  char *pair;

  if (guns->len == 1 && own == 1)
    return lw_despatch_gun (battle, g_array_index (guns, LwRef, 0));
  if (guns->len == 1)
    return g_strdup (_ ("a captured gun"));
  pair = guns->len == 2 && own == 2
             ? name_pair (battle, g_array_index (guns, LwRef, 0), g_array_index (guns, LwRef, 1))
             : NULL;
  if (pair != NULL)
    return pair;
  if (own == guns->len && own == battle->player[mover].force.guns)
    /* Translators: every gun of a side; their number in words. */
    return g_strdup_printf (mover == LW_RED ? _ ("all %s Red guns") : _ ("all %s Blue guns"),
                            number);
  if (own < guns->len)
    /* Translators: guns that one side fired, some of them captured; their number in words. */
    return g_strdup_printf (
        mover == LW_RED ? _ ("%s guns in Red hands") : _ ("%s guns in Blue hands"), number);

  /* Translators: a number of guns in words. */
  return g_strdup_printf (mover == LW_RED ? _ ("%s Red guns") : _ ("%s Blue guns"), number);
}

/* The guns that fired in a move, and their shots: "Red’s left and centre guns". (transfer
 * full) */
static char *
battery_of (const LwStory *story, guint move, LwSide mover, guint *shots, guint *guns)
{
  g_autoptr (GArray) fired = g_array_new (FALSE, FALSE, sizeof (LwRef));

  *shots = 0;
  for (guint i = 0; i < story->statistics->guns->len; i++)
    {
      const LwGunTally *tally = g_ptr_array_index (story->statistics->guns, i);

      for (guint k = 0; k < tally->moves->len; k++)
        {
          const LwGunMove *fire = &g_array_index (tally->moves, LwGunMove, k);

          if (fire->move != move || fire->side != mover || fire->shots == 0)
            continue;
          *shots += fire->shots;
          g_array_append_val (fired, tally->gun);
        }
    }
  if (guns != NULL)
    *guns = fired->len;

  return name_guns (story->battle, fired, mover);
}

typedef struct
{
  char *battery;
  char *rounds;
  char *down; /* "two Blue horse and six foot" */
  char *bare; /* "two horse and six foot" */
  guint fell; /* how many they are */
  const char *enemy;
} Fire;

static void
clear_fire (Fire *fire)
{
  g_free (fire->battery);
  g_free (fire->rounds);
  g_free (fire->down);
  g_free (fire->bare);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fire, clear_fire)

static void
read_fire (const LwStory *story, const LwLoss *loss, Fire *fire)
{
  LwSide enemy = LW_OTHER (loss->mover);
  LwMen fallen = lw_story_fallen (loss, enemy);
  guint shots;

  fire->battery = battery_of (story, loss->move, loss->mover, &shots, NULL);
  fire->rounds = lw_story_rounds (shots);
  fire->down = lw_story_arms (enemy, fallen, TRUE);
  fire->bare = lw_story_arms (enemy, fallen, FALSE);
  fire->fell = lw_men_total (fallen);
  fire->enemy = lw_side_name (enemy);
}

/* Where the fallen are the subject, they are counted: in other languages the verb tells one man
 * from several. */

/* The other side has just been told to have fired in the same move. */
static gboolean
is_reply (const LwStory *story, const LwLoss *loss)
{
  return story->told != NULL && story->told->cause == LW_LOSS_FIRE &&
         story->told_move == loss->move && story->told->move == loss->move &&
         story->told->mover != loss->mover && lw_story_dead (story->told, loss->mover) > 0;
}

static char *
say_reply (LwStory *story, const Fire *fire)
{
  switch (lw_story_choose (story, LW_STORY_REPLY, 3))
    {
    case 0:
      /* Translators: guns ("Blue’s right gun"), "four rounds", the fallen ("two Red horse"). */
      return g_strdup_printf (ngettext ("%1$s answered with %2$s, and %3$s fell.",
                                        "%1$s answered with %2$s, and %3$s fell.", fire->fell),
                              fire->battery, fire->rounds, fire->down);
    case 1:
      /* Translators: guns, rounds, the fallen. */
      return g_strdup_printf (ngettext ("The reply of %1$s, %2$s of it, struck down %3$s.",
                                        "The reply of %1$s, %2$s of it, struck down %3$s.",
                                        fire->fell),
                              fire->battery, fire->rounds, fire->down);
    default:
      /* Translators: rounds, guns, the fallen. */
      return g_strdup_printf (ngettext ("With %2$s %1$s paid it back, and %3$s went down.",
                                        "With %2$s %1$s paid it back, and %3$s went down.",
                                        fire->fell),
                              fire->battery, fire->rounds, fire->down);
    }
}

static char *
say_volley (LwStory *story, const Fire *fire, const char *move)
{
  switch (lw_story_choose (story, LW_STORY_FIRE, 5))
    {
    case 0:
      /* Translators: a move ("third move"), guns ("Blue’s right gun"), "four rounds", the fallen
       * ("two Red horse"). */
      return g_strdup_printf (ngettext ("In the %1$s %2$s gave %3$s, and %4$s went down.",
                                        "In the %1$s %2$s gave %3$s, and %4$s went down.",
                                        fire->fell),
                              move, fire->battery, fire->rounds, fire->down);
    case 1:
      return g_strdup_printf (ngettext ("%3$s from %2$s in the %1$s struck down %4$s.",
                                        "%3$s from %2$s in the %1$s struck down %4$s.", fire->fell),
                              move, fire->battery, fire->rounds, fire->down);
    case 2:
      return g_strdup_printf (ngettext ("%4$s fell to %3$s that %2$s fired in the %1$s.",
                                        "%4$s fell to %3$s that %2$s fired in the %1$s.",
                                        fire->fell),
                              move, fire->battery, fire->rounds, fire->down);
    case 3:
      return g_strdup_printf (ngettext ("The %1$s brought %3$s from %2$s, and %4$s did not rise "
                                        "again.",
                                        "The %1$s brought %3$s from %2$s, and %4$s did not rise "
                                        "again.",
                                        fire->fell),
                              move, fire->battery, fire->rounds, fire->down);
    default:
      /* Translators: the fourth is the side that was fired at, the fifth its fallen without their
       * side: "two horse and six foot". */
      return g_strdup_printf (_ ("%2$s fired in the %1$s: %3$s, which cost %4$s %5$s."), move,
                              fire->battery, fire->rounds, fire->enemy, fire->bare);
    }
}

/* Nobody fell but the mover's own men. */
static char *
say_astray (LwStory *story, const LwLoss *loss, const Fire *fire)
{
  g_autofree char *own = lw_story_arms (loss->mover, lw_story_fallen (loss, loss->mover), TRUE);
  g_autofree char *move = lw_story_move (story, loss->move);

  if (lw_story_choose (story, LW_STORY_FRIENDS, 2) == 0)
    /* Translators: a move, guns, rounds, the fallen of their own side. */
    return g_strdup_printf (ngettext ("In the %1$s %2$s gave %3$s and hit none but friends: %4$s "
                                      "went down.",
                                      "In the %1$s %2$s gave %3$s and hit none but friends: %4$s "
                                      "went down.",
                                      lw_story_dead (loss, loss->mover)),
                            move, fire->battery, fire->rounds, own);
  return g_strdup_printf (ngettext ("%3$s from %2$s in the %1$s went astray, and %4$s fell to his "
                                    "own side.",
                                    "%3$s from %2$s in the %1$s went astray, and %4$s fell to "
                                    "their own side.",
                                    lw_story_dead (loss, loss->mover)),
                          move, fire->battery, fire->rounds, own);
}

/* The mover's own men among the fallen. */
static void
say_friends (LwStory *story, const LwLoss *loss)
{
  guint n = lw_story_dead (loss, loss->mover);
  g_autofree char *own = lw_story_arms (loss->mover, lw_story_fallen (loss, loss->mover), TRUE);

  if (n == 0)
    return;

  /* Translators: men of the side that fired. */
  lw_story_say (story, g_strdup_printf (ngettext ("%s fell to the guns of his own side.",
                                                  "%s fell to the guns of their own side.", n),
                                        own));
}

void
lw_story_fire (LwStory *story, const LwLoss *loss)
{
  g_auto (Fire) fire = { 0 };

  read_fire (story, loss, &fire);
  if (lw_story_dead (loss, LW_OTHER (loss->mover)) == 0)
    lw_story_say (story, say_astray (story, loss, &fire));
  else if (is_reply (story, loss))
    {
      lw_story_say (story, say_reply (story, &fire));
      say_friends (story, loss);
    }
  else
    {
      g_autofree char *move = lw_story_move (story, loss->move);

      lw_story_say (story, say_volley (story, &fire, move));
      say_friends (story, loss);
    }
  story->told = loss;
}

static const LwEvent *
find_first_shot (const LwBattle *battle)
{
  for (guint i = 0; i < battle->events->len; i++)
    if (g_array_index (battle->events, LwEvent, i).kind == LW_EVENT_SHOT)
      return &g_array_index (battle->events, LwEvent, i);

  return NULL;
}

/* Whose move it was: a captured gun is fired by him who has it. */
static LwSide
shooter_of (const LwBattle *battle, const LwEvent *shot)
{
  const LwOrder *order = lw_battle_order (battle, shot->order);

  return order != NULL ? order->side : shot->side;
}

gboolean
lw_story_is_first (const LwStory *story, const LwLoss *loss)
{
  const LwEvent *shot = find_first_shot (story->battle);

  return shot != NULL && loss->cause == LW_LOSS_FIRE && loss->move == shot->move &&
         loss->mover == shooter_of (story->battle, shot);
}

/* Nobody fell in the whole of the first fire. */
static void
say_first_miss (LwStory *story, const LwEvent *shot)
{
  guint shots;
  g_autofree char *battery =
      battery_of (story, shot->move, shooter_of (story->battle, shot), &shots, NULL);
  g_autofree char *rounds = lw_story_rounds (shots);
  g_autofree char *move = lw_story_move (story, shot->move);

  /* Translators: guns, "third move", "four rounds". */
  lw_story_say (story, g_strdup_printf (_ ("%1$s opened the fire in the %2$s: %3$s, and nobody was "
                                           "hit."),
                                        battery, move, rounds));
}

/* One gun alone fired the first fire of the day. */
static void
say_first_gun (LwStory *story, const LwLoss *loss, const char *gun, gboolean again)
{
  LwSide enemy = LW_OTHER (loss->mover);
  g_auto (Fire) fire = { 0 };
  g_autofree char *move = lw_story_move (story, loss->move);

  read_fire (story, loss, &fire);
  if (again)
    /* The gun has just been spoken of. Translators: "four rounds", "second move", the fallen. */
    lw_story_say (story, g_strdup_printf (ngettext ("It was also the first to speak: %1$s in the "
                                                    "%2$s, and %3$s went down.",
                                                    "It was also the first to speak: %1$s in the "
                                                    "%2$s, and %3$s went down.",
                                                    fire.fell),
                                          fire.rounds, move, fire.down));
  else
    /* Translators: a gun, "four rounds", "second move", the fallen. */
    lw_story_say (story, g_strdup_printf (ngettext ("%4$s was the first to speak: %1$s in the "
                                                    "%2$s, and %3$s went down.",
                                                    "%4$s was the first to speak: %1$s in the "
                                                    "%2$s, and %3$s went down.",
                                                    fire.fell),
                                          fire.rounds, move, fire.down, gun));
  if (lw_story_dead (loss, enemy) > 0)
    say_friends (story, loss);
  story->told = loss;
}

static void
say_first_loss (LwStory *story, const LwLoss *loss, LwRef first, gboolean turning)
{
  g_autofree char *gun = lw_despatch_gun (story->battle, first);
  guint shots, guns;
  g_autofree char *battery = battery_of (story, loss->move, loss->mover, &shots, &guns);

  if (guns == 1 && !turning && lw_story_dead (loss, LW_OTHER (loss->mover)) > 0)
    {
      say_first_gun (story, loss, gun, story->spoken == first);
      return;
    }
  if (story->spoken == first)
    lw_story_say (story, g_strdup (_ ("It was also the first to speak.")));
  else
    /* Translators: a gun. */
    lw_story_say (story, g_strdup_printf (_ ("%s was the first to speak."), gun));
  if (!turning)
    lw_story_fire (story, loss);
}

void
lw_story_first_fire (LwStory *story)
{
  const LwEvent *shot = find_first_shot (story->battle);
  GPtrArray *losses = story->statistics->losses;

  if (shot == NULL)
    {
      if (story->account.over)
        lw_story_say (story, g_strdup (story->statistics->melees > 0
                                           ? _ ("Not a gun was fired: what was settled was settled "
                                                "by marching, and hand to hand.")
                                           : _ ("Not a gun was fired, and the armies never came to "
                                                "hand-strokes: what was settled was settled by "
                                                "marching.")));
      return;
    }
  for (guint i = 0; i < losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (losses, i);

      if (!lw_story_is_first (story, loss))
        continue;
      say_first_loss (story, loss, shot->gun, i == story->main);
      return;
    }
  say_first_miss (story, shot);
}
