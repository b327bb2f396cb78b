import { readAgencies } from '#functions/platform/data/agency.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { createInvoiceRun } from '#functions/platform/data/invoice-run.ts';
import { isChangedMeanwhile, save } from '#functions/platform/data/write.ts';
import { sendTasks } from '#functions/platform/invoices/run-queue.ts';
import { airportTime } from '#shared/calendar-date.ts';
import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';
import { previousMonth } from '#shared/invoices/billing.ts';
import { newRun } from '#shared/invoices/invoice-run.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';

/**
 * Starts the run of the previous month, as drafts or for good as the setting says: once, however often the clock calls.
 * Source: docs/decisions.md, invoices.
 */
export const startMonthlyRun = async (now: Date): Promise<void> => {
  const [agencies, { settings }] = await Promise.all([readAgencies(), readCatalogue()]);
  const period = previousMonth(airportTime(now).date);
  const mode = settings.find(({ key }) => key === 'period_run_mode')?.value;
  const run = newRun(
    {
      _id: `monthly-${period.from.slice(0, 7)}`,
      period,
      airports: AIRPORTS.map(({ _id }) => _id),
      draft: mode !== 'final',
      force_new: false,
      by: SYSTEM,
    },
    agencies,
    now,
  );
  try {
    await save(createInvoiceRun(run));
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
  }
  await sendTasks([{ kind: 'start', run_id: run._id }]);
};
