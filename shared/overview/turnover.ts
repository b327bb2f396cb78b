import * as z from 'zod/mini';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { netAfterConcession } from '#shared/invoices/amounts.ts';
import {
  airportOfCostCenter,
  CLIENT_TYPES,
  type Invoice,
  type InvoiceSubline,
} from '#shared/invoices/invoice.ts';
import { spread } from '#shared/invoices/tax.ts';
import type { Cents } from '#shared/money.ts';

/** `other`: lines that are no service, such as free invoices and parts of credit notes. */
export const TURNOVER_SERVICES = ['assistant', 'porter', 'other'] as const;
type Service = (typeof TURNOVER_SERVICES)[number];

/** Net cents after concession by service; of a credit note positive, as its other amounts are. */
const byService = z.object({ assistant: z.int(), porter: z.int(), other: z.int() });
export type ByService = z.infer<typeof byService>;

/** What the figures look at of an invoice. */
export const turnoverPart = z.object({
  cost_center: z.string(),
  client_type: z.enum(CLIENT_TYPES),
  credit_note: z.boolean(),
  agencyId: z.int(),
  agency_name: z.string(),
  turnover: byService,
});
export type TurnoverPart = z.infer<typeof turnoverPart>;
export const TURNOVER_PARTS = Object.keys(turnoverPart.shape);

const serviceOf = ({ type }: Pick<InvoiceSubline, 'type'>): Service => type ?? 'other';

/** What an invoice bills by service: its net after concession, spread as its lines are. Source: the RAB's net. */
export const turnoverOf = (invoice: Invoice): ByService => {
  const sums = { assistant: 0, porter: 0, other: 0 };
  for (const line of invoice.lines) {
    sums[serviceOf(line)] += line.sum_netto;
    for (const sub of line.sublines) sums[serviceOf({ type: sub.type ?? line.type })] += sub.sum_netto;
  }
  const net = netAfterConcession(invoice);
  const weights = TURNOVER_SERVICES.map((service) => Math.max(0, sums[service]));
  if (weights.every((weight) => weight === 0)) return { assistant: 0, porter: 0, other: net };
  const [assistant = 0, porter = 0, other = 0] = spread(net, weights);
  return { assistant, porter, other };
};

/** What was billed to one client at one airport in one month; credit notes are taken from it. */
export type TurnoverRow = ByService & {
  readonly month: string;
  readonly airport: AirportId;
  readonly client_type: TurnoverPart['client_type'];
  /** 0 where no agency was billed. */
  readonly agency_id: number;
  readonly agency: string;
};

/** The invoices of a month added up by airport and client. Web clients are one. */
export const turnoverRows = (month: string, parts: readonly TurnoverPart[]): TurnoverRow[] => {
  const rows = new Map<string, TurnoverRow>();
  for (const { cost_center, client_type, credit_note, agencyId, agency_name, turnover } of parts) {
    const airport = airportOfCostCenter(cost_center);
    const isAgency = client_type === 'agency' && agencyId !== 0;
    const key = `${airport} ${client_type} ${isAgency ? agencyId : 0}`;
    const before = rows.get(key);
    const sum = (service: Service): Cents =>
      (before?.[service] ?? 0) + (credit_note ? -turnover[service] : turnover[service]);
    rows.set(key, {
      month,
      airport,
      client_type,
      agency_id: isAgency ? agencyId : 0,
      agency: isAgency ? agency_name : '',
      assistant: sum('assistant'),
      porter: sum('porter'),
      other: sum('other'),
    });
  }
  return [...rows.values()];
};

/** The last `count` months up to that of a day, the earliest first. */
export const monthsUpTo = (day: string, count: number): string[] => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const at = year * 12 + (month - 1) - (count - 1 - back);
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
};
