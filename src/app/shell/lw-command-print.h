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
} LwPrinting;

/* "a4", "letter" or NULL, which is A4; NULL for any other name. */
const LwPaper *lw_command_paper  (const char *name);

/* All return what the program ends with: 0 when all went well, 1 with a sentence on standard error
 * when a file could not be read or written, 2 when the options were not understood. */
int            lw_command_report (const char *path, const LwPrinting *printing);
int            lw_command_plan   (const char *path, const char *scale, const LwPrinting *printing);
int            lw_command_sheet  (const char *path, const LwPrinting *printing);
/* @path: the campaign that it is for, or NULL. */
int            lw_command_card   (const char *path, const LwPrinting *printing);
int            lw_command_export (const char *path, const LwPrinting *printing);

/* They say it on standard error. Return: 1; 2. */
int            lw_command_refuse (const GError *error);
int            lw_command_misuse (const char *sentence);

G_END_DECLS
