import type { Catalogue } from '#shared/catalogue/catalogue.ts';

const FIELDS = [
  'name',
  'street',
  'zip',
  'city',
  'country',
  'tax_number',
  'vat_id',
  'bank',
  'iban',
  'bic',
  'register_court',
  'register_number',
  'managing_director',
  'phone',
  'email',
] as const;
type Field = (typeof FIELDS)[number];

/** Who issues invoices, as the settings say. */
export type Seller = { readonly [field in Field]: string };

const read = ({ settings }: Pick<Catalogue, 'settings'>, field: Field): string =>
  String(settings.find(({ key }) => key === `seller_${field}`)?.value ?? '').trim();

/**
 * The seller's data with the settings that are empty: no invoice is issued while there are any (§ 14 (4) UStG asks
 * for name, address and tax number; § 35a GmbHG for the rest).
 */
export const sellerOf = (catalogue: Pick<Catalogue, 'settings'>): { seller: Seller; missing: string[] } => {
  const seller = Object.fromEntries(FIELDS.map((field) => [field, read(catalogue, field)])) as Seller;
  return { seller, missing: FIELDS.filter((field) => !seller[field]).map((field) => `seller_${field}`) };
};
