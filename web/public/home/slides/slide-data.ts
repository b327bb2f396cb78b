import type { Slides } from '#web/common/content-data.ts';

/** A slide as the site shows it. */
export type SlideData = Slides['rows'][number];
