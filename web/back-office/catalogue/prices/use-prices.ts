import { useSearchParams } from 'react-router';
import useSWR from 'swr';
import type { CatalogueApi } from '#shared/catalogue/catalogue-api.ts';
import type { PriceListApi } from '#shared/catalogue/price-list-api.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import { apiClient } from '#web/common/call-api.ts';

export const callPrices = apiClient<PriceListApi>();
const callCatalogue = apiClient<CatalogueApi>();

export type PriceRows = ReceivedOf<PriceListApi['GET /api/prices/{date}']>;
export type PriceLists = ReceivedOf<PriceListApi['GET /api/prices/lists']>;

const LIST = 'list';
/** What a form was opened with is read anew only when it asks for it: else a stale save would not be noticed. */
const STILL = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** The price lists, the one that the address names, and its prices beside those of today. */
export const usePrices = () => {
  const [search, setSearch] = useSearchParams();
  const lists = useSWR(['prices', 'lists'], () => callPrices('GET /api/prices/lists', {}), STILL);
  const now = useSWR(['prices', 'now'], () => callCatalogue('GET /api/prices', {}), STILL);
  const planned = lists.data?.planned.find(({ from }) => from === search.get(LIST));
  const date = planned?.from;
  const later = useSWR(
    date ? ['prices', date] : null,
    () => callPrices('GET /api/prices/{date}', { params: { date: date ?? '' } }),
    STILL,
  );
  return {
    lists: lists.data,
    planned,
    now: now.data,
    rows: planned ? later.data : now.data,
    error: (lists.error ?? now.error ?? later.error) as unknown,
    open: (from: string | undefined): void => setSearch(from ? { [LIST]: from } : {}),
    /** Reads all anew. @returns the prices of the list that is open */
    reread: async (): Promise<PriceRows | undefined> => {
      const [, ofToday, ofThen] = await Promise.all([lists.mutate(), now.mutate(), later.mutate()]);
      return planned ? ofThen : ofToday;
    },
  };
};
export type Prices = ReturnType<typeof usePrices>;
