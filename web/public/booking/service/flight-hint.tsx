import useSWR from 'swr';
import type { CatalogueApi } from '#shared/catalogue/catalogue-api.ts';
import { normalizeFlightNumber } from '#shared/orders/service-rules.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<CatalogueApi>();

/** Confirms the airline of a flight number, so that a typing mistake in its code stands out. */
export const FlightHint = ({ typed }: { typed: string }) => {
  const code = normalizeFlightNumber(typed).slice(0, 2);
  const { data } = useSWR(
    /^[A-Z0-9]{2}$/.test(code) ? ['airline', code] : null,
    async () =>
      (await call('POST /api/airlines/typeahead', { body: { val: code } })).find((one) => one.code === code),
    { revalidateIfStale: false },
  );
  return (
    <p className="flight-hint" aria-live="polite">
      {data?.name}
    </p>
  );
};
