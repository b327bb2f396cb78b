import { randomUUID } from 'node:crypto';
import { cleanDraft } from '#functions/content/clean-draft.ts';
import { getStoredTemplate } from '#functions/platform/data/email-template.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { throttle } from '#functions/platform/data/throttle.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { variablesIn } from '#shared/emails/email-template.ts';
import type { EmailsApi } from '#shared/emails/emails-api.ts';
import { type FilledMail, fillTemplate } from '#shared/emails/fill-template.ts';
import { MAIL_TEMPLATES } from '#shared/emails/mail-names.ts';
import { sampleValues } from '#shared/emails/sample-values.ts';
import { templateProblems } from '#shared/emails/template-rules.ts';

type Call<K extends keyof EmailsApi> = Request<K, EmailsApi[K]>;
type Trial = Call<'POST /api/emails/preview'>['body'];

const PER_USER = { what: 'test-mail', most: 30, minutes: 60 };

/** A template as it is being written, in one language, with sample data. */
const filledTrial = async ({ email, language }: Trial): Promise<FilledMail> => {
  const stored = await getStoredTemplate(email._id);
  const { signature, languages } = cleanDraft(email);
  const text = languages[language];
  if (!stored || !text) throw new DomainError('not_found', 'There is no such template.');
  const values = sampleValues(variablesIn(`${text.subject} ${text.message}`));
  const shown = { ...text, active: true };
  return fillTemplate(
    { ...stored, signature, languages: { ...stored.languages, [language]: shown } },
    language,
    values,
  );
};

/** How a template looks in a mail, before it is saved. @throws DomainError `not_found` */
export const previewEmail = async ({ body }: Call<'POST /api/emails/preview'>) => {
  const { subject, sender, html } = await filledTrial(body);
  return { subject, sender, html };
};

/**
 * Mails the same to whoever asks for it, and to nobody else.
 * @throws DomainError `not_found`, `invalid_input` by field, `too_many_requests`
 */
export const sendTestEmail = async ({ body, caller, now, once }: Call<'POST /api/emails/test'>) => {
  const { email, language } = body;
  const stored = await getStoredTemplate(email._id);
  const template = MAIL_TEMPLATES.find((id) => id === email._id);
  const { user } = caller;
  if (!stored || !template || !user) throw new DomainError('not_found', 'There is no such template.');
  const draft = cleanDraft(email);
  const only = { ...draft, languages: { [language]: draft.languages[language] } };
  const problems = templateProblems(only, stored);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  await throttle(PER_USER, user._id, now);
  const trial = { to: user.email, ...(await filledTrial(body)) };
  const mail = { _id: `trial#${randomUUID()}`, template, about: user._id, language, trial };
  await save(...once.writes, announce(mail, now));
  return undefined;
};
