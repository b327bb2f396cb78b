import * as z from 'zod/mini';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { PAGES } from '#functions/platform/data/keys.ts';
import { readItem, readPartition } from '#functions/platform/data/read.ts';
import { seedPartition } from '#functions/platform/data/seed-partition.ts';
import { replace, type Write } from '#functions/platform/data/write.ts';
import { cleanRichText } from '#functions/platform/rich-text.ts';
import { type Page, page } from '#shared/content/page.ts';
import { isSafeAddress } from '#shared/content/safe-address.ts';

const clean = ({ background, texts, ...rest }: Page): Page => ({
  ...rest,
  background: background !== null && isSafeAddress(background) ? background : null,
  texts: Object.fromEntries(
    Object.entries(texts).map(([lang, text]) => [lang, text && { ...text, html: cleanRichText(text.html) }]),
  ) as Page['texts'],
});

/** The published pages; their texts are sanitised. */
export const readPages = heldByVersion(
  async (): Promise<readonly Page[]> => z.parse(z.array(page), await readPartition(PAGES)).map(clean),
);

/** A published page as it is at this moment: what an edit of the office starts from. */
export const getPage = async (name: string): Promise<Page | undefined> => {
  const item = await readItem({ PK: PAGES, SK: name });
  return item && clean(z.parse(page, item));
};

/** Stores the pages that do not exist yet; what the office has changed since stays. */
export const seedPages = (pages: readonly Page[]): Promise<void> =>
  seedPartition(PAGES, pages.map(clean), ({ name }) => name);

/** Publishes a page in place of the one of that name; belongs into one `save` with `announceEdit()`. */
export const publishPage = (page: Page): Write => replace({ PK: PAGES, SK: page.name }, clean(page));
