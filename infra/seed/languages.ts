import { type BookableLanguage, PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import { type Localized, SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';

const FREE = 0;
const COMMON = 1500;
const FAR = 2000;
const RARE = 2500;

/** Where the common list of names is unclear beside another entry, or not what a list would say. */
const BETTER_NAMES: { readonly [code: string]: Partial<Localized> } = {
  zh: {
    en: 'Chinese (Mandarin)',
    de: 'Chinesisch (Mandarin)',
    ru: 'Китайский (путунхуа)',
    zh: '中文（普通话）',
    ja: '中国語（普通話）',
    es: 'Chino (mandarín)',
    ar: 'الصينية (الماندرين)',
  },
  yue: {
    en: 'Chinese (Cantonese)',
    de: 'Chinesisch (Kantonesisch)',
    ru: 'Китайский (кантонский)',
    zh: '中文（粤语）',
    ja: '中国語（広東語）',
    es: 'Chino (cantonés)',
    ar: 'الصينية (الكانتونية)',
  },
  bn: { en: 'Bengali' },
  sl: { ar: 'السلوفينية' },
};

const namesIn = Object.fromEntries(
  SITE_LANGUAGES.map((site) => [site, new Intl.DisplayNames([site], { type: 'language' })]),
) as Record<SiteLanguage, Intl.DisplayNames>;

/** The name as a list entry: Russian and Spanish write languages small inside a sentence. */
const nameIn = (site: SiteLanguage, code: string): string => {
  const name = namesIn[site].of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(site) + name.slice(1);
};

const nameOf = (code: string): Localized => ({
  ...(Object.fromEntries(SITE_LANGUAGES.map((site) => [site, nameIn(site, code)])) as Localized),
  ...BETTER_NAMES[code],
});

/** Id, language code, gross cents on top. */
const BOOKABLE: readonly (readonly [id: number, code: string, price: number])[] = [
  [1, 'de', FREE],
  [2, 'en', FREE],
  [3, 'fr', COMMON],
  [4, 'es', COMMON],
  [5, 'it', COMMON],
  [6, 'pt', COMMON],
  [7, 'ru', COMMON],
  [8, 'tr', COMMON],
  [9, 'ar', FAR],
  [10, 'zh', FAR],
  [11, 'ja', FAR],
  [12, 'ko', FAR],
  [14, 'nl', COMMON],
  [15, 'pl', COMMON],
  [16, 'cs', COMMON],
  [17, 'sk', COMMON],
  [18, 'hu', COMMON],
  [19, 'ro', COMMON],
  [20, 'bg', COMMON],
  [21, 'el', COMMON],
  [22, 'hr', COMMON],
  [23, 'sr', COMMON],
  [24, 'bs', COMMON],
  [25, 'sl', FAR],
  [26, 'mk', FAR],
  [27, 'sq', COMMON],
  [28, 'uk', COMMON],
  [29, 'da', FAR],
  [30, 'sv', FAR],
  [31, 'no', FAR],
  [32, 'fi', RARE],
  [33, 'he', FAR],
  [34, 'fa', FAR],
  [35, 'ur', FAR],
  [36, 'hi', FAR],
  [37, 'pa', RARE],
  [38, 'bn', RARE],
  [39, 'ta', RARE],
  [40, 'am', RARE],
  [41, 'yue', RARE],
  [42, 'vi', FAR],
  [43, 'th', FAR],
  [44, 'id', RARE],
];

/** Stands in for a language where only a porter comes; nobody can choose it. */
const noLanguage: BookableLanguage = {
  _id: PORTER_ONLY_LANGUAGE_ID,
  // "No linguistic content" in ISO 639-2.
  code: 'zxx',
  name: {
    en: 'No language',
    de: 'Keine Sprache',
    ru: 'Без языка',
    zh: '无需语言',
    ja: '言語指定なし',
    es: 'Sin idioma',
    ar: 'بدون لغة',
  },
  price: 0,
  bookable: false,
};

/** The 43 languages an assistant speaks, and the entry for porters alone, by id. */
export const languages: readonly BookableLanguage[] = [
  ...BOOKABLE.map(([_id, code, price]) => ({ _id, code, name: nameOf(code), price, bookable: true })),
  noLanguage,
].sort((a, b) => a._id - b._id);
