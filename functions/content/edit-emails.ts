import { cleanDraft } from '#functions/content/clean-draft.ts';
import { auditOfSubject, auditWrite } from '#functions/platform/data/audit.ts';
import { changeTemplate, getStoredTemplate, readTemplates } from '#functions/platform/data/email-template.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { StoredTemplate } from '#shared/emails/email-template.ts';
import type { EmailsApi } from '#shared/emails/emails-api.ts';
import { auditedTemplate, templateProblems } from '#shared/emails/template-rules.ts';
import { LANGUAGE_NAMES, SITE_LANGUAGES } from '#shared/languages.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

type Call<K extends keyof EmailsApi> = Request<K, EmailsApi[K]>;
type Where = Call<'POST /api/emails/list'>['body']['where'];

const DEFAULT_LIMIT = 50;

const has = (text: string | undefined, part: string | undefined): boolean =>
  (text ?? '').toLowerCase().includes((part ?? '').toLowerCase());

const isAskedFor =
  ({ title, category, subject, message }: Where) =>
  (template: StoredTemplate): boolean => {
    const texts = Object.values(template.languages);
    return (
      has(template.title, title) &&
      (!category || template.category === category) &&
      texts.some((text) => has(text?.subject, subject)) &&
      texts.some((text) => has(text?.message, message))
    );
  };

const find = async (where: Where): Promise<StoredTemplate[]> =>
  (await readTemplates()).filter(isAskedFor(where));

const SORTS = {
  title: ({ title }: StoredTemplate) => title,
  category: ({ category }: StoredTemplate) => category,
  subject: ({ languages }: StoredTemplate) => languages.en.subject,
};

/** The templates of a filter; sorting ends in the id, so that pages do not overlap. */
export const listEmails = async ({ body }: Call<'POST /api/emails/list'>) => {
  const { where, order = 'title', offset = 0, limit = DEFAULT_LIMIT } = body;
  const by = SORTS[order.replace('-', '') as keyof typeof SORTS];
  const sorted = (await find(where)).toSorted(
    (a, b) => by(a).localeCompare(by(b), 'en') || a._id.localeCompare(b._id, 'en'),
  );
  const rows = order.startsWith('-') ? sorted.toReversed() : sorted;
  return { rows: rows.slice(offset, offset + limit) };
};

export const countEmails = async ({ body }: Call<'POST /api/emails/count'>) => ({
  count: (await find(body.where)).length,
});

/**
 * Changes a template. Category and variables are the program's and stay; languages that are not sent stay too.
 * @throws DomainError `not_found`, `invalid_input` by field, `changed_meanwhile` when somebody else was first
 */
export const updateEmail = async ({ body, caller, now }: Call<'POST /api/emails/updateEmail'>) => {
  const { _id, version } = body.email;
  const before = await getStoredTemplate(_id);
  if (!before) throw new DomainError('not_found', 'There is no such template.');
  const draft = cleanDraft(body.email);
  const problems = templateProblems(draft, before);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  if (before.version !== version) throw refused('email_template.changed');
  const { title, active = before.active, signature } = draft;
  const languages = { ...before.languages, ...draft.languages };
  const after: StoredTemplate = { ...before, title: title.trim(), active, signature, languages };
  // What only the cleaning writes in another way is no change.
  const changes = auditChanges(auditedTemplate(cleanDraft(before)), auditedTemplate(cleanDraft(after)));
  if (changes.length === 0) return { row: before };
  const told = {
    by: actorOf(caller.user),
    kind: 'email_template',
    subject: _id,
    title: after.title,
  } as const;
  await save(changeTemplate(before, after), auditWrite({ ...told, act: 'changed', changes }, now));
  return { row: { ...after, version: version + 1 } };
};

/** The languages that mails are written in, each named in itself. */
export const readEmailLanguages = async () => ({
  rows: SITE_LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
});

/** What a template was before, the latest change first. */
export const readEmailHistory = async ({ params }: Call<'GET /api/emails/history/{id}'>) => ({
  rows: await auditOfSubject('email_template', params.id),
});
