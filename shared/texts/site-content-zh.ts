import type { contentEn } from '#shared/texts/site-content-en.ts';
import type { TextsIn } from '#shared/texts/texts-in.ts';

/** Chinese texts of content pages, contact form and withdrawal. */
export const contentZh = {} satisfies TextsIn<'zh', typeof contentEn>;
