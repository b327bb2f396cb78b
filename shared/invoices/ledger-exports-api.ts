import * as z from 'zod/mini';
import type { Contract } from '#shared/http/contract.ts';
import { ledgerExport, repeatedDocument } from '#shared/invoices/ledger-export.ts';
import { seriesReport } from '#shared/invoices/series-report.ts';
import { euroAmount } from '#shared/money.ts';
import { noContent } from '#shared/schemas.ts';

const exportId = z.object({ id: z.string().check(z.regex(/^[\w-]{1,60}$/)) });

const exportAnswer = z.extend(z.omit(ledgerExport, { by: true, file: true, agencies: true, version: true }), {
  started_by: z.optional(z.string()),
  has_file: z.boolean(),
  tax_difference_count: z.int(),
  only_new: z.boolean(),
  repeated_count: z.int(),
  /** Documents that an earlier booking batch has too. */
  repeated: z.array(repeatedDocument),
  /** Documents whose tax differs by cents from what the books derive of their gross: what is on paper counts. */
  tax_differences: z.array(z.object({ invoice_number: z.string(), tax: euroAmount, derived: euroAmount })),
});
export type ExportAnswer = z.output<typeof exportAnswer>;

const body = z.object({
  /** Invoice dates, both included. */
  period_from: z.optional(z.string().check(z.maxLength(10))),
  period_to: z.optional(z.string().check(z.maxLength(10))),
  cost_centers: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(2)),
  /** Absent: all, web clients too. */
  agencies: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(5000))),
  /** The screen's own key, so that asking twice starts one export. */
  key: z.optional(z.uuid()),
});

const WAYS =
  'Answers 303 to the file when it is done soon, else 202 and the export; `Prefer: respond-async` always 202';

const start = (summary: string) =>
  ({
    role: 'admin',
    summary: `${summary}. ${WAYS}`,
    body,
    status: 202,
    leadsTo: 'sometimes',
    answer: z.object({ export: exportAnswer }),
  }) as const;

/** Calls about the outgoing-invoice ledger: for the users of the setting `rab_user_ids` alone. */
export const ledgerExportsApi = {
  'POST /api/invoices/createRAB': start('The outgoing-invoice ledger of a period as a workbook'),
  'POST /api/invoices/createLedgerCsv': start('The same documents as CSV'),
  'POST /api/invoices/createDatev': {
    ...start("The same documents as DATEV's booking batch (EXTF)"),
    body: z.extend(body, {
      /** Closes the exported documents for accounting. */
      close: z._default(z.boolean(), true),
      /** Leaves out what an earlier booking batch has. */
      only_new: z._default(z.boolean(), false),
    }),
  },
  'GET /api/invoices/exports': {
    role: 'admin',
    summary: 'Whether the caller may export, and the latest exports',
    answer: z.object({ permitted: z.boolean(), rows: z.array(exportAnswer) }),
  },
  'GET /api/invoices/exports/{id}': {
    role: 'admin',
    summary: 'How far an export is, and what the books would not take',
    params: exportId,
    answer: z.object({ export: exportAnswer }),
  },
  'GET /api/invoices/exports/{id}/file': {
    role: 'admin',
    summary: 'Leads (303) to the file of an export, by a link of some minutes',
    params: exportId,
    leadsTo: 'always',
    answer: noContent,
  },
  'GET /api/invoices/numbers': {
    role: 'admin',
    summary: 'The series of invoice numbers, and every number that no document has, explained',
    answer: z.object({ series: z.array(seriesReport) }),
  },
} as const satisfies Contract;
export type LedgerExportsApi = typeof ledgerExportsApi;
