import * as z from 'zod/mini';
import { pageName, pageText } from '#shared/content/page.ts';
import { slideImage } from '#shared/content/slide.ts';
import { SLIDE_SCENES } from '#shared/content/slide-scenes.ts';
import type { Contract } from '#shared/http/contract.ts';
import { siteLanguage } from '#shared/schemas.ts';

const inLanguage = z.object({ lang: siteLanguage });

/** A content page in one language, as the site shows it. */
export const publishedPageAnswer = z.object({
  name: pageName,
  background: z.nullable(z.string()),
  content: z.array(z.extend(pageText, { lang: siteLanguage })),
});

/** The slides in a language, in their order. */
export const publishedSlidesAnswer = z.object({
  rows: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      text: z.string(),
      link: z.string(),
      link_text: z.string(),
      scene: z.enum(SLIDE_SCENES),
      image: z.nullable(slideImage),
    }),
  ),
});

export const pageApi = {
  'GET /api/pages/{lang}': {
    role: 'anyone',
    summary: 'The published content pages, in one language, without their texts',
    params: inLanguage,
    answer: z.object({
      rows: z.array(z.extend(z.omit(pageText, { html: true }), { name: pageName })),
    }),
  },
  'GET /api/pages/{name}/{lang}': {
    role: 'anyone',
    summary: 'A content page in one language, or in English where it lacks that; `main` is the home page',
    params: z.extend(inLanguage, { name: z.string() }),
    answer: publishedPageAnswer,
  },
  'GET /api/slides/{lang}': {
    role: 'anyone',
    summary: 'The slides of the home page in their order',
    params: inLanguage,
    answer: publishedSlidesAnswer,
  },
} as const satisfies Contract;
