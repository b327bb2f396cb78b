import type { CalendarDate } from '#shared/calendar-date.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import type { InvoiceForm } from '#shared/invoices/invoice-form.ts';
import { type InvoiceFormErrorCode, invoiceFormErrors } from '#shared/invoices/invoice-form-errors.ts';
import { invoiceFormProblems } from '#shared/invoices/invoice-form-rules.ts';
import { numberProblem } from '#web/back-office/components/form/number-field.tsx';
import type { InvoiceInput, SublineInput } from '#web/back-office/invoices/form/invoice-input.ts';
import { type AgencyRow, agencyOf } from '#web/back-office/invoices/form/use-agencies.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';

/** What is wrong, by field, in the reader's words. */
export type Problems = Readonly<Record<string, string>>;

const isKnown = (code: string): code is InvoiceFormErrorCode => code in invoiceFormErrors;

/** Field errors in the reader's words; of a code that has none, the server's own. */
export const problemWords = (errors: FieldErrors, t: Translate): Problems =>
  Object.fromEntries(
    Object.entries(errors).map(([field, { code, message }]) => [
      field.replace(/^invoice\./, ''),
      isKnown(code) ? t(`office.invoices.error.${code}`) : message,
    ]),
  );

/** What the rules find. Whether a number looks like the system's own only the server knows. */
export const formProblems = (
  form: InvoiceForm,
  agency: AgencyRow | undefined,
  today: CalendarDate,
): FieldErrors =>
  invoiceFormProblems(form, { agency: agency && agencyOf(agency), isAutomatic: () => false }, today);

/** Of the problems found: numbers that are typed so that they cannot be read. */
export const unreadNumbers = (
  { payment_terms, lines }: InvoiceInput,
  problems: FieldErrors,
  t: Translate,
): Problems => {
  const ofLine = ({ amount, netto }: SublineInput, path: string): [string, string | undefined][] => [
    [`${path}.amount`, numberProblem(amount, 0, t)],
    [`${path}.netto`, numberProblem(netto, 2, t)],
  ];
  const found = [
    ['payment_terms', numberProblem(payment_terms, 0, t)] as const,
    ...lines.flatMap((line, place) => [
      ...ofLine(line, `lines.${place}`),
      ...line.sublines.flatMap((sub, subPlace) => ofLine(sub, `lines.${place}.sublines.${subPlace}`)),
    ]),
  ];
  return Object.fromEntries(
    found.flatMap(([field, word]) => (word && field in problems ? [[field, word]] : [])),
  );
};

/** A problem of a line says of which: `Line 2: …`. */
export const namedProblem = (field: string, message: string, t: Translate): string => {
  const [name, line, , subline] = field.split('.');
  if (name !== 'lines' || line === undefined) return message;
  const number = Number(line) + 1;
  return subline === undefined || !field.includes('.sublines.')
    ? t('office.invoices.form.problem.line', { number, message })
    : t('office.invoices.form.problem.subline', { number, subline: Number(subline) + 1, message });
};
