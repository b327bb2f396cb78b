import { clockText } from '#shared/calendar-date.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { isPrivate } from '#shared/jobs/job-services.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';

/** An extra of the job as it is typed; one with `_id` is the agency's permanent extra. */
export type ExtraLine = {
  /** Tells lines apart while they are typed. */
  readonly key: string;
  readonly _id?: string | undefined;
  readonly name: string;
  /** Euros. */
  readonly price: string;
  readonly amount: string;
  readonly permanent: boolean;
};

/** The fields that hold one text; names are the job form's. */
export const TEXT_FIELDS = [
  'agency',
  'location',
  'serviceType',
  'language',
  'nameSign',
  'readingLanguage',
  'clientsEmail',
  'persons',
  'bags',
  'bulky',
  'extra_employee',
  'travelType',
  'from_id',
  'from_text',
  'to_id',
  'to_text',
  'flight_nr',
  'train_nr',
  'train_cart',
  'train_seat',
  'booking_class',
  'serviceDate',
  'time',
  'extraHours',
  'tourname',
  'tourcode',
  'tournumber',
  'jCode',
  'jCodePorter',
  'remarks',
  'AdminRemarks',
] as const satisfies readonly (keyof JobForm)[];
export type TextField = (typeof TEXT_FIELDS)[number];

/** The form as it is typed. */
export type JobInput = Readonly<Record<TextField, string>> & {
  readonly extras: readonly ExtraLine[];
  /** Further dates on which the same is ordered. */
  readonly further: readonly string[];
  /** Ids of the employees who are to be put on the jobs. */
  readonly assistants: readonly string[];
  readonly porters: readonly string[];
};

const NOTHING = Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as Record<TextField, string>;

/**
 * A form that nobody has touched yet (back-office specification, sections 5 and 6): an assistant for one person with
 * one bag, at the airport of the user.
 */
export const emptyInput = (user: { readonly airport_id?: number | undefined }): JobInput => ({
  ...NOTHING,
  location: user.airport_id === 2 ? '2' : '1',
  serviceType: 'assistant',
  persons: '1',
  bags: '1',
  bulky: '0',
  extra_employee: '0',
  extras: [],
  further: [],
  assistants: [],
  porters: [],
});

/** What the next job of the same agency and tour has in common with the last. */
export const nextInput = (last: JobInput, user: Parameters<typeof emptyInput>[0]): JobInput => {
  const { agency, location, serviceType, language, serviceDate, tourname, tourcode, tournumber } = last;
  const kept = { agency, location, serviceType, language, serviceDate, tourname, tourcode, tournumber };
  return { ...emptyInput(user), ...kept };
};

const textOf = (value: string | number | undefined): string => String(value ?? '');

const extraLine = (
  { _id, name, price, ExtrasToJobs }: JobRow['Extras'][number],
  index: number,
): ExtraLine => ({
  key: `stored-${index}`,
  _id,
  name,
  price: textOf(price),
  amount: textOf(ExtrasToJobs.amount),
  permanent: _id !== undefined,
});

/** A job as the form shows it. */
export const inputOf = (job: JobRow): JobInput => {
  const isPorter = job.service_type_id === 1;
  const employees = job.employees.map(({ _id }) => _id);
  return {
    agency: textOf(job.agency_id),
    location: textOf(job.airport),
    serviceType: isPorter ? 'porter' : 'assistant',
    language: isPorter ? '' : textOf(job.language_id),
    nameSign: job.name_sign,
    readingLanguage: isPrivate(job.agency_id) ? job.order.reading_language : '',
    clientsEmail: isPrivate(job.agency_id) ? textOf(job.order.email) : '',
    persons: textOf(job.persons),
    bags: textOf(job.bags),
    bulky: textOf(job.bulky),
    extra_employee: textOf(job.extra_employee),
    travelType: textOf(job.order.travelType),
    from_id: job.from_id,
    from_text: job.from_text,
    to_id: job.to_id,
    to_text: job.to_text,
    flight_nr: textOf(job.flight_nr),
    train_nr: textOf(job.train_nr),
    train_cart: textOf(job.train_cart),
    train_seat: textOf(job.train_seat),
    booking_class: textOf(job.booking_class),
    serviceDate: job.date,
    time: clockText(job),
    extraHours: textOf(job.extra_hours || undefined),
    tourname: textOf(job.tour_name),
    tourcode: textOf(job.tour_code),
    tournumber: textOf(job.tour_number),
    jCode: textOf(job.job_code_id),
    jCodePorter: '',
    remarks: textOf(job.remarks),
    AdminRemarks: textOf(job.admin_remarks),
    extras: job.Extras.map(extraLine),
    further: [],
    assistants: isPorter ? [] : employees,
    porters: isPorter ? employees : [],
  };
};
