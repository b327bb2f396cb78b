import { readCatalogue, readOffer } from '#functions/platform/data/catalogue.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { suggestAirlines } from '#shared/catalogue/airline.ts';
import type { CatalogueApi } from '#shared/catalogue/catalogue-api.ts';
import { inLanguage } from '#shared/languages.ts';

type Question<K extends keyof CatalogueApi> = Request<K, CatalogueApi[K]>;

export const readPrices = async ({ now }: Question<'GET /api/prices'>) => [...(await readOffer(now)).prices];

export const readAirports = async ({ params: { lang } }: Question<'GET /api/airports/{lang}'>) =>
  (await readCatalogue()).airports
    .map((airport) => ({
      ...airport,
      name: inLanguage(airport.name, lang),
      desk: inLanguage(airport.desk, lang),
      opening_hours: inLanguage(airport.opening_hours, lang),
    }))
    .sort((a, b) => a._id - b._id);

/** The languages an assistant can be booked in, by name in the asked language. */
export const readLanguages = async ({ params: { lang } }: Question<'GET /api/languages/all/{lang}'>) =>
  (await readCatalogue()).languages
    .filter(({ bookable }) => bookable)
    .map(({ _id, code, name, price }) => ({
      _id,
      code,
      name: inLanguage(name, lang),
      display_de: name.de,
      display_en: name.en,
      price,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, lang) || a._id - b._id);

export const suggestAirlinesFor = async ({ body }: Question<'POST /api/airlines/typeahead'>) =>
  suggestAirlines((await readCatalogue()).airlines, body.val);
