import { useState } from 'react';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import type { DayRange } from '#web/back-office/components/day-pager/day-range.ts';
import { base64Of, fileRefusal } from '#web/back-office/jobs/import/file-refusal.ts';
import { daysOf, type SheetRead } from '#web/back-office/jobs/import/sheet-received.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<JobDeskApi>();

export type ImportState =
  | { readonly step: 'choose'; readonly refused?: { readonly name: string; readonly why: string } }
  | { readonly step: 'reading'; readonly name: string }
  | { readonly step: 'preview'; readonly name: string; readonly file: string; readonly read: SheetRead }
  | {
      readonly step: 'stored';
      readonly count: number;
      readonly orderIds: readonly string[];
      readonly days: DayRange | undefined;
    };
type Preview = Extract<ImportState, { step: 'preview' }>;

/** From a chosen file by its preview to the stored services. */
export const useImport = () => {
  const { t, language } = useTexts();
  const { danger } = useAlerts();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const [isStoring, setStoring] = useState(false);

  const read = async (name: string, file: string): Promise<void> => {
    const found = await call('POST /api/jobs/readGroupSheet', { body: { file } });
    setState({ step: 'preview', name, file, read: found });
  };

  const choose = async (chosen: File): Promise<void> => {
    const { name } = chosen;
    setState({ step: 'reading', name });
    try {
      await read(name, await base64Of(chosen));
    } catch (error) {
      setState({ step: 'choose', refused: { name, why: fileRefusal(error, t, language) } });
    }
  };

  /** What was good a minute ago may not be any more: then the file is read again, and shows why. */
  const store = async (
    { name, file, read: { group }, read: sheet }: Preview,
    again: boolean,
  ): Promise<void> => {
    setStoring(true);
    try {
      const { count, order_ids } = await call('POST /api/jobs/createJobForLH', { body: { group, again } });
      setState({ step: 'stored', count, orderIds: order_ids, days: daysOf(sheet) });
    } catch (error) {
      danger(t('office.import.not_stored'), { error, isSticky: true });
      await read(name, file).catch(() => undefined);
    }
    setStoring(false);
  };

  return { state, isStoring, choose, store, restart: () => setState({ step: 'choose' }) };
};
