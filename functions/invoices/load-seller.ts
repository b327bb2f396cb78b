import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { DomainError } from '#shared/domain-error.ts';
import { sellerOf } from '#shared/invoices/seller.ts';

/**
 * Who issues invoices, with the settings that numbers come from.
 * @throws DomainError `refused_transition` naming the settings that are empty
 */
export const loadSeller = async () => {
  const catalogue = await readCatalogue();
  const { seller, missing } = sellerOf(catalogue);
  if (missing.length > 0) {
    throw new DomainError('refused_transition', `These settings are empty: ${missing.join(', ')}.`);
  }
  return { seller, catalogue };
};
