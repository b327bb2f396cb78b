import { readCaptcha } from '#functions/content/captcha.ts';
import { declareWithdrawal } from '#functions/content/declare-withdrawal.ts';
import { readPage, readPageList } from '#functions/content/read-pages.ts';
import { readSlides } from '#functions/content/read-slides.ts';
import { readTranslations } from '#functions/content/read-translations.ts';
import { sendContact } from '#functions/content/send-contact.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { contentApi } from '#shared/content/content-api.ts';

export const handler = apiGroup(contentApi)({
  'GET /api/translations/{lang}': readTranslations,
  'GET /api/pages/{lang}': readPageList,
  'GET /api/pages/{name}/{lang}': readPage,
  'GET /api/slides/{lang}': readSlides,
  'GET /api/general/captcha': readCaptcha,
  'POST /api/general/contact': sendContact,
  'POST /api/general/withdrawal': declareWithdrawal,
});
