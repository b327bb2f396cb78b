import { LOCATION_SERVICES } from '#shared/catalogue/location.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import {
  type Column,
  type Filter,
  typeOf,
  type Values,
} from '#web/back-office/catalogue/setup/setup-kind.ts';
import type { Choice } from '#web/back-office/components/form/take-typed.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

/** What a choice of few is made from, in the reader's language. */
export const useChoices = (): ((name: Filter) => Choice[]) => {
  const { t } = useTexts();
  const airports = airportsInScope(useCurrentUser());
  const choices: Record<Filter, Choice[]> = {
    airport: airports.map((id) => ({ value: String(id), label: t(`office.airport.${id}`) })),
    travelType: TRAVEL_TYPES.map((value) => ({ value, label: t(`office.travel.${value}`) })),
    service: LOCATION_SERVICES.map((value) => ({ value, label: t(`office.service.${value}`) })),
  };
  return (name) => choices[name];
};

const isFilter = (name: Column): name is Filter => typeOf(name) === 'choice';

/** A value of a row as a reader sees it. */
export const useShown = (): ((name: Column, values: Values) => string) => {
  const { t, language } = useTexts();
  const choicesOf = useChoices();
  return (name, values) => {
    const value = values[name] ?? '';
    if (typeOf(name) === 'price') return euros(Number(value), language);
    if (typeOf(name) === 'flag') return t(value === 'true' ? 'office.setup.yes' : 'office.setup.no');
    if (typeOf(name) === 'named') return values[`${name}.${language}`] ?? '';
    if (name === 'from_id') return values[`from_title.${language}`] ?? '';
    if (name === 'to_id') return values[`to_title.${language}`] ?? '';
    if (isFilter(name)) return choicesOf(name).find((choice) => choice.value === value)?.label ?? value;
    return value;
  };
};
