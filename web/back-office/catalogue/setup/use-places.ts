import useSWR from 'swr';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { places } from '#web/back-office/catalogue/setup/location-kinds.ts';
import type { ChoiceGroup } from '#web/back-office/components/form/take-typed.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** As many locations as the API gives at once. */
const MOST = 500;

/** The locations of an airport as choices by heading, and the headings with their names by field. */
export const usePlaces = (
  airport: string,
): {
  choices: ChoiceGroup[];
  headings: ReadonlyMap<string, readonly (readonly [field: string, text: string])[]>;
} => {
  const { language } = useTexts();
  const { data = [] } = useSWR(['setup', 'choices', airport], () =>
    places.list({ offset: 0, limit: MOST, where: { airport } }),
  );
  const groups = Map.groupBy(data, ({ values }) => values[`group.${language}`] ?? '');
  const headingOf = (values: (typeof data)[number]['values']) =>
    SITE_LANGUAGES.filter((one) => one !== 'en').map(
      (one) => [`group.${one}`, values[`group.${one}`] ?? ''] as const,
    );
  return {
    choices: [...groups].map(([group, rows]) => ({
      group,
      items: rows.map(({ id, values }) => ({ value: id, label: values[`title.${language}`] ?? '' })),
    })),
    headings: new Map(data.map(({ values }) => [values['group.en'] ?? '', headingOf(values)])),
  };
};
