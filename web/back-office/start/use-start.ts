import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { StartApi } from '#shared/overview/start-api.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<StartApi>();
const REFRESH_MS = 60_000;

/** What waits for the office. */
export type Start = ReceivedOf<StartApi['GET /api/start']>;
/** What was billed in twelve months; amounts in euros. */
export type Turnover = ReceivedOf<StartApi['GET /api/start/turnover']>;

/** What waits for the office, read anew every minute. */
export const useStart = () =>
  useSWR('GET /api/start', (key) => call(key, {}), { refreshInterval: REFRESH_MS });

export const useTurnover = () =>
  useSWR('GET /api/start/turnover', (key) => call(key, {}), { revalidateOnFocus: false });
