import {
  readPriceHistory,
  readPriceLists,
  readPricesOf,
  savePriceList,
  savePrices,
  withdrawPriceList,
} from '#functions/catalogue/edit-prices.ts';
import { readSettingHistory, readSettings, saveSettings } from '#functions/catalogue/edit-settings.ts';
import { readCurrentTime, readEnvironment } from '#functions/catalogue/read-installation.ts';
import { readRelevantLocations } from '#functions/catalogue/read-locations.ts';
import {
  readAirports,
  readLanguages,
  readPrices,
  suggestAirlinesFor,
} from '#functions/catalogue/read-offer.ts';
import { readPublicSettings, readSiteLanguages } from '#functions/catalogue/read-settings.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { catalogueApi } from '#shared/catalogue/catalogue-api.ts';
import { priceListApi } from '#shared/catalogue/price-list-api.ts';
import { settingsApi } from '#shared/catalogue/settings-api.ts';

export const handler = apiGroup({ ...catalogueApi, ...priceListApi, ...settingsApi })({
  'GET /api/settings/asObject': readPublicSettings,
  'GET /api/settings': readSettings,
  'PUT /api/settings': saveSettings,
  'GET /api/settings/{key}/history': readSettingHistory,
  'GET /api/settings/getSiteTranlations': readSiteLanguages,
  'GET /api/prices': readPrices,
  'PUT /api/prices': savePrices,
  'GET /api/prices/lists': readPriceLists,
  'GET /api/prices/history': readPriceHistory,
  'GET /api/prices/{date}': readPricesOf,
  'PUT /api/prices/{date}': savePriceList,
  'POST /api/prices/{date}/withdraw': withdrawPriceList,
  'GET /api/airports/{lang}': readAirports,
  'GET /api/languages/all/{lang}': readLanguages,
  'GET /api/general/currentTime': readCurrentTime,
  'GET /api/general/getEnv': readEnvironment,
  'POST /api/airlines/typeahead': suggestAirlinesFor,
  'POST /api/locations/getRelevantLocations': readRelevantLocations,
});
