import { auditWrite } from '#functions/platform/data/audit.ts';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import { getPage, publishPage, readPages } from '#functions/platform/data/page.ts';
import {
  cleanContent,
  createPageVersion,
  getPageDraft,
  getPageVersion,
  readPageDrafts,
  readPageVersions,
  writePageDraft,
} from '#functions/platform/data/page-draft.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import { PAGE_NAMES, type Page, type PageName } from '#shared/content/page.ts';
import {
  contentFields,
  firstDraft,
  type PageContent,
  type PageDraft,
  type PageVersion,
  pageStatus,
  pageTitle,
  withoutBlankTexts,
} from '#shared/content/page-draft.ts';
import { draftProblems, publishProblems } from '#shared/content/page-rules.ts';
import { publishedPage } from '#shared/content/published.ts';
import { DomainError, type FieldErrors, invalidInput } from '#shared/domain-error.ts';
import { actorOf, SYSTEM } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

type Desk<K extends keyof ContentApi> = Request<K, ContentApi[K]>;

const DEFAULT_LIMIT = 50;

/** Bytes of a page in all its languages: an item of the table holds 400 kB. */
const MOST_BYTES = 300_000;

type Edited = { readonly published: Page; readonly draft: PageDraft };

const load = async (name: PageName): Promise<Edited> => {
  const [published, draft] = await Promise.all([getPage(name), getPageDraft(name)]);
  if (!published) throw new DomainError('not_found', 'There is no such page.');
  return { published, draft: draft ?? firstDraft(published) };
};

/** @throws DomainError `changed_meanwhile` naming who was first */
const demandVersion = ({ version, edited }: PageDraft, read: number): void => {
  if (version !== read) throw refused('content.changed', { name: edited?.by.name ?? '' });
};

const demandNone = (problems: FieldErrors): void => {
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
};

const answerOf = (draft: PageDraft, published: PageContent) => ({
  ...draft,
  status: pageStatus(draft, published),
});

type Told = { readonly caller: Caller; readonly now: Date };

const audited = (name: PageName, before: PageContent, after: PageContent, { caller, now }: Told): Write =>
  auditWrite(
    {
      by: actorOf(caller.user),
      kind: 'page',
      subject: name,
      title: pageTitle({ name, texts: after.texts }),
      act: 'changed',
      changes: auditChanges(contentFields(before), contentFields(after)),
    },
    now,
  );

/** Makes a content the draft of its page. @throws DomainError `changed_meanwhile`, `invalid_input` by field */
const saveDraft = async (name: PageName, content: PageContent, version: number, told: Told) => {
  const { published, draft: before } = await load(name);
  demandVersion(before, version);
  const kept = withoutBlankTexts(cleanContent(content));
  demandNone(draftProblems(kept));
  if (Buffer.byteLength(JSON.stringify(kept)) > MOST_BYTES) throw refused('content.too_long');
  const edited = { at: told.now.toISOString(), by: actorOf(told.caller.user) };
  const after: PageDraft = { ...before, ...kept, edited };
  await save(writePageDraft(before, after), audited(name, before, after, told));
  return answerOf({ ...after, version: version + 1 }, published);
};

const listed = async (lang: keyof PageContent['texts'] = 'en') => {
  const [pages, drafts] = await Promise.all([readPages(), readPageDrafts()]);
  return pages
    .toSorted((a, b) => PAGE_NAMES.indexOf(a.name) - PAGE_NAMES.indexOf(b.name))
    .map((published) => {
      const draft = drafts.find(({ name }) => name === published.name) ?? firstDraft(published);
      const { title, subtitle, meta_title, meta_description } =
        draft.texts[lang] ?? draft.texts.en ?? published.texts.en;
      const { name, version, edited, published: last } = draft;
      const status = pageStatus(draft, published);
      return {
        ...{ name, version, title, subtitle, meta_title, meta_description, status },
        ...(edited && { edited }),
        ...(last && { published: last }),
      };
    });
};

type Where = Desk<'POST /api/pages/count'>['body']['where'];

const asked = async (where: Where, lang?: keyof PageContent['texts']) =>
  (await listed(lang)).filter(({ status }) => where?.status === undefined || where.status === status);

/** The pages as the office edits them, in the order of the site. */
export const listPages = async ({ body }: Desk<'POST /api/pages/list'>) => {
  const { offset = 0, limit = DEFAULT_LIMIT, where, lang } = body;
  return { rows: (await asked(where, lang)).slice(offset, offset + limit) };
};

export const countPages = async ({ body }: Desk<'POST /api/pages/count'>) => ({
  count: (await asked(body.where)).length,
});

/** A page with all its languages, as stored. @throws DomainError `not_found` */
export const readPageDraft = async ({ params }: Desk<'GET /api/pages/{name}/draft'>) => {
  const { published, draft } = await load(params.name);
  return answerOf(draft, published);
};

/** The draft as the site would show it. A draft without English reads the published English. */
export const previewPage = async ({ params }: Desk<'GET /api/pages/{name}/{lang}/draft'>) => {
  const { published, draft } = await load(params.name);
  const { name, background, texts } = draft;
  return publishedPage(
    { name, background, texts: { ...texts, en: texts.en ?? published.texts.en } },
    params.lang,
  );
};

/** @throws DomainError `invalid_input` by field, `changed_meanwhile` for an older version */
export const savePageDraft = ({ params, body, caller, now }: Desk<'PUT /api/pages/{name}'>) => {
  const { version, ...content } = body;
  return saveDraft(params.name, content, version, { caller, now });
};

/** What is published first of all is kept as version 1, so that one can go back to what the site came with. */
const versionsOf = (
  published: Page,
  draft: PageDraft,
  stamp: Omit<PageVersion, keyof PageContent | 'name' | 'number'>,
) => {
  const { name, background, texts } = draft;
  const next: PageVersion = { name, background, texts, number: (draft.published?.number ?? 1) + 1, ...stamp };
  const first: PageVersion = { ...published, number: 1, at: stamp.at, by: SYSTEM };
  return draft.published ? [next] : [next, first];
};

/**
 * Publishes the draft: the site shows it with the next load.
 * @throws DomainError `invalid_input` by field that lacks, `changed_meanwhile` for an older version
 */
export const publishDraft = async ({ params, body, caller, now }: Desk<'POST /api/pages/{name}/publish'>) => {
  const { published, draft } = await load(params.name);
  demandVersion(draft, body.version);
  const { background, texts } = withoutBlankTexts(draft);
  const { en } = texts;
  demandNone(publishProblems(draft));
  if (!en) throw new DomainError('internal', 'A page without English was not refused.');
  const page: Page = { name: draft.name, background, texts: { ...texts, en } };
  const stamp = { at: now.toISOString(), by: actorOf(caller.user) };
  const versions = versionsOf(published, draft, stamp);
  const number = versions[0]?.number ?? 1;
  const after: PageDraft = { ...draft, published: { number, ...stamp } };
  await save(
    writePageDraft(draft, after),
    publishPage(page),
    ...versions.map(createPageVersion),
    audited(page.name, published, page, { caller, now }),
    announceEdit(),
  );
  return answerOf({ ...after, version: body.version + 1 }, page);
};

/** The versions of a page, the latest first. */
export const listPageVersions = async ({ params }: Desk<'GET /api/pages/{name}/versions'>) => ({
  rows: (await readPageVersions(params.name)).map(({ number, at, by }) => ({ number, at, by })),
});

const loadVersion = async ({ name, number }: { name: PageName; number: string }): Promise<PageVersion> => {
  const found = await getPageVersion(name, Number(number));
  if (!found) throw new DomainError('not_found', 'There is no such version.');
  return found;
};

/** @throws DomainError `not_found` */
export const readPageVersion = ({ params }: Desk<'GET /api/pages/{name}/versions/{number}'>) =>
  loadVersion(params);

/** @throws DomainError `not_found`, `changed_meanwhile` when the draft is not the one that was read */
export const restorePageVersion = async ({
  params,
  body,
  caller,
  now,
}: Desk<'POST /api/pages/{name}/versions/{number}/restore'>) =>
  saveDraft(params.name, await loadVersion(params), body.version, { caller, now });
