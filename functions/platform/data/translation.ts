import * as z from 'zod/mini';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { TRANSLATIONS } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';

const translation = z.object({
  key: z.string(),
  texts: z.partialRecord(z.enum(SITE_LANGUAGES), z.string()),
});
export type Translation = z.infer<typeof translation>;

/** The texts that the office has edited; all others read as they were shipped. */
export const editedTranslations = heldByVersion(async () =>
  z.parse(z.array(translation), await readPartition(TRANSLATIONS)),
);
