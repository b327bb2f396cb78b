import { useDebouncedValue } from '@mantine/hooks';
import useSWR from 'swr';
import type { SearchApi } from '#shared/overview/search-api.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { type Offer, offerOf, screenOffers } from '#web/back-office/shell/search/search-hits.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<SearchApi>();
/** As soon as typing rests for a moment: a number is typed at once. */
const DEBOUNCE_MS = 250;
/** As short as the server takes it. */
const SHORTEST = 2;

/** What a typed text may mean: records of the server, and screens by their name. */
export const useSearch = (typed: string) => {
  const { t } = useTexts();
  const { role } = useCurrentUser();
  const [asked] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const isAsked = asked.length >= SHORTEST;
  const { data, error, isLoading } = useSWR(
    isAsked ? (['search', asked] as const) : null,
    ([, text]) => call('POST /api/search', { body: { text } }),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const found: Offer[] = isAsked && typed.trim() !== '' ? (data?.rows ?? []).map(offerOf) : [];
  return {
    offers: [...found, ...screenOffers(typed, role, t)],
    error,
    isLoading: isLoading || (typed.trim() !== asked && typed.trim().length >= SHORTEST),
  };
};
