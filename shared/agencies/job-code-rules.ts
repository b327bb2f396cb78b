import type { JobCodeInput } from '#shared/agencies/agency-form.ts';
import { hasPorters, isAirportId } from '#shared/catalogue/airport-ids.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import { type FoundProblem, fieldProblems } from '#shared/field-problems.ts';
import { isBilledByPeriod } from '#shared/invoices/billing.ts';
import type { JobCode } from '#shared/jobs/job-code.ts';
import { trimmed } from '#shared/trimmed.ts';
import { AIRLINE_GROUP_AGENCY_ID } from '#shared/users/user.ts';

/** What is entered of a job code. */
export type JobCodeFields = Omit<JobCode, '_id' | 'agency_id' | 'version' | 'retired_at'>;

export const jobCodeErrors = {
  empty: 'Please fill in this field.',
  long: 'This text is too long.',
  'code.duplicate': 'This agency has a job code of this name already.',
  'airport.empty': 'Please choose location.',
  'service.empty': 'Please choose service type.',
  'service.no_porter': 'There are no porters here.',
  'price.invalid': 'Please enter price',
  'count.invalid': 'Please enter a whole number.',
  'agency.private': 'Private customers have no job codes.',
} as const;
type Code = keyof typeof jobCodeErrors;

const TEXT_MAX = 120;
const COUNT_MAX = 999;
/** Keeps sums within reason; cents. */
const PRICE_MAX = 10_000_00;

const isCount = (value: number | null | undefined, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= COUNT_MAX;
const isPrice = (value: number | null | undefined, least: number): value is number =>
  typeof value === 'number' && value >= least && value <= PRICE_MAX;
const isService = (value: number | null | undefined): value is 1 | 2 => value === 1 || value === 2;

/** Further pieces are the porters': an assistant's code has none, whatever is sent. */
const piecesOf = (input: JobCodeInput) =>
  input.service_type_id === 1
    ? { included: input.included ?? 0, step: input.step ?? 1, additional_price: input.additional_price ?? 0 }
    : { included: 0, step: 1, additional_price: 0 };

const isWithoutPorters = ({ airport }: JobCodeInput, agency: number): boolean =>
  agency === AIRLINE_GROUP_AGENCY_ID || (isAirportId(airport) && !hasPorters(airport));

/**
 * Everything wrong with a job code, by field; empty when it may be saved. Source: back-office specification, section 9,
 * "Agency job price".
 * @param others the codes that the agency has beside it
 */
export const jobCodeProblems = (
  input: JobCodeInput,
  agency: number,
  others: readonly Pick<JobCode, 'code'>[],
): FieldErrors => {
  const code = input.code?.trim().toLowerCase();
  const { included, step, additional_price } = piecesOf(input);
  return fieldProblems<Code>(
    [
      ['code', !isBilledByPeriod(agency) && 'agency.private'],
      ...(['code', 'from_text', 'to_text'] as const).flatMap((name): FoundProblem<Code>[] => [
        [name, !trimmed(input[name]) && 'empty'],
        [name, (input[name] ?? '').length > TEXT_MAX && 'long'],
      ]),
      ['code', others.some((one) => one.code.toLowerCase() === code) && 'code.duplicate'],
      ['airport', !isAirportId(input.airport) && 'airport.empty'],
      ['service_type_id', !isService(input.service_type_id) && 'service.empty'],
      [
        'service_type_id',
        input.service_type_id === 1 && isWithoutPorters(input, agency) && 'service.no_porter',
      ],
      ['price', !isPrice(input.price, 1) && 'price.invalid'],
      ['included', !isCount(included, 0) && 'count.invalid'],
      ['step', !isCount(step, 1) && 'count.invalid'],
      ['additional_price', !isPrice(additional_price, 0) && 'price.invalid'],
    ],
    jobCodeErrors,
  );
};

/** What is stored of a form that met the rules. */
export const jobCodeFields = (input: JobCodeInput): JobCodeFields => {
  const { airport, service_type_id, price } = input;
  if (!isAirportId(airport) || !isService(service_type_id) || !isPrice(price, 1)) {
    throw new Error('a job code is stored only when the form meets the rules');
  }
  return {
    code: input.code?.trim() ?? '',
    airport,
    service_type_id,
    from_text: input.from_text?.trim() ?? '',
    to_text: input.to_text?.trim() ?? '',
    price,
    ...piecesOf(input),
  };
};
