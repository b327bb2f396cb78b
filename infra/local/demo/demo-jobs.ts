import type { JobForm } from '#shared/jobs/job-form.ts';

/** A job of the demonstration; `day` counts from today. */
export type DemoJob = {
  readonly day: number;
  readonly form: JobForm;
  readonly isCancelled?: true;
};

type Service = 'assistant' | 'porter' | 'both';
type Tour = readonly [name: string, code: string, number: string, sign: string];

const CODES = { 1: 'FRA', 2: 'MUC' } as const;

const jobOf = (
  day: number,
  [hours, minutes]: readonly [number, number],
  agency: number,
  [airport, way, service = 'assistant']: readonly [airport: 1 | 2, way: string, service?: Service],
  [tourname, tourcode, tournumber, nameSign]: Tour,
  more: Partial<JobForm> = {},
): DemoJob => ({
  day,
  form: {
    agency,
    serviceType: service,
    location: airport,
    time: { hours, minutes },
    jCode: `${agency}-${CODES[airport]}-${way}`,
    ...(service === 'both' && { jCodePorter: `${agency}-${CODES[airport]}-P-ARR` }),
    tourname,
    tourcode,
    tournumber,
    nameSign,
    persons: 2,
    language: 2,
    bags: service === 'assistant' ? 0 : 12,
    bulky: 0,
    ...more,
  },
});

const BALTIC: Tour = ['Baltic in winter', 'NL', '2618', 'Nordlicht Reisen'];
const ALPS: Tour = ['Alpine Christmas markets', 'AB', '114', 'Alpenblick'];
const SAKURA: Tour = ['Romantic Road', 'SK', '0091', 'サクラツアー'];
const GULF: Tour = ['Clinic transfer', 'GM', '5530', 'السيد المنصوري'];
const RIVER: Tour = ['Rhine cruise', 'RM', '77', 'MS Loreley'];
const ATLAS: Tour = ['Board meeting', 'AT', '4012', 'Mr Whitcombe'];
const CALLER: Tour = ['By phone', 'TEL', '1', 'Dr. Petersen'];

/** Jobs of agencies around today, early and late, at both airports. */
export const demoJobs: readonly DemoJob[] = [
  jobOf(-1, [9, 30], 1001, [1, 'ARR-T1'], BALTIC, { persons: 24, language: 1 }),
  jobOf(-1, [15, 10], 1003, [1, 'TRF'], SAKURA, { persons: 18, language: 11, flight_nr: 'NH 203' }),
  jobOf(0, [5, 45], 1002, [2, 'DEP-T2'], ALPS, { persons: 31, language: 1 }),
  jobOf(0, [6, 50], 1001, [1, 'DEP-T1'], BALTIC, { persons: 24, language: 1, extraHours: 1 }),
  jobOf(0, [8, 15], 1003, [1, 'ARR-T1', 'both'], SAKURA, { persons: 20, language: 11, bags: 27, bulky: 2 }),
  jobOf(0, [9, 5], 1004, [1, 'TRF'], GULF, {
    language: 9,
    flight_nr: 'EK 47',
    remarks: 'Wheelchair from the aircraft door.',
    AdminRemarks: 'Family pays for waiting time.',
    extras: [{ name: 'Wheelchair escort', price: 3500, amount: 1 }],
  }),
  jobOf(0, [10, 40], 1006, [1, 'ARR-T3'], ATLAS, { persons: 3, flight_nr: 'BA 904' }),
  jobOf(0, [11, 20], 1005, [1, 'P-ARR', 'porter'], RIVER, { persons: 22, bags: 38, bulky: 4 }),
  jobOf(0, [12, 0], 1005, [1, 'ARR-T1'], RIVER, { persons: 22, language: 1 }),
  jobOf(0, [13, 30], 1002, [2, 'ARR-T2'], ALPS, { persons: 28, language: 5, flight_nr: 'LH 1865' }),
  jobOf(0, [14, 55], 1006, [2, 'TRF'], ATLAS, { persons: 1, flight_nr: 'LH 98' }),
  { ...jobOf(0, [16, 10], 1001, [1, 'RAIL'], BALTIC, { persons: 6, language: 1 }), isCancelled: true },
  jobOf(0, [19, 25], 1004, [2, 'ARR-T2'], GULF, { persons: 4, language: 9, extraHours: 2 }),
  jobOf(0, [23, 30], 1003, [1, 'ARR-T3'], SAKURA, { persons: 12, language: 11, flight_nr: 'JL 407' }),
  jobOf(1, [7, 20], 997, [1, ''], CALLER, {
    persons: 2,
    language: 1,
    jCode: undefined,
    readingLanguage: 'de',
    clientsEmail: 'petersen@example.com',
    travelType: 'departure',
    from_id: 'fra-t1-taxi-rank',
    to_id: 'fra-t1-gates-b',
    flight_nr: 'LH 756',
  }),
  jobOf(1, [8, 40], 1005, [1, 'P-DEP', 'porter'], RIVER, { persons: 22, bags: 36, bulky: 1 }),
  jobOf(1, [10, 15], 1001, [1, 'ARR-T1'], BALTIC, { persons: 33, language: 1 }),
  jobOf(1, [13, 0], 1002, [2, 'ARR-T2'], ALPS, { persons: 40, language: 1 }),
  jobOf(2, [9, 0], 1006, [1, 'DEP-T1'], ATLAS, { persons: 5 }),
  jobOf(2, [17, 45], 1003, [1, 'ARR-T1', 'both'], SAKURA, { persons: 15, language: 11, bags: 16 }),
  jobOf(3, [6, 30], 1002, [2, 'DEP-T2'], ALPS, { persons: 40, language: 1 }),
  jobOf(3, [12, 50], 1004, [1, 'TRF'], GULF, { persons: 5, language: 9, flight_nr: 'EK 45' }),
];
