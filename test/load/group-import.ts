import ExcelJS from 'exceljs';
import { type Figure, median } from '#test/load/figure.ts';
import { ok } from '#test/support/booking-calls.ts';
import { newTour, someDay } from '#test/support/job-desk.ts';
import { downloadTemplate, fillTemplate } from '#test/support/sheet-files.ts';
import { startStack } from '#test/support/stack.ts';
import { staffBrowser } from '#test/support/staff.ts';

const RUNS = 7;
const GOAL_MS = 500;

const aRow = (serviceDate: string) => ({
  serviceDate,
  time: '14:35',
  location: 'FRA',
  code: 'MEET',
  flight_nr: 'LH 1865',
  booking_class: 'Y',
  persons: 12,
  language: 'English · Englisch',
  from_text: 'Terminal 1, Gate Z 25',
  to_text: 'Terminal 1, coach stop P 36',
  nameSign: 'Choir of Lübeck',
  remarks: 'Two wheelchairs',
});

const medianOf = async (run: () => Promise<unknown>): Promise<number> => {
  const took: number[] = [];
  await run();
  for (let index = 0; index < RUNS; index += 1) {
    const start = performance.now();
    await run();
    took.push(performance.now() - start);
  }
  return median(took);
};

/** A group's spreadsheet with a thousand services: sent, read, checked and priced, beside the library's reading alone. */
export const groupImportFigures = async (): Promise<Figure[]> => {
  const stack = await startStack('accounts');
  try {
    const admin = await staffBrowser(stack, 'admin@example.com');
    const { bytes } = await downloadTemplate(stack.url, admin);
    const rows = Array.from({ length: 1000 }, () => aRow(someDay()));
    const filled = await fillTemplate(bytes, { head: { request_number: newTour() }, rows });
    const file = filled.toString('base64');
    const ours = await medianOf(async () =>
      ok(await admin.send('POST', '/api/jobs/readGroupSheet', { file })),
    );
    const alone = await medianOf(() => new ExcelJS.Workbook().xlsx.load(filled as unknown as ArrayBuffer));
    return [
      {
        name: 'airline-group import: 1,000 services read, checked and priced',
        ours: `${ours.toFixed(0)} ms`,
        reference: `exceljs reading alone ${alone.toFixed(0)} ms, goal ${GOAL_MS} ms`,
        ratio: (ours / alone).toFixed(2),
        isMet: ours <= GOAL_MS,
      },
    ];
  } finally {
    await stack.close();
  }
};
