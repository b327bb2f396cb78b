import { useMemo } from 'react';
import { useLanguages, useLocations, usePrices, useSettings } from '#web/common/reference-data.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import {
  priceListFrom,
  type Quote,
  quoteOf,
  type Tariff,
  thresholdsFrom,
} from '#web/public/booking/summary/quote.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** Everything that prices and places need for this draft. */
export const useTariff = () => {
  const { language } = useTexts();
  const { airport, travelType } = useDraft();
  const settings = useSettings();
  const prices = usePrices();
  const languages = useLanguages(language);
  const locations = useLocations({ airport, type: travelType, lang: language });
  const tariff = useMemo<Tariff | undefined>(
    () =>
      settings.data && prices.data
        ? {
            prices: priceListFrom(prices.data),
            thresholds: thresholdsFrom(settings.data),
            locations: locations.data,
            languages: languages.data,
          }
        : undefined,
    [settings.data, prices.data, locations.data, languages.data],
  );
  const all = [settings, prices, languages, locations];
  return {
    tariff,
    error: all.find(({ error }) => error)?.error as unknown,
    retry: () => {
      for (const { error, mutate } of all) if (error) void mutate();
    },
  };
};

/** The running price; undefined while it is loading or nothing is chosen. */
export const useQuote = (): Quote | undefined => {
  const draft = useDraft();
  const { tariff } = useTariff();
  return useMemo(() => tariff && quoteOf(draft, tariff), [draft, tariff]);
};
