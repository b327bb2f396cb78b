import * as z from 'zod/mini';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { SLIDES } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { seedPartition } from '#functions/platform/data/seed-partition.ts';
import { isSafeAddress } from '#shared/content/safe-address.ts';
import { type Slide, slide } from '#shared/content/slide.ts';

const clean = (one: Slide): Slide => ({
  ...one,
  link: isSafeAddress(one.link) ? one.link : '/',
  image: one.image && isSafeAddress(one.image.src) ? one.image : null,
});

/** The published slides in their order; their addresses are safe. */
export const readSlides = heldByVersion(
  async (): Promise<readonly Slide[]> =>
    z
      .parse(z.array(slide), await readPartition(SLIDES))
      .map(clean)
      .sort((a, b) => a.position - b.position || a._id.localeCompare(b._id)),
);

/** Stores the slides that do not exist yet; what the office has changed since stays. */
export const seedSlides = (slides: readonly Slide[]): Promise<void> =>
  seedPartition(SLIDES, slides.map(clean), ({ _id }) => _id);
