import { declareWithdrawal } from '#functions/content/declare-withdrawal.ts';
import {
  countEmails,
  listEmails,
  readEmailHistory,
  readEmailLanguages,
  updateEmail,
} from '#functions/content/edit-emails.ts';
import {
  countPages,
  listPages,
  listPageVersions,
  previewPage,
  publishDraft,
  readPageDraft,
  readPageVersion,
  restorePageVersion,
  savePageDraft,
} from '#functions/content/page-desk.ts';
import {
  countPictures,
  deletePicture,
  describePicture,
  listPictures,
  uploadPicture,
} from '#functions/content/pictures.ts';
import { readCaptcha } from '#functions/content/read-captcha.ts';
import { readPage, readPageList } from '#functions/content/read-pages.ts';
import { readSlides } from '#functions/content/read-slides.ts';
import { readTranslations } from '#functions/content/read-translations.ts';
import { sendContact } from '#functions/content/send-contact.ts';
import {
  addSlide,
  countSlides,
  deleteSlide,
  listSlides,
  orderSlides,
  previewSlides,
  publishSlides,
  updateSlide,
} from '#functions/content/slide-desk.ts';
import {
  listSlideVersions,
  readSlideVersion,
  restoreSlideVersion,
} from '#functions/content/slide-versions.ts';
import { previewEmail, sendTestEmail } from '#functions/content/try-email.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { contentApi } from '#shared/content/content-api.ts';

/** Brings the texts of all languages, more than all the rest of the function. */
const translationDesk = () => import('#functions/content/edit-translations.ts');

export const handler = apiGroup(contentApi)({
  'GET /api/translations/{lang}': readTranslations,
  'POST /api/translations/list': async (request) => (await translationDesk()).listTranslations(request),
  'POST /api/translations/updateTranslation': async (request) =>
    (await translationDesk()).updateTranslation(request),
  'GET /api/translations/history/{key}': async (request) =>
    (await translationDesk()).readTranslationHistory(request),
  'POST /api/emails/list': listEmails,
  'POST /api/emails/count': countEmails,
  'POST /api/emails/updateEmail': updateEmail,
  'POST /api/emails/preview': previewEmail,
  'POST /api/emails/test': sendTestEmail,
  'GET /api/emails/emailLanguages': readEmailLanguages,
  'GET /api/emails/history/{id}': readEmailHistory,
  'GET /api/pages/{lang}': readPageList,
  'GET /api/pages/{name}/{lang}': readPage,
  'POST /api/pages/list': listPages,
  'POST /api/pages/count': countPages,
  'GET /api/pages/{name}/draft': readPageDraft,
  'GET /api/pages/{name}/{lang}/draft': previewPage,
  'PUT /api/pages/{name}': savePageDraft,
  'POST /api/pages/{name}/publish': publishDraft,
  'GET /api/pages/{name}/versions': listPageVersions,
  'GET /api/pages/{name}/versions/{number}': readPageVersion,
  'POST /api/pages/{name}/versions/{number}/restore': restorePageVersion,
  'POST /api/pictures/list': listPictures,
  'POST /api/pictures/count': countPictures,
  'POST /api/pictures': uploadPicture,
  'PUT /api/pictures/{id}': describePicture,
  'DELETE /api/pictures/{id}': deletePicture,
  'GET /api/slides/{lang}': readSlides,
  'POST /api/slides/list': listSlides,
  'POST /api/slides/count': countSlides,
  'GET /api/slides/{lang}/draft': previewSlides,
  'POST /api/slides': addSlide,
  'PUT /api/slides/order': orderSlides,
  'PUT /api/slides/{id}': updateSlide,
  'DELETE /api/slides/{id}': deleteSlide,
  'POST /api/slides/publish': publishSlides,
  'GET /api/slides/versions': listSlideVersions,
  'GET /api/slides/versions/{number}': readSlideVersion,
  'POST /api/slides/versions/{number}/restore': restoreSlideVersion,
  'GET /api/general/captcha': readCaptcha,
  'POST /api/general/contact': sendContact,
  'POST /api/general/withdrawal': declareWithdrawal,
});
