import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '#shared/calendar-date.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { createJob, formBody } from '#test/support/job-desk.ts';
import { invoicesOfToday, issued, today } from '#test/support/ledger.ts';
import { startStack } from '#test/support/stack.ts';
import { staffBrowser } from '#test/support/staff.ts';

const ADMIN = 'admin@example.com';

/** What must be the same after a restore: every order with its payments, every invoice with its file. */
const books = async (admin: BrowserClient) => {
  const orders = ok(
    await admin.send('POST', '/api/orders/list/', {
      limit: 100,
      where: { date_from: today(), date_to: addDays(today(), 6) },
    }),
  ).rows;
  const invoices = await invoicesOfToday(admin);
  const files = await Promise.all(
    invoices.map(async ({ filename }) => {
      const { status, body } = await admin.send('POST', '/api/invoices/download', { filename });
      return [filename, status, String(body).length];
    }),
  );
  return JSON.stringify({ orders, invoices, files });
};

/**
 * `node test/load/restore-drill.ts`: the demonstration's bookings and some invoices, a copy of the data as a backup,
 * then more work and its loss; the system starts on the copy, must say what it said at that moment, and go on.
 */
const drill = async (): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'));
  const [live, backup] = [join(folder, 'live'), join(folder, 'backup')];
  try {
    const first = await startStack('bookings', live);
    const before = await staffBrowser(first, ADMIN);
    for (let count = 0; count < 5; count += 1) await issued(before);
    const good = await books(before);
    await first.close();
    cpSync(live, backup, { recursive: true });

    const lost = await startStack('bookings', live);
    const careless = await staffBrowser(lost, ADMIN);
    await issued(careless);
    await createJob(careless, formBody());
    const wasChanged = (await books(careless)) !== good;
    await lost.close();

    const begun = performance.now();
    const restored = await startStack('bookings', backup);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const after = await staffBrowser(restored, ADMIN);
    const isSame = (await books(after)) === good;
    const next = await issued(after);
    const isGoingOn = next.invoice_number !== undefined;
    await restored.close();
    console.log('| what | result |\n|---|---|');
    console.log(`| work after the backup was there, and is gone | ${wasChanged && isSame ? 'yes' : 'NO'} |`);
    console.log(`| orders, payments, invoices and files as at the backup | ${isSame ? 'yes' : 'NO'} |`);
    console.log(
      `| the next invoice continues the series | ${isGoingOn ? `yes, ${next.invoice_number}` : 'NO'} |`,
    );
    console.log(`| until it answered again | ${seconds} s |`);
    return wasChanged && isSame && isGoingOn;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exit((await drill()) ? 0 : 1);
