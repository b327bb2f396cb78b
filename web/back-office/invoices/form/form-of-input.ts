import type { InputOf } from '#shared/http/contract.ts';
import type { InvoiceForm, InvoiceFormLine } from '#shared/invoices/invoice-form.ts';
import { isNumberGiven, isOfAgency } from '#shared/invoices/invoice-form-rules.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { type Cents, centsToEuros } from '#shared/money.ts';
import { readNumber } from '#shared/typed-number.ts';
import type { InvoiceInput, SublineInput } from '#web/back-office/invoices/form/invoice-input.ts';

type Key = 'POST /api/invoices';
/** The form as it is sent: amounts in euros. */
export type SentForm = InputOf<Key, InvoicesApi[Key]>['body']['invoice'];

const idOf = (text: string): number | null => (text === '' ? null : Number(text));
/** NaN for what is no whole number. */
const countOf = (text: string): number | null =>
  text.trim() === '' ? null : (readNumber(text, 0).value ?? Number.NaN);
const chosen = <T extends string>(text: string): T | null => (text === '' ? null : (text as T));

/** Cents of an amount in euros as it is typed; null for what is none. */
export const centsOf = (text: string): Cents | null => readNumber(text, 2).value ?? null;

type FormSubline = Omit<InvoiceFormLine, 'sublines'>;

const sublineOf = (line: SublineInput, isService: boolean): FormSubline => {
  const { title, description, order, date, time, job_id, reference, type } = line;
  const own = isService
    ? { date, time, job_id, reference, type: chosen<'assistant' | 'porter'>(type) }
    : { order };
  return { title, description, amount: countOf(line.amount), netto: centsOf(line.netto), ...own };
};

/** What is typed, as the rules read it; amounts in cents. What the use case does not ask for is left out. */
export const formOf = (input: InvoiceInput): InvoiceForm => {
  const { agencyId, invoice_number, credit_note_invoice_number, lines, ...texts } = input;
  const use_case = chosen<'normal' | 'sec24'>(input.use_case);
  const isService = use_case === 'sec24';
  const client_type = isService ? chosen<'agency' | 'web'>(input.client_type) : null;
  const isCredit = input.credit_note === 'credit_note';
  return {
    ...texts,
    use_case,
    client_type,
    credit_note: input.credit_note === '' ? null : isCredit,
    ...(isCredit && { credit_note_invoice_number }),
    ...(!isNumberGiven({ use_case }) && { invoice_number }),
    agencyId: isOfAgency({ use_case, client_type }) ? idOf(agencyId) : null,
    payment_terms: countOf(input.payment_terms),
    lang: chosen<'de' | 'en'>(input.lang),
    lines: lines.map(({ sublines, ...line }) => ({
      ...sublineOf(line, isService),
      sublines: sublines.map((sub) => sublineOf(sub, isService)),
    })),
  };
};

const inEuros = <T extends FormSubline>({ netto, ...line }: T) => ({
  ...line,
  netto: typeof netto === 'number' ? centsToEuros(netto) : null,
});

/** The form with its amounts in euros. */
export const sentForm = (form: InvoiceForm): SentForm => ({
  ...form,
  lines: form.lines?.map(({ sublines, ...line }) => ({
    ...inEuros(line),
    sublines: sublines?.map((sub) => inEuros(sub)),
  })),
});
