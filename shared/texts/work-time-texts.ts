/**
 * The work-time sheet (Arbeitszeitnachweis). It is German whatever the office reads: customs and labour inspectors ask
 * for it in German.
 *
 * What the law asks of the record: begin, end and length of the daily working time, by the end of the seventh day
 * after the work at the latest, kept for at least two years (§ 17 Abs. 1 MiLoG); work beyond eight hours on a working
 * day, kept for at least two years (§ 16 Abs. 2 ArbZG). Breaks are no working time (§ 2 Abs. 1 ArbZG): 30 minutes in
 * more than six hours, 45 in more than nine, in parts of at least 15 (§ 4 ArbZG). Eleven hours of rest follow the work
 * of a day (§ 5 Abs. 1 ArbZG). What is planned is printed; what was worked is written by hand by whoever worked.
 */
export const workTimeTexts = {
  title: 'Arbeitszeitnachweis',
  name: 'Name',
  employer: 'Arbeitgeber',
  place: 'Dienstort',
  places: { 1: 'Frankfurt (FRA)', 2: 'München (MUC)' },
  period: 'Zeitraum',
  date: 'Datum',
  job: 'Einsatz',
  jobs: 'Einsätze laut Plan',
  planned: 'Plan',
  actual: 'Tatsächlich',
  begin: 'Beginn',
  end: 'Ende',
  break: 'Pause',
  hours: 'Stunden',
  ofDay: 'Std. am Tag',
  remark: 'Bemerkung',
  signature: 'Unterschrift',
  minutes: 'Min.',
  sum: 'Summe',
  employeeSignature: 'Datum, Unterschrift Mitarbeiterin oder Mitarbeiter',
  officeSignature: 'Datum, Unterschrift Leitung',
  services: { assistant: 'Assistent', porter: 'Träger' },
  range: (from: string, to: string): string => (from === to ? from : `${from} bis ${to}`),
  span: (from: string, to: string): string => `${from} bis ${to} Uhr`,
  nextDay: (time: string): string => `${time} (+1)`,
  plannedHours: (jobs: number, hours: string): string =>
    `${jobs === 1 ? '1 Einsatz' : `${jobs} Einsätze`}, ${hours} Std.`,
  leastBreak: (minutes: number): string => `mind. ${minutes}`,
  page: (page: number, pages: number): string => `Seite ${page} von ${pages}`,
  printed: (when: string): string => `Gedruckt ${when}`,
  law: [
    'Beginn, Ende und Dauer der täglichen Arbeitszeit bitte am selben Tag eintragen, spätestens am siebten Tag danach. Der Nachweis wird mindestens zwei Jahre aufbewahrt (§ 17 Abs. 1 MiLoG, § 16 Abs. 2 ArbZG).',
    'Pausen zählen nicht als Arbeitszeit: mindestens 30 Minuten bei mehr als 6 Stunden, 45 Minuten bei mehr als 9 Stunden, in Abschnitten von mindestens 15 Minuten (§ 4 ArbZG). Danach 11 Stunden Ruhezeit (§ 5 ArbZG).',
  ],
} as const;
