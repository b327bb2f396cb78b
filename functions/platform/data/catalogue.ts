import * as z from 'zod/mini';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import { readDatedPrices } from '#functions/platform/data/dated-prices.ts';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { catalogueOf, type Key } from '#functions/platform/data/keys.ts';
import { putAll } from '#functions/platform/data/put-all.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { seedPartition } from '#functions/platform/data/seed-partition.ts';
import { save } from '#functions/platform/data/write.ts';
import { airportTime } from '#shared/calendar-date.ts';
import { type Airline, airline } from '#shared/catalogue/airline.ts';
import { type Airport, airport } from '#shared/catalogue/airport.ts';
import { type BookableLanguage, bookableLanguage } from '#shared/catalogue/bookable-language.ts';
import type { Catalogue, SetUp } from '#shared/catalogue/catalogue.ts';
import { type DatedPrices, pricesOn, versionOn } from '#shared/catalogue/dated-prices.ts';
import {
  offeredLocations,
  type Place,
  place,
  type Route,
  route,
  wayIdOf,
} from '#shared/catalogue/location.ts';
import { type Price, price } from '#shared/catalogue/price.ts';
import { type Setting, setting } from '#shared/catalogue/setting.ts';

/** The catalogue's kinds of entry: each is one partition, `CATALOGUE#kind`. */
export const CATALOGUE_KINDS = {
  airports: airport,
  prices: price,
  settings: setting,
  places: place,
  routes: route,
  languages: bookableLanguage,
  airlines: airline,
} as const;
export type CatalogueKind = keyof typeof CATALOGUE_KINDS;

/** The entries of a kind as they are at this moment: for whoever edits them. */
export const readKind = async <K extends CatalogueKind>(kind: K) =>
  z.parse(z.array(CATALOGUE_KINDS[kind] as z.ZodMiniType), await readPartition(catalogueOf(kind)));

type Held = Catalogue & { readonly datedPrices: readonly DatedPrices[] };

const load = async (version: number): Promise<Held> => {
  const kinds = Object.keys(CATALOGUE_KINDS) as CatalogueKind[];
  const [datedPrices, entries] = await Promise.all([
    readDatedPrices(),
    Promise.all(kinds.map(async (kind) => [kind, await readKind(kind)] as const)),
  ]);
  const catalogue = Object.fromEntries(entries) as unknown as Omit<Catalogue, 'version'>;
  return { version, datedPrices, ...catalogue, ...offeredLocations(catalogue) };
};

const readHeld = heldByVersion(load);

/**
 * The catalogue as it is offered at this moment, but for the prices: these depend on the day (`readOffer`). Locations
 * that are not active any more are not in it.
 */
export const readCatalogue: () => Promise<SetUp> = readHeld;

/**
 * What is sold at a moment: the catalogue with the price list of that day at the airport. A list begins at midnight in
 * warm functions too, without an edit.
 */
export const readOffer = async (now: Date): Promise<Catalogue> => {
  const { datedPrices, ...catalogue } = await readHeld();
  const { date } = airportTime(now);
  return {
    ...catalogue,
    version: versionOn(catalogue.version, datedPrices, date),
    prices: pricesOn(catalogue.prices, datedPrices, date),
  };
};

/** The prices that are valid before the first list of a day. */
export const readFirstPrices = (): Promise<Price[]> => readKind('prices') as Promise<Price[]>;

const entryKey: { readonly [K in CatalogueKind]: (entry: never) => string } = {
  airports: ({ code }: Airport) => code,
  prices: ({ code }: Price) => code,
  settings: ({ key }: Setting) => key,
  places: ({ _id }: Place) => _id,
  routes: (way: Route) => wayIdOf(way),
  languages: ({ _id }: BookableLanguage) => String(_id),
  airlines: ({ code }: Airline) => code,
};

/** Stores new ways; those of a place that does not exist yet are not offered before it does. */
export const storeWays = (ways: readonly Route[]): Promise<void> =>
  putAll(ways.map((way) => ({ ...way, PK: catalogueOf('routes'), SK: wayIdOf(way) })));

export const settingKey = (key: string): Key => ({ PK: catalogueOf('settings'), SK: key });

/** Stores the entries of a kind that do not exist yet; what the office has changed since stays. */
export const seedCatalogue = async (catalogue: Catalogue): Promise<void> => {
  for (const kind of Object.keys(CATALOGUE_KINDS) as CatalogueKind[]) {
    await seedPartition(catalogueOf(kind), catalogue[kind] as readonly object[], (entry) =>
      entryKey[kind](entry as never),
    );
  }
  await save(announceEdit());
};
