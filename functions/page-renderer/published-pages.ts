import { readPages } from '#functions/platform/data/page.ts';
import { readSlides } from '#functions/platform/data/slide.ts';
import { editedTranslations } from '#functions/platform/data/translation.ts';
import { environment } from '#functions/platform/environment.ts';
import { publishedPage, publishedSlides } from '#shared/content/published.ts';
import { type PageToRender, pageDataKey, slidesDataKey } from '#shared/content/rendered-page.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';

/** Every published page in every language, with all that its drawing needs. */
export const publishedPages = async (): Promise<PageToRender[]> => {
  const [pages, slides, edited] = await Promise.all([readPages(), readSlides(), editedTranslations()]);
  return SITE_LANGUAGES.flatMap((language) => {
    const texts = Object.fromEntries(
      edited.flatMap(({ key, texts: { [language]: text } }) => (text === undefined ? [] : [[key, text]])),
    );
    return pages.map((page): PageToRender => {
      const { name } = page;
      const data = {
        [pageDataKey(name, language)]: publishedPage(page, language),
        ...(name === 'main' && { [slidesDataKey(language)]: publishedSlides(slides, language) }),
      };
      return { name, language, site: environment.SITE_URL, texts, data };
    });
  });
};
