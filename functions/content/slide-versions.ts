import { load, storeAll } from '#functions/content/slide-desk.ts';
import { getSlideVersion, readSlideVersions } from '#functions/platform/data/slide-draft.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import {
  activeSlides,
  type DraftSlide,
  restoredSlides,
  type SlideVersion,
} from '#shared/content/slide-draft.ts';
import { DomainError } from '#shared/domain-error.ts';

type Desk<K extends keyof ContentApi> = Request<K, ContentApi[K]>;

/** The versions of the slides, the latest first. */
export const listSlideVersions = async () => ({
  rows: (await readSlideVersions()).map(({ number, at, by }) => ({ number, at, by })),
});

const loadVersion = async (number: string): Promise<SlideVersion> => {
  const found = await getSlideVersion(Number(number));
  if (!found) throw new DomainError('not_found', 'There is no such version.');
  return found;
};

/** @throws DomainError `not_found` */
export const readSlideVersion = ({ params }: Desk<'GET /api/slides/versions/{number}'>) =>
  loadVersion(params.number);

/** @throws DomainError `not_found`, `changed_meanwhile` when the draft is not the one that was read */
export const restoreSlideVersion = async ({
  params,
  body,
  ...by
}: Desk<'POST /api/slides/versions/{number}/restore'>) => {
  const [edited, { slides }] = await Promise.all([load(), loadVersion(params.number)]);
  const next = restoredSlides(edited.set.slides, slides);
  const titles = (list: readonly DraftSlide[]) => ({
    draft: activeSlides(list)
      .map(({ title }) => title.en)
      .join(' | '),
  });
  return storeAll(edited, body.version, next, auditChanges(titles(edited.set.slides), titles(next)), by);
};
