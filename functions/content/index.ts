import { readTranslations } from '#functions/content/read-translations.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { contentApi } from '#shared/content/content-api.ts';
import { DomainError } from '#shared/domain-error.ts';

const unavailable = async (): Promise<never> => {
  throw new DomainError('unavailable', 'This call is on its way.');
};

export const handler = apiGroup(contentApi)({
  'GET /api/translations/{lang}': readTranslations,
  'GET /api/pages/{lang}': unavailable,
  'GET /api/pages/{name}/{lang}': unavailable,
  'GET /api/slides/{lang}': unavailable,
  'GET /api/general/captcha': unavailable,
  'POST /api/general/contact': unavailable,
  'POST /api/general/withdrawal': unavailable,
});
