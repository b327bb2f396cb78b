import * as z from 'zod/mini';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { SLIDES } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { seedPartition } from '#functions/platform/data/seed-partition.ts';
import { removeAnyway, replace, type Write } from '#functions/platform/data/write.ts';
import { isSafeAddress } from '#shared/content/safe-address.ts';
import { type Slide, slide } from '#shared/content/slide.ts';

const clean = (one: Slide): Slide => ({
  ...one,
  link: isSafeAddress(one.link) ? one.link : '/',
  image: one.image && isSafeAddress(one.image.src) ? one.image : null,
});

/** The published slides in their order, as they are at this moment; their addresses are safe. */
export const getSlides = async (): Promise<readonly Slide[]> =>
  z
    .parse(z.array(slide), await readPartition(SLIDES))
    .map(clean)
    .sort((a, b) => a.position - b.position || a._id.localeCompare(b._id));

/** The same, kept until the next edit of the office. */
export const readSlides = heldByVersion(getSlides);

/** Publishes a slide in place of the one of its id; belongs into one `save` with `announceEdit()`. */
export const publishSlide = (one: Slide): Write => replace({ PK: SLIDES, SK: one._id }, clean(one));

/** Takes a slide from the site; belongs into the same `save`. */
export const unpublishSlide = ({ _id }: Slide): Write => removeAnyway({ PK: SLIDES, SK: _id });

/** Gives a new installation its slides. One that has some keeps them: the office may have taken others away. */
export const seedSlides = async (slides: readonly Slide[]): Promise<void> => {
  if ((await getSlides()).length === 0) await seedPartition(SLIDES, slides.map(clean), ({ _id }) => _id);
};
