import * as z from 'zod/mini';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { catalogueOf } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { seedPartition } from '#functions/platform/data/seed-partition.ts';
import { replace, save, type Write } from '#functions/platform/data/write.ts';
import { type Airline, airline } from '#shared/catalogue/airline.ts';
import { type Airport, airport } from '#shared/catalogue/airport.ts';
import { type BookableLanguage, bookableLanguage } from '#shared/catalogue/bookable-language.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import { type Place, place, type Route, route } from '#shared/catalogue/location.ts';
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

const readKind = async <K extends CatalogueKind>(kind: K) =>
  z.parse(z.array(CATALOGUE_KINDS[kind] as z.ZodMiniType), await readPartition(catalogueOf(kind)));

const load = async (version: number): Promise<Catalogue> => {
  const kinds = Object.keys(CATALOGUE_KINDS) as CatalogueKind[];
  const entries = await Promise.all(kinds.map(async (kind) => [kind, await readKind(kind)] as const));
  return { version, ...Object.fromEntries(entries) } as Catalogue;
};

/** The catalogue as it is at this moment. */
export const readCatalogue = heldByVersion(load);

const entryKey: { readonly [K in CatalogueKind]: (entry: never) => string } = {
  airports: ({ code }: Airport) => code,
  prices: ({ code }: Price) => code,
  settings: ({ key }: Setting) => key,
  places: ({ _id }: Place) => _id,
  routes: (way: Route) => [way.airport, way.travelType, way.service, way.from_id, way.to_id].join('#'),
  languages: ({ _id }: BookableLanguage) => String(_id),
  airlines: ({ code }: Airline) => code,
};

/** Gives a setting a value: with the edit's announcement, in one transaction. */
export const storeSetting = (changed: Setting): Write[] => [
  replace({ PK: catalogueOf('settings'), SK: changed.key }, changed),
  announceEdit(),
];

/** Stores the entries of a kind that do not exist yet; what the office has changed since stays. */
export const seedCatalogue = async (catalogue: Catalogue): Promise<void> => {
  for (const kind of Object.keys(CATALOGUE_KINDS) as CatalogueKind[]) {
    await seedPartition(catalogueOf(kind), catalogue[kind] as readonly object[], (entry) =>
      entryKey[kind](entry as never),
    );
  }
  await save(announceEdit());
};
