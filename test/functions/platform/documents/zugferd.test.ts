import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { creditNoteOf } from '#shared/invoices/credit-note.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import {
  anAgency,
  anAgencyInvoice,
  aPricedJob,
  aWebInvoice,
  numbered,
} from '#test/support/builders/invoice.ts';
import { NOW } from '#test/support/builders/order.ts';
import { aSeller } from '#test/support/builders/seller.ts';
import { fileOf } from '#test/support/pdf.ts';

const issued = anAgencyInvoice([aPricedJob(1, 22850)], { agency: anAgency({ concession: 1250 }) });
const noteOf = (amount: number): Invoice =>
  numbered(creditNoteOf(issued, { _id: 'note', amount }, NOW).creditNote, '20002-A');
const untaxed = (vat_id: string): Invoice =>
  anAgencyInvoice([aPricedJob(1, 6200)], { agency: anAgency({ tax: 0, vat_id, country: 'Österreich' }) });

const xmlOf = async (invoice: Invoice): Promise<string> => (await extractXml(await fileOf(invoice))).xml;

/** What stands in the elements of a path, the innermost last. */
const valuesOf = (xml: string, ...path: string[]): string[] => {
  const [name = '', ...rest] = path;
  const found = [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>(.*?)</ram:${name}>`, 'g'))];
  return found.flatMap(([, inner = '']) =>
    rest.length === 0 ? [inner.replaceAll(/<[^>]*>/g, '')] : valuesOf(inner, ...rest),
  );
};

describe('the electronic invoice inside a PDF', () => {
  it.each([
    ['an invoice with a concession', issued],
    ['a whole credit note', noteOf(issued.amount_left)],
    ['a credit note over a part', noteOf(1234)],
    ['one whose client owes the tax', untaxed('ATU12345678')],
    ['one that is exempt', untaxed('')],
    ['one with remarks and an ampersand', { ...issued, remarks: 'Danke & bis bald <3\nIhr Team' }],
  ])('fits the schema of profile EN 16931: %s', async (_, invoice) => {
    const { xml, filename, profile } = await extractXml(await fileOf(invoice));
    expect([filename, profile]).toEqual(['factur-x.xml', 'EN16931']);
    expect(await validateXsd(xml, Profile.EN16931)).toEqual({ valid: true, errors: [] });
  });

  it('would be told of an invoice that does not fit', async () => {
    const xml = (await xmlOf(issued)).replace('<ram:TypeCode>380</ram:TypeCode>', '');
    expect((await validateXsd(xml, Profile.EN16931)).valid).toBe(false);
  });

  it('names seller, buyer, account, period, terms, and the concession as an allowance', async () => {
    const xml = await xmlOf(issued);
    expect(valuesOf(xml, 'SellerTradeParty', 'Name')).toEqual([aSeller.name]);
    expect(valuesOf(xml, 'SellerTradeParty', 'SpecifiedTaxRegistration', 'ID')).toEqual([
      aSeller.vat_id,
      aSeller.tax_number,
    ]);
    expect(valuesOf(xml, 'BuyerTradeParty', 'ID')[0]).toBe(issued.debitor);
    expect(valuesOf(xml, 'BuyerTradeParty', 'CountryID')).toEqual(['DE']);
    expect(valuesOf(xml, 'BillingSpecifiedPeriod', 'StartDateTime')).toEqual(['20261101']);
    expect(valuesOf(xml, 'BillingSpecifiedPeriod', 'EndDateTime')).toEqual(['20261130']);
    expect(valuesOf(xml, 'ActualDeliverySupplyChainEvent', 'OccurrenceDateTime')).toEqual(['20261130']);
    expect(valuesOf(xml, 'SpecifiedTradePaymentTerms', 'DueDateDateTime')).toEqual(['20261227']);
    expect(valuesOf(xml, 'IBANID')).toEqual([aSeller.iban]);
    expect(valuesOf(xml, 'SpecifiedTradeAllowanceCharge', 'ActualAmount')).toEqual(['28.56']);
    expect(valuesOf(xml, 'SpecifiedTradeAllowanceCharge', 'CalculationPercent')).toEqual(['12.5']);
    expect(valuesOf(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation', 'TaxBasisTotalAmount')).toEqual([
      '199.94',
    ]);
    expect(valuesOf(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation', 'TaxTotalAmount')).toEqual([
      '37.99',
    ]);
  });

  it('of a credit note is of type 381, names its invoice, and has positive amounts', async () => {
    const xml = await xmlOf(noteOf(issued.amount_left));
    expect(valuesOf(xml, 'TypeCode')[0]).toBe('381');
    expect(valuesOf(xml, 'InvoiceReferencedDocument', 'IssuerAssignedID')).toEqual([issued.invoice_number]);
    expect(valuesOf(xml, 'InvoiceReferencedDocument', 'FormattedIssueDateTime')).toEqual(['20261127']);
    expect(valuesOf(xml, 'GrandTotalAmount')).toEqual(['237.93']);
    expect(xml).not.toMatch(/Amount[^>]*>-/);
  });

  it.each([
    ['ATU12345678', 'AE', 'VATEX-EU-AE', 'Steuerschuldnerschaft'],
    ['', 'E', undefined, '§ 4 UStG'],
  ])(
    'without tax has the category and its reason: VAT id “%s” is %s',
    async (vat_id, category, code, reason) => {
      const xml = await xmlOf(untaxed(vat_id));
      const [tax = ''] = [
        ...xml.matchAll(/<ram:ApplicableTradeTax><ram:CalculatedAmount>.*?<\/ram:ApplicableTradeTax>/g),
      ].map(([all]) => all);
      expect(valuesOf(tax, 'CategoryCode')).toEqual([category]);
      expect(valuesOf(tax, 'ExemptionReason')[0]).toContain(reason);
      expect(valuesOf(tax, 'ExemptionReasonCode')[0]).toBe(code);
    },
  );

  it('lies in a file that is made to be archived: PDF/A-3 with colours, fonts, name and metadata inside', async () => {
    const document = await PDFDocument.load(await fileOf(issued), { updateMetadata: false });
    const { catalog, context } = document;
    const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
    const colours = intent.lookup(PDFName.of('DestOutputProfile'));
    expect(colours).toBeInstanceOf(PDFRawStream);
    const attached = catalog.lookup(PDFName.of('AF'), PDFArray).lookup(0, PDFDict);
    expect(String(attached.get(PDFName.of('AFRelationship')))).toBe('/Alternative');
    const described = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? object : []))
      .filter((object) => object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
    expect(described.map((font) => font.has(PDFName.of('FontFile2')))).toEqual([true, true]);
    expect(context.trailerInfo.ID).toBeInstanceOf(PDFArray);
    const told = catalog.lookup(PDFName.of('Metadata')) as PDFRawStream;
    const text = new TextDecoder().decode(told.getContents());
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(text).toContain(`<xmp:CreateDate>${issued.issued_at}</xmp:CreateDate>`);
    expect(document.getCreationDate()).toEqual(new Date(issued.issued_at));
  });

  it('is not inside drafts and the invoices of web clients', async () => {
    const draft = { ...issued, draft: true, invoice_number: '' };
    await expect(extractXml(await fileOf(draft))).rejects.toThrow('no embedded files');
    await expect(extractXml(await fileOf(aWebInvoice()))).rejects.toThrow('no embedded files');
  });
});
