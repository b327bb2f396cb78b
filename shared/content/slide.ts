import * as z from 'zod/mini';
import { SLIDE_SCENES } from '#shared/content/slide-scenes.ts';
import { localized } from '#shared/schemas.ts';

/** A picture that the office has uploaded; the size in pixels keeps its place free while it loads. */
export const slideImage = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

/** A published slide of the home page; `position` puts them in order. */
export const slide = z.object({
  _id: z.string(),
  position: z.int(),
  title: localized,
  text: localized,
  /** A path of the site without a language prefix, or a whole address. */
  link: z.string(),
  link_text: localized,
  scene: z.enum(SLIDE_SCENES),
  image: z.nullable(z.extend(slideImage, { alt: localized })),
});
export type Slide = z.infer<typeof slide>;
