import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { sellerOf } from '#shared/invoices/seller.ts';

/** Who issues invoices in a new installation. */
export const aSeller = sellerOf(firstCatalogue).seller;
