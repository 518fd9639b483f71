/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * general-ladder.c: two Generals fight battle after battle, and it is told how much the one is
 * stronger.
 *
 *   general-ladder --a captain --b cadet --country hooks-farm --battles 40 --seed 1
 *
 * Four battles share a seed: sides and first move are exchanged, so that neither a Country nor the
 * toss favours anybody. A level may have a temper: colonel/fiery; "chance" gives any lawful order.
 * --country may be given more than once: the battles are shared out. --sprt leaves off as soon as
 * it is plain whether A is stronger by 50 points of Elo or not at all.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "general-field.h"
#include "lw-battle-file.h"

#define MOVES 20
#define SHARE_A_SEED 4
#define SPRT_ELO 50.0
#define SPRT_ERROR 0.05

static char *name_a, *name_b, *tune_a, *tune_b, *keep;
static char **country_names;
static gint slow, battles = 20, from, moves = MOVES;
static gint64 seed = 1;
static gboolean sprt, tell_each;

static const GOptionEntry options[] = {
  { "a", 0, 0, G_OPTION_ARG_STRING, &name_a, "The first: level[/temper] or chance", "WHO" },
  { "b", 0, 0, G_OPTION_ARG_STRING, &name_b, "The second", "WHO" },
  { "tune-a", 0, 0, G_OPTION_ARG_STRING, &tune_a, "His weights, as progress=120,risk=90",
    "WEIGHTS" },
  { "tune-b", 0, 0, G_OPTION_ARG_STRING, &tune_b, "The second's", "WEIGHTS" },
  { "country", 0, 0, G_OPTION_ARG_STRING_ARRAY, &country_names, "A shipped Country", "NAME" },
  { "battles", 0, 0, G_OPTION_ARG_INT, &battles, "How many battles", "N" },
  { "from", 0, 0, G_OPTION_ARG_INT, &from, "The number of the first", "N" },
  { "moves", 0, 0, G_OPTION_ARG_INT, &moves, "Moves of each before it is undecided", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The seed of the first", "S" },
  { "keep", 0, 0, G_OPTION_ARG_FILENAME, &keep, "A folder for the record of each", "FOLDER" },
  { "sprt", 0, 0, G_OPTION_ARG_NONE, &sprt, "Leave off when it is plain", NULL },
  { "slow", 0, 0, G_OPTION_ARG_INT, &slow, "Tell of each order thought over for so long", "MS" },
  { "each", 0, 0, G_OPTION_ARG_NONE, &tell_each, "A line for each battle", NULL },
  { NULL }
};

/* One of the two, in one battle. */
typedef struct
{
  gboolean by_chance;
  LwLevel level;
  LwTemper temper;
  LwChance chance;
  LwGeneral *general;
  GArray *turns; /* of double: milliseconds of each turn */
  gint half;     /* the turn that is being added up */
  double ms;
} Fighter;

typedef struct
{
  double score; /* of A */
  guint n, undecided, refused, stuck, melees_shots;
  gint64 margin;    /* half-points, of A */
  guint red, first; /* battles in which Red, and First Player, did better; hundredths */
  guint64 flights, playouts, effort;
} Tally;

static gboolean
parse_fighter (const char *name, Fighter *fighter)
{
  g_auto (GStrv) parts = g_strsplit (name != NULL ? name : "captain", "/", 2);

  *fighter = (Fighter){ .temper = LW_TEMPER_EVEN };
  fighter->turns = g_array_new (FALSE, FALSE, sizeof (double));
  fighter->by_chance = g_str_equal (parts[0], "chance");
  return (fighter->by_chance || lw_level_parse (parts[0], &fighter->level)) &&
         (parts[1] == NULL || lw_temper_parse (parts[1], &fighter->temper));
}

/* ---- weights tried out ---- */

static gint *
find_weight (LwWeights *weights, const char *name)
{
  const struct
  {
    const char *name;
    gint *weight;
  } all[] = {
    { "progress", &weights->progress }, { "exposure", &weights->exposure },
    { "risk", &weights->risk },         { "charge", &weights->charge },
    { "fire", &weights->fire },         { "seen", &weights->seen },
    { "bold", &weights->bold },
  };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (all[i].name, name))
      return all[i].weight;

  g_error ("there is no weight %s", name);
}

static void
tune (Fighter *fighter, const char *wish)
{
  LwWeights weights = lw_level_manner (fighter->level, fighter->temper).weights;
  g_auto (GStrv) parts = g_strsplit (wish != NULL ? wish : "", ",", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (parts[i], "=", 2);

      *find_weight (&weights, pair[0]) = atoi (pair[1]);
    }
  if (wish != NULL)
    lw_general_weigh_for_test (fighter->general, &weights);
}

/* ---- one battle ---- */

static void
close_turn (Fighter *fighter)
{
  if (fighter->ms > 0)
    g_array_append_val (fighter->turns, fighter->ms);
  fighter->ms = 0;
}

static LwOrder *
ask (gpointer data, const LwBattle *battle, LwSide side)
{
  Fighter *fighter = data;
  clock_t began = clock ();
  double ms;
  LwOrder *order = fighter->by_chance ? general_field_chance (&fighter->chance, battle, side)
                                      : lw_general_ask (fighter->general, battle, side);

  /* From Go to the end of the settling it is one turn. */
  if (battle->phase == LW_PHASE_WAITING || fighter->half != (gint)battle->move)
    close_turn (fighter);
  fighter->half = (gint)battle->move;
  ms = (double)(clock () - began) * 1000 / CLOCKS_PER_SEC;
  fighter->ms += ms;
  if (slow > 0 && ms > slow)
    g_print ("%.0f ms in move %u of %s, phase %d\n", ms, battle->move, lw_side_nick (side),
             battle->phase);
  return order;
}

static void
keep_record (const LwBattle *battle, guint number)
{
  g_autofree char *base = g_strdup_printf ("battle-%04u.lwbattle", number);
  g_autofree char *path = keep == NULL ? NULL : g_build_filename (keep, base, NULL);
  g_autoptr (GError) error = NULL;

  if (path != NULL && !lw_battle_file_save (battle, NULL, path, &error))
    g_printerr ("%s\n", error->message);
}

static void
tell_trouble (const LwBattle *battle, LwBoutEnd end, LwSide side, const LwRefusal *refusal, guint n)
{
  g_print ("battle %u of --seed %" G_GINT64_FORMAT ": %s %s in move %u, phase %d", n, seed,
           lw_side_nick (side), end == LW_BOUT_STUCK ? "stuck" : "refused", battle->move,
           battle->phase);
  if (end == LW_BOUT_REFUSED)
    g_print (": code %d, man %d, gun %d", refusal->code, refusal->man, refusal->gun);
  g_print ("\n");
}

static void
add_up (Tally *tally, const LwBattle *battle, LwSide a, guint n)
{
  guint score = general_field_score (battle, a);
  LwAccount account;

  lw_account (battle, &account);
  tally->score += score / 100.0;
  tally->margin += account.leader == a ? account.margin : -account.margin;
  tally->red += general_field_score (battle, LW_RED);
  tally->first += general_field_score (battle, battle->first);
  tally->n++;
  if (tell_each)
    g_print ("%3u %-16s A is %s%s: %3u, move %2u, ending %d, %u:%u men, margin %+.1f\n", n,
             battle->title, lw_side_nick (a), battle->first == a ? " first" : "      ", score,
             battle->move, battle->ending, lw_battle_free_men (battle, a),
             lw_battle_free_men (battle, LW_OTHER (a)),
             (account.leader == a ? account.margin : -account.margin) / 2.0);
}

static void
fight (const GeneralField *field, Fighter fighters[2], guint n, Tally *tally)
{
  guint64 its_seed = (guint64)seed + n / SHARE_A_SEED;
  LwSide a = n % 2 == 0 ? LW_RED : LW_BLUE;
  LwSide first = n % SHARE_A_SEED < 2 ? LW_RED : LW_BLUE, side = LW_RED;
  g_autoptr (LwBattle) battle = NULL;
  LwBouter bouters[LW_N_SIDES];
  LwRefusal refusal = { 0 };
  LwBoutEnd end;

  if (field->scenario->variety == LW_VARIETY_DEFENSIVE)
    first = field->scenario->first;
  battle = general_field_begin (field, first, its_seed * 7919 + 1);
  for (guint i = 0; i < 2; i++)
    {
      LwSide his = i == 0 ? a : LW_OTHER (a);

      lw_chance_seed (&fighters[i].chance, its_seed * 31 + his);
      fighters[i].general = lw_general_new (his, fighters[i].level, fighters[i].temper,
                                            its_seed * 1009 + his * 500009, NULL);
      tune (&fighters[i], i == 0 ? tune_a : tune_b);
      bouters[his] = (LwBouter){ ask, &fighters[i] };
    }
  end = lw_bout_play (battle, bouters, (guint)moves, &side, &refusal);
  tally->undecided += end == LW_BOUT_UNDECIDED;
  tally->refused += end == LW_BOUT_REFUSED;
  tally->stuck += end == LW_BOUT_STUCK;
  if (end == LW_BOUT_STUCK || end == LW_BOUT_REFUSED)
    tell_trouble (battle, end, side, &refusal, n);
  add_up (tally, battle, a, n);
  keep_record (battle, n);
  for (guint i = 0; i < 2; i++)
    {
      close_turn (&fighters[i]);
      tally->flights += lw_general_work (fighters[i].general)->flights;
      tally->playouts += lw_general_work (fighters[i].general)->playouts;
      tally->effort += lw_general_work (fighters[i].general)->effort;
      g_clear_pointer (&fighters[i].general, lw_general_free);
    }
}

/* ---- what they show ---- */

/* Wilson's interval of a share, 95 of a hundred. */
static void
get_interval (double share, double n, double *low, double *high)
{
  double z = 1.96, middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  double half = z / (1 + z * z / n) * sqrt (share * (1 - share) / n + z * z / (4 * n * n));

  *low = middle - half;
  *high = middle + half;
}

static double
get_elo (double share)
{
  return -400 * log10 (1 / CLAMP (share, 0.001, 0.999) - 1);
}

static double
get_share (double elo)
{
  return 1 / (1 + pow (10, -elo / 400));
}

/* Is it plain that A is stronger by SPRT_ELO (1), that he is not stronger (-1), or neither (0)? */
static gint
judge (const Tally *tally)
{
  double p0 = 0.5, p1 = get_share (SPRT_ELO), bound = log ((1 - SPRT_ERROR) / SPRT_ERROR);
  double lost = tally->n - tally->score;
  double sum = tally->score * log (p1 / p0) + lost * log ((1 - p1) / (1 - p0));

  return sum >= bound ? 1 : sum <= -bound ? -1 : 0;
}

static gint
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return x < y ? -1 : x > y;
}

static double
get_part (GArray *turns, guint hundredths)
{
  if (turns->len == 0)
    return 0;

  g_array_sort (turns, compare_doubles);
  return g_array_index (turns, double, (turns->len - 1) * hundredths / 100);
}

static void
tell (const Tally *tally, Fighter fighters[2])
{
  double share = tally->score / tally->n, low, high;

  get_interval (share, tally->n, &low, &high);
  g_print ("%s v %s: %.3f [%.2f, %.2f] of %u battles, Elo %+.0f [%+.0f, %+.0f], margin %+.1f\n",
           name_a, name_b, share, low, high, tally->n, get_elo (share), get_elo (low),
           get_elo (high), (double)tally->margin / 2 / tally->n);
  g_print ("undecided %u, refused %u, stuck %u; Red %.2f, First Player %.2f; %.0f flights, %.0f "
           "playouts, effort %.0f a battle\n",
           tally->undecided, tally->refused, tally->stuck, tally->red / 100.0 / tally->n,
           tally->first / 100.0 / tally->n, (double)tally->flights / tally->n,
           (double)tally->playouts / tally->n, (double)tally->effort / tally->n);
  for (guint i = 0; i < 2; i++)
    g_print ("CPU a turn of %s: p50 %.1f ms, p99 %.1f ms, most %.1f ms\n", i == 0 ? name_a : name_b,
             get_part (fighters[i].turns, 50), get_part (fighters[i].turns, 99),
             get_part (fighters[i].turns, 100));
  if (sprt)
    g_print ("SPRT: %s\n", judge (tally) > 0   ? "A is stronger"
                           : judge (tally) < 0 ? "A is not stronger"
                                               : "not plain");
}

static void
fight_all (GeneralField *fields, guint n_fields)
{
  Fighter fighters[2];
  Tally tally = { 0 };

  if (!parse_fighter (name_a, &fighters[0]) || !parse_fighter (name_b, &fighters[1]))
    {
      g_printerr ("cadet, captain, colonel or marshal; /even, /fiery, /prudent or /gunner\n");
      exit (2);
    }
  for (guint n = (guint)from; n < (guint)(from + battles) && (!sprt || judge (&tally) == 0); n++)
    fight (&fields[n / SHARE_A_SEED % n_fields], fighters, n, &tally);
  tell (&tally, fighters);
  exit (tally.refused + tally.stuck > 0);
}

int
main (int argc, char **argv)
{
  static const char *const usual[] = { "hooks-farm", NULL };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  const char *const *names;
  GeneralField *fields;
  guint n;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || battles <= 0)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "no battles");
      return 2;
    }

  g_setenv ("LITTLE_WARS_DATADIR", DATADIR, FALSE);
  name_a = name_a != NULL ? name_a : g_strdup ("captain");
  name_b = name_b != NULL ? name_b : g_strdup ("captain");
  names = country_names != NULL ? (const char *const *)country_names : usual;
  n = g_strv_length ((char **)names);
  fields = g_new (GeneralField, n);
  for (guint i = 0; i < n; i++)
    general_field_init (&fields[i], names[i]);
  fight_all (fields, n);
  return 0;
}
