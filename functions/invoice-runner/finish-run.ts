import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { LOOK_AGAIN } from '#functions/invoice-runner/start-run.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getInvoice, getInvoiceHeads } from '#functions/platform/data/invoice.ts';
import {
  changeInvoiceRun,
  creditsOfRun,
  getInvoiceRun,
  unitsOfRun,
} from '#functions/platform/data/invoice-run.ts';
import { announce, getAnnouncement } from '#functions/platform/data/outbox.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import { csvOf } from '#functions/platform/documents/csv.ts';
import { storeScratchFile } from '#functions/platform/documents/scratch-files.ts';
import { readDocument } from '#functions/platform/documents/stored-files.ts';
import { drawnInvoice, filedInvoice } from '#functions/platform/invoices/file-invoice.ts';
import { sendTasks } from '#functions/platform/invoices/run-queue.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import type { InvoiceRun, RunUnit } from '#shared/invoices/invoice-run.ts';
import { runManifest } from '#shared/invoices/run-manifest.ts';
import { type Seller, sellerOf } from '#shared/invoices/seller.ts';

/** The invoices of a run by number, with the credit notes of what it bills anew; of drafts by agency. */
const invoicesOfRun = async (runId: string, units: readonly RunUnit[]): Promise<InvoiceHead[]> => {
  const credits = await creditsOfRun(runId);
  const found = await getInvoiceHeads([...units.flatMap(({ invoice_id }) => invoice_id ?? []), ...credits]);
  return found.toSorted(
    (a, b) => a.settings_invoice_number - b.settings_invoice_number || a._id.localeCompare(b._id),
  );
};

const pdfOf = async ({ _id, draft, file }: InvoiceHead, seller: Seller): Promise<Uint8Array> => {
  if (file) return readDocument(file);
  const invoice = await getInvoice(_id);
  if (!invoice) throw new Error(`invoice ${_id} is gone`);
  return draft ? drawnInvoice(invoice, seller) : filedInvoice(invoice, seller);
};

/** Documents that are read while those before them are written. */
const AHEAD = 4;

/** What is read of some items, in their order. */
async function* readAhead<T, R>(items: readonly T[], read: (item: T) => Promise<R>): AsyncGenerator<R> {
  const begun: Promise<R>[] = [];
  for (const item of items) {
    const reading = read(item);
    // It is told to whoever takes it; nobody does when one before it failed.
    reading.catch(() => undefined);
    begun.push(reading);
    const [first] = begun.length > AHEAD ? begun.splice(0, 1) : [];
    if (first) yield await first;
  }
  for (const reading of begun) yield await reading;
}

/**
 * All documents with a list of them, as a stream: each is read shortly before its turn comes, so that a run of ten
 * thousand needs no more memory than one of ten.
 */
const archiveOf = (invoices: readonly InvoiceHead[], manifest: string, seller: Seller): PassThrough => {
  const zip = new ZipFile();
  const archive = new PassThrough();
  zip.on('error', (error) => archive.destroy(error as Error));
  zip.outputStream.pipe(archive);
  zip.addBuffer(Buffer.from(manifest, 'utf8'), 'manifest.csv');
  const documents = readAhead(invoices, (invoice) => pdfOf(invoice, seller));
  for (const { filename } of invoices) {
    // Asked for one after the other, in this order.
    zip.addReadStreamLazy(filename, { compress: false }, (ready) => {
      documents.next().then(
        ({ value: pdf }) => {
          const stream = new PassThrough();
          ready(null, stream);
          stream.end(pdf);
        },
        (error: unknown) => ready(error, new PassThrough()),
      );
    });
  }
  zip.end();
  return archive;
};

const nameOf = ({ period_from, period_to, draft }: InvoiceRun): string =>
  `${draft ? 'drafts' : 'invoices'}-${period_from}-${period_to}.zip`;

/** Tells the office, once: not again when what failed was done anew. */
const summaryWrites = async (runId: string, now: Date): Promise<Write[]> => {
  const mail = { _id: `period_run_summary#${runId}`, template: 'period_run_summary' as const };
  const isTold = await getAnnouncement(mail._id);
  return isTold ? [] : [announce({ ...mail, about: runId, language: 'de' }, now)];
};

const end = async (run: InvoiceRun, file: InvoiceRun['file'], now: Date): Promise<void> =>
  save(
    changeInvoiceRun(run, { ...run, state: 'done', file, finished_at: now.toISOString() }),
    ...(await summaryWrites(run._id, now)),
  );

/** Ends a run whose archive could not be made; the office can have it made again. */
export const endWithoutArchive = (run: InvoiceRun, now: Date): Promise<void> => end(run, undefined, now);

/**
 * Ends a run once all of it is done: the archive of its documents, and that it is finished. Looks again a moment later
 * while something is still being worked on.
 */
export const finishRun = async (runId: string, now: Date): Promise<void> => {
  const run = await getInvoiceRun(runId);
  if (!run || run.state === 'done') return;
  const units = await unitsOfRun(runId);
  if (units.length < run.total) {
    await sendTasks([{ kind: 'finish', run_id: runId }], LOOK_AGAIN);
    return;
  }
  const { seller } = sellerOf(await readCatalogue());
  const invoices = await invoicesOfRun(runId, units);
  const file = { key: `runs/${runId}.zip`, name: nameOf(run) };
  await storeScratchFile(
    file,
    archiveOf(invoices, csvOf(runManifest(invoices, units)), seller),
    'application/zip',
  );
  await end(run, file, now);
};
