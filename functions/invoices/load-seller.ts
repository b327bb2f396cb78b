import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { demandSeller } from '#functions/platform/invoices/demand-seller.ts';

/**
 * Who issues invoices, with the settings that numbers come from.
 * @throws DomainError `refused_transition` naming the settings that are empty
 */
export const loadSeller = async () => {
  const catalogue = await readCatalogue();
  return { seller: demandSeller(catalogue), catalogue };
};
