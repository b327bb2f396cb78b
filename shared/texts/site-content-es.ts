import type { contentEn } from '#shared/texts/site-content-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Spanish texts of content pages, contact form and withdrawal. */
export const contentEs = {} satisfies TextsIn<'es', typeof contentEn>;
