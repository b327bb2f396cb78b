import { type EmailTemplate, variablesIn } from '#shared/emails/email-template.ts';
import { onOneLine } from '#shared/emails/header-text.ts';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';

/** A mail as it goes out: `html` is the message without the frame around it. */
export type FilledMail = {
  readonly subject: string;
  readonly sender: string;
  readonly sender_email: string;
  readonly html: string;
};

const ENTITY = /&(amp|lt|gt|quot|#39);/g;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** A subject is no HTML. */
const asHeader = (html: string): string =>
  onOneLine(html.replace(ENTITY, (_, name: string) => SIGNS[name] ?? ''));

/** A template asks for what nobody can tell: trying again does not help. */
export class UnfilledTemplate extends Error {}

const fill = (text: string, variables: Readonly<Record<string, string>>): string => {
  const missing = variablesIn(text).filter((name) => variables[name] === undefined);
  if (missing.length > 0) throw new UnfilledTemplate(`no value for ${missing.join(', ')}`);
  return text.replace(/\[([A-Z][A-Z0-9_]*)\]/g, (_, name: string) => variables[name] ?? '');
};

/**
 * A template in the asked language, else in English, with its variables filled in. Values are filled in once:
 * brackets that a visitor typed are left as they are.
 * @param variables HTML, already escaped
 * @throws UnfilledTemplate naming every variable without a value: such a mail is shown to the office, never sent.
 */
export const fillTemplate = (
  template: EmailTemplate,
  language: SiteLanguage,
  variables: Readonly<Record<string, string>>,
): FilledMail => {
  const asked = template.languages[language];
  const text = asked?.active ? asked : template.languages[DEFAULT_LANGUAGE];
  return {
    subject: asHeader(fill(text.subject, variables)),
    sender: asHeader(text.sender),
    sender_email: text.sender_email,
    html: `${fill(text.message, variables)}\n${template.signature}`,
  };
};

type InLanguage = { readonly language: SiteLanguage; readonly variables: Readonly<Record<string, string>> };

/** A template in two languages, one below the other, with one signature. @throws Error as `fillTemplate` */
export const inTwoLanguages = (
  template: EmailTemplate,
  [first, second]: readonly [InLanguage, InLanguage],
): FilledMail => {
  const above = fillTemplate({ ...template, signature: '' }, first.language, first.variables);
  const below = fillTemplate(template, second.language, second.variables);
  return {
    ...above,
    subject: `${above.subject} · ${below.subject}`,
    html: `${above.html}\n<hr>\n<div lang="${second.language}">${below.html}</div>`,
  };
};
