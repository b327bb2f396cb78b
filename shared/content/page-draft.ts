import * as z from 'zod/mini';
import { type Page, type PageText, pageName, pageText } from '#shared/content/page.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { actor } from '#shared/orders/order-history.ts';
import { instant } from '#shared/schemas.ts';

/** What the office edits of a page. A language may be missing, and what is there need not be complete yet. */
export const pageContent = z.object({
  /** Address of a picture. */
  background: z.nullable(z.string()),
  texts: z.partialRecord(z.enum(SITE_LANGUAGES), pageText),
});
export type PageContent = z.infer<typeof pageContent>;

const stamp = { at: instant, by: actor };

/** The text on which the office works, beside the published one. `version` 0 was never stored. */
export const pageDraft = z.extend(pageContent, {
  name: pageName,
  version: z.int(),
  edited: z.optional(z.object(stamp)),
  /** The number of the published version; none while the page is as the site came. */
  published: z.optional(z.object({ number: z.int(), ...stamp })),
});
export type PageDraft = z.infer<typeof pageDraft>;

/** A state of a page that was published; the first one is what the site came with. Never changed afterwards. */
export const pageVersion = z.extend(pageContent, { name: pageName, number: z.int(), ...stamp });
export type PageVersion = z.infer<typeof pageVersion>;

/** `changed`: the draft says something that is not published yet. */
export const PAGE_STATUSES = ['published', 'changed'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** The draft of a page that nobody has edited yet. */
export const firstDraft = ({ name, background, texts }: Page): PageDraft => ({
  name,
  background,
  texts,
  version: 0,
});

const FIELDS = [
  'title',
  'subtitle',
  'meta_title',
  'meta_description',
  'html',
] as const satisfies readonly (keyof PageText)[];

/** A text of which every field is blank says nothing: the page reads English in that language. */
export const isBlankText = (text: PageText): boolean => FIELDS.every((field) => text[field].trim() === '');

/** The content without languages that say nothing, in the order of the site's languages. */
export const withoutBlankTexts = ({ background, texts }: PageContent): PageContent => ({
  background,
  texts: Object.fromEntries(
    SITE_LANGUAGES.flatMap((lang) => {
      const text = texts[lang];
      return text && !isBlankText(text) ? [[lang, text]] : [];
    }),
  ),
});

/** The fields of a page by name and language, as comparisons and the audit log read them: `de.title`. */
export const contentFields = ({ background, texts }: PageContent): Record<string, string> =>
  Object.fromEntries([
    ...SITE_LANGUAGES.flatMap((lang) =>
      FIELDS.map((field) => [`${lang}.${field}`, texts[lang]?.[field] ?? '']),
    ),
    ['background', background ?? ''],
  ]);

export const isSameContent = (a: PageContent, b: PageContent): boolean => {
  const [left, right] = [contentFields(a), contentFields(b)];
  return Object.keys(left).every((field) => left[field] === right[field]);
};

export const pageStatus = (draft: PageContent, published: PageContent): PageStatus =>
  isSameContent(draft, published) ? 'published' : 'changed';

/** What a reader of lists knows the page by: its English title, else its name. */
export const pageTitle = ({ name, texts }: Pick<PageDraft, 'name' | 'texts'>): string =>
  texts.en?.title || name;
