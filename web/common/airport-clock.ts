import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { type AirportTime, airportTime } from '#shared/calendar-date.ts';
import type { CatalogueApi } from '#shared/catalogue/catalogue-api.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<CatalogueApi>();

/** How far this device's clock is behind the server's, in milliseconds. */
const askOffset = async (): Promise<number> => {
  const { now } = await call('GET /api/general/currentTime', {});
  return Date.parse(now) - Date.now();
};

const TICK_MS = 5_000;
const ASK_AGAIN_MS = 10 * 60_000;

/** What the clock shows at the airports, ticking: the server's clock, until it has answered this device's. */
export const useAirportClock = (): AirportTime => {
  const { data: offset = 0 } = useSWR('clock', askOffset, {
    refreshInterval: ASK_AGAIN_MS,
    revalidateOnFocus: true,
    errorRetryInterval: TICK_MS,
    shouldRetryOnError: true,
  });
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return airportTime(new Date(Date.now() + offset));
};
