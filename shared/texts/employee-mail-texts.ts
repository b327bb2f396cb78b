/** The words of mails to employees, which are in English and German. */
export const employeeMailTexts = {
  en: {
    job: 'Job',
    service: 'Service',
    when: 'When',
    airport: 'Airport',
    from: 'Meeting point',
    to: 'Destination',
    journey: 'Flight or train',
    sign: 'On the sign',
    guests: 'Guests',
    language: 'Language',
    remarks: 'Remarks',
    desk: 'Service desk',
    was: 'Before, it was on',
    same: 'Day and time stay as they were.',
    at: (date: string, from: string, to: string) => `${date}, ${from} to ${to}`,
  },
  de: {
    job: 'Auftrag',
    service: 'Service',
    when: 'Wann',
    airport: 'Flughafen',
    from: 'Treffpunkt',
    to: 'Ziel',
    journey: 'Flug oder Zug',
    sign: 'Auf dem Schild',
    guests: 'Gäste',
    language: 'Sprache',
    remarks: 'Hinweise',
    desk: 'Serviceschalter',
    was: 'Vorher war er am',
    same: 'Tag und Uhrzeit bleiben, wie sie waren.',
    at: (date: string, from: string, to: string) => `${date}, ${from} bis ${to} Uhr`,
  },
} as const;

export type EmployeeMailLanguage = keyof typeof employeeMailTexts;
