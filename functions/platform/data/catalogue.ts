import * as z from 'zod/mini';
import { catalogueVersionKey } from '#functions/platform/data/keys.ts';
import { readItem, readPartition } from '#functions/platform/data/read.ts';
import { airline } from '#shared/catalogue/airline.ts';
import { airport } from '#shared/catalogue/airport.ts';
import { bookableLanguage } from '#shared/catalogue/bookable-language.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import { place, route } from '#shared/catalogue/location.ts';
import { price } from '#shared/catalogue/price.ts';
import { setting } from '#shared/catalogue/setting.ts';

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
  z.parse(z.array(CATALOGUE_KINDS[kind] as z.ZodMiniType), await readPartition(`CATALOGUE#${kind}`));

const load = async (version: number): Promise<Catalogue> => {
  const kinds = Object.keys(CATALOGUE_KINDS) as CatalogueKind[];
  const entries = await Promise.all(kinds.map(async (kind) => [kind, await readKind(kind)] as const));
  return { version, ...Object.fromEntries(entries) } as Catalogue;
};

let held: Promise<Catalogue> | undefined;
let heldVersion = -1;

/**
 * The catalogue as it is at this moment. One small read tells its version; everything else is kept in the warm
 * function until the version is raised, so that an edit shows at once and a request costs one read.
 */
export const readCatalogue = async (): Promise<Catalogue> => {
  const version = ((await readItem(catalogueVersionKey))?.last as number | undefined) ?? 0;
  if (!held || version !== heldVersion) {
    heldVersion = version;
    held = load(version);
    held.catch(() => {
      held = undefined;
    });
  }
  return held;
};
