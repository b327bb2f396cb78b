import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { CatalogueApi } from '#shared/catalogue/catalogue-api.ts';
import { locationsFor } from '#shared/catalogue/relevant-locations.ts';
import { servicesOf } from '#shared/orders/booking.ts';

type Key = 'POST /api/locations/getRelevantLocations';

/** The meeting points of each service that was asked for, with the destinations sold from them. */
export const readRelevantLocations = async ({ body }: Request<Key, CatalogueApi[Key]>) => {
  const catalogue = await readCatalogue();
  const airport = body.airport === 'FRA' ? 1 : body.airport === 'MUC' ? 2 : body.airport;
  const services = servicesOf(body.service);
  const listOf = (service: 'assistant' | 'porter') =>
    services.includes(service)
      ? locationsFor(catalogue, { airport, travelType: body.type, service }, body.lang)
      : [];
  return { assistant: listOf('assistant'), porter: listOf('porter') };
};
