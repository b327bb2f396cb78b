import { isAirportId } from '#shared/catalogue/airport-ids.ts';
import { servicesIn } from '#shared/jobs/job-services.ts';
import type { Choice, ChoiceGroup } from '#web/back-office/components/form/take-typed.ts';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { type Locations, useLocations } from '#web/common/reference-data.ts';

type Point = Locations['assistant'][number];
const grouped = (places: readonly (Choice & { readonly group: string })[]): ChoiceGroup[] =>
  [...Map.groupBy(places, ({ group }) => group)].map(([group, items]) => ({
    group,
    items: items.map(({ value, label }) => ({ value, label })),
  }));

/** The places that are sold, of private customers; with both services those that both begin or end at. */
export const usePlaces = (isPublic: boolean): { from: ChoiceGroup[]; to: ChoiceGroup[] } => {
  const { language } = useTexts();
  const { input, form } = useFormState();
  const airport = Number(input.location);
  const { data } = useLocations({
    airport: isPublic && isAirportId(airport) ? airport : undefined,
    type: form.travelType,
    lang: language,
  });
  const lists: readonly Point[][] = data ? servicesIn(form).map((service) => data[service]) : [];
  const [first = []] = lists;
  const from = first.filter(({ from_id }) =>
    lists.every((list) => list.some((point) => point.from_id === from_id)),
  );
  const ways = lists.map((list) => list.find(({ from_id }) => from_id === input.from_id)?.destinations ?? []);
  const to = (ways[0] ?? []).flatMap(({ to_id, title, group }) => {
    const same = ways.map((list) => list.find((one) => one.to_id === to_id)?.price);
    if (same.some((price) => price === undefined)) return [];
    const price = same.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    return [{ value: to_id, label: `${title}, ${euros(price, language)}`, group }];
  });
  return {
    from: grouped(
      from.map(({ from_id, from_title, from_group }) => ({
        value: from_id,
        label: from_title,
        group: from_group,
      })),
    ),
    to: grouped(to),
  };
};
