import { readAgencies } from '#functions/platform/data/agency.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { extrasOf } from '#functions/platform/data/extra.ts';
import { readGroupPrices } from '#functions/platform/data/group-price.ts';
import { offeredJobCodes } from '#functions/platform/data/job-code.ts';
import { editedTranslations } from '#functions/platform/data/translation.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import { languageAnswer } from '#functions/platform/jobs/job-rows.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';

type Desk<K extends keyof JobsApi> = Request<K, JobsApi[K]>;

export const readAllAgencies = async () => ({ rows: [...(await readAgencies())] });

export const readAllLanguages = async () => ({
  rows: (await readCatalogue()).languages.map(languageAnswer),
});

export const readAllGroupPrices = async () => ({ rows: [...(await readGroupPrices())] });

/** Job codes of the caller's airports. */
export const readAllJobCodes = async ({ body, caller }: Desk<'POST /api/jobs/getAllJobCodes'>) => {
  const { agency, airport, service_type_id } = body;
  const rows = (await offeredJobCodes()).filter(
    (code) =>
      isInScope(code, caller) &&
      (agency === undefined || code.agency_id === agency) &&
      (airport === undefined || code.airport === airport) &&
      (service_type_id === undefined || code.service_type_id === service_type_id),
  );
  return { rows };
};

export const readExtras = async ({ params }: Desk<'GET /api/jobs/extras/{agency}'>) => ({
  rows: await extrasOf(Number(params.agency)),
});

const isOfOffice = (key: string): boolean => key.startsWith('office.');

/** The texts of the back office: as shipped, then as the office edited them. */
export const readOfficeTexts = async () => {
  const edited = new Map((await editedTranslations()).map(({ key, texts }) => [key, texts]));
  // The texts of all languages are more than all the rest of the function.
  const { shippedTexts } = await import('#shared/texts/shipped-texts.ts');
  const [en, de] = [shippedTexts('en'), shippedTexts('de')];
  const keys = [...new Set([...Object.keys(en), ...edited.keys()])].filter(isOfOffice);
  return {
    rows: keys.map((key) => ({
      key,
      en: edited.get(key)?.en ?? en[key] ?? '',
      de: edited.get(key)?.de ?? de[key] ?? en[key] ?? '',
    })),
  };
};
