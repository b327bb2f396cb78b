import type { Agency } from '#shared/agencies/agency.ts';
import { addDays, type CalendarDate, isCalendarDate } from '#shared/calendar-date.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import { type FoundProblem, fieldProblems } from '#shared/field-problems.ts';
import { COST_CENTERS } from '#shared/invoices/invoice.ts';
import type { InvoiceForm, InvoiceFormLine } from '#shared/invoices/invoice-form.ts';
import { type InvoiceFormErrorCode, invoiceFormErrors } from '#shared/invoices/invoice-form-errors.ts';
import { WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';

type Found = FoundProblem<InvoiceFormErrorCode>;

const MOST_AMOUNT = 100_000;
const MOST_DAYS_AWAY = 366;
const MOST_TERMS = 365;

/** What the form is checked by. */
export type InvoiceTerms = {
  /** The agency that the form names, when there is one. */
  readonly agency: Agency | undefined;
  /** Whether a number has the form of those that the system gives. */
  readonly isAutomatic: (number: string) => boolean;
};

const isEmpty = (text: string | undefined): boolean => (text?.trim() ?? '') === '';
const isCount = (value: number | null | undefined, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Whether the system gives the number: of services it does, of free invoices somebody types it. */
export const isNumberGiven = ({ use_case }: Pick<InvoiceForm, 'use_case'>): boolean => use_case === 'sec24';

/** Whether an agency is billed for services: then its account, rates and terms are the agency's. */
export const isOfAgency = ({ use_case, client_type }: InvoiceForm): boolean =>
  use_case === 'sec24' && client_type === 'agency';

const essentialsFound = (form: InvoiceForm, { agency }: InvoiceTerms): Found[] => [
  ['use_case', !form.use_case && 'use_case.empty'],
  ['client_type', form.use_case === 'sec24' && !form.client_type && 'client_type.empty'],
  ['credit_note', typeof form.credit_note !== 'boolean' && 'credit_note.empty'],
  [
    'credit_note_invoice_number',
    form.credit_note === true &&
      isEmpty(form.credit_note_invoice_number) &&
      'credit_note_invoice_number.empty',
  ],
  [
    'cost_center',
    !(Object.values(COST_CENTERS) as string[]).includes(form.cost_center ?? '') && 'cost_center.empty',
  ],
  ['agencyId', isOfAgency(form) && !agency && 'agencyId.empty'],
  ['agencyId', form.agencyId === WEB_CLIENT_AGENCY_ID && 'agencyId.web'],
];

const numberFound = (form: InvoiceForm, { isAutomatic }: InvoiceTerms): Found[] => {
  const number = form.invoice_number?.trim() ?? '';
  return isNumberGiven(form)
    ? []
    : [
        ['invoice_number', number === '' && 'invoice_number.empty'],
        ['invoice_number', !/^[A-Za-z0-9-]{0,36}$/.test(number) && 'invoice_number.letters'],
        ['invoice_number', isAutomatic(number) && 'invoice_number.automatic'],
      ];
};

const datesFound = (form: InvoiceForm, today: CalendarDate): Found[] => {
  const { invoice_date = '', invoice_period_from: from = '', invoice_period_to: to = '' } = form;
  const isDay = isCalendarDate(invoice_date);
  const isFar =
    isDay &&
    (invoice_date < addDays(today, -MOST_DAYS_AWAY) || invoice_date > addDays(today, MOST_DAYS_AWAY));
  return [
    ['invoice_date', !isDay && 'invoice_date.empty'],
    ['invoice_date', isFar && 'invoice_date.far'],
    ['invoice_period_from', !isCalendarDate(from) && 'period.empty'],
    ['invoice_period_to', !isCalendarDate(to) && 'period.empty'],
    ['invoice_period_to', to < from && 'period.order'],
    ['payment_terms', !isCount(form.payment_terms, 0, MOST_TERMS) && 'payment_terms.invalid'],
  ];
};

const clientFound = (form: InvoiceForm, { agency }: InvoiceTerms): Found[] => [
  ...(['company', 'street', 'city', 'zip', 'country'] as const).map(
    (field): Found => [field, isEmpty(form[field]) && `${field}.empty`],
  ),
  ['debitor', isOfAgency(form) && isEmpty(form.debitor) && 'debitor.empty'],
  ['debitor', !/^\d{0,20}$/.test(form.debitor?.trim() ?? '') && 'debitor.digits'],
  ['vat_id', isOfAgency(form) && agency?.tax === 0 && isEmpty(form.vat_id) && 'vat_id.empty'],
  ['lang', !form.lang && 'lang.empty'],
];

const lineFound = (line: Omit<InvoiceFormLine, 'sublines'>, at: string): Found[] => [
  [`${at}.title`, isEmpty(line.title) && 'line.title'],
  [`${at}.amount`, !isCount(line.amount, 1, MOST_AMOUNT) && 'line.amount'],
  [`${at}.netto`, !isCount(line.netto, 0, Number.MAX_SAFE_INTEGER) && 'line.netto'],
  [`${at}.date`, !isEmpty(line.date) && !isCalendarDate(line.date ?? '') && 'line.date'],
  [`${at}.time`, !isEmpty(line.time) && !/^([01]\d|2[0-3]):[0-5]\d$/.test(line.time ?? '') && 'line.time'],
];

const linesFound = ({ lines = [], credit_note }: InvoiceForm): Found[] => {
  const found = lines.flatMap((line, index) => [
    ...lineFound(line, `lines.${index}`),
    ...(line.sublines ?? []).flatMap((sub, at) => lineFound(sub, `lines.${index}.sublines.${at}`)),
  ]);
  const all = lines.flatMap((line) => [line, ...(line.sublines ?? [])]);
  const sum = all.reduce((total, { amount, netto }) => total + (amount ?? 0) * (netto ?? 0), 0);
  return [
    ['lines', lines.length === 0 && 'lines.empty'],
    ...found,
    [
      'lines',
      sum < 1 && found.every(([, code]) => !code) && !(credit_note && lines.length === 0) && 'lines.nothing',
    ],
  ];
};

/**
 * Everything wrong with an invoice form, by field; empty when it may be issued. Whether a number is taken, and how much
 * may be credited, the server says beside.
 * Source: back-office specification, section 5, "Invoice form"; docs/decisions.md, invoices.
 * @param today at the airport
 */
export const invoiceFormProblems = (
  form: InvoiceForm,
  terms: InvoiceTerms,
  today: CalendarDate,
): FieldErrors =>
  fieldProblems(
    [
      ...essentialsFound(form, terms),
      ...numberFound(form, terms),
      ...datesFound(form, today),
      ...clientFound(form, terms),
      ...linesFound(form),
    ],
    invoiceFormErrors,
  );
