import * as z from 'zod/mini';
import { sizeOfPicture } from '#shared/content/picture-address.ts';
import { isSafeAddress } from '#shared/content/safe-address.ts';
import { isSameSlide } from '#shared/content/same-slide.ts';
import { type Slide, slide } from '#shared/content/slide.ts';
import { SLIDE_SCENES } from '#shared/content/slide-scenes.ts';
import type { FieldError, FieldErrors } from '#shared/domain-error.ts';
import { type Localized, SITE_LANGUAGES } from '#shared/languages.ts';
import { actor } from '#shared/orders/order-history.ts';
import { instant, localized } from '#shared/schemas.ts';

/** A slide on which the office works; only active ones are published. */
export const draftSlide = z.extend(slide, { active: z.boolean() });
export type DraftSlide = z.infer<typeof draftSlide>;

const stamp = { at: instant, by: actor };

/** All slides of the home page as the office edits them, in their order. `version` 0 was never stored. */
export const slideSet = z.object({
  slides: z.array(draftSlide),
  version: z.int(),
  edited: z.optional(z.object(stamp)),
  /** The number of the version that the site shows; absent where it was published before there were any. */
  published: z.optional(z.object({ ...stamp, number: z.optional(z.int()) })),
});
export type SlideSet = z.infer<typeof slideSet>;

/** The slides as they were published together once, numbered from 1. */
export const slideVersion = z.object({ number: z.int(), ...stamp, slides: z.array(slide) });
export type SlideVersion = z.infer<typeof slideVersion>;

/** What the editor sends of a slide; the picture's size lies in its address. */
export const slideInput = z.object({
  title: localized,
  text: localized,
  link: z.string().check(z.maxLength(300)),
  link_text: localized,
  scene: z.enum(SLIDE_SCENES),
  image: z.nullable(z.object({ src: z.string(), alt: localized })),
  active: z.boolean(),
});
export type SlideInput = z.infer<typeof slideInput>;

/** More than anybody looks at. */
export const MOST_SLIDES = 12;

/** Signs that each text of a slide may have. */
export const SLIDE_LENGTHS = { title: 80, text: 240, link_text: 40 } as const;
type SlideField = keyof typeof SLIDE_LENGTHS;
const FIELDS = Object.keys(SLIDE_LENGTHS) as SlideField[];

const EMPTY: FieldError = { code: 'empty', message: 'Please fill in this field.' };
const tooLong = (most: number): FieldError => ({
  code: 'too_long',
  message: `Please use at most ${most} characters.`,
});

const problemOf = (texts: Localized, lang: keyof Localized, field: SlideField): FieldError | undefined => {
  const text = texts[lang]?.trim() ?? '';
  if (text.length > SLIDE_LENGTHS[field]) return tooLong(SLIDE_LENGTHS[field]);
  const isNeeded = lang === 'en' || lang === 'de';
  return isNeeded && text === '' ? EMPTY : undefined;
};

/** Why a slide cannot be saved, by field (`title.de`, `link`): English and German say all, the others what they have. */
export const slideProblems = (input: SlideInput): FieldErrors => {
  const texts = FIELDS.flatMap((field) =>
    SITE_LANGUAGES.flatMap((lang) => {
      const problem = problemOf(input[field], lang, field);
      return problem ? [[`${field}.${lang}`, problem] as const] : [];
    }),
  );
  return {
    ...Object.fromEntries(texts),
    ...(!isSafeAddress(input.link) && {
      link: {
        code: 'invalid',
        message: 'Please enter a path of this site, such as /porter, or an https address.',
      },
    }),
    ...(input.image &&
      !sizeOfPicture(input.image.src) && {
        image: { code: 'invalid', message: 'Please choose an uploaded picture.' },
      }),
  };
};

const trimmed = (texts: Localized): Localized => {
  const others = Object.entries(texts).flatMap(([lang, text]) => (text?.trim() ? [[lang, text.trim()]] : []));
  return { en: texts.en.trim(), de: texts.de.trim(), ...Object.fromEntries(others) };
};

/** A checked input as the slide of an id; its place comes with the order of all. */
export const slideOfInput = (_id: string, { image, ...input }: SlideInput): DraftSlide => {
  const size = image && sizeOfPicture(image.src);
  return {
    ...input,
    _id,
    position: 0,
    title: trimmed(input.title),
    text: trimmed(input.text),
    link_text: trimmed(input.link_text),
    image: image && size ? { ...size, src: image.src, alt: trimmed(image.alt) } : null,
  };
};

/** Counts the places anew, as the slides follow each other. */
export const inPlace = (slides: readonly DraftSlide[]): DraftSlide[] =>
  slides.map((one, index) => ({ ...one, position: index + 1 }));

/** What a set publishes: the active slides in their order. */
export const activeSlides = (slides: readonly DraftSlide[]): Slide[] =>
  slides
    .filter(({ active }) => active)
    .map(({ active: _, ...one }, index) => ({ ...one, position: index + 1 }));

/** Whether the set says something that is not published yet. */
export const slidesStatus = (
  { slides }: Pick<SlideSet, 'slides'>,
  published: readonly Slide[],
): 'published' | 'changed' => {
  const active = activeSlides(slides);
  const isSame =
    active.length === published.length &&
    active.every((one, index) => isSameSlide(one, { ...published[index], position: index + 1 }));
  return isSame ? 'published' : 'changed';
};

/**
 * The draft that an earlier version becomes: its slides in its order. What is in the draft beside them stays, but is not
 * active any more.
 */
export const restoredSlides = (draft: readonly DraftSlide[], version: readonly Slide[]): DraftSlide[] => {
  const others = draft.filter(({ _id }) => !version.some((one) => one._id === _id));
  return inPlace([
    ...version.map((one) => ({ ...one, active: true })),
    ...others.map((one) => ({ ...one, active: false })),
  ]);
};
