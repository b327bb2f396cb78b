import useSWR from 'swr';
import type { AgenciesApi } from '#shared/agencies/agencies-api.ts';
import type { Agency } from '#shared/agencies/agency.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import { apiClient } from '#web/common/call-api.ts';

const AGENCIES = 'GET /api/agencies';
const call = apiClient<AgenciesApi>();

/** An agency as it is answered: rates in percent. */
export type AgencyRow = ReceivedOf<AgenciesApi[typeof AGENCIES]>['rows'][number];

const BASIS_POINTS = 100;

/** The agency as the rules read it: rates in basis points. */
export const agencyOf = (row: AgencyRow): Agency => ({
  ...row,
  tax: Math.round(row.tax * BASIS_POINTS),
  concession: Math.round(row.concession * BASIS_POINTS),
});

/** All agencies, read once when the form opens. */
export const useAgencies = () => useSWR(AGENCIES, () => call(AGENCIES, {}), { revalidateOnFocus: false });
