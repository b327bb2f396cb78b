import * as z from 'zod/mini';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { type Key, PAGES } from '#functions/platform/data/keys.ts';
import { putAll } from '#functions/platform/data/put-all.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { replace, type Write } from '#functions/platform/data/write.ts';
import { cleanRichText } from '#functions/platform/rich-text.ts';
import { type Page, page } from '#shared/content/page.ts';
import { isSafeAddress } from '#shared/content/safe-address.ts';

const keyOf = ({ name }: Page): Key => ({ PK: PAGES, SK: name });

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

/** Stores the pages that do not exist yet; what the office has changed since stays. */
export const seedPages = async (pages: readonly Page[]): Promise<void> => {
  const known = new Set((await readPartition(PAGES)).map(({ SK }) => SK));
  const items = pages.map((one) => ({ ...keyOf(one), ...clean(one) }));
  await putAll(items.filter(({ SK }) => !known.has(SK)));
};

/** Publishes a page in place of the one of that name; belongs into one `save` with `announceEdit()`. */
export const publishPage = (page: Page): Write => replace(keyOf(page), clean(page));
