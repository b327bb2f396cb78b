import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

/** S: taxed. AE: the client owes the tax (§ 13b UStG). E: exempt. As EN 16931 calls them (BT-118). */
export type TaxCategory = 'S' | 'AE' | 'E';

const countryOf = (vat_id: string): string => vat_id.trim().slice(0, 2).toUpperCase();

type Taxed = Pick<Invoice, 'tax' | 'vat_id' | 'lang'>;

/**
 * Why an invoice has the tax that it has. Without tax, a client with a VAT number of another country owes it itself; one
 * of the seller's own country cannot, so that what it gets is exempt.
 */
export const taxCategoryOf = (
  { tax, vat_id }: Pick<Taxed, 'tax' | 'vat_id'>,
  seller: Pick<Seller, 'vat_id'>,
): TaxCategory => {
  if (tax > 0) return 'S';
  return vat_id.trim() && countryOf(vat_id) !== countryOf(seller.vat_id) ? 'AE' : 'E';
};

/** The note that the law asks for where no tax is charged (§ 14 (4) no. 8, § 14a (5) UStG). */
export const taxNoteOf = (invoice: Taxed, seller: Pick<Seller, 'vat_id'>): string | undefined => {
  const { reverseCharge, exempt } = invoiceTexts[invoice.lang];
  const notes = { S: undefined, AE: reverseCharge, E: exempt };
  return notes[taxCategoryOf(invoice, seller)];
};
