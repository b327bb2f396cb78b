import { auditOfSubject } from '#functions/platform/data/audit.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getInvoiceCounter, takenNumbers } from '#functions/platform/data/invoice.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { AuditEntry } from '#shared/audit/audit-entry.ts';
import { numberSetting, type SetUp, textSetting } from '#shared/catalogue/catalogue.ts';
import { CLIENT_TYPES, type Invoice } from '#shared/invoices/invoice.ts';
import type { LedgerExportsApi } from '#shared/invoices/ledger-exports-api.ts';
import { type Raise, rangeOf, reportOf, type SeriesReport } from '#shared/invoices/series-report.ts';

type Asked = Request<'GET /api/invoices/numbers', LedgerExportsApi['GET /api/invoices/numbers']>;

/** Changes of a setting's value, with what it was and is. */
const valuesOf = (entries: readonly AuditEntry[]) =>
  entries.flatMap(({ at, by, changes }) =>
    changes
      .filter(({ field }) => field === 'value')
      .map(({ before = '', after = '' }) => ({ at, by: by.name, before, after })),
  );

const raisesOf = async (key: string): Promise<Raise[]> =>
  valuesOf(await auditOfSubject('setting', key)).map(({ at, by, before, after }) => ({
    from: Number(before),
    to: Number(after),
    at,
    by,
  }));

/** Every suffix that the series has had. */
const suffixesOf = async (key: string, now: string): Promise<string[]> => [
  ...new Set([now, ...valuesOf(await auditOfSubject('setting', key)).map(({ before }) => before)]),
];

/** Numbers that are looked up at the same time. */
const AT_ONCE = 8;
const PART = 1000;

const issuedNumbers = async (
  first: number,
  last: number,
  suffixes: readonly string[],
): Promise<Set<number>> => {
  const issued = new Set<number>();
  const lookUp = async (from: number): Promise<void> => {
    const to = Math.min(from + PART - 1, last);
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const taken = await takenNumbers(
      suffixes.flatMap((suffix) => numbers.map((number) => `${number}${suffix}`)),
    );
    for (const number of taken) issued.add(Number.parseInt(number, 10));
  };
  for (let start = first; start <= last; start += PART * AT_ONCE) {
    const parts = Array.from({ length: AT_ONCE }, (_, index) => start + index * PART);
    await Promise.all(parts.filter((from) => from <= last).map(lookUp));
  }
  return issued;
};

/** The lowest number that was issued below one, as far as no thousand numbers lie in between; else that one. */
const lowestBelow = async (first: number, suffixes: readonly string[]): Promise<number> => {
  const issued = await issuedNumbers(Math.max(first - PART, 1), first - 1, suffixes);
  return issued.size === 0 ? first : lowestBelow(Math.min(...issued), suffixes);
};

const seriesOf = async (client_type: Invoice['client_type'], catalogue: SetUp): Promise<SeriesReport> => {
  const [lastKey, suffixKey] = [`last_invoice_number_${client_type}`, `invoice_suffix_${client_type}`];
  const suffix = textSetting(catalogue, suffixKey);
  // The counter first: a number is taken in the transaction that raises it, so all up to it are there to be read.
  const counter = (await getInvoiceCounter(client_type))?.last;
  const [raises, suffixes] = await Promise.all([raisesOf(lastKey), suffixesOf(suffixKey, suffix)]);
  const told = { setting: numberSetting(catalogue, lastKey), raises, counter };
  // A raise is told from the number that was given last: what lies before it is found by its documents.
  const lowest = await lowestBelow(rangeOf(told).first, suffixes);
  const series = { ...told, client_type, suffix, setting: Math.min(told.setting, lowest - 1) };
  const { first, last } = rangeOf(series);
  return reportOf(series, await issuedNumbers(first, last, suffixes));
};

/** Every number of the series that no document has, with its reason. Source: § 14 (4) no. 4 UStG; GoBD. */
export const readNumbers = async (_: Asked) => {
  const catalogue = await readCatalogue();
  return { series: await Promise.all(CLIENT_TYPES.map((type) => seriesOf(type, catalogue))) };
};
