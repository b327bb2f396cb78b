import * as z from 'zod/mini';
import { pageName } from '#shared/content/page.ts';
import { publishedPageAnswer } from '#shared/content/page-api.ts';
import { PAGE_STATUSES, pageContent, pageDraft, pageVersion } from '#shared/content/page-draft.ts';
import type { Contract } from '#shared/http/contract.ts';
import { siteLanguage } from '#shared/schemas.ts';

const named = z.object({ name: pageName });
const numbered = z.extend(named, { number: z.string().check(z.regex(/^\d{1,9}$/)) });
const where = z.optional(z.strictObject({ status: z.optional(z.enum(PAGE_STATUSES)) }));

/** A draft as the editor works on it: texts as they are stored, links without a language. */
const draftAnswer = z.extend(pageDraft, { status: z.enum(PAGE_STATUSES) });

const listed = z.extend(z.pick(pageDraft, { name: true, version: true, edited: true, published: true }), {
  title: z.string(),
  subtitle: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  status: z.enum(PAGE_STATUSES),
});

/** Calls of the office about the content pages. The pages are those of the site's routes: none is added or removed. */
export const pageDeskApi = {
  'POST /api/pages/list': {
    role: 'admin',
    summary: 'The content pages as the office edits them, in the order of the site, without their texts',
    body: z.object({
      offset: z.optional(z.int().check(z.minimum(0))),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
      order: z.optional(z.literal('name')),
      where,
      isRelational: z.optional(z.boolean()),
      /** The language of the titles; English unless said. */
      lang: z.optional(siteLanguage),
    }),
    answer: z.object({ rows: z.array(listed) }),
  },
  'POST /api/pages/count': {
    role: 'admin',
    summary: 'How many content pages there are',
    body: z.object({ where }),
    answer: z.object({ count: z.int() }),
  },
  'GET /api/pages/{name}/draft': {
    role: 'admin',
    summary: 'A page as the office edits it, in all languages',
    params: named,
    answer: draftAnswer,
  },
  'GET /api/pages/{name}/{lang}/draft': {
    role: 'admin',
    summary: 'The draft of a page in one language, as the site would show it',
    params: z.extend(named, { lang: siteLanguage }),
    answer: publishedPageAnswer,
  },
  'PUT /api/pages/{name}': {
    role: 'admin',
    summary: 'Saves the draft of a page; the published page stays as it is',
    params: named,
    body: z.extend(pageContent, { version: z.int() }),
    answer: draftAnswer,
  },
  'POST /api/pages/{name}/publish': {
    role: 'admin',
    summary: 'Publishes the draft of a page: the site shows it with the next load',
    params: named,
    body: z.object({ version: z.int() }),
    answer: draftAnswer,
  },
  'GET /api/pages/{name}/versions': {
    role: 'admin',
    summary: 'What was published of a page, the latest first, without the texts',
    params: named,
    answer: z.object({ rows: z.array(z.pick(pageVersion, { number: true, at: true, by: true })) }),
  },
  'GET /api/pages/{name}/versions/{number}': {
    role: 'admin',
    summary: 'What a page said in one of its versions',
    params: numbered,
    answer: pageVersion,
  },
  'POST /api/pages/{name}/versions/{number}/restore': {
    role: 'admin',
    summary: 'Makes an earlier version the draft of its page; nothing is published',
    params: numbered,
    body: z.object({ version: z.int() }),
    answer: draftAnswer,
  },
} as const satisfies Contract;
