/**
 * The words of the airline groups' spreadsheet. It goes to airlines, so that each stands in both languages; a star marks
 * what must be filled in.
 */
export const groupSheetWords = {
  sheet: {
    title: { en: 'Airline group', de: 'Fluggruppe' },
    how: {
      en: 'Fill in the head, then one service per row from row 10. Please do not add, remove or move columns.',
      de: 'Füllen Sie den Kopf aus, dann ab Zeile 10 je Zeile eine Leistung. Bitte fügen Sie keine Spalten ein, und löschen oder verschieben Sie keine.',
    },
    notes: { en: 'What belongs where', de: 'Was wohin gehört' },
    codes: { en: 'Services', de: 'Leistungen' },
    example: { en: 'Example', de: 'Beispiel' },
  },
  field: {
    issuer_name: { en: 'Issuer', de: 'Aussteller' },
    issuer_number: { en: 'Issuer number', de: 'Nummer des Ausstellers' },
    request_number: { en: 'Request number *', de: 'Anfragenummer *' },
    name_of_group: { en: 'Name of group', de: 'Name der Gruppe' },
    group_leader: { en: 'Group leader', de: 'Gruppenleitung' },
    tour_name: { en: 'Tour name', de: 'Name der Tour' },
    tour_code: { en: 'Tour code', de: 'Tourcode' },
    tour_number: { en: 'Tour number', de: 'Tournummer' },
    tour_leader: { en: 'Tour leader', de: 'Reiseleitung' },
  },
  column: {
    serviceDate: { en: 'Date', de: 'Datum' },
    time: { en: 'Time', de: 'Uhrzeit' },
    location: { en: 'Airport', de: 'Flughafen' },
    code: { en: 'Service', de: 'Leistung' },
    flight_nr: { en: 'Flight', de: 'Flug' },
    booking_class: { en: 'Class', de: 'Klasse' },
    persons: { en: 'Persons', de: 'Personen' },
    language: { en: 'Language', de: 'Sprache' },
    from_text: { en: 'From', de: 'Von' },
    to_text: { en: 'To', de: 'Nach' },
    nameSign: { en: 'Name sign', de: 'Namensschild' },
    remarks: { en: 'Remarks', de: 'Bemerkungen' },
  },
  hint: {
    serviceDate: { en: 'The day of the service at the airport.', de: 'Der Tag der Leistung am Flughafen.' },
    time: {
      en: 'When our assistant waits, on the airport’s clock.',
      de: 'Wann unser Assistent wartet, nach der Uhr des Flughafens.',
    },
    location: { en: 'FRA for Frankfurt, MUC for Munich.', de: 'FRA für Frankfurt, MUC für München.' },
    code: { en: 'One of the services of the list.', de: 'Eine der Leistungen aus der Liste.' },
    flight_nr: { en: 'Optional, such as LH 1865.', de: 'Freiwillig, zum Beispiel LH 1865.' },
    booking_class: { en: 'Optional.', de: 'Freiwillig.' },
    persons: { en: 'How many persons are met, from 1.', de: 'Wie viele Personen wir abholen, ab 1.' },
    language: {
      en: 'The language the assistant speaks, of the list.',
      de: 'Die Sprache, die der Assistent spricht, aus der Liste.',
    },
    from_text: { en: 'The meeting point.', de: 'Der Treffpunkt.' },
    to_text: { en: 'Where we bring the group.', de: 'Wohin wir die Gruppe bringen.' },
    nameSign: {
      en: 'Optional. Left empty, the sign shows the name of the group.',
      de: 'Freiwillig. Bleibt es leer, zeigt das Schild den Namen der Gruppe.',
    },
    remarks: { en: 'Optional.', de: 'Freiwillig.' },
  },
} as const;

/** A word in both languages, as the lists and titles of the spreadsheet have it. */
export const inBoth = ({ en, de }: { readonly en: string; readonly de: string }): string => `${en} · ${de}`;
