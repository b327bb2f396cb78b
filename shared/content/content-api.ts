import * as z from 'zod/mini';
import { contactApi } from '#shared/content/contact-api.ts';
import { pageApi } from '#shared/content/page-api.ts';
import { pageDeskApi } from '#shared/content/page-desk-api.ts';
import { pictureApi } from '#shared/content/picture-api.ts';
import { slideDeskApi } from '#shared/content/slide-desk-api.ts';
import { translationsApi } from '#shared/content/translations-api.ts';
import { withdrawalApi } from '#shared/content/withdrawal-api.ts';
import { emailsApi } from '#shared/emails/emails-api.ts';
import type { Contract } from '#shared/http/contract.ts';
import { siteLanguage } from '#shared/schemas.ts';

export const contentApi = {
  'GET /api/translations/{lang}': {
    role: 'anyone',
    summary: 'All texts of the site in one language, by key',
    params: z.object({ lang: siteLanguage }),
    answer: z.record(z.string(), z.string()),
  },
  ...translationsApi,
  ...emailsApi,
  ...pageApi,
  ...pageDeskApi,
  ...pictureApi,
  ...slideDeskApi,
  ...contactApi,
  ...withdrawalApi,
} as const satisfies Contract;
export type ContentApi = typeof contentApi;
