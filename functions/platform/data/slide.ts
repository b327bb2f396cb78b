import * as z from 'zod/mini';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { type Key, SLIDES } from '#functions/platform/data/keys.ts';
import { putAll } from '#functions/platform/data/put-all.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { isSafeAddress } from '#shared/content/safe-address.ts';
import { type Slide, slide } from '#shared/content/slide.ts';

const keyOf = ({ _id }: Slide): Key => ({ PK: SLIDES, SK: _id });

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
export const seedSlides = async (slides: readonly Slide[]): Promise<void> => {
  const known = new Set((await readPartition(SLIDES)).map(({ SK }) => SK));
  const items = slides.map((one) => ({ ...keyOf(one), ...clean(one) }));
  await putAll(items.filter(({ SK }) => !known.has(SK)));
};
