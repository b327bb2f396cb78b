import { editedTranslations } from '#functions/platform/data/translation.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import { shippedTexts } from '#shared/texts/shipped-texts.ts';

type Key = 'GET /api/translations/{lang}';

/** All texts of a language: as shipped, then as the office edited them; English where a language lacks one. */
export const readTranslations = async ({ params: { lang } }: Request<Key, ContentApi[Key]>) => {
  const edited = (await editedTranslations()).flatMap(({ key, texts }) => {
    const text = texts[lang];
    return text === undefined ? [] : [[key, text] as const];
  });
  return { ...shippedTexts('en'), ...shippedTexts(lang), ...Object.fromEntries(edited) };
};
