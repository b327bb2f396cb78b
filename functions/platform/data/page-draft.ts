import * as z from 'zod/mini';
import { type Key, PAGE_DRAFTS, pageVersionKey, pageVersions } from '#functions/platform/data/keys.ts';
import { readItem, readPartition } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { cleanRichText } from '#functions/platform/rich-text.ts';
import {
  type PageContent,
  type PageDraft,
  type PageVersion,
  pageDraft,
  pageVersion,
} from '#shared/content/page-draft.ts';

const keyOf = (name: string): Key => ({ PK: PAGE_DRAFTS, SK: name });

/** What the office has entered, of which nothing is left that could act on the site. */
export const cleanContent = ({ background, texts }: PageContent): PageContent => ({
  background,
  texts: Object.fromEntries(
    Object.entries(texts).map(([lang, text]) => [lang, text && { ...text, html: cleanRichText(text.html) }]),
  ) as PageContent['texts'],
});

/** The drafts that were ever stored, in no order. */
export const readPageDrafts = async (): Promise<PageDraft[]> =>
  z.parse(z.array(pageDraft), await readPartition(PAGE_DRAFTS));

export const getPageDraft = async (name: string): Promise<PageDraft | undefined> => {
  const item = await readItem(keyOf(name));
  return item && z.parse(pageDraft, item);
};

/** Stores a draft in place of the one that was read; `version` 0 was never stored. */
export const writePageDraft = (before: PageDraft, after: PageDraft): Write =>
  before.version === 0
    ? create(keyOf(after.name), { ...after, version: 1 })
    : change(keyOf(after.name), before, after);

/** Keeps what is published now; its number must be new. */
export const createPageVersion = (version: PageVersion): Write =>
  create(pageVersionKey(version.name, version.number), version);

/** What was published of a page, the latest first. */
export const readPageVersions = async (name: string): Promise<PageVersion[]> =>
  z.parse(z.array(pageVersion), (await readPartition(pageVersions(name))).toReversed());

export const getPageVersion = async (name: string, number: number): Promise<PageVersion | undefined> => {
  const item = await readItem(pageVersionKey(name, number));
  return item && z.parse(pageVersion, item);
};
