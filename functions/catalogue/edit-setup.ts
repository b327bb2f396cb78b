import { randomUUID } from 'node:crypto';
import { setupEditor } from '#functions/catalogue/setup-editor.ts';
import { readAgencies } from '#functions/platform/data/agency.ts';
import { auditOfSubject } from '#functions/platform/data/audit.ts';
import { readKind } from '#functions/platform/data/catalogue.ts';
import { loadGroupPrices } from '#functions/platform/data/group-price.ts';
import { catalogueOf, GROUP_PRICES } from '#functions/platform/data/keys.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Airline } from '#shared/catalogue/airline.ts';
import type { BookableLanguage } from '#shared/catalogue/bookable-language.ts';
import type { SetupApi } from '#shared/catalogue/setup-api.ts';
import {
  type AirlineInput,
  checkedAirline,
  checkedGroupPrice,
  checkedLanguage,
  type GroupPriceInput,
  type LanguageInput,
} from '#shared/catalogue/setup-rules.ts';
import type { GroupPrice } from '#shared/jobs/group-price.ts';

/** Languages that an assistant can be booked in. */
export const languageEditor = setupEditor({
  kind: 'language',
  partition: catalogueOf('languages'),
  read: async () => ((await readKind('languages')) as BookableLanguage[]).toSorted((a, b) => a._id - b._id),
  idOf: ({ _id }: BookableLanguage) => String(_id),
  titleOf: ({ name }: BookableLanguage) => name.en,
  checked: (input: LanguageInput, others: readonly BookableLanguage[], before) =>
    checkedLanguage(input, others, before),
  answerOf: ({ _id, code, name, price, bookable }: BookableLanguage) => ({
    _id,
    code,
    display_de: name.de,
    display_en: name.en,
    price,
    active: bookable,
  }),
});

/** Airlines that are suggested for flight numbers. */
export const airlineEditor = setupEditor({
  kind: 'airline',
  partition: catalogueOf('airlines'),
  read: async () => (await readKind('airlines')) as Airline[],
  idOf: ({ code }: Airline) => code,
  titleOf: ({ code, name }: Airline) => `${code} ${name}`,
  checked: (input: AirlineInput, others: readonly Airline[], before) => checkedAirline(input, others, before),
  answerOf: ({ code, name, active = true }: Airline) => ({ code, name, active }),
});

/** `MEET 1-9 OTHER` after `MEET 1-9 DE/EN`, and 10 after 9. */
const byKey = (a: GroupPrice, b: GroupPrice): number => a.key.localeCompare(b.key, 'en', { numeric: true });

/** Prices by which the jobs of airline groups are imported. */
export const groupPriceEditor = setupEditor({
  kind: 'group_price',
  partition: GROUP_PRICES,
  read: async () => (await loadGroupPrices()).toSorted(byKey),
  idOf: ({ _id }: GroupPrice) => _id,
  titleOf: ({ key }: GroupPrice) => key,
  checked: async (input: GroupPriceInput, others: readonly GroupPrice[], before) => {
    const shorts = (await readAgencies()).map(({ short }) => short);
    const kept = before ? [...shorts, before.agency_short] : shorts;
    return { ...before, _id: before?._id ?? randomUUID(), ...checkedGroupPrice(input, others, kept) };
  },
  answerOf: ({ _id, key, price, agency_short }: GroupPrice) => ({ _id, key, price, agency_short }),
});

type HistoryKey = 'GET /api/setup/{kind}/{id}/history';

export const readSetupHistory = async ({ params }: Request<HistoryKey, SetupApi[HistoryKey]>) => ({
  rows: await auditOfSubject(params.kind, params.id),
});
