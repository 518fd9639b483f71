/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-word-placer.c: words on a printed map, each set where it hides least.
 */
#include "lw-word-placer.h"

#include "lw-report-sign.h"
#include "paper/paper.h"

#define HEIGHT 9.0     /* points that a line of words takes */
#define BASELINE 7.0   /* from its top to its baseline */
#define EDGE 2.5       /* from the frame, and from the thing that is named */
#define INSIDE 6.0     /* from the border of the ground that is named */
#define WORD_WEIGHT 40 /* words over words are read by nobody */
#define LATER 0.4      /* square points that the next best place must save */
#define UNREADABLE 800 /* what would hide as much is left out: twenty square points of words */

typedef struct
{
  cairo_rectangle_t box;
  double weight;
} Busy;

struct _LwWordPlacer
{
  cairo_t *cr; /* owned */
  cairo_rectangle_t frame;
  GArray *busy; /* of Busy */
};

LwWordPlacer *
lw_word_placer_new (cairo_t *cr, const cairo_rectangle_t *frame)
{
  LwWordPlacer *placer = g_new0 (LwWordPlacer, 1);

  placer->cr = cairo_reference (cr);
  placer->frame = *frame;
  placer->busy = g_array_new (FALSE, FALSE, sizeof (Busy));
  return placer;
}

void
lw_word_placer_free (LwWordPlacer *placer)
{
  if (placer == NULL)
    return;
  g_array_unref (placer->busy);
  cairo_destroy (placer->cr);
  g_free (placer);
}

void
lw_word_placer_avoid (LwWordPlacer *placer, const cairo_rectangle_t *place, double weight)
{
  Busy busy = { *place, weight };

  g_return_if_fail (placer != NULL && place != NULL);
  g_array_append_val (placer->busy, busy);
}

static double
overlap (const cairo_rectangle_t *a, const cairo_rectangle_t *b)
{
  double wide = MIN (a->x + a->width, b->x + b->width) - MAX (a->x, b->x);
  double deep = MIN (a->y + a->height, b->y + b->height) - MAX (a->y, b->y);

  return wide > 0 && deep > 0 ? wide * deep : 0;
}

static gboolean
is_within (const LwWordPlacer *placer, const cairo_rectangle_t *spot)
{
  const cairo_rectangle_t *frame = &placer->frame;

  return spot->x >= frame->x + EDGE && spot->x + spot->width <= frame->x + frame->width - EDGE &&
         spot->y >= frame->y + 1 && spot->y + spot->height <= frame->y + frame->height - 1;
}

double
lw_word_placer_cost (const LwWordPlacer *placer, const cairo_rectangle_t *place)
{
  double cost = 0;

  g_return_val_if_fail (placer != NULL && place != NULL, 0);

  for (guint i = 0; i < placer->busy->len; i++)
    {
      const Busy *busy = &g_array_index (placer->busy, Busy, i);

      cost += overlap (place, &busy->box) * busy->weight;
    }
  return cost;
}

/* At the cheapest of @spots; of equals at the first. Nowhere where it would only be in the way. */
static void
set_best (LwWordPlacer *placer, const char *text, const cairo_rectangle_t *spots, guint n_spots)
{
  const cairo_rectangle_t *best = NULL;
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < n_spots; i++)
    {
      double cost = lw_word_placer_cost (placer, &spots[i]) + i * LATER;

      if (cost >= least || !is_within (placer, &spots[i]))
        continue;
      least = cost;
      best = &spots[i];
    }
  if (best == NULL || least >= UNREADABLE)
    return;
  lw_word_placer_avoid (placer,
                        &(cairo_rectangle_t){ best->x - 1, best->y, best->width + 2, best->height },
                        WORD_WEIGHT);
  lw_sign_words (placer->cr, best->x, best->y + BASELINE, 0, text);
}

void
lw_word_placer_set (LwWordPlacer *placer,
                    const char *text,
                    const cairo_rectangle_t *thing,
                    gboolean within)
{
  double x = thing->x, y = thing->y, width = thing->width, height = thing->height;
  double wide = lw_type_width (placer->cr, LW_TYPE_PLACE, text);
  double middle = x + (width - wide) / 2;
  double level = y + (height - HEIGHT) / 2;
  double above = y - HEIGHT - EDGE * 0.4, below = y + height + EDGE * 0.4;
  double left = x - wide - EDGE, right = x + width + EDGE;
  const cairo_rectangle_t inner[] = {
    { middle, level, wide, HEIGHT },
    { middle, level + height / 4, wide, HEIGHT },
    { middle, level - height / 4, wide, HEIGHT },
    { x + INSIDE, y + height - HEIGHT - INSIDE, wide, HEIGHT },
    { x + width - wide - INSIDE, y + height - HEIGHT - INSIDE, wide, HEIGHT },
    { x + INSIDE, y + INSIDE, wide, HEIGHT },
  };
  const cairo_rectangle_t outer[] = {
    { middle, below, wide, HEIGHT },
    { right, level, wide, HEIGHT },
    { left, level, wide, HEIGHT },
    { middle, above, wide, HEIGHT },
    { right, below - HEIGHT / 2, wide, HEIGHT },
    { left, below - HEIGHT / 2, wide, HEIGHT },
    { right, above + HEIGHT / 2, wide, HEIGHT },
    { left, above + HEIGHT / 2, wide, HEIGHT },
    { middle, below + HEIGHT, wide, HEIGHT },
    { middle, above - HEIGHT, wide, HEIGHT },
  };

  g_return_if_fail (placer != NULL && text != NULL);
  if (within)
    set_best (placer, text, inner, G_N_ELEMENTS (inner));
  else
    set_best (placer, text, outer, G_N_ELEMENTS (outer));
}

void
lw_word_placer_along (
    LwWordPlacer *placer, const char *text, double x, double y, double width, gboolean below)
{
  double wide = lw_type_width (placer->cr, LW_TYPE_PLACE, text);
  double top = below ? y + EDGE : y - HEIGHT - EDGE;
  double far = below ? top + HEIGHT : top - HEIGHT;
  const cairo_rectangle_t spots[] = {
    { x + width - wide - EDGE * 2, top, wide, HEIGHT },
    { x + EDGE * 2, top, wide, HEIGHT },
    { x + (width - wide) / 2, top, wide, HEIGHT },
    { x + width - wide - EDGE * 2, far, wide, HEIGHT },
    { x + EDGE * 2, far, wide, HEIGHT },
  };

  g_return_if_fail (placer != NULL && text != NULL);
  set_best (placer, text, spots, G_N_ELEMENTS (spots));
}
