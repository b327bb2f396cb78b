import { editedTranslations } from '#functions/platform/data/translation.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { ContentApi } from '#shared/content/content-api.ts';

type Key = 'GET /api/translations/{lang}';

/** The texts of all languages, more than all the rest of the function: for the calls that are about them. */
const loadTexts = () => import('#shared/texts/shipped-texts.ts');

/** All texts of a language: as shipped, then as the office edited them; English where a language lacks one. */
export const readTranslations = async ({ params: { lang } }: Request<Key, ContentApi[Key]>) => {
  const edited = (await editedTranslations()).flatMap(({ key, texts }) => {
    const text = texts[lang];
    return text === undefined ? [] : [[key, text] as const];
  });
  const { shippedTexts } = await loadTexts();
  return { ...shippedTexts('en'), ...shippedTexts(lang), ...Object.fromEntries(edited) };
};
