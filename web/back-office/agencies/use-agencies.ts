import useSWR from 'swr';
import type { AgenciesApi } from '#shared/agencies/agencies-api.ts';
import type { InputOf, ReceivedOf } from '#shared/http/contract.ts';
import type { RecordSort } from '#web/back-office/components/records/record-calls.ts';
import { usePagedRecords } from '#web/back-office/components/records/use-paged-records.ts';
import { useTableFilter } from '#web/back-office/components/records/use-table-filter.ts';
import { apiClient } from '#web/common/call-api.ts';

export const callAgencies = apiClient<AgenciesApi>();

const ALL = 'GET /api/agencies';
type List = 'POST /api/agencies/list';
export type AgencyRow = ReceivedOf<AgenciesApi[List]>['rows'][number];
type AgencyWhere = InputOf<List, AgenciesApi[List]>['body']['where'];

const STATES = ['active', 'inactive'] as const;

/** What the list shows; an empty text leaves nothing out. */
type AgencyFilter = { readonly search: string; readonly state: (typeof STATES)[number] | '' };

const NO_FILTER: AgencyFilter = { search: '', state: '' };
/** As long as the API takes it. */
const MAX_TEXT = 200;

/** The parameter of the address that opens the form: an agency's id, or `new`. */
export const FORM_PANEL = 'agency';
const PANELS = [FORM_PANEL];

const readFilter = (search: URLSearchParams): AgencyFilter => ({
  search: search.get('search')?.slice(0, MAX_TEXT) ?? '',
  state: STATES.find((known) => known === search.get('state')) ?? '',
});

const writeFilter = ({ search, state }: AgencyFilter): URLSearchParams =>
  new URLSearchParams({ ...(search && { search }), ...(state && { state }) });

/** What a filter asks the server for. */
export const whereOf = ({ search, state }: AgencyFilter): AgencyWhere => ({
  ...(search && { search }),
  ...(state && { active: state === 'active' }),
});

/** The calls of the list. What other tables sort by date, this one sorts by short name. */
export const agencyCalls = {
  name: 'agencies',
  list: ({ order, ...body }: { offset: number; limit: number; order: RecordSort; where: AgencyWhere }) =>
    callAgencies('POST /api/agencies/list', {
      body: { ...body, order: order === 'date' ? 'short' : '-short' },
    }),
  count: (where: AgencyWhere) => callAgencies('POST /api/agencies/count', { body: { where } }),
};

/** The list's filter, page and order; they live in the address. */
export const useAgencyFilter = () =>
  useTableFilter({
    tableName: 'agencies',
    panels: PANELS,
    preset: NO_FILTER,
    read: readFilter,
    write: writeFilter,
  });
export type AgencyFilterState = ReturnType<typeof useAgencyFilter>;

/** The agencies of a filter, page by page. @see usePagedRecords */
export const useAgencies = (state: AgencyFilterState) =>
  usePagedRecords(agencyCalls, whereOf(state.filter), state);
export type Agencies = ReturnType<typeof useAgencies>;

/** All agencies, read anew only when the form asks for it: else a stale save would pass. */
export const useAllAgencies = () =>
  useSWR(ALL, () => callAgencies(ALL, {}), { revalidateOnFocus: false, revalidateOnReconnect: false });
