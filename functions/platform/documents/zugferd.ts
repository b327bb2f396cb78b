import {
  buildXml,
  DocumentTypeCode,
  type FacturXInvoiceInput,
  Flavor,
  Profile,
} from '@stackforge-eu/factur-x';
import { AFRelationship, type PDFDocument } from 'pdf-lib';
import { makeArchivable } from '#functions/platform/documents/archive-pdf.ts';
import type { Meta } from '#functions/platform/documents/xmp-metadata.ts';
import type { EInvoice, EInvoiceLine } from '#shared/invoices/e-invoice.ts';
import { centsToEuros as euros } from '#shared/money.ts';

const percent = (points: number): number => points / 100;
/** SEPA credit transfer (UNTDID 4461). */
const TRANSFER = '58';
/** Discount (UNTDID 5189). */
const DISCOUNT = '95';
/** An email address, as the list of electronic addresses calls it. */
const EMAIL = 'EM';
/** One of something. */
const UNIT = 'C62';

const sellerOf = ({ seller }: EInvoice): FacturXInvoiceInput['seller'] => ({
  name: seller.name,
  description: `${seller.managing_director}, ${seller.register_court}, ${seller.register_number}`,
  legalOrganization: { id: seller.register_number },
  contact: { name: seller.name, phone: seller.phone, email: seller.email },
  address: {
    line1: seller.street,
    city: seller.city,
    postalCode: seller.zip,
    country: seller.country_code ?? '',
  },
  electronicAddress: { value: seller.email, schemeID: EMAIL },
  taxRegistrations: [
    { id: seller.vat_id.replaceAll(/\s/g, ''), schemeId: 'VA' },
    { id: seller.tax_number, schemeId: 'FC' },
  ],
});

const buyerOf = ({ buyer }: EInvoice): FacturXInvoiceInput['buyer'] => ({
  name: buyer.name,
  ...(buyer.id && { id: buyer.id }),
  address: {
    line1: buyer.street,
    ...(buyer.more.trim() && { line2: buyer.more }),
    city: buyer.city,
    postalCode: buyer.zip,
    country: buyer.country ?? '',
  },
  ...(buyer.vat_id && { taxRegistrations: [{ id: buyer.vat_id, schemeId: 'VA' as const }] }),
});

const lineOf =
  ({ tax }: EInvoice) =>
  ({ id, name, description, quantity, price, sum }: EInvoiceLine) => ({
    id,
    name,
    ...(description && { description }),
    quantity,
    unitCode: UNIT,
    unitPrice: euros(price),
    lineTotal: euros(sum),
    vatCategoryCode: tax.category,
    vatRatePercent: percent(tax.rate),
  });

const allowancesOf = ({ allowance, line_total, tax }: EInvoice) =>
  allowance && [
    {
      isCharge: false,
      amount: euros(allowance.amount),
      baseAmount: euros(line_total),
      percent: percent(allowance.rate),
      reasonCode: DISCOUNT,
      reason: allowance.reason,
      vatCategoryCode: tax.category,
      vatRatePercent: percent(tax.rate),
    },
  ];

const paymentOf = ({
  number,
  seller,
  due,
  terms,
}: EInvoice): NonNullable<FacturXInvoiceInput['payment']> => ({
  termsDescription: terms,
  ...(due && {
    dueDate: due,
    meansCode: TRANSFER,
    iban: seller.iban.replaceAll(/\s/g, ''),
    bic: seller.bic.replaceAll(/\s/g, ''),
    accountName: seller.name,
    paymentReference: number,
  }),
});

/** The invoice in the words of the library; amounts in euros. */
const inputOf = (given: EInvoice): FacturXInvoiceInput => {
  const { allowance, tax, preceding } = given;
  const allowances = allowancesOf(given);
  return {
    document: {
      id: given.number,
      issueDate: given.date,
      typeCode: given.type === '381' ? DocumentTypeCode.CREDIT_NOTE : DocumentTypeCode.COMMERCIAL_INVOICE,
      notes: given.notes.map((content) => ({ content })),
    },
    seller: sellerOf(given),
    buyer: buyerOf(given),
    lines: given.lines.map(lineOf(given)),
    ...(allowances && { allowancesCharges: allowances }),
    payment: paymentOf(given),
    // Without a day of its own, the library would take the invoice's date for that of the services.
    delivery: { date: given.period.to },
    billingPeriod: { startDate: given.period.from, endDate: given.period.to },
    vatBreakdown: [
      {
        categoryCode: tax.category,
        ratePercent: percent(tax.rate),
        taxableAmount: euros(given.base),
        taxAmount: euros(tax.amount),
        ...(tax.reason && { exemptionReason: tax.reason }),
        ...(tax.reason_code && { exemptionReasonCode: tax.reason_code }),
      },
    ],
    totals: {
      lineTotal: euros(given.line_total),
      ...(allowance && { allowanceTotal: euros(allowance.amount) }),
      taxBasisTotal: euros(given.base),
      taxTotal: euros(tax.amount),
      grandTotal: euros(given.total),
      duePayableAmount: euros(given.total),
      currency: 'EUR',
    },
    ...(preceding && {
      references: [{ type: 'preceding' as const, id: preceding.number, issueDate: preceding.date }],
    }),
  };
};

/** The XML of an electronic invoice: Cross Industry Invoice, profile EN 16931. The same invoice makes the same text. */
export const invoiceXml = (given: EInvoice): string =>
  buildXml(inputOf(given), Profile.EN16931, Flavor.ZUGFERD);

/** As the standard calls the file. */
const FILENAME = 'factur-x.xml';

/**
 * Puts the electronic invoice into its document (ZUGFeRD 2.5, PDF/A-3). The library's own way would read a file that is
 * written already, and write it twice.
 * @param document drawn to its end, its fonts all embedded, not yet saved
 */
export const addEInvoice = async (document: PDFDocument, given: EInvoice, meta: Meta): Promise<void> => {
  await document.attach(new TextEncoder().encode(invoiceXml(given)), FILENAME, {
    mimeType: 'application/xml',
    afRelationship: AFRelationship.Alternative,
    description: 'Factur-X Invoice',
  });
  await makeArchivable(document, meta, FILENAME);
};
