import { changeInvoice, getInvoiceHead } from '#functions/platform/data/invoice.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import {
  readDocument,
  type StoredDocument,
  storeDocument,
} from '#functions/platform/documents/stored-files.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Invoice, InvoiceDraft } from '#shared/invoices/invoice.ts';
import { allLines } from '#shared/invoices/invoice.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { refused } from '#shared/refused.ts';

/** What draws documents is large: it is loaded by whoever draws one, not by every function that knows invoices. */
const drawing = async () => {
  const [{ drawInvoice }, { documentFonts }, { unprintable }] = await Promise.all([
    import('#functions/platform/documents/draw-invoice.ts'),
    import('#functions/platform/documents/fonts.ts'),
    import('#functions/platform/documents/fontkit-adapter.ts'),
  ]);
  return { drawInvoice, documentFonts, unprintable };
};

const CLIENT_FIELDS = ['company', 'co', 'street', 'zip', 'city', 'country', 'remarks'] as const;

/**
 * Refuses an invoice with letters that cannot be printed, before a number is taken.
 * @throws DomainError `invalid_input` naming the field
 */
export const refuseUnprintable = async (draft: InvoiceDraft): Promise<void> => {
  const { documentFonts, unprintable } = await drawing();
  const lines = allLines(draft.lines).map((line) => [
    line.title,
    line.description,
    line.order,
    line.reference,
  ]);
  const texts = [
    ...CLIENT_FIELDS.map((field) => [field, draft[field]] as const),
    ['lines', lines.flat().join('')] as const,
  ];
  for (const [field, text] of texts) {
    const strange = unprintable(documentFonts.regular, text.replaceAll('\n', ''));
    if (strange.length > 0) {
      const values = { letters: strange.join(' ') };
      const { message } = refused('invoice.letters', values);
      throw refused('invoice.letters', values, { [field]: { code: 'letters', message } });
    }
  }
};

/** The PDF of an invoice, with the electronic one inside where it is a business's. The same invoice makes the same bytes. */
export const drawnInvoice = async (invoice: Invoice, seller: Seller): Promise<Uint8Array> => {
  const { drawInvoice, documentFonts } = await drawing();
  return drawInvoice(invoice, seller, documentFonts);
};

/** Mostly the invoice is as it was when its file was drawn; it is read again only when somebody has changed it since. */
const rememberFile = async (invoice: Invoice, file: StoredDocument): Promise<void> => {
  let known: InvoiceHead | undefined = invoice;
  await againWhenChanged(async () => {
    const stored = known ?? (await getInvoiceHead(invoice._id));
    known = undefined;
    if (!stored) throw new DomainError('not_found', 'There is no such invoice.');
    if (!stored.file) await save(changeInvoice(stored, { ...stored, file }));
  });
};

/**
 * The file of an issued invoice: as it was stored; drawn and stored now when whoever issued it came no further.
 * The number is taken by then, so nothing here may be refused.
 */
export const filedInvoice = async (invoice: Invoice, seller: Seller): Promise<Uint8Array> => {
  if (invoice.file) return readDocument(invoice.file);
  const pdf = await drawnInvoice(invoice, seller);
  const key = `invoices/${invoice.invoice_date.slice(0, 4)}/${invoice.filename}`;
  await rememberFile(invoice, await storeDocument(key, pdf, invoice.issued_at));
  return pdf;
};
