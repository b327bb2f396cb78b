import { placeEditor, wayEditor } from '#functions/catalogue/edit-locations.ts';
import {
  readPriceHistory,
  readPriceLists,
  readPricesOf,
  savePriceList,
  savePrices,
  withdrawPriceList,
} from '#functions/catalogue/edit-prices.ts';
import { readSettingHistory, readSettings, saveSettings } from '#functions/catalogue/edit-settings.ts';
import {
  airlineEditor,
  groupPriceEditor,
  languageEditor,
  readSetupHistory,
} from '#functions/catalogue/edit-setup.ts';
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
import { locationsApi } from '#shared/catalogue/locations-api.ts';
import { priceListApi } from '#shared/catalogue/price-list-api.ts';
import { settingsApi } from '#shared/catalogue/settings-api.ts';
import { setupApi } from '#shared/catalogue/setup-api.ts';

export const handler = apiGroup({
  ...catalogueApi,
  ...locationsApi,
  ...priceListApi,
  ...settingsApi,
  ...setupApi,
})({
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
  'POST /api/locations/list': placeEditor.list,
  'POST /api/locations/count': placeEditor.count,
  'POST /api/locations': placeEditor.add,
  'PUT /api/locations/{id}': placeEditor.change,
  'POST /api/ways/list': wayEditor.list,
  'POST /api/ways/count': wayEditor.count,
  'POST /api/ways': wayEditor.add,
  'PUT /api/ways/{id}': wayEditor.change,
  'POST /api/languages/list': languageEditor.list,
  'POST /api/languages/count': languageEditor.count,
  'POST /api/languages': languageEditor.add,
  'PUT /api/languages/{id}': languageEditor.change,
  'POST /api/airlines/list': airlineEditor.list,
  'POST /api/airlines/count': airlineEditor.count,
  'POST /api/airlines': airlineEditor.add,
  'PUT /api/airlines/{id}': airlineEditor.change,
  'POST /api/groupPrices/list': groupPriceEditor.list,
  'POST /api/groupPrices/count': groupPriceEditor.count,
  'POST /api/groupPrices': groupPriceEditor.add,
  'PUT /api/groupPrices/{id}': groupPriceEditor.change,
  'DELETE /api/groupPrices/{id}': groupPriceEditor.remove,
  'GET /api/setup/{kind}/{id}/history': readSetupHistory,
});
