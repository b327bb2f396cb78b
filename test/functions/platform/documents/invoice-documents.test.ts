import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { netAfterConcession } from '#shared/invoices/amounts.ts';
import { creditNoteOf } from '#shared/invoices/credit-note.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { moneyText } from '#shared/invoices/invoice-text.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';
import {
  anAgency,
  anAgencyInvoice,
  aPricedJob,
  aWebInvoice,
  numbered,
} from '#test/support/builders/invoice.ts';
import { NOW } from '#test/support/builders/order.ts';
import { aSeller } from '#test/support/builders/seller.ts';
import { fileOf, piecesOf, textOf, unseenTexts } from '#test/support/pdf.ts';

const priced = (code: string, name: string, price: number) =>
  ({ code, name, quantity: 1, price, sum: price }) as never;

/** A job with an hour and a language below it: 62, 28 and 15 euros. */
const aLongJob = (number: number) =>
  aPricedJob(number, 10500, {
    price: {
      net: 10500,
      lines: [
        priced('job_code', 'ARR', 6200),
        priced('extra_hours', 'Sperrgepäck', 2800),
        priced('language', 'Japanisch', 1500),
      ],
    },
  });

const ofAgency = (default_language: SiteLanguage): Invoice =>
  anAgencyInvoice([aLongJob(1), aPricedJob(2, 3800)], {
    agency: anAgency({ default_language, concession: 1250, co: 'Buchhaltung' }),
  });

const noteOf = (invoice: Invoice, amount = invoice.amount_left): Invoice =>
  numbered(creditNoteOf(invoice, { _id: 'note', amount }, NOW).creditNote, '20002-A');

const many = (draft: boolean): Invoice =>
  anAgencyInvoice(
    Array.from({ length: 40 }, (_, index) => (index % 3 ? aPricedJob(index + 1, 6200) : aLongJob(index + 1))),
    { agency: anAgency({ concession: 0 }), draft },
  );

const KINDS: readonly [string, Invoice][] = [
  ['an agency’s invoice in German', ofAgency('de')],
  ['an agency’s invoice in English', ofAgency('en')],
  ['a credit note in German', noteOf(ofAgency('de'))],
  ['a credit note in English', noteOf(ofAgency('en'))],
  ['a credit note over a part', noteOf(ofAgency('de'), 1234)],
  ['a web client’s invoice in German', aWebInvoice('de')],
  ['a web client’s invoice in English', aWebInvoice('en')],
];

describe('the PDF of an invoice or a credit note', () => {
  it.each(KINDS)('names its numbers and amounts in its language: %s', async (_, invoice) => {
    const text = await textOf(await fileOf(invoice));
    const words = invoiceTexts[invoice.lang];
    expect(text).toContain(invoice.credit_note ? words.creditNote : words.invoice);
    expect(text).toContain(invoice.invoice_number);
    expect(text).toContain(invoice.company);
    const { amount_netto, amount_tax, amount_brutto } = invoice;
    for (const amount of [amount_netto, amount_tax, amount_brutto]) {
      expect(text).toContain(moneyText(amount, invoice.lang));
    }
    if (invoice.concession > 0) {
      expect(text).toContain(moneyText(netAfterConcession(invoice), invoice.lang));
    }
    if (invoice.credit_note) {
      expect(text).toContain(`${words.toInvoice}\n${invoice.credit_note_invoice_number}`);
    }
  });

  it.each(KINDS)('carries the legal footer with the bank details: %s', async (_, invoice) => {
    const text = await textOf(await fileOf(invoice));
    const { iban, bic, bank, vat_id, tax_number, register_court, register_number } = aSeller;
    for (const part of [bank, bic, vat_id, tax_number, register_court, register_number]) {
      expect(text).toContain(part);
    }
    expect(text.replaceAll(' ', '')).toContain(`IBAN${iban}`);
  });

  it.each(KINDS)('is seen as it reads, with all of its ink: %s', async (_, invoice) => {
    expect(await unseenTexts(await fileOf(invoice))).toEqual([]);
  });

  it('prints names in Latin, Greek and Cyrillic letters, with all of their ink', async () => {
    const company = 'Ταξίδια Αθήνα Α.Ε.';
    const agency = anAgency({ company, street: 'улица Ленина 5', city: 'Łódź', co: 'Ğ. Şahin, Đorđe Ñandú' });
    const file = await fileOf(anAgencyInvoice([aPricedJob(1, 6200)], { agency }));
    const text = await textOf(file);
    for (const name of [company, 'улица Ленина 5', 'Łódź', 'Ğ. Şahin, Đorđe Ñandú']) {
      expect(text).toContain(name);
    }
    expect(await unseenTexts(file)).toEqual([]);
  });

  it('can be copied letter by letter, whatever accented letters were drawn before it', async () => {
    const to = (company: string) =>
      fileOf(anAgencyInvoice([aPricedJob(1, 6200)], { agency: anAgency({ company }) }));
    await to('Ŵŷ');
    expect(await textOf(await to('Wyw Travel'))).toContain('Wyw Travel');
  });

  it('would be told of letters that are there and not seen', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([200, 100]);
    page.drawText('seen', { x: 20, y: 60, size: 9, font });
    page.drawText('blank', { x: 20, y: 40, size: 9, font, color: rgb(1, 1, 1) });
    page.drawText('half blank', { x: 20, y: 20, size: 9, font });
    const width = font.widthOfTextAtSize('half blank', 9) / 2;
    page.drawRectangle({ x: 20 + width, y: 15, width, height: 15, color: rgb(1, 1, 1) });
    expect(await unseenTexts(await document.save())).toEqual(['blank', 'half blank']);
  });

  it('carries the sum from page to page, numbers the pages, and keeps what is charged beside with its line', async () => {
    const invoice = many(false);
    const pages = await piecesOf(await fileOf(invoice));
    expect(pages.length).toBeGreaterThan(2);
    const words = invoiceTexts.de;
    let sum = 0;
    pages.forEach((pieces, index) => {
      const texts = pieces.map(({ text }) => text);
      expect(texts.join('\n')).toContain(words.pageOf(index + 1, pages.length));
      const before = texts.indexOf(words.carried);
      if (index > 0) expect(texts[before + 1]).toBe(moneyText(sum, 'de'));
      const isLong = (text: string): boolean => text === 'Sperrgepäck';
      expect(texts.filter(isLong)).toHaveLength(texts.filter((text) => text === 'Japanisch').length);
      sum += 2800 * texts.filter(isLong).length + 1500 * texts.filter(isLong).length;
      sum += 6200 * texts.filter((text) => /^F10001-\d+$/.test(text.split(', ')[2] ?? '')).length;
      if (index < pages.length - 1)
        expect(texts[texts.lastIndexOf(words.carried) + 1]).toBe(moneyText(sum, 'de'));
    });
    expect(sum).toBe(invoice.amount_netto);
    expect(pages.at(-1)?.map(({ text }) => text)).toContain(moneyText(invoice.amount_brutto, 'de'));
  });

  it('marks a draft on every page, and gives it no number', async () => {
    const draft = { ...many(true), invoice_number: '', filename: '' };
    const pages = await piecesOf(await fileOf(draft));
    for (const pieces of pages) {
      expect(pieces.filter(({ isTilted }) => isTilted).map(({ text }) => text)).toEqual(['ENTWURF']);
    }
    expect((await textOf(await fileOf(draft))).includes(invoiceTexts.de.draftNote)).toBe(true);
  });

  it('says why no tax is charged: the client owes it, or the service is exempt', async () => {
    const of = async (vat_id: string) =>
      textOf(await fileOf(anAgencyInvoice([aPricedJob(1, 6200)], { agency: anAgency({ tax: 0, vat_id }) })));
    expect(await of('ATU12345678')).toContain(invoiceTexts.de.reverseCharge);
    expect(await of('DE123456789')).toContain(invoiceTexts.de.exempt);
  });

  it.each(KINDS)('is the same to the byte when it is drawn again: %s', async (_, invoice) => {
    expect(Buffer.compare(await fileOf(invoice), await fileOf(invoice))).toBe(0);
  });
});
