import { firstCatalogue } from '#infra/seed/catalogue.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import type { PriceList } from '#shared/catalogue/price.ts';

/** The catalogue of a new installation, but for what matters. */
export const aCatalogue = (overrides: Partial<Catalogue> = {}): Catalogue => ({
  ...firstCatalogue,
  ...overrides,
});

/** The catalogue after the office has changed some prices; gross cents. */
export const aCatalogueWithPrices = (changed: Partial<PriceList>): Catalogue =>
  aCatalogue({
    version: firstCatalogue.version + 1,
    prices: firstCatalogue.prices.map((price) => ({ ...price, price: changed[price.code] ?? price.price })),
  });
