import { readTranslations } from '#functions/content/read-translations.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { contentApi } from '#shared/content/content-api.ts';

export const handler = apiGroup(contentApi)({ 'GET /api/translations/{lang}': readTranslations });
