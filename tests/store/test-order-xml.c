/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-order-xml.c: every kind of order goes into its line and comes back the same.
 */
#include "lw-battle-file.h"
#include "lw-order-xml.h"
#include "order-test.h"
#include "war-test.h"

#include <string.h>

static const char *const lines[] = {
  "<toss n=\"1\" side=\"red\" for=\"country\"/>",
  "<toss n=\"2\" side=\"blue\" for=\"first\" told=\"yes\"/>",
  "<put n=\"9\" side=\"red\" who=\"r1 r2 r3\" to=\"5120,24576 5312,24576 5504,-24\" "
  "facing=\"972000\"/>",
  "<put-gun n=\"10\" side=\"blue\" gun=\"bg1\" at=\"5120,0\" bearing=\"972000\"/>",
  "<ready n=\"11\" side=\"red\"/>",
  "<curtain n=\"12\" side=\"red\" open=\"no\"/>",
  "<curtain n=\"160\" side=\"red\" open=\"yes\"/>",
  "<go n=\"161\" side=\"red\" allowance=\"360000\"/>",
  "<go n=\"161\" side=\"red\" allowance=\"-1\"/>",
  "<go side=\"red\"/>",
  "<haul n=\"162\" side=\"red\" t=\"1200\" gun=\"rg1\" path=\"1,2 3,4\" bearing=\"0\" who=\"r1 r2 "
  "r3 r4\" "
  "to=\"1,1 2,2 3,3 4,4\"/>",
  "<haul n=\"162\" side=\"red\" gun=\"rg1\" path=\"1,2 3,4\" bearing=\"-5\" who=\"r1 r2 r3 r4\" "
  "over=\"yes\"/>",
  "<lie n=\"5\" side=\"red\" who=\"r1\" down=\"yes\"/>",
  "<lie n=\"5\" side=\"red\" who=\"r1\" down=\"no\"/>",
  "<fire n=\"170\" side=\"blue\" t=\"9\" gun=\"bg1\" bearing=\"12600\" elevation=\"-15600\" "
  "hurry=\"120\" "
  "seed=\"18446744073709551615\" by=\"model\" model=\"1\"><touch who=\"r5\"/><overset "
  "who=\"b6\"/><touch who=\"r5\"/>"
  "<rest x=\"-300\" y=\"99999\"/><dead who=\"r5 b6\"/></fire>",
  "<fire side=\"blue\" gun=\"bg1\" bearing=\"0\" elevation=\"0\" hurry=\"100\" "
  "by=\"hand\"><overset who=\"r5\"/></fire>",
  "<fire n=\"3\" side=\"blue\" gun=\"bg1\" bearing=\"0\" elevation=\"0\" hurry=\"100\" seed=\"7\" "
  "by=\"hand\">"
  "<rest x=\"0\" y=\"0\"/></fire>",
  "<march n=\"163\" side=\"red\" t=\"55\" who=\"r1 r2\" to=\"3,4 5,6\" facing=\"1\" "
  "told=\"plate\"/>",
  "<march n=\"163\" side=\"red\" who=\"r1\" path=\"1,2 3,4 5,6\" to=\"5,6\" facing=\"1\" "
  "over=\"yes\"/>",
  "<turn n=\"4\" side=\"red\" who=\"r1\" facing=\"324000\"/>",
  "<end n=\"190\" side=\"red\" t=\"312400\" told=\"count\"/>",
  "<tail n=\"191\" side=\"red\" gun=\"rg1\" who=\"r1 r2\" to=\"1,1 2,2\"/>",
  "<melee n=\"192\" side=\"red\" melee=\"1\" red=\"r1 r2\" blue=\"b1 b2 b3\" support=\"0\" "
  "isolated=\"red\">"
  "<dead who=\"r1 b1\"/><taken who=\"r2\"/></melee>",
  "<melee n=\"192\" side=\"red\" melee=\"0\" red=\"r1\" blue=\"b1\" support=\"0\"><dead who=\"r1 "
  "b1\"/></melee>",
  "<melee side=\"red\" melee=\"0\"><dead who=\"r1 b1\"/></melee>",
  "<settle n=\"193\" side=\"red\" captured=\"bg1\"/>",
  "<settle n=\"193\" side=\"red\" told=\"invented\"/>",
  "<surrender n=\"3\" side=\"red\" who=\"r1 r2\"/>",
  "<surrender n=\"3\" side=\"red\" whole=\"yes\"/>",
  "<agree n=\"3\" side=\"red\" result=\"draw\"/>",
  "<pause n=\"3\" side=\"red\" t=\"9\" stop=\"yes\"/>",
  "<pause n=\"3\" side=\"red\" t=\"9\" stop=\"no\"/>",
  "<toss n=\"1\" side=\"red\" for=\"chances\" dice=\"3,5\"/>",
  "<add-time n=\"3\" side=\"red\" more=\"60000\"/>",
  "<undo n=\"194\" side=\"red\" t=\"7\" upto=\"188\"/>",
  "<redo n=\"195\" side=\"red\" upto=\"190\"/>",
};

static void
test_round_trip (void)
{
  g_autoptr (LwBattle) battle = open_battle (8, 2, 1);
  gboolean seen[LW_N_ORDER_KINDS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LwOrder) order = lw_order_xml_read (battle, lines[i], &error);
      g_autofree char *line = NULL;

      g_assert_no_error (error);
      line = lw_order_xml_write (battle, order);
      g_assert_cmpstr (line, ==, lines[i]);
      seen[order->kind] = TRUE;
    }
  for (guint kind = 0; kind < LW_N_ORDER_KINDS; kind++)
    g_assert_true (seen[kind]);
}

static void
test_fields (void)
{
  g_autoptr (LwBattle) battle = open_battle (8, 2, 1);
  g_autoptr (LwOrder) fire = lw_order_xml_read (battle, lines[14], NULL);
  g_autoptr (LwOrder) melee = lw_order_xml_read (battle, lines[22], NULL);

  g_assert_cmpint (fire->kind, ==, LW_ORDER_FIRE);
  g_assert_cmpint (fire->n, ==, 170);
  g_assert_cmpint (fire->side, ==, LW_BLUE);
  g_assert_cmpint (fire->t, ==, 9);
  g_assert_cmpstr (lw_battle_gun (battle, fire->gun)->id, ==, "bg1");
  g_assert_cmpint (fire->elevation, ==, -15600);
  g_assert_cmpuint (fire->seed, ==, G_MAXUINT64);
  g_assert_true (fire->has_outcome);
  g_assert_cmpint (fire->shots->len, ==, 3);
  g_assert_cmpint (g_array_index (fire->shots, LwShotEvent, 1).kind, ==, LW_SHOT_OVERSET);
  g_assert_cmpint (fire->rest.y, ==, 99999);
  g_assert_cmpint (fire->dead->len, ==, 2);
  g_assert_true (melee->has_outcome && melee->isolated);
  g_assert_cmpint (melee->who->len, ==, 5);
  g_assert_cmpint (melee->taken->len, ==, 1);
}

static void
assert_refused (const char *line, const char *message)
{
  g_autoptr (LwBattle) battle = open_battle (8, 2, 1);
  g_autoptr (GError) error = NULL;

  g_assert_null (lw_order_xml_read (battle, line, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_refused (void)
{
  assert_refused ("<dance side=\"red\"/>", "there is no order “dance”");
  assert_refused ("march", "there is no order “march”");
  assert_refused ("<march side=\"red\" who=\"r1 r99\" to=\"1,1 2,2\" facing=\"0\"/>",
                  "order:1:19: the march names “r99”, and there is nobody of that id");
  assert_refused ("<march n=\"41\" side=\"red\" who=\"r1\" to=\"1,1.5\" facing=\"0\"/>",
                  "order:1:35: order 41 (march) has to=\"1,1.5\"; a list of at least 1 points “x,y "
                  "x,y” of whole "
                  "numbers from -1000000 to 1000000 is needed");
  assert_refused ("<fire side=\"red\" gun=\"rg9\" bearing=\"0\" elevation=\"0\" by=\"hand\"/>",
                  "order:1:18: the fire names “rg9”, and there is nobody of that id");
  assert_refused ("<fire side=\"red\" gun=\"rg1\" bearing=\"0\" elevation=\"0\" by=\"luck\"/>",
                  "order:1:54: the fire has by=\"luck\"; one of model, hand is needed");
  assert_refused (
      "<melee side=\"red\" melee=\"1\" red=\"r1 r2\" blue=\"b1 b2 b3\" support=\"0\" "
      "isolated=\"blue\"/>",
      "order:1:69: the melee has isolated=\"blue\"; only the side with fewer men can be isolated");
  assert_refused ("<ready/>", "order:1:1: the ready has no side; one of red, blue is needed");
  assert_refused ("<ready side=\"red\"", "order:1:18: the file ends too soon: it was cut short");
}

/* Of what was played the file keeps all: stray fields and wild bearings do not come between. */
static void
test_as_played (void)
{
  g_autoptr (LwBattle) battle = open_battle (8, 2, 1);
  LwOrder *put = plain_order (LW_ORDER_PUT, LW_RED);
  const LwOrder *played;
  g_autoptr (LwOrder) read = NULL;
  g_autofree char *line = NULL;

  lw_order_add_man (put, 0);
  lw_order_add_place (put, P (60, 90));
  lw_order_add_leg_for_test (put, P (60, 90));
  put->bearing = LW_SOUTH - 5 * LW_TURN;
  put->elevation = LW_DEGREE;
  put->upto = 12;
  put->text = g_strdup ("first");
  expect_played (battle, put);
  played = lw_battle_order (battle, 1);
  line = lw_order_xml_write (battle, played);
  read = lw_order_xml_read (battle, line, NULL);
  g_assert_nonnull (read);
  g_assert_true (same_order (played, read));
}

/* What is not an order in any battle is still written without harm. */
static void
test_nobody (void)
{
  g_autoptr (LwBattle) battle = open_battle (8, 2, 1);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_FIRE, LW_RED);
  g_autofree char *line = NULL;
  LwShotEvent event = { LW_SHOT_TOUCH, 999 };

  order->gun = 77;
  g_array_append_val (lw_order_list (order, &order->shots), event);
  line = lw_order_xml_write (battle, order);
  g_assert_nonnull (strstr (line, "<touch/>"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/order-xml/round-trip", test_round_trip);
  g_test_add_func ("/store/order-xml/fields", test_fields);
  g_test_add_func ("/store/order-xml/refused", test_refused);
  g_test_add_func ("/store/order-xml/as-played", test_as_played);
  g_test_add_func ("/store/order-xml/nobody", test_nobody);
  return g_test_run ();
}
