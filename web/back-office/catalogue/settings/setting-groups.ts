import type { OfficeKey } from '#shared/texts/office-en.ts';

type Group = { readonly name: string; readonly title: OfficeKey; readonly has: (key: string) => boolean };

const begins =
  (...beginnings: readonly string[]) =>
  (key: string): boolean =>
    beginnings.some((beginning) => key.startsWith(beginning));

/** The settings by what they are for, in the order of the screen; what no group claims stands in the last. */
export const SETTING_GROUPS: readonly Group[] = [
  { name: 'base', title: 'office.settings.group.base', has: (key) => key.endsWith('_base_1_to_x') },
  { name: 'contact', title: 'office.settings.group.contact', has: begins('contact_', 'withdrawal_') },
  { name: 'seller', title: 'office.settings.group.seller', has: begins('seller_') },
  {
    name: 'invoices',
    title: 'office.settings.group.invoices',
    has: begins('last_invoice_', 'invoice_', 'period_run_', 'rab_'),
  },
  { name: 'books', title: 'office.settings.group.books', has: begins('datev_') },
  { name: 'airline_group', title: 'office.settings.group.airline_group', has: begins('airline_group_') },
  { name: 'other', title: 'office.settings.group.other', has: () => true },
];

/** Rows by group; groups without a row are left out. */
export const grouped = <T extends { readonly key: string }>(rows: readonly T[]) =>
  SETTING_GROUPS.map((group) => ({
    ...group,
    rows: rows.filter(({ key }) => SETTING_GROUPS.find(({ has }) => has(key)) === group),
  })).filter((group) => group.rows.length > 0);
