import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { Employee } from '#shared/employees/employee.ts';

/** Ids of the seeded languages. */
const SPOKEN = {
  de: 1,
  en: 2,
  fr: 3,
  es: 4,
  it: 5,
  pt: 6,
  ru: 7,
  tr: 8,
  ar: 9,
  zh: 10,
  ja: 11,
  ko: 12,
  el: 21,
  uk: 28,
  hi: 36,
} as const;

type Row = readonly [
  first_name: string,
  last_name: string,
  qualification: Employee['Qualifications'],
  languages: string,
];

/** The first is whose account the demonstration has. */
const FRANKFURT: readonly Row[] = [
  ['Lea', 'Hartmann', 'both', 'de en fr'],
  ['Deniz', 'Yılmaz', 'both', 'de en tr'],
  ['Aiko', 'Sommer', 'assistant', 'de en ja'],
  ['Karim', 'Benali', 'assistant', 'de fr ar en'],
  ['Marta', 'Kowalczyk', 'assistant', 'de en ru uk'],
  ['Jürgen', 'Pfeiffer', 'porter', 'de'],
  ['Tomasz', 'Zielinski', 'porter', 'de en'],
  ['Mehmet', 'Çelik', 'porter', 'de tr'],
  ['Mei-Lin', 'Zhao', 'assistant', 'de en zh'],
  ['Isabel', 'Fuentes', 'assistant', 'de en es pt'],
  ['Nikos', 'Antoniou', 'both', 'de en el it'],
  ['Haruka', 'Lindner', 'assistant', 'en ja ko'],
  ['Samir', 'Haddad', 'both', 'en ar fr'],
  ['Birgit', 'Söllner', 'assistant', 'de en it'],
];

const MUNICH: readonly Row[] = [
  ['Theresa', 'Obermaier', 'assistant', 'de en it'],
  ['Vitus', 'Stadler', 'assistant', 'de en'],
  ['Yasmin', 'El-Khoury', 'assistant', 'de ar fr en'],
  ['Giulia', 'Moretti', 'assistant', 'de it en'],
  ['Kenji', 'Baumann', 'assistant', 'de ja en'],
  ['Paula', 'Nascimento', 'assistant', 'de pt es en'],
  ['Florian', 'Wagenknecht', 'both', 'de en'],
  ['Oksana', 'Bondar', 'assistant', 'de uk ru en'],
  ['Rohan', 'Mehta', 'assistant', 'en hi de'],
  ['Claire', 'Dufour', 'assistant', 'fr en de'],
  ['Emre', 'Aksoy', 'assistant', 'de tr en'],
  ['Xiaowen', 'Li', 'assistant', 'zh en de'],
  ['Lukas', 'Gruber', 'both', 'de en es'],
  ['Soo-Jin', 'Park', 'assistant', 'ko en de'],
];

/** Addresses and telephone numbers hold what every system takes. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

const employeesOf = (airport_id: AirportId, rows: readonly Row[], from: number): Employee[] =>
  rows.map(([first_name, last_name, Qualifications, languages], index) => ({
    _id: `demo-${from + index}`,
    first_name,
    last_name,
    phone: `+49 ${airport_id === 1 ? '69' : '89'} 5550${from + index + 100}`,
    handy: `+49 170 5550${from + index + 100}`,
    email: `${plain(first_name)}.${plain(last_name)}@example.com`,
    Languages: languages.split(' ').map((code) => SPOKEN[code as keyof typeof SPOKEN]),
    Qualifications,
    airport_id,
    version: 1,
  }));

/** The employees of the embedded stack, 14 at each airport; an installation in the cloud has none of them. */
export const demoEmployees: readonly Employee[] = [
  ...employeesOf(1, FRANKFURT, 1),
  ...employeesOf(2, MUNICH, 15),
];
