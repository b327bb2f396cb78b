import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import { type Seller, sellerOf } from '#shared/invoices/seller.ts';
import { refused } from '#shared/refused.ts';

/**
 * Who issues invoices: none is issued while anything of that is missing (§ 14 (4) UStG).
 * @throws DomainError `refused_transition` naming the settings that are empty
 */
export const demandSeller = (catalogue: Pick<Catalogue, 'settings'>): Seller => {
  const { seller, missing } = sellerOf(catalogue);
  if (missing.length === 0) return seller;
  throw refused('invoice.seller', { settings: missing.join(', ') });
};
