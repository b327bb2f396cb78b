import { environment } from '#functions/platform/environment.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { AIRPORT_TIME_ZONE, airportTime } from '#shared/calendar-date.ts';
import type { CatalogueApi } from '#shared/catalogue/catalogue-api.ts';

type Time = Request<'GET /api/general/currentTime', CatalogueApi['GET /api/general/currentTime']>;

export const readCurrentTime = async ({ now }: Time) => ({
  now: now.toISOString(),
  ...airportTime(now),
  time_zone: AIRPORT_TIME_ZONE,
});

/** In development the card widget comes from the provider's test host, or from the sandbox. */
export const readEnvironment = async () => ({
  env: environment.INSTALLATION,
  payment_widget_host: environment.PAYMENT_BASE_URL,
});
