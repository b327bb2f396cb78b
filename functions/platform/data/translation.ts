import * as z from 'zod/mini';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { TRANSLATIONS, translationKey } from '#functions/platform/data/keys.ts';
import { readItem, readPartition } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';

const translation = z.object({
  key: z.string(),
  texts: z.partialRecord(z.enum(SITE_LANGUAGES), z.string()),
  version: z.int(),
});
export type Translation = z.infer<typeof translation>;

/** The texts that the office has edited; all others read as they were shipped. */
export const editedTranslations = heldByVersion(async () =>
  z.parse(z.array(translation), await readPartition(TRANSLATIONS)),
);

/** What the office has edited of a text; of one that it never touched, nothing of version 0. */
export const getTranslation = async (key: string): Promise<Translation> => {
  const item = await readItem(translationKey(key));
  return item ? z.parse(translation, item) : { key, texts: {}, version: 0 };
};

/** Stores what a text is now. One that was put back stays as an empty one, so that its versions go on. */
export const changeTranslation = (before: Translation, after: Translation): Write =>
  before.version === 0
    ? create(translationKey(before.key), { ...after, version: 1 })
    : change(translationKey(before.key), before, after);
