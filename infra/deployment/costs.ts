/**
 * `node infra/deployment/costs.ts`: what an installation costs a month at AWS, by how many bookings it takes. An
 * estimate to plan with: list prices of eu-central-1 in US dollars without tax and free tiers, and the use of one
 * booking as our own benchmarks count it, visitors who only look included.
 */

/** What one booking makes happen, from the first visitor's page to its invoice; agencies' jobs count as bookings. */
const PER_BOOKING = {
  /** Of ten visitors one books; the others read three pages and ask for prices. */
  pageViews: 40,
  apiCalls: 60,
  lambdaMs: 60 * 90,
  lambdaGb: 1,
  /** Units of 1 kB written and 4 kB read; each write goes to two indexes on the average. */
  writeUnits: 120,
  readUnits: 220,
  storedMb: 0.05,
  documentsMb: 0.06,
  mails: 3,
  /** Compressed, of a page with its code: most of it comes once per visitor. */
  transferMb: 6,
  logsMb: 0.12,
  traces: 3,
} as const;

/** Dollars. */
const PRICE = {
  httpApiMillion: 1.2,
  lambdaGbSecond: 0.0000133334,
  lambdaMillion: 0.2,
  writeMillion: 0.7625,
  readMillion: 0.1525,
  tableGbMonth: 0.306,
  backupGbMonth: 0.2448,
  fileGbMonth: 0.0245,
  mailThousand: 0.1,
  transferGb: 0.085,
  edgeRequestMillion: 1.2,
  firewall: 5 + 4,
  firewallMillion: 0.6,
  logsGb: 0.63,
  traceMillion: 5,
  secret: 0.4,
  alarm: 0.1,
} as const;

/** However many bookings there are; a first admin's secret goes when its work is done. */
export const FIXED = { secrets: 5, alarms: 47 } as const;
/** Rows stay eight years where they belong to invoices: the estimate is of the third year. */
const MONTHS_KEPT = 36;

const MILLION = 1_000_000;

/** Dollars a month by part. */
export const monthlyCosts = (bookings: number) => {
  const { pageViews, apiCalls, lambdaMs, lambdaGb, writeUnits, readUnits } = PER_BOOKING;
  const storedGb = (bookings * PER_BOOKING.storedMb * MONTHS_KEPT) / 1024;
  const requests = bookings * (apiCalls + pageViews * 4);
  return {
    'API and functions':
      (bookings * apiCalls * (PRICE.httpApiMillion + PRICE.lambdaMillion)) / MILLION +
      ((bookings * lambdaMs) / 1000) * lambdaGb * PRICE.lambdaGbSecond,
    'Table with backups':
      (bookings * (writeUnits * PRICE.writeMillion + readUnits * PRICE.readMillion)) / MILLION +
      storedGb * (PRICE.tableGbMonth + PRICE.backupGbMonth),
    'Documents and exports': ((bookings * PER_BOOKING.documentsMb * MONTHS_KEPT) / 1024) * PRICE.fileGbMonth,
    Mails: (bookings * PER_BOOKING.mails * PRICE.mailThousand) / 1000,
    'Edge and firewall':
      (requests * (PRICE.edgeRequestMillion + PRICE.firewallMillion)) / MILLION +
      ((bookings * PER_BOOKING.transferMb) / 1024) * PRICE.transferGb +
      PRICE.firewall,
    'Logs, traces, alarms':
      ((bookings * PER_BOOKING.logsMb) / 1024) * PRICE.logsGb +
      (bookings * PER_BOOKING.traces * PRICE.traceMillion) / MILLION +
      FIXED.alarms * PRICE.alarm,
    Secrets: FIXED.secrets * PRICE.secret,
  };
};

const SIZES = [1_000, 10_000, 100_000] as const;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The estimate as a table in Markdown. */
export const costTable = (): string => {
  const costs = SIZES.map(monthlyCosts);
  const parts = Object.keys(costs[0] ?? {}) as (keyof ReturnType<typeof monthlyCosts>)[];
  const total = costs.map((one) => Object.values(one).reduce((sum, part) => sum + part, 0));
  const shown = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
  return [
    row(['US dollars a month', ...SIZES.map((size) => `${size.toLocaleString('en')} bookings`)]),
    row(['---', ...SIZES.map(() => '---:')]),
    ...parts.map((part) => row([part, ...costs.map((one) => shown(one[part]))])),
    row(['**All**', ...total.map((value) => `**${shown(value)}**`)]),
    row(['A booking', ...total.map((value, index) => (value / (SIZES[index] ?? 1)).toFixed(4))]),
  ].join('\n');
};

if (import.meta.main) console.log(costTable());
