import useSWR, { type SWRResponse } from 'swr';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { CatalogueApi } from '#shared/catalogue/catalogue-api.ts';
import type { TravelType } from '#shared/catalogue/travel-types.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { apiClient } from '#web/common/call-api.ts';
import { readKept, writeKept } from '#web/common/kept-data.ts';

const call = apiClient<CatalogueApi>();

export type Settings = ReceivedOf<CatalogueApi['GET /api/settings/asObject']>;
export type Prices = ReceivedOf<CatalogueApi['GET /api/prices']>;
export type Airports = ReceivedOf<CatalogueApi['GET /api/airports/{lang}']>;
export type Languages = ReceivedOf<CatalogueApi['GET /api/languages/all/{lang}']>;
export type Locations = ReceivedOf<CatalogueApi['POST /api/locations/getRelevantLocations']>;

const loadSettings = (): Promise<Settings> => call('GET /api/settings/asObject', {});

const store = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

const keeping = async <T>(name: string, version: number, load: () => Promise<T>): Promise<T> => {
  const storage = store();
  const kept = storage && readKept<T>(storage, name, version, Date.now());
  if (kept !== undefined) return kept;
  const data = await load();
  try {
    if (storage) writeKept(storage, name, { version, now: Date.now(), data });
  } catch {
    // A full storage only costs another call later.
  }
  return data;
};

/** The public settings, read on every load of the page: their version tells whether kept data still hold. */
export const useSettings = (): SWRResponse<Settings> => useSWR('settings', loadSettings);

/** Data of the catalogue by name; nothing is asked while the name is undefined. */
const useKept = <T>(name: string | undefined, load: () => Promise<T>): SWRResponse<T> => {
  const { data: settings, error } = useSettings();
  const version = settings?.version;
  const answer = useSWR<T>(
    name !== undefined && version !== undefined ? ['reference', name, version] : null,
    () => keeping(name ?? '', version ?? 0, load),
  );
  return error ? { ...answer, error } : answer;
};

export const usePrices = () => useKept<Prices>('prices', () => call('GET /api/prices', {}));

export const useAirports = (lang: SiteLanguage) =>
  useKept<Airports>(`airports:${lang}`, () => call('GET /api/airports/{lang}', { params: { lang } }));

export const useLanguages = (lang: SiteLanguage) =>
  useKept<Languages>(`languages:${lang}`, () => call('GET /api/languages/all/{lang}', { params: { lang } }));

/** Meeting points and destinations of both services; empty for a service that the airport does not have. */
export const useLocations = (wanted: {
  airport: AirportId | undefined;
  type: TravelType | undefined;
  lang: SiteLanguage;
}) => {
  const { airport, type, lang } = wanted;
  return useKept<Locations>(airport && type && `locations:${airport}:${type}:${lang}`, () =>
    call('POST /api/locations/getRelevantLocations', {
      body: {
        airport: airport ?? 1,
        type: type ?? 'arrival',
        service: airport === 2 ? 'assistant' : 'both',
        lang,
      },
    }),
  );
};
