import type { contentEn } from '#shared/texts/site-content-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Arabic texts of content pages, contact form and withdrawal. */
export const contentAr = {} satisfies TextsIn<'ar', typeof contentEn>;
