const en = {
  brands: 'Card type',
  cardNumber: 'Card number',
  cardHolder: 'Name on the card',
  expiryDate: 'Valid to',
  expiryPlaceholder: 'MM / YY',
  cvv: 'Security code',
  submit: 'Pay now',
  busy: 'Asking your bank …',
  numberInvalid: 'Check the card number.',
  brandRefused: 'We take {brands}.',
  holderMissing: 'Enter the name as it stands on the card.',
  expiryInvalid: 'Month and year, such as 08 / 29.',
  expiryPast: 'This card has expired.',
  cvvInvalid: 'Three digits, on the back.',
  cvvInvalidAmex: 'Four digits, on the front.',
  unreachable: 'The payment provider cannot be reached. Try again: you will not be charged twice.',
};

const de: typeof en = {
  brands: 'Kartenart',
  cardNumber: 'Kartennummer',
  cardHolder: 'Name auf der Karte',
  expiryDate: 'Gültig bis',
  expiryPlaceholder: 'MM / JJ',
  cvv: 'Prüfnummer',
  submit: 'Jetzt bezahlen',
  busy: 'Ihre Bank wird gefragt …',
  numberInvalid: 'Prüfen Sie die Kartennummer.',
  brandRefused: 'Wir nehmen {brands}.',
  holderMissing: 'Geben Sie den Namen ein, wie er auf der Karte steht.',
  expiryInvalid: 'Monat und Jahr, zum Beispiel 08 / 29.',
  expiryPast: 'Diese Karte ist abgelaufen.',
  cvvInvalid: 'Drei Ziffern, auf der Rückseite.',
  cvvInvalidAmex: 'Vier Ziffern, auf der Vorderseite.',
  unreachable:
    'Der Zahlungsanbieter ist nicht erreichbar. Versuchen Sie es noch einmal: Es wird nichts doppelt belastet.',
};

export type WidgetTexts = typeof en;

/** `de`, `de-DE` and the like are German, all else English; the page's own labels win. */
export const widgetTexts = (locale: string | undefined, labels: Partial<WidgetTexts> = {}): WidgetTexts => ({
  ...(locale?.toLowerCase().startsWith('de') ? de : en),
  ...labels,
});
