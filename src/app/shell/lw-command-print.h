/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-command-print.h: the half of the command line that writes documents and pictures.
 */
#pragma once

#include "report/report.h"

G_BEGIN_DECLS

/* Where to write, on what paper, and which pages: "1, 3-4" or NULL for all. */
typedef struct
{
  const char *output;
  const LwPaper *paper;
  const char *pages;
  const char *war; /* of a report: the file of the war it belongs to; NULL: it is looked for */
} LwPrinting;

/* "a4", "letter" or NULL, which is A4; NULL for any other name. */
const LwPaper *lw_command_paper  (const char *name);

/* All return what the program ends with (lw-command-say.h), and say why on standard error. */
int            lw_command_report (const char *path, const LwPrinting *printing);
int            lw_command_plan   (const char *path, const char *scale, const LwPrinting *printing);
int            lw_command_sheet  (const char *path, const LwPrinting *printing);
/* @path: the campaign that it is for, or NULL. */
int            lw_command_card   (const char *path, const LwPrinting *printing);
int            lw_command_export (const char *path, const LwPrinting *printing);

G_END_DECLS
