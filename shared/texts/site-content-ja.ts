import type { contentEn } from '#shared/texts/site-content-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Japanese texts of content pages, contact form and withdrawal. */
export const contentJa = {} satisfies TextsIn<'ja', typeof contentEn>;
