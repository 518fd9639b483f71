/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-camera.h: pictures of the screen, numbered, for looking. Needs `import` of ImageMagick.
 */
#pragma once

/* Where the pictures go; @folder must outlive them. */
void app_camera_into (const char *folder);
/* The whole screen as it is when all has settled: "07-heat.png" for "heat". */
void app_shoot       (const char *name);
