import type { contentEn } from '#shared/texts/site-content-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Russian texts of content pages, contact form and withdrawal. */
export const contentRu = {} satisfies TextsIn<'ru', typeof contentEn>;
