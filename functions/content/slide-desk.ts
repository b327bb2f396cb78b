import { randomUUID } from 'node:crypto';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import { getSlides, publishSlide, unpublishSlide } from '#functions/platform/data/slide.ts';
import { createSlideVersion, getSlideSet, writeSlideSet } from '#functions/platform/data/slide-draft.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { type AuditEntry, auditChanges } from '#shared/audit/audit-entry.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import { publishedSlides } from '#shared/content/published.ts';
import type { Slide } from '#shared/content/slide.ts';
import {
  activeSlides,
  type DraftSlide,
  inPlace,
  MOST_SLIDES,
  type SlideInput,
  type SlideSet,
  type SlideVersion,
  slideOfInput,
  slideProblems,
  slidesStatus,
} from '#shared/content/slide-draft.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { actorOf, SYSTEM } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

type Desk<K extends keyof ContentApi> = Request<K, ContentApi[K]>;
type Told = Pick<Desk<'POST /api/slides'>, 'caller' | 'now'>;

type Edited = { readonly published: readonly Slide[]; readonly set: SlideSet };

/** The slides as they are edited, and as the site shows them. */
export const load = async (): Promise<Edited> => {
  const [published, set] = await Promise.all([getSlides(), getSlideSet()]);
  const slides = inPlace(published.map((one) => ({ ...one, active: true })));
  return { published, set: set ?? { slides, version: 0 } };
};

const answerOf = ({ slides, ...set }: SlideSet, published: readonly Slide[]) => ({
  ...set,
  rows: slides,
  status: slidesStatus({ slides }, published),
});

type Change = Pick<AuditEntry, 'subject' | 'title' | 'act' | 'changes'>;

const audited = (change: Change, { caller, now }: Told): Write =>
  auditWrite({ by: actorOf(caller.user), kind: 'slide', ...change }, now);

/** A slide as the audit log tells it: a field for each text and language. */
const told = ({ title, text, link_text, image, ...slide }: DraftSlide): Record<string, unknown> => ({
  ...slide,
  ...Object.fromEntries(
    Object.entries({ title, text, link_text }).flatMap(([field, texts]) =>
      Object.entries(texts).map(([lang, words]) => [`${lang}.${field}`, words]),
    ),
  ),
  image: image?.src,
});

/** Stores another state of the slides. @throws DomainError `changed_meanwhile` naming who was first */
const store = async (
  { published, set }: Edited,
  { version, slides, ...change }: Change & { version: number; slides: readonly DraftSlide[] },
  { caller, now }: Told,
) => {
  if (set.version !== version) throw refused('content.changed', { name: set.edited?.by.name ?? '' });
  const edited = { at: now.toISOString(), by: actorOf(caller.user) };
  const after: SlideSet = { ...set, slides: inPlace(slides), edited };
  await save(writeSlideSet(set, after), audited(change, { caller, now }));
  return answerOf({ ...after, version: version + 1 }, published);
};

/** Stores a change of the slides as a whole. @throws DomainError `changed_meanwhile` */
export const storeAll = (
  edited: Edited,
  version: number,
  slides: readonly DraftSlide[],
  changes: Change['changes'],
  told: Told,
) => store(edited, { version, slides, subject: 'all', title: 'Slides', act: 'changed', changes }, told);

const checked = (_id: string, input: SlideInput): DraftSlide => {
  const problems = slideProblems(input);
  if (Object.keys(problems).length > 0) {
    throw invalidInput(
      Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`slide.${field}`, problem])),
    );
  }
  return slideOfInput(_id, input);
};

const find = (slides: readonly DraftSlide[], id: string): DraftSlide => {
  const found = slides.find(({ _id }) => _id === id);
  if (!found) throw new DomainError('not_found', 'There is no such slide.');
  return found;
};

type Where = Desk<'POST /api/slides/count'>['body']['where'];

const isAskedFor =
  (where: Where) =>
  ({ active }: DraftSlide): boolean =>
    where?.active === undefined || where.active === active;

/** The slides as the office edits them, in their order. */
export const listSlides = async ({ body }: Desk<'POST /api/slides/list'>) => {
  const { published, set } = await load();
  const { offset = 0, limit = MOST_SLIDES, where } = body;
  const answer = answerOf(set, published);
  return { ...answer, rows: answer.rows.filter(isAskedFor(where)).slice(offset, offset + limit) };
};

export const countSlides = async ({ body }: Desk<'POST /api/slides/count'>) => ({
  count: (await load()).set.slides.filter(isAskedFor(body.where)).length,
});

/** The active slides as the site would show them. */
export const previewSlides = async ({ params }: Desk<'GET /api/slides/{lang}/draft'>) =>
  publishedSlides(activeSlides((await load()).set.slides), params.lang);

/** @throws DomainError `invalid_input` by field, `refused_transition` when there are enough, `changed_meanwhile` */
export const addSlide = async ({ body, ...by }: Desk<'POST /api/slides'>) => {
  const edited = await load();
  const slide = checked(randomUUID(), body.slide);
  if (edited.set.slides.length >= MOST_SLIDES) throw refused('slide.enough', { most: MOST_SLIDES });
  return store(
    edited,
    {
      version: body.version,
      slides: [...edited.set.slides, slide],
      subject: slide._id,
      title: slide.title.en,
      act: 'created',
      changes: auditChanges(undefined, told(slide)),
    },
    by,
  );
};

/** @throws DomainError `invalid_input` by field, `not_found`, `changed_meanwhile` */
export const updateSlide = async ({ params, body, ...by }: Desk<'PUT /api/slides/{id}'>) => {
  const edited = await load();
  const before = find(edited.set.slides, params.id);
  const after = { ...checked(before._id, body.slide), position: before.position };
  return store(
    edited,
    {
      version: body.version,
      slides: edited.set.slides.map((one) => (one === before ? after : one)),
      subject: after._id,
      title: after.title.en,
      act: 'changed',
      changes: auditChanges(told(before), told(after)),
    },
    by,
  );
};

/** @throws DomainError `not_found` */
export const deleteSlide = async ({ params, ...by }: Desk<'DELETE /api/slides/{id}'>) => {
  const edited = await load();
  const gone = find(edited.set.slides, params.id);
  return store(
    edited,
    {
      version: edited.set.version,
      slides: edited.set.slides.filter((one) => one !== gone),
      subject: gone._id,
      title: gone.title.en,
      act: 'deleted',
      changes: auditChanges(told(gone), undefined),
    },
    by,
  );
};

/** @throws DomainError `invalid_input` when the ids are not those of all slides, `changed_meanwhile` */
export const orderSlides = async ({ body, ...by }: Desk<'PUT /api/slides/order'>) => {
  const edited = await load();
  const { slides } = edited.set;
  const isWhole = body.ids.length === slides.length && new Set(body.ids).size === slides.length;
  const unknown = { ids: { code: 'invalid', message: 'These are not all slides.' } };
  if (!isWhole || body.ids.some((id) => !slides.some(({ _id }) => _id === id))) throw invalidInput(unknown);
  const orderOf = (list: readonly DraftSlide[]) => ({ order: list.map(({ title }) => title.en).join(' | ') });
  const next = body.ids.map((id) => find(slides, id));
  return storeAll(edited, body.version, next, auditChanges(orderOf(slides), orderOf(next)), by);
};

/** What is published first of all is kept as version 1, so that one can go back to it. */
const versionsOf = (
  published: readonly Slide[],
  active: Slide[],
  set: SlideSet,
  stamp: Pick<SlideVersion, 'at' | 'by'>,
): [SlideVersion, ...SlideVersion[]] => {
  const last = set.published?.number;
  const next = { number: (last ?? 1) + 1, ...stamp, slides: active };
  return last ? [next] : [next, { number: 1, at: stamp.at, by: SYSTEM, slides: [...published] }];
};

/** @throws DomainError `refused_transition` when none is active, `changed_meanwhile` */
export const publishSlides = async ({ body, caller, now }: Desk<'POST /api/slides/publish'>) => {
  const { published, set } = await load();
  if (set.version !== body.version) throw refused('content.changed', { name: set.edited?.by.name ?? '' });
  const active = activeSlides(set.slides);
  if (active.length === 0) throw refused('slide.none_active');
  const gone = published.filter(({ _id }) => !active.some((one) => one._id === _id));
  const titles = (list: readonly Slide[]) => ({ published: list.map(({ title }) => title.en).join(' | ') });
  const stamp = { at: now.toISOString(), by: actorOf(caller.user) };
  const versions = versionsOf(published, active, set, stamp);
  const after: SlideSet = { ...set, published: { ...stamp, number: versions[0].number } };
  const change: Change = {
    subject: 'all',
    title: 'Slides',
    act: 'changed',
    changes: auditChanges(titles(published), titles(active)),
  };
  await save(
    writeSlideSet(set, after),
    ...active.map(publishSlide),
    ...gone.map(unpublishSlide),
    ...versions.map(createSlideVersion),
    audited(change, { caller, now }),
    announceEdit(),
  );
  return answerOf({ ...after, version: body.version + 1 }, active);
};
