import type { Airline } from '#shared/catalogue/airline.ts';
import type { Airport } from '#shared/catalogue/airport.ts';
import type { BookableLanguage } from '#shared/catalogue/bookable-language.ts';
import type { Place, Route } from '#shared/catalogue/location.ts';
import type { Price, PriceList } from '#shared/catalogue/price.ts';
import { type Setting, THRESHOLD_KEYS, type Thresholds } from '#shared/catalogue/setting.ts';

/** What the company sells, at one moment. Every edit raises `version`. */
export type Catalogue = {
  readonly version: number;
  readonly airports: readonly Airport[];
  readonly prices: readonly Price[];
  readonly settings: readonly Setting[];
  readonly places: readonly Place[];
  readonly routes: readonly Route[];
  readonly languages: readonly BookableLanguage[];
  readonly airlines: readonly Airline[];
};

/** The part of it that does not depend on the day. */
export type SetUp = Omit<Catalogue, 'prices' | 'version'>;

/** Gross cents by price code. */
export const priceListOf = (catalogue: Pick<Catalogue, 'prices'>): PriceList =>
  Object.fromEntries(catalogue.prices.map(({ code, price }) => [code, price])) as PriceList;

/** @throws Error when the setting is missing or no number: the installation is broken. */
export const numberSetting = (catalogue: Pick<Catalogue, 'settings'>, key: string): number => {
  const value = catalogue.settings.find((setting) => setting.key === key)?.value;
  if (typeof value !== 'number') throw new Error(`setting ${key} is not a number`);
  return value;
};

/** @throws Error when the setting is missing or no text: the installation is broken. */
export const textSetting = (catalogue: Pick<Catalogue, 'settings'>, key: string): string => {
  const value = catalogue.settings.find((setting) => setting.key === key)?.value;
  if (typeof value !== 'string') throw new Error(`setting ${key} is not a text`);
  return value;
};

/** Up to how many units each base price covers. @throws Error as `numberSetting` */
export const thresholdsOf = (catalogue: Pick<Catalogue, 'settings'>): Thresholds =>
  Object.fromEntries(THRESHOLD_KEYS.map((key) => [key, numberSetting(catalogue, key)])) as Thresholds;
