import type { PageText } from '#shared/content/page.ts';
import { type PageContent, withoutBlankTexts } from '#shared/content/page-draft.ts';
import { isPictureAddress } from '#shared/content/picture-address.ts';
import type { FieldError, FieldErrors } from '#shared/domain-error.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';

/** Signs that each field may have. Search engines cut titles and descriptions long before. */
export const PAGE_LENGTHS = {
  title: 150,
  subtitle: 400,
  meta_title: 150,
  meta_description: 400,
  html: 60_000,
} as const satisfies Record<keyof PageText, number>;

/** What a page cannot be published without, in each language that it has. */
const NEEDED = ['title', 'meta_title', 'meta_description', 'html'] as const;

const FIELDS = Object.keys(PAGE_LENGTHS) as (keyof PageText)[];

const tooLong = (most: number): FieldError => ({
  code: 'too_long',
  message: `Please use at most ${most} characters.`,
});
const EMPTY: FieldError = { code: 'empty', message: 'Please fill in this field.' };

const lengthProblems = ({ texts }: PageContent) =>
  SITE_LANGUAGES.flatMap((lang) =>
    FIELDS.flatMap((field) =>
      (texts[lang]?.[field].length ?? 0) > PAGE_LENGTHS[field]
        ? [[`texts.${lang}.${field}`, tooLong(PAGE_LENGTHS[field])] as const]
        : [],
    ),
  );

/** Why a draft cannot be saved, by field (`texts.de.title`, `background`): what is too long or no address. */
export const draftProblems = (content: PageContent): FieldErrors => ({
  ...Object.fromEntries(lengthProblems(content)),
  ...(content.background !== null &&
    !isPictureAddress(content.background) && {
      background: { code: 'invalid', message: 'This is no address of a picture.' },
    }),
});

/** Why a draft cannot be published, by field: English must be there, and each language that is there complete. */
export const publishProblems = (content: PageContent): FieldErrors => {
  const { texts } = withoutBlankTexts(content);
  const languages = SITE_LANGUAGES.filter((lang) => lang === 'en' || texts[lang]);
  const missing = languages.flatMap((lang) =>
    NEEDED.filter((field) => !texts[lang]?.[field].trim()).map(
      (field) => [`texts.${lang}.${field}`, EMPTY] as const,
    ),
  );
  return { ...draftProblems(content), ...Object.fromEntries(missing) };
};
