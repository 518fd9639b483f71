/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-words.h: private to the despatches: a refusal's names and numbers in words.
 */
#pragma once

#include "laws/laws.h"
#include "state/state.h"

G_BEGIN_DECLS

/* The refusal's names and numbers in words. */
typedef struct
{
  char *man;   /* "Red infantry 17"; "He" without one */
  char *other; /* the man in the way */
  char *gun;   /* "Red's left gun"; "The gun" */
  char *thing; /* "the farm" */
  char *have;  /* lengths */
  char *need;
} LwRefusalWords;

/* Why a gun was not moved, laid or fired; NULL when it is something else. (transfer full) */
char *lw_despatch_gun_refusal (const LwRefusal *refusal, const LwRefusalWords *words);

G_END_DECLS
