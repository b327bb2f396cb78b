import * as z from 'zod/mini';
import { auditEntry } from '#shared/audit/audit-entry.ts';
import type { Contract } from '#shared/http/contract.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { siteLanguage } from '#shared/schemas.ts';

const search = z.string().check(z.maxLength(200));
const texts = z.partialRecord(siteLanguage, z.string());

/** One text of the site: as it reads, as it was shipped, and which languages the office has edited. */
export const translationRow = z.object({
  /** The running number of the key in this release. */
  _id: z.int(),
  key: z.string(),
  texts,
  shipped: texts,
  edited: z.array(siteLanguage),
  version: z.int(),
});
export type TranslationRow = z.infer<typeof translationRow>;

/** Calls about the texts of both sites. */
export const translationsApi = {
  'POST /api/translations/list': {
    role: 'admin',
    summary: 'The texts of the site by key and content, with how many a search finds',
    body: z.object({
      offset: z.optional(z.int().check(z.gte(0))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
      order: z.optional(z.enum(['_id', '-_id', 'key', '-key'])),
      where: z.strictObject({
        /** Any part of the key. */
        key: z.optional(search),
        /** Any part of the text in one of `languages`. */
        text: z.optional(search),
        /** Where `text` is looked for; in all languages unless said. */
        languages: z.optional(z.array(siteLanguage).check(z.maxLength(SITE_LANGUAGES.length))),
      }),
    }),
    answer: z.object({ rows: z.array(translationRow), count: z.int() }),
  },
  'POST /api/translations/updateTranslation': {
    role: 'admin',
    summary: 'Changes a text in some languages; the shipped text puts it back',
    body: z.object({
      translation: z.object({
        key: z.string().check(z.maxLength(200)),
        texts: z.partialRecord(siteLanguage, z.string().check(z.maxLength(20_000))),
        version: z.int(),
      }),
    }),
    answer: z.object({ row: translationRow }),
  },
  'GET /api/translations/history/{key}': {
    role: 'admin',
    summary: 'What a text was before, the latest change first',
    answer: z.object({ rows: z.array(auditEntry) }),
  },
} as const satisfies Contract;
export type TranslationsApi = typeof translationsApi;
