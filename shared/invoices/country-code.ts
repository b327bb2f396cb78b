/** What addresses call a country beside its names in the lists of English and German. */
const ALSO: Readonly<Record<string, string>> = {
  brd: 'DE',
  'bundesrepublik deutschland': 'DE',
  'federal republic of germany': 'DE',
  'great britain': 'GB',
  grossbritannien: 'GB',
  england: 'GB',
  uk: 'GB',
  usa: 'US',
  'united states of america': 'US',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'tschechische republik': 'CZ',
  turkey: 'TR',
  uae: 'AE',
  'vereinigte arabische emirate': 'AE',
  schweiz: 'CH',
  suisse: 'CH',
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that the lists know and that are no country's: regions, the world, retired ones. */
const NO_COUNTRY = /^(AA|DD|EU|EZ|QO|SU|UN|XA|XB|YU|ZZ)$/;

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.]/g, '');

const namesOf = (language: string): [string, string][] => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = NO_COUNTRY.test(code) ? undefined : names.of(code);
    return name ? ([[plain(name), code]] as [string, string][]) : [];
  });
};

const listCodes = (): ReadonlyMap<string, string> => {
  const listed = namesOf('en');
  return new Map([
    ...listed.map(([, code]): [string, string] => [code.toLowerCase(), code]),
    ...listed,
    ...namesOf('de'),
    ...Object.entries(ALSO),
  ]);
};

let known: ReadonlyMap<string, string> | undefined;
/** Listed once, with the first name that is asked for: it takes as long as a page of an invoice. */
const codes = (): ReadonlyMap<string, string> => {
  known ??= listCodes();
  return known;
};

/**
 * The code of a country (ISO 3166-1 alpha-2) as electronic invoices need it (EN 16931, BT-40 and BT-55), of its name in
 * English or German, or of the code itself; undefined when there is no such country.
 */
export const countryCode = (name: string): string | undefined => codes().get(plain(name));
