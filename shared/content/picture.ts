import * as z from 'zod/mini';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { actor } from '#shared/orders/order-history.ts';
import { instant } from '#shared/schemas.ts';

/** The kinds of pictures that are taken: what they are called, and how the names of their files end. */
export const PICTURE_KINDS = {
  png: { type: 'image/png', endings: ['png'] },
  jpg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  webp: { type: 'image/webp', endings: ['webp'] },
  avif: { type: 'image/avif', endings: ['avif'] },
} as const;
export type PictureKind = keyof typeof PICTURE_KINDS;

/** Bytes of a file: what a call to the API can carry. */
export const MOST_PICTURE_BYTES = 4 * 1024 * 1024;

/** Pixels along a side, and in all: more than any screen shows, and less than what makes a phone give up. */
export const MOST_PICTURE_SIDE = 6_000;
export const MOST_PICTURE_PIXELS = 24_000_000;

/** What a picture shows, for who does not see it, per language; blank where it only decorates. */
export const alternativeTexts = z.partialRecord(z.enum(SITE_LANGUAGES), z.string().check(z.maxLength(300)));

/** A picture that the office has uploaded. */
export const picture = z.object({
  _id: z.string(),
  /** Its address on the site. */
  src: z.string(),
  /** The name of the file that was uploaded. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  alt: alternativeTexts,
  uploaded: z.object({ at: instant, by: actor }),
  version: z.int(),
});
export type Picture = z.infer<typeof picture>;
