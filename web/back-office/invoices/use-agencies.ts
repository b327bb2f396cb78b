import useSWR from 'swr';
import type { AgenciesApi } from '#shared/agencies/agencies-api.ts';
import { apiClient } from '#web/common/call-api.ts';

const AGENCIES = 'GET /api/agencies';
const call = apiClient<AgenciesApi>();

/** The agencies by their short names; empty while they are on their way. Only admins may ask. */
export const useAgencies = () => {
  const { data } = useSWR(AGENCIES, (key) => call(key, {}), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return data?.rows ?? [];
};
