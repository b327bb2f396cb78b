import * as z from 'zod/mini';
import { publishedSlidesAnswer } from '#shared/content/page-api.ts';
import { slideInput, slideSet, slideVersion } from '#shared/content/slide-draft.ts';
import type { Contract } from '#shared/http/contract.ts';
import { siteLanguage } from '#shared/schemas.ts';

const where = z.optional(z.strictObject({ active: z.optional(z.boolean()) }));
const inPath = z.object({ id: z.string().check(z.minLength(1), z.maxLength(60)) });
const numbered = z.object({ number: z.string().check(z.regex(/^\d{1,9}$/)) });
const version = z.int();

/** All slides with the version of their set: every change names it, so that nobody's is lost. */
const answer = z.extend(z.omit(slideSet, { slides: true }), {
  rows: slideSet.shape.slides,
  status: z.enum(['published', 'changed']),
});

/** Calls of the office about the slides of the home page. They are edited one by one, and published together. */
export const slideDeskApi = {
  'POST /api/slides/list': {
    role: 'admin',
    summary: 'The slides as the office edits them, in their order',
    body: z.object({
      offset: z.optional(z.int().check(z.minimum(0))),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
      order: z.optional(z.literal('position')),
      where,
      isRelational: z.optional(z.boolean()),
    }),
    answer,
  },
  'POST /api/slides/count': {
    role: 'admin',
    summary: 'How many slides there are',
    body: z.object({ where }),
    answer: z.object({ count: z.int() }),
  },
  'GET /api/slides/{lang}/draft': {
    role: 'admin',
    summary: 'The slides in a language as the site would show them',
    params: z.object({ lang: siteLanguage }),
    answer: publishedSlidesAnswer,
  },
  'POST /api/slides': {
    role: 'admin',
    summary: 'Adds a slide at the end; nothing is published',
    body: z.object({ slide: slideInput, version }),
    answer,
  },
  'PUT /api/slides/order': {
    role: 'admin',
    summary: 'Puts the slides into another order; nothing is published',
    body: z.object({ ids: z.array(z.string()).check(z.maxLength(50)), version }),
    answer,
  },
  'PUT /api/slides/{id}': {
    role: 'admin',
    summary: 'Changes a slide; nothing is published',
    params: inPath,
    body: z.object({ slide: slideInput, version }),
    answer,
  },
  'DELETE /api/slides/{id}': {
    role: 'admin',
    summary: 'Takes a slide away; the site shows it until the slides are published',
    params: inPath,
    answer,
  },
  'POST /api/slides/publish': {
    role: 'admin',
    summary: 'Publishes the active slides: the site shows them with the next load',
    body: z.object({ version }),
    answer,
  },
  'GET /api/slides/versions': {
    role: 'admin',
    summary: 'What was published of the slides, the latest first, without what they say',
    answer: z.object({ rows: z.array(z.omit(slideVersion, { slides: true })) }),
  },
  'GET /api/slides/versions/{number}': {
    role: 'admin',
    summary: 'The slides of one of these versions',
    params: numbered,
    answer: slideVersion,
  },
  'POST /api/slides/versions/{number}/restore': {
    role: 'admin',
    summary: 'Makes an earlier version the draft; other slides stay, but inactive, and nothing is published',
    params: numbered,
    body: z.object({ version }),
    answer,
  },
} as const satisfies Contract;
