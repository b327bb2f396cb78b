import { type RefObject, useRef } from 'react';
import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { ExportKind } from '#shared/invoices/ledger-export.ts';
import type { LedgerExportsApi } from '#shared/invoices/ledger-exports-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { bodyOf, type RunInput } from '#web/back-office/invoices/runs/run-input.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const EXPORTS = 'GET /api/invoices/exports';
const EVERY_MS = 1_500;

const CALLS = {
  rab: 'POST /api/invoices/createRAB',
  datev: 'POST /api/invoices/createDatev',
  csv: 'POST /api/invoices/createLedgerCsv',
} as const satisfies Record<ExportKind, keyof LedgerExportsApi>;

/** The screen follows an export; it does not wait for the file. */
const call = apiClient<LedgerExportsApi>({ prefer: 'respond-async' });

export type Export = ReceivedOf<LedgerExportsApi[typeof EXPORTS]>['rows'][number];

/** Where the file of an export lies: opened by navigation, it is saved, and the page stays. */
export const fileAddress = ({ _id }: Pick<Export, '_id'>): string =>
  `/api/invoices/exports/${encodeURIComponent(_id)}/file`;

/** The choices of a booking batch beside its file. */
export type BatchChoice = { readonly close: boolean; readonly only_new: boolean };
type Asked = { readonly kind: ExportKind; readonly input: RunInput; readonly batch: BatchChoice };
type Sent = Asked & { readonly key: string };

/** A start whose answer was lost is repeated under the same key, so that it is one export. */
const startOf = (sent: RefObject<Sent | undefined>, asked: Asked): Sent => {
  const { current } = sent;
  const isRepeated =
    current?.kind === asked.kind && current.input === asked.input && current.batch === asked.batch;
  const next = isRepeated ? current : { ...asked, key: crypto.randomUUID() };
  sent.current = next;
  return next;
};

/**
 * The latest exports, followed while one goes on, also after a reload; the file of one that was started here opens by
 * itself. Nobody but the permitted users may export.
 */
export const useExports = () => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const own = useRef(new Set<string>());
  const sent = useRef<Sent>(undefined);

  const tell = (done: Export): void => {
    if (done.outcome === 'made') {
      success(t('office.invoices.export.made'));
      window.location.assign(fileAddress(done));
    } else if (done.outcome) {
      danger(t(`office.invoices.export.outcome.${done.outcome}`));
    }
  };
  const { data, error, mutate } = useSWR(EXPORTS, (key) => call(key, {}), {
    refreshInterval: (latest) => (latest?.rows.some(({ state }) => state === 'running') ? EVERY_MS : 0),
    dedupingInterval: 0,
    onSuccess: ({ rows }) => {
      for (const done of rows) if (done.state === 'done' && own.current.delete(done._id)) tell(done);
    },
  });
  const start = async (kind: ExportKind, input: RunInput, batch: BatchChoice): Promise<void> => {
    const { key } = startOf(sent, { kind, input, batch });
    const { draft, force_new, ...body } = bodyOf(input, key);
    try {
      const { export: started } = await call(CALLS[kind], {
        body: { ...body, ...(kind === 'datev' && batch) },
      });
      sent.current = undefined;
      own.current.add(started._id);
    } catch (failure) {
      danger(t('office.invoices.export.not_started'), { error: failure });
    }
    await mutate().catch(() => undefined);
  };
  return {
    permitted: data?.permitted ?? false,
    exports: data?.rows ?? [],
    error: error as unknown,
    reread: async (): Promise<void> => {
      await mutate();
    },
    start,
  };
};
export type Exports = ReturnType<typeof useExports>;
