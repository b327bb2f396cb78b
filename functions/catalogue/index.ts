import { readCurrentTime, readEnvironment } from '#functions/catalogue/read-installation.ts';
import { readRelevantLocations } from '#functions/catalogue/read-locations.ts';
import {
  readAirports,
  readLanguages,
  readPrices,
  suggestAirlinesFor,
} from '#functions/catalogue/read-offer.ts';
import { readPublicSettings, readSettings, readSiteLanguages } from '#functions/catalogue/read-settings.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { catalogueApi } from '#shared/catalogue/catalogue-api.ts';

export const handler = apiGroup(catalogueApi)({
  'GET /api/settings/asObject': readPublicSettings,
  'GET /api/settings': readSettings,
  'GET /api/settings/getSiteTranlations': readSiteLanguages,
  'GET /api/prices': readPrices,
  'GET /api/airports/{lang}': readAirports,
  'GET /api/languages/all/{lang}': readLanguages,
  'GET /api/general/currentTime': readCurrentTime,
  'GET /api/general/getEnv': readEnvironment,
  'POST /api/airlines/typeahead': suggestAirlinesFor,
  'POST /api/locations/getRelevantLocations': readRelevantLocations,
});
