/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-elements.c: what each kind of order may say in a file.
 */
#include "lw-order-elements.h"

#include "laws/laws.h"

#define SCREW (90 * LW_DEGREE)

/* Every order begins and ends so; between stand the attributes of its kind. */
#define BEGIN                                                 \
  { "n", LW_XML_INT, FALSE, 1, LW_MOST_ORDERS },              \
      { "side", LW_XML_CHOICE, TRUE, .choices = "red|blue" }, \
  {                                                           \
    "t", LW_XML_INT, FALSE, 0, LW_MOST_MS                     \
  }
#define END \
  { "told", LW_XML_CHOICE, FALSE, .choices = "yes|count|plate|invented" }, { NULL }

#define GUN                \
  {                        \
    "gun", LW_XML_ID, TRUE \
  }
#define WHO                 \
  {                         \
    "who", LW_XML_IDS, TRUE \
  }
#define TO                                                           \
  {                                                                  \
    "to", LW_XML_POINTS, TRUE, -LW_FARTHEST, LW_FARTHEST, .count = 1 \
  }
#define PATH                                                            \
  {                                                                     \
    "path", LW_XML_POINTS, FALSE, -LW_FARTHEST, LW_FARTHEST, .count = 2 \
  }
#define TURNED(name)                          \
  {                                           \
    name, LW_XML_INT, TRUE, -LW_TURN, LW_TURN \
  }
#define YES_OR_NO(name)                            \
  {                                                \
    name, LW_XML_CHOICE, TRUE, .choices = "yes|no" \
  }
#define YES(name)                                \
  {                                              \
    name, LW_XML_CHOICE, FALSE, .choices = "yes" \
  }

static const LwXmlValue plain[] = { BEGIN, END };
static const LwXmlValue toss[] = { BEGIN,
                                   { "for", LW_XML_CHOICE, TRUE,
                                     .choices = "chances|country|edge|first" },
                                   { "dice", LW_XML_POINT, FALSE, 1, 6 },
                                   END };
static const LwXmlValue put[] = { BEGIN, WHO, TO, TURNED ("facing"), END };
static const LwXmlValue put_gun[] = { BEGIN,
                                      GUN,
                                      { "at", LW_XML_POINT, TRUE, -LW_FARTHEST, LW_FARTHEST,
                                        .count = 1 },
                                      TURNED ("bearing"),
                                      END };
static const LwXmlValue curtain[] = { BEGIN, YES_OR_NO ("open"), END };
static const LwXmlValue go[] = { BEGIN, { "allowance", LW_XML_INT, FALSE, -1, LW_MOST_MS }, END };
static const LwXmlValue haul[] = {
  BEGIN,        GUN,
  PATH,         TURNED ("bearing"),
  WHO,          { "to", LW_XML_POINTS, FALSE, -LW_FARTHEST, LW_FARTHEST, .count = 1 },
  YES ("over"), END
};
static const LwXmlValue lie[] = { BEGIN,
                                  WHO,
                                  YES_OR_NO ("down"),
                                  { "gun", LW_XML_ID, FALSE },
                                  { "laid", LW_XML_INT, FALSE, -LW_TURN, LW_TURN },
                                  END };
static const LwXmlValue fire[] = { BEGIN,
                                   GUN,
                                   TURNED ("bearing"),
                                   { "elevation", LW_XML_INT, TRUE, -SCREW, SCREW },
                                   { "hurry", LW_XML_INT, FALSE, 0, 10000 },
                                   { "seed", LW_XML_SEED, FALSE },
                                   { "by", LW_XML_CHOICE, TRUE, .choices = "model|hand" },
                                   { "model", LW_XML_INT, FALSE, 0, 999 },
                                   END };
static const LwXmlValue march[] = { BEGIN, WHO, PATH, TO, TURNED ("facing"), YES ("over"), END };
static const LwXmlValue turn[] = { BEGIN, WHO, TURNED ("facing"), END };
static const LwXmlValue tail[] = { BEGIN, GUN, WHO, TO, END };
static const LwXmlValue melee[] = { BEGIN,
                                    { "melee", LW_XML_INT, TRUE, 0, LW_MOST_ORDERS },
                                    { "red", LW_XML_IDS, FALSE },
                                    { "blue", LW_XML_IDS, FALSE },
                                    { "support", LW_XML_INT, FALSE, 0, 2 * LW_MOST_MEN },
                                    { "isolated", LW_XML_CHOICE, FALSE, .choices = "red|blue" },
                                    END };
static const LwXmlValue settle[] = { BEGIN, { "captured", LW_XML_IDS, FALSE }, END };
static const LwXmlValue surrender[] = { BEGIN, { "who", LW_XML_IDS, FALSE }, YES ("whole"), END };
static const LwXmlValue agree[] = { BEGIN,
                                    { "result", LW_XML_CHOICE, TRUE, .choices = "draw|red|blue" },
                                    END };
static const LwXmlValue halt[] = { BEGIN, YES_OR_NO ("stop"), END };
static const LwXmlValue add_time[] = { { "n", LW_XML_INT, FALSE, 1, LW_MOST_ORDERS },
                                       { "side", LW_XML_CHOICE, TRUE, .choices = "red|blue" },
                                       { "more", LW_XML_INT, TRUE, -LW_MOST_MS, LW_MOST_MS },
                                       END };
static const LwXmlValue upto[] = { BEGIN, { "upto", LW_XML_INT, TRUE, 0, LW_MOST_ORDERS }, END };

static const LwXmlValue one_man[] = { { "who", LW_XML_ID, TRUE }, { NULL } };
static const LwXmlValue men[] = { WHO, { NULL } };
static const LwXmlValue place[] = { { "x", LW_XML_INT, TRUE, -LW_FARTHEST, LW_FARTHEST },
                                    { "y", LW_XML_INT, TRUE, -LW_FARTHEST, LW_FARTHEST },
                                    { NULL } };
static const LwXmlElement touch_element = { "touch", NULL, one_man };
static const LwXmlElement overset_element = { "overset", NULL, one_man };
static const LwXmlElement rest_element = { "rest", NULL, place };
static const LwXmlElement dead_element = { "dead", NULL, men };
static const LwXmlElement taken_element = { "taken", NULL, men };

static const LwXmlChild of_fire[] = { { &touch_element, 0 },
                                      { &overset_element, 0 },
                                      { &rest_element, 1, 0, 1 },
                                      { &dead_element, 2, 0, 1 },
                                      { NULL } };
static const LwXmlChild of_melee[] = { { &dead_element, 0, 0, 1 },
                                       { &taken_element, 1, 0, 1 },
                                       { NULL } };

#define ORDER(name, attributes, children)                     \
  {                                                           \
    name, NULL, attributes, children, .id = "n", .most = 1000 \
  }

const LwXmlElement lw_order_elements[LW_N_ORDER_KINDS] = {
  [LW_ORDER_TOSS] = ORDER ("toss", toss, NULL),
  [LW_ORDER_PUT] = ORDER ("put", put, NULL),
  [LW_ORDER_PUT_GUN] = ORDER ("put-gun", put_gun, NULL),
  [LW_ORDER_READY] = ORDER ("ready", plain, NULL),
  [LW_ORDER_CURTAIN] = ORDER ("curtain", curtain, NULL),
  [LW_ORDER_GO] = ORDER ("go", go, NULL),
  [LW_ORDER_HAUL] = ORDER ("haul", haul, NULL),
  [LW_ORDER_LIE] = ORDER ("lie", lie, NULL),
  [LW_ORDER_FIRE] = ORDER ("fire", fire, of_fire),
  [LW_ORDER_MARCH] = ORDER ("march", march, NULL),
  [LW_ORDER_TURN] = ORDER ("turn", turn, NULL),
  [LW_ORDER_END] = ORDER ("end", plain, NULL),
  [LW_ORDER_TAIL] = ORDER ("tail", tail, NULL),
  [LW_ORDER_MELEE] = ORDER ("melee", melee, of_melee),
  [LW_ORDER_SETTLE] = ORDER ("settle", settle, NULL),
  [LW_ORDER_SURRENDER] = ORDER ("surrender", surrender, NULL),
  [LW_ORDER_AGREE] = ORDER ("agree", agree, NULL),
  [LW_ORDER_PAUSE] = ORDER ("pause", halt, NULL),
  [LW_ORDER_ADD_TIME] = ORDER ("add-time", add_time, NULL),
  [LW_ORDER_UNDO] = ORDER ("undo", upto, NULL),
  [LW_ORDER_REDO] = ORDER ("redo", upto, NULL),
};
