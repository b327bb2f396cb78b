import { type AirportId, hasPorters } from '#shared/catalogue/airport-ids.ts';
import { TRAVEL_TYPES, type TravelType } from '#shared/catalogue/travel-types.ts';
import { inLanguage, LANGUAGE_NAMES, SITE_LANGUAGES } from '#shared/languages.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import type { EditField, EditInput, StopField } from '#web/back-office/orders/panel/edit-fields.ts';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';
import { useLanguages, useLocations } from '#web/common/reference-data.ts';

export type Choice = { readonly value: string; readonly label: string };
type Place = Choice & { readonly group: string; readonly ask_flight: boolean; readonly ask_train: boolean };

const SERVICES = ['assistant', 'porter', 'both'] as const;

/** What an order has now stays to be chosen, whatever is offered today. */
const withPresent = <T extends Choice>(offered: readonly T[], present: T | undefined): readonly T[] =>
  !present || offered.some(({ value }) => value === present.value) ? offered : [present, ...offered];

/** The places of one end of a service, for the travel type that is chosen. */
const usePlaces = (order: OrderDetails, input: EditInput) => {
  const { language } = useTexts();
  const { data } = useLocations({
    airport: order.airport as AirportId | undefined,
    type: (input.travelType || undefined) as TravelType | undefined,
    lang: language,
  });
  return (stop: StopField): readonly Place[] => {
    const service = stop.startsWith('assistant') ? 'assistant' : 'porter';
    const isMeeting = stop.endsWith('_meeting');
    const now = isMeeting ? order[service]?.meeting_point : order[service]?.destination;
    const present = now && {
      value: now.id,
      label: inLanguage(now.title, language),
      group: '',
      ask_flight: false,
      ask_train: false,
    };
    const points = data?.[service] ?? [];
    const offered = isMeeting
      ? points.map(({ from_id, from_title, from_group, ...asks }) => ({
          ...asks,
          value: from_id,
          label: from_title,
          group: from_group,
        }))
      : (points.find(({ from_id }) => from_id === input[`${service}_meeting`])?.destinations ?? []).map(
          ({ to_id, title, ...rest }) => ({ ...rest, value: to_id, label: title }),
        );
    return withPresent(offered, present);
  };
};

/** What the fields of the form choose from; undefined for fields that are typed. */
export const useEditChoices = (order: OrderDetails, input: EditInput) => {
  const { t, language } = useTexts();
  const placesOf = usePlaces(order, input);
  const { data: languages = [] } = useLanguages(language);
  const spoken = order.assistant && {
    value: String(order.assistant.language),
    label: inLanguage(order.assistant.language_name, language),
  };
  const choices: Partial<Record<EditField, readonly Choice[]>> = {
    travelType: TRAVEL_TYPES.map((value) => ({ value, label: t(`office.travel.${value}`) })),
    selected_service: SERVICES.filter(
      (service) => service === 'assistant' || !order.airport || hasPorters(order.airport),
    ).map((value) => ({ value, label: t(`office.service.${value}`) })),
    'assistant.language': withPresent(
      languages.map(({ _id, name }) => ({ value: String(_id), label: name })),
      spoken,
    ),
    reading_language: SITE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    assistant_meeting: placesOf('assistant_meeting'),
    assistant_destination: placesOf('assistant_destination'),
    porter_meeting: placesOf('porter_meeting'),
    porter_destination: placesOf('porter_destination'),
  };
  return {
    choices,
    /** Whether the place that is chosen asks for a flight, or a train. */
    asks: (stop: StopField, what: 'ask_flight' | 'ask_train'): boolean =>
      placesOf(stop).find(({ value }) => value === input[stop])?.[what] ?? false,
    /** A value as it is read. */
    words: (field: EditField, value: string): string =>
      choices[field]?.find((choice) => choice.value === value)?.label ?? value,
  };
};
export type EditChoices = ReturnType<typeof useEditChoices>;
