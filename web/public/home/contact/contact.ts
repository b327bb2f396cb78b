import type { AirportCode } from '#shared/catalogue/airport-ids.ts';
import { contactProblems } from '#shared/content/contact.ts';
import type { FieldProblem } from '#web/public/controls/error-list.tsx';
import type { TextOf } from '#web/public/language/texts.ts';

/** What the visitor has entered; `captcha` is the widget's answer, empty until it is solved. */
export type ContactRequest = {
  readonly name: string;
  readonly email: string;
  readonly airport: AirportCode | '';
  readonly request: string;
  readonly captcha: string;
};

/** In the order of the screen. */
const FIELDS = ['name', 'email', 'airport', 'request', 'captcha'] as const;
type Field = (typeof FIELDS)[number];

const isField = (field: string): field is Field => (FIELDS as readonly string[]).includes(field);

/** The text for a refused field; undefined where the server's own words say more. */
export const refusedText =
  (t: TextOf) =>
  (field: string, code: string): string | undefined => {
    if (field === 'captcha') {
      return t(code === 'empty' ? 'contact.error.captcha' : 'contact.error.captcha.refused');
    }
    if (field === 'email' && code === 'invalid') return t('contact.error.email.invalid');
    return isField(field) && code === 'empty' ? t(`contact.error.${field}`) : undefined;
  };

/** The body of the call. */
export const bodyOf = ({ name, email, airport, request, captcha }: ContactRequest): ContactRequest => ({
  name: name.trim(),
  email: email.trim(),
  airport,
  request: request.trim(),
  captcha,
});

/** What the form finds wrong before it asks the server (public specification, section 5). */
export const requestProblems = (entered: ContactRequest, t: TextOf): FieldProblem[] => {
  const found = contactProblems(bodyOf(entered));
  return FIELDS.flatMap((field) => {
    const problem = found[field];
    return problem ? [{ field, text: refusedText(t)(field, problem.code) ?? problem.message }] : [];
  });
};
