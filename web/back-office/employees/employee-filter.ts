import { type AirportId, isAirportId } from '#shared/catalogue/airport-ids.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import { QUALIFICATIONS, type Qualification } from '#shared/employees/qualifications.ts';
import type { InputOf } from '#shared/http/contract.ts';

type List = 'POST /api/employees/list';
export type EmployeeWhere = InputOf<List, EmployeesApi[List]>['body']['where'];

/** What the employees screen shows; an empty text and `both` airports leave nothing out. */
export type EmployeeFilter = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly airport: AirportId | 'both';
  readonly qualification: Qualification | '';
  /** The id of a language. */
  readonly language: string;
};

export const NO_FILTER: EmployeeFilter = {
  name: '',
  email: '',
  phone: '',
  airport: 'both',
  qualification: '',
  language: '',
};

const NAMES = Object.keys(NO_FILTER) as (keyof EmployeeFilter)[];
/** As long as the API takes it. */
const MAX_TEXT = 200;

/** The filter that an address stands for; what it lacks, or what is no filter, leaves nothing out. */
export const readFilter = (search: URLSearchParams): EmployeeFilter => {
  const text = (name: keyof EmployeeFilter): string => search.get(name)?.slice(0, MAX_TEXT) ?? '';
  const airport = Number(text('airport'));
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    airport: isAirportId(airport) ? airport : 'both',
    qualification: QUALIFICATIONS.find((known) => known === text('qualification')) ?? '',
    language: /^\d{1,6}$/.exec(text('language'))?.[0] ?? '',
  };
};

/** The address of a filter. */
export const writeFilter = (filter: EmployeeFilter): URLSearchParams => {
  const search = new URLSearchParams();
  for (const name of NAMES) if (filter[name] !== NO_FILTER[name]) search.set(name, String(filter[name]));
  return search;
};

/** What a filter asks the server for. */
export const whereOf = ({
  name,
  email,
  phone,
  airport,
  qualification,
  language,
}: EmployeeFilter): EmployeeWhere => ({
  ...(name && { name }),
  ...(email && { email }),
  ...(phone && { phone }),
  ...(airport !== 'both' && { airport }),
  ...(qualification && { qualification }),
  ...(language && { language: Number(language) }),
});
