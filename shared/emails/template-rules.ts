import type { FieldErrors } from '#shared/domain-error.ts';
import { type EmailTemplate, variablesIn } from '#shared/emails/email-template.ts';
import { isOneLine } from '#shared/emails/header-text.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';

export type TemplateText = EmailTemplate['languages']['en'];
/** A template as the office's form sends it. */
export type TemplateDraft = {
  readonly title: string;
  /** Whether mails go out by it; undefined when the form does not say. */
  readonly active?: boolean | undefined;
  readonly signature: string;
  readonly languages: { readonly [language in SiteLanguage]?: TemplateText | undefined };
};

const LINE_MAX = 200;

/** Whether HTML says anything; a picture does. */
const saysNothing = (html: string): boolean =>
  html
    .replace(/<img\b[^>]*>/gi, 'x')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\s/g, '') === '';

/** The variables of a text in a language: of its subject and message together. */
const variablesOf = ({ subject, message }: TemplateText): string[] => variablesIn(`${subject} ${message}`);

/** What a text lacks of the variables that it had, and what it has besides. */
export const variableDifference = (
  before: TemplateText,
  after: TemplateText,
): { missing: readonly string[]; added: readonly string[] } => {
  const [was, is] = [variablesOf(before), variablesOf(after)];
  return {
    missing: was.filter((name) => !is.includes(name)),
    added: is.filter((name) => !was.includes(name)),
  };
};

const bracketed = (names: readonly string[]): string => names.map((name) => `[${name}]`).join(', ') || '–';

const lineProblem = (text: string, name: string) => {
  if (text.trim() === '') return { code: `${name}.empty`, message: `Please enter ${name}.` };
  if (!isOneLine(text) || text.length > LINE_MAX) {
    return { code: `${name}.line`, message: `This is one line of at most ${LINE_MAX} characters.` };
  }
  return undefined;
};

const messageProblem = (before: TemplateText, after: TemplateText) => {
  if (saysNothing(after.message)) return { code: 'message.empty', message: 'Please enter message.' };
  const { missing, added } = variableDifference(before, after);
  if (missing.length === 0 && added.length === 0) return undefined;
  const message = `Keep exactly the variables that were there. Missing: ${bracketed(missing)}. Added: ${bracketed(added)}.`;
  return { code: 'message.variables', message };
};

const emailProblem = (text: string) =>
  isEmail(text)
    ? undefined
    : { code: 'sender_email.invalid', message: 'Please fill this field with email address.' };

const textProblems = (language: string, before: TemplateText, after: TemplateText): FieldErrors => {
  const problems = {
    subject: lineProblem(after.subject, 'subject'),
    sender: lineProblem(after.sender, 'sender'),
    sender_email: emailProblem(after.sender_email),
    message: messageProblem(before, after),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      problem ? [[`languages.${language}.${name}`, problem] as const] : [],
    ),
  );
};

/**
 * What is wrong with a template that shall take the place of another, by field: `title`, `active`, `signature`,
 * `languages.de.subject`. A language that the template did not have is measured by the English one.
 * Source: back-office specification, section 5, "Email template".
 */
export const templateProblems = (
  draft: TemplateDraft,
  before: Pick<EmailTemplate, 'languages'>,
): FieldErrors => {
  const title = lineProblem(draft.title, 'title');
  const texts = Object.entries(draft.languages).map(([language, text]) =>
    text
      ? textProblems(language, before.languages[language as SiteLanguage] ?? before.languages.en, text)
      : {},
  );
  return {
    ...(title && {
      title: title.code === 'title.empty' ? { ...title, message: 'Please enter Title' } : title,
    }),
    ...(draft.active === undefined && { active: { code: 'status.empty', message: 'Please choose Status.' } }),
    ...(saysNothing(draft.signature) && {
      signature: { code: 'signature.empty', message: 'Please enter Signature.' },
    }),
    ...Object.assign({}, ...texts),
  };
};

type Flat = Readonly<Record<string, unknown>>;

/** A template by the names under which the audit log tells of it: `title`, `de.subject`. */
export const auditedTemplate = (template: EmailTemplate): Flat => {
  const { title, active, signature, languages } = template;
  const texts = Object.entries(languages).flatMap(([language, text]) =>
    Object.entries(text ?? {}).map(([name, value]) => [`${language}.${name}`, value] as const),
  );
  return { title, active, signature, ...Object.fromEntries(texts) };
};
