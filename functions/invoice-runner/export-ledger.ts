import { Readable } from 'node:stream';
import { closeDays, openDays } from '#functions/invoice-runner/close-days.ts';
import { markDocuments } from '#functions/invoice-runner/mark-documents.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { ledgerOn } from '#functions/platform/data/invoice.ts';
import { changeLedgerExport, getLedgerExport } from '#functions/platform/data/ledger-export.ts';
import { save } from '#functions/platform/data/write.ts';
import { storeScratchFile } from '#functions/platform/documents/scratch-files.ts';
import { batchLines, bookingLines, bookingProblems, taxDifferences } from '#shared/invoices/datev.ts';
import { batchProblems, type DatevBatch } from '#shared/invoices/datev-batch.ts';
import type { DatevProblem } from '#shared/invoices/datev-errors.ts';
import { datevBatchOf } from '#shared/invoices/datev-settings.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import {
  daysOf,
  exportName,
  isExported,
  isForBatch,
  type LedgerExport,
  repeatedIn,
} from '#shared/invoices/ledger-export.ts';
import { rabOf } from '#shared/invoices/rab.ts';
import type { RabRow } from '#shared/invoices/rab-row.ts';
import { ledgerTexts } from '#shared/texts/ledger-texts.ts';

/** What an export comes to. */
type Result = Pick<LedgerExport, 'outcome' | 'documents'> &
  Partial<
    Pick<
      LedgerExport,
      | 'closed'
      | 'file'
      | 'problems'
      | 'problem_count'
      | 'tax_differences'
      | 'tax_difference_count'
      | 'repeated'
      | 'repeated_count'
    >
  >;

/** At most one progress report in so many milliseconds. */
const REPORT_MS = 1_000;
/** Problems that are kept and shown; the others are counted. */
const KEPT_PROBLEMS = 50;

/** An export at work: it reads the documents day by day, and tells how far it is. */
class Work {
  stored: LedgerExport;
  private finished = 0;
  private reported = Date.now();

  constructor(asked: LedgerExport) {
    this.stored = asked;
  }

  private async keep(after: LedgerExport): Promise<void> {
    await save(changeLedgerExport(this.stored, after));
    this.stored = { ...after, version: this.stored.version + 1 };
  }

  /** The documents of the export in their order, part by part; a part is all that is in memory. */
  async *parts(count: (documents: readonly InvoiceHead[]) => void): AsyncGenerator<InvoiceHead[]> {
    for (const day of daysOf(this.stored)) {
      for await (const found of ledgerOn(day, isExported(this.stored))) {
        const documents = found.filter(isForBatch(this.stored));
        count(documents);
        yield documents;
      }
      this.finished += 1;
      if (Date.now() - this.reported < REPORT_MS) continue;
      await this.keep({ ...this.stored, finished: this.finished });
      this.reported = Date.now();
    }
  }

  end(result: Result, now: Date): Promise<void> {
    const { total } = this.stored;
    return this.keep({
      ...this.stored,
      ...result,
      state: 'done',
      finished: total,
      finished_at: now.toISOString(),
    });
  }
}

async function* startingWith(first: RabRow, rest: AsyncIterable<RabRow>): AsyncGenerator<RabRow> {
  yield first;
  yield* rest;
}

const fileOf = (asked: LedgerExport) => {
  const name = exportName(asked);
  return { key: `exports/${asked._id}/${name}`, name };
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const writeLedger = async (work: Work): Promise<Result> => {
  let documents = 0;
  const parts = work.parts((found) => {
    documents += found.length;
  });
  const rows = rabOf(parts, ledgerTexts.de);
  const { value: first } = await rows.next();
  if (!first || first.isTotal) return { outcome: 'empty', documents };
  const file = fileOf(work.stored);
  const { ledgerCsv, ledgerXlsx } = await import('#functions/platform/documents/ledger-files.ts');
  const isCsv = work.stored.kind === 'csv';
  const body = (isCsv ? ledgerCsv : ledgerXlsx)(startingWith(first, rows));
  await storeScratchFile(file, body, isCsv ? 'text/csv; charset=utf-8' : XLSX);
  return { outcome: 'made', documents, file };
};

/** What the books would not take, or derive otherwise: all documents are read once before the first line is written. */
const readProblems = async (work: Work, batch: DatevBatch) => {
  const problems: DatevProblem[] = batchProblems(batch);
  let count = problems.length;
  const tax_differences: LedgerExport['tax_differences'] = [];
  let tax_difference_count = 0;
  const repeated: LedgerExport['repeated'] = [];
  let repeated_count = 0;
  let documents = 0;
  const parts = work.parts((found) => {
    documents += found.length;
  });
  for await (const part of parts) {
    const again = repeatedIn(part, work.stored);
    repeated_count += again.length;
    repeated.push(...again.slice(0, KEPT_PROBLEMS - repeated.length));
    const odd = taxDifferences(part);
    tax_difference_count += odd.length;
    tax_differences.push(...odd.slice(0, KEPT_PROBLEMS - tax_differences.length));
    const found = bookingProblems(part, batch);
    count += found.length;
    problems.push(...found.slice(0, KEPT_PROBLEMS - problems.length));
  }
  const remarks = { tax_differences, tax_difference_count, repeated, repeated_count };
  return { problems, count, documents, remarks };
};

const writeBookings = async (work: Work, now: Date): Promise<Result> => {
  const { period_from: from, period_to: to } = work.stored;
  const batch = datevBatchOf(await readCatalogue(), { from, to }, now);
  const { problems, count, documents, remarks } = await readProblems(work, batch);
  if (documents === 0) return { outcome: 'empty', documents };
  if (count > 0) return { outcome: 'refused', documents, problems, problem_count: count };
  const exported: string[] = [];
  const parts = work.parts((found) => exported.push(...found.map(({ _id }) => _id)));
  async function* lines(): AsyncGenerator<Uint8Array> {
    yield* batchLines(batch);
    for await (const part of parts) yield* bookingLines(part, batch);
  }
  const file = fileOf(work.stored);
  await storeScratchFile(
    file,
    Readable.from(lines(), { objectMode: false }),
    'text/csv; charset=windows-1252',
  );
  const closed = await markDocuments(exported, work.stored, now);
  return { outcome: 'made', documents: exported.length, closed, file, ...remarks };
};

/** The booking batch; its days are closed before the first document is read, and open again when nothing came of it. */
const makeBatch = async (work: Work, now: Date): Promise<Result> => {
  if (work.stored.close) await closeDays(work.stored);
  const result = await writeBookings(work, now);
  if (work.stored.close && result.outcome !== 'made') await openDays(work.stored);
  return result;
};

/**
 * Makes the file of an export. Told twice, it is made once; killed at any point, it is made anew from the beginning:
 * the file replaces the one before, and what is closed already stays closed.
 */
export const exportLedger = async (id: string, now: Date): Promise<void> => {
  const asked = await getLedgerExport(id);
  if (!asked || asked.state === 'done') return;
  const work = new Work(asked);
  const result = asked.kind === 'datev' ? await makeBatch(work, now) : await writeLedger(work);
  await work.end(result, now);
};

/** Keeps that an export failed, once the last try is over. */
export const giveUpExport = async (id: string, now: Date): Promise<void> => {
  const asked = await getLedgerExport(id);
  if (!asked || asked.state === 'done') return;
  await openDays(asked);
  await new Work(asked).end({ outcome: 'failed', documents: 0 }, now);
};
