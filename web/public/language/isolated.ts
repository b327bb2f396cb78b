import { directionOf, type SiteLanguage } from '#shared/languages.ts';

/** Unicode's first strong isolate and its end: what stands between runs in its own direction. */
const [ISOLATE, END] = ['\u2068', '\u2069'] as const;

/**
 * Values as they stand in a text of this language. In texts that run from right to left, names, phone numbers,
 * prices and numbers of orders keep their own order of signs.
 */
export const isolated = <V extends string | number>(
  values: Readonly<Record<string, V>>,
  language: SiteLanguage,
): Record<string, V | string> =>
  directionOf(language) === 'ltr'
    ? values
    : Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? `${ISOLATE}${value}${END}` : value,
        ]),
      );
