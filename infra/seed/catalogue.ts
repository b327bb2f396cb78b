import { airlines } from '#infra/seed/airlines.ts';
import { airports } from '#infra/seed/airports.ts';
import { languages } from '#infra/seed/languages.ts';
import { places } from '#infra/seed/places.ts';
import { prices } from '#infra/seed/prices.ts';
import { routes } from '#infra/seed/routes.ts';
import { settings } from '#infra/seed/settings.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';

/** What a new installation sells on its first day. */
export const firstCatalogue: Catalogue = {
  version: 1,
  airports,
  prices,
  settings,
  places,
  routes,
  languages,
  airlines,
};
