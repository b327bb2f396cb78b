import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditNoteOf } from '#shared/invoices/credit-note.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
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
import { fileOf, type Piece, piecesOf } from '#test/support/pdf.ts';

const words = invoiceTexts.de;
const MM = 72 / 25.4;
/** A text without its spaces: lines may end anywhere. */
const packed = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');

const issued = anAgencyInvoice([aPricedJob(1, 22850)]);
const withRemarks = (remarks: string): Invoice => ({ ...issued, remarks });
const numberedLines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Zeile ${index + 1}.`).join('\n');

/** A text of a page in which a box of another begins: they lie over each other. */
const overlaps = (pieces: readonly Piece[]): string[] => {
  const flat = pieces.filter(({ isTilted }) => !isTilted);
  return flat.flatMap((one, index) =>
    flat
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width - 0.5 &&
          other.x < one.x + one.width - 0.5 &&
          one.y - one.height * 0.6 < other.y &&
          other.y - other.height * 0.6 < one.y,
      )
      .map((other) => `${one.text} | ${other.text}`),
  );
};

/** The texts of a page that leave what a printer prints of A4, between the page's margins. */
const outside = (pieces: readonly Piece[]): string[] =>
  pieces
    .filter(({ x, y, width, isTilted }) => {
      const isInside = x > 19.9 * MM && x + width < 190.2 * MM && y > 10 * MM && y < 290 * MM;
      return !isTilted && !isInside;
    })
    .map(({ text }) => text);

const expectTidy = (pages: readonly Piece[][]): void => {
  expect(pages.flatMap(overlaps)).toEqual([]);
  expect(pages.flatMap(outside)).toEqual([]);
};

/** Where the name of the document ends on the pages behind the first. */
const NEXT_HEAD = 31 * MM;

/** Address, table and remarks from page to page, without figures and what stands around them. */
const bodyOf = (pages: readonly Piece[][]): string =>
  packed(
    pages
      .flatMap((pieces, page) => {
        const footer = pieces.find(({ text }) => text === aSeller.name)?.y ?? Number.POSITIVE_INFINITY;
        const around: readonly string[] = [...words.columnsNet, words.carried];
        return pieces.filter(
          ({ x, y, width, text }) =>
            y < footer &&
            (page === 0 || y > NEXT_HEAD) &&
            (y > 210 * MM || page > 0 || x < 117 * MM) &&
            (x + width < 125.5 * MM || x < 20.5 * MM) &&
            !around.includes(text),
        );
      })
      .map(({ text }) => text)
      .join(''),
  );

describe('remarks of any length', () => {
  it.each([1, 36, 37, 60, 250])('are all there in %i lines, none over the footer', async (count) => {
    const pages = await piecesOf(await fileOf(withRemarks(numberedLines(count))));
    const texts = pages.flat().map(({ text }) => text);
    expect(texts.filter((text) => /^Zeile \d+\.$/.test(text))).toEqual(numberedLines(count).split('\n'));
    expectTidy(pages);
    pages.forEach((pieces, index) => {
      expect(pieces.map(({ text }) => text).join()).toContain(words.pageOf(index + 1, pages.length));
    });
  });
});

describe('the table', () => {
  it('goes on below its head where its first line is taller than the page', async () => {
    const description = Array.from({ length: 160 }, (_, index) => `Wort${index}mitvielenBuchstaben`).join(
      ' ',
    );
    const [line] = issued.lines;
    if (!line) throw new Error('no line');
    const pages = await piecesOf(await fileOf({ ...issued, lines: [{ ...line, description }] }));
    expect(pages[0]?.map(({ text }) => text)).toContain(words.columnsNet[1]);
    expect(pages[0]?.some(({ text }) => text.includes('Wort0mit'))).toBe(true);
    expect(bodyOf(pages)).toContain(packed(description));
    expectTidy(pages);
  });

  it('has a head only where a line stands below it, wherever the totals come to stand', async () => {
    const counts = Array.from({ length: 12 }, (_, index) => index + 9);
    for (const count of counts) {
      const jobs = Array.from({ length: count }, (_, index) => aPricedJob(index + 1, 6200));
      const pages = await piecesOf(await fileOf(anAgencyInvoice(jobs)));
      for (const pieces of pages) {
        const texts = pieces.map(({ text }) => text);
        const hasLine = texts.some((text) => text.includes('F10001-'));
        expect(texts.includes(words.columnsNet[1])).toBe(hasLine);
      }
      expectTidy(pages);
    }
  });
});

/** Letters of different widths, among them the widest. */
const letters = fc.constantFrom(...'WMWQil.-, äÖßé§ŁғΩЖ 0189'.split(''));
const upTo = (maxLength: number, least = 1) =>
  fc
    .oneof(
      fc.string({ unit: letters, minLength: least, maxLength }),
      fc.constant('W'.repeat(maxLength)),
      fc.constant(`${'Wm '.repeat(maxLength)}`.slice(0, maxLength - 1).concat('x')),
    )
    .map((text) => `x${text.slice(1).trimEnd()}`.slice(0, maxLength));

const address = fc.record({
  company: upTo(200),
  co: upTo(200),
  street: upTo(200),
  zip: upTo(200),
  city: upTo(200),
  country: upTo(200),
});

const lineTexts = fc.record({
  title: upTo(200),
  description: upTo(2000),
  order: upTo(200),
  reference: upTo(200),
});

const typed = fc.record({
  address,
  lines: fc.array(fc.record({ head: lineTexts, subs: fc.array(lineTexts, { maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  remarks: upTo(2000),
  number: fc.string({ unit: fc.constantFrom('W', '0', '-'), minLength: 1, maxLength: 40 }),
  price: fc.integer({ min: 1, max: 900_000_000_000_000 }),
  amount: fc.integer({ min: 1, max: 100_000 }),
});

type Typed = typeof typed extends fc.Arbitrary<infer T> ? T : never;

const freeInvoice = ({ address: client, lines, remarks, number, price, amount }: Typed): Invoice => {
  const [line] = issued.lines;
  if (!line) throw new Error('no line');
  const { job_id: _job, ...plain } = line;
  const figures = { amount, netto: price, sum_netto: price };
  const set = lines.map(({ head, subs }) => ({
    ...plain,
    ...figures,
    ...head,
    sublines: subs.map(({ title, description }) => ({ ...figures, title, description })),
  }));
  return { ...issued, ...client, remarks, lines: set, invoice_number: number, draft: true };
};

const expectAllOf = (pages: readonly Piece[][], invoice: Invoice): void => {
  const body = bodyOf(pages);
  const { company, co, street, zip, city, country, remarks, lines } = invoice;
  const texts = [
    company,
    co,
    street,
    `${zip} ${city}`,
    country,
    ...lines.flatMap((line) => [
      line.title,
      line.description,
      line.order ?? '',
      ...line.sublines.map((sub) => `${sub.title}, ${sub.description}`),
    ]),
    ...remarks.split('\n'),
  ];
  for (const text of texts) expect(body).toContain(packed(text));
};

describe('texts of any allowed length', () => {
  it('are all there when an invoice is read back, each in its place', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (given) => {
        const invoice = freeInvoice(given);
        const pages = await piecesOf(await fileOf(invoice));
        expectTidy(pages);
        expectAllOf(pages, invoice);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('of a credit note’s and its invoice’s number stay apart from the page’s', async () => {
    const original = { ...issued, invoice_number: 'W'.repeat(40) };
    const { creditNote } = creditNoteOf(original, { _id: 'note', amount: original.amount_left }, NOW);
    const note = { ...numbered(creditNote, 'M'.repeat(40)), remarks: numberedLines(60) };
    const pages = await piecesOf(await fileOf(note));
    expect(pages.length).toBeGreaterThan(1);
    expectTidy(pages);
    for (const pieces of pages) {
      const text = packed(pieces.map((piece) => piece.text).join(''));
      expect(text).toContain('W'.repeat(40));
      expect(text).toContain('M'.repeat(40));
    }
  });

  it.each([aWebInvoice(), anAgencyInvoice([aPricedJob(1, 6200)], { agency: anAgency() })])(
    'of the seller leave the footer in its columns',
    async (invoice) => {
      const long = (name: string) => `${name} ${'GmbH & Co. '.repeat(18)}`.trim().slice(0, 199);
      const { iban, bic, vat_id, country } = aSeller;
      const texts = Object.fromEntries(Object.keys(aSeller).map((name) => [name, long(name)]));
      const seller = { ...aSeller, ...texts, iban, bic, vat_id, country };
      const pages = await piecesOf(await fileOf(invoice, seller));
      expectTidy(pages);
      const text = packed(pages[0]?.map((piece) => piece.text).join('') ?? '');
      for (const one of Object.values(texts)) {
        if (!one.startsWith('country') && !/^(iban|bic|vat_id)/.test(one))
          expect(text).toContain(packed(one));
      }
    },
  );
});
