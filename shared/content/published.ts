import { linksInLanguage } from '#shared/content/language-links.ts';
import type { Page, PageText } from '#shared/content/page.ts';
import type { Slide } from '#shared/content/slide.ts';
import { DEFAULT_LANGUAGE, inLanguage, type SiteLanguage } from '#shared/languages.ts';

/** The page's text in the asked language, else in English; `lang` says which. */
export const pageTextIn = ({ texts }: Page, lang: SiteLanguage): PageText & { lang: SiteLanguage } => {
  const asked = texts[lang];
  return asked ? { ...asked, lang } : { ...texts.en, lang: DEFAULT_LANGUAGE };
};

/** A page as the API answers it and a rendered document carries it; its links stay in the reader's language. */
export const publishedPage = (page: Page, lang: SiteLanguage) => {
  const text = pageTextIn(page, lang);
  return {
    name: page.name,
    background: page.background,
    content: [{ ...text, html: linksInLanguage(text.html, lang) }],
  };
};

/** The slides, likewise. */
export const publishedSlides = (slides: readonly Slide[], lang: SiteLanguage) => ({
  rows: slides.map(({ title, text, link_text, image, ...slide }) => ({
    ...slide,
    title: inLanguage(title, lang),
    text: inLanguage(text, lang),
    link_text: inLanguage(link_text, lang),
    image: image && { ...image, alt: inLanguage(image.alt, lang) },
  })),
});
