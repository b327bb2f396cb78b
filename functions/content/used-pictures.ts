import { readPages } from '#functions/platform/data/page.ts';
import { readPageDrafts } from '#functions/platform/data/page-draft.ts';
import { readSlides } from '#functions/platform/data/slide.ts';
import { getSlideSet } from '#functions/platform/data/slide-draft.ts';
import { picturesIn } from '#shared/content/picture-address.ts';

/** The addresses of all pictures that pages and slides show, published or in a draft. */
export const usedPictures = async (): Promise<ReadonlySet<string>> => {
  const all = await Promise.all([readPages(), readPageDrafts(), readSlides(), getSlideSet()]);
  return new Set(picturesIn(JSON.stringify(all)));
};
