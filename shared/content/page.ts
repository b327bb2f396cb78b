import * as z from 'zod/mini';
import { SITE_LANGUAGES } from '#shared/languages.ts';

/** The home page's content and the eight content pages (public specification, section 2). */
export const PAGE_NAMES = [
  'main',
  'about',
  'assistant',
  'porter',
  'vip',
  'privacy',
  'agb',
  'imprint',
  'faq',
] as const;
export const pageName = z.enum(PAGE_NAMES);
export type PageName = z.infer<typeof pageName>;

/** What a page says in one language; `html` is sanitised. */
export const pageText = z.object({
  title: z.string(),
  subtitle: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  html: z.string(),
});
export type PageText = z.infer<typeof pageText>;

const textsByLanguage = z.intersection(
  z.partialRecord(z.enum(SITE_LANGUAGES), pageText),
  z.object({ en: pageText }),
);

/** A published page; languages it lacks read English. */
export const page = z.object({
  name: pageName,
  /** Address of a picture. */
  background: z.nullable(z.string()),
  texts: textsByLanguage,
});
export type Page = z.infer<typeof page>;
