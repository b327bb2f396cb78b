import { SITE_LANGUAGES } from '#shared/languages.ts';

/** ISO 3166-1, the countries and territories with a population of their own. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Most guests come from here; they stand first in the list. */
const OFTEN = ['DE', 'AT', 'CH', 'GB', 'US', 'JP', 'CN', 'FR', 'IT', 'ES'];

const named = (codes: readonly string[], names: Intl.DisplayNames) =>
  codes.map((code) => ({ code, name: names.of(code) ?? code }));

/** Countries by their name in a language, those of most guests first. */
export const countriesIn = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = named(CODES, names).sort((a, b) => a.name.localeCompare(b.name, language));
  return { often: named(OFTEN, names), all };
};

/** How the invoice shows a country; what is no code is a name already. */
export const countryName = (country: string, language: string): string =>
  CODES.includes(country)
    ? (new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country)
    : country;

/** The code behind a country's name, in whichever language of the site it was written; else the name itself. */
export const countryCode = (name: string): string => {
  const names = SITE_LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return CODES.find((code) => names.some((inLanguage) => inLanguage.of(code) === name)) ?? name;
};
