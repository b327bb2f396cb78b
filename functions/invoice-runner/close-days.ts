import { changeClosings, getClosings } from '#functions/platform/data/closings.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { LedgerExport } from '#shared/invoices/ledger-export.ts';

/** Closes the days of a booking batch, so that nobody dates a document into them while it is made, or later. */
export const closeDays = (batch: LedgerExport): Promise<void> =>
  againWhenChanged(async () => {
    const before = await getClosings();
    if (before.days.some(({ export_id }) => export_id === batch._id)) return;
    const { _id: export_id, period_from: from, period_to: to, airports, agencies } = batch;
    const days = { export_id, from, to, airports, ...(agencies && { agencies }) };
    await save(changeClosings(before, [...before.days, days]));
  });

/** Opens the days of a batch that came to nothing. */
export const openDays = ({ _id }: Pick<LedgerExport, '_id'>): Promise<void> =>
  againWhenChanged(async () => {
    const before = await getClosings();
    const days = before.days.filter(({ export_id }) => export_id !== _id);
    if (days.length < before.days.length) await save(changeClosings(before, days));
  });
