import type { LocationService } from '#shared/catalogue/location.ts';
import type { PlaceAsks, ServiceOffer } from '#shared/orders/service-rules.ts';
import type { Languages, Locations } from '#web/common/reference-data.ts';
import type { StopName } from '#web/public/booking/draft/draft.ts';

export type MeetingPoint = Locations['assistant'][number];
export type Destination = MeetingPoint['destinations'][number];

const NONE: Locations = { assistant: [], porter: [] };

export const meetingPointOf = (
  locations: Locations | undefined,
  service: LocationService,
  from: string,
): MeetingPoint | undefined => (locations ?? NONE)[service].find(({ from_id }) => from_id === from);

export const destinationOf = (
  locations: Locations | undefined,
  service: LocationService,
  way: { from: string; to: string },
): Destination | undefined =>
  meetingPointOf(locations, service, way.from)?.destinations.find(({ to_id }) => to_id === way.to);

/** What is sold, as the rules of step 2 ask for it. */
export const offerOf = (
  locations: Locations | undefined,
  languages: Languages | undefined,
): ServiceOffer => ({
  meetingPoint: (service, from) => meetingPointOf(locations, service, from),
  destination: (service, from, to) => destinationOf(locations, service, { from, to }),
  isLanguage: (id) => (languages ?? []).some(({ _id }) => _id === id),
});

export const serviceOfStop = (name: StopName): LocationService =>
  name.startsWith('porter') ? 'porter' : 'assistant';

export const NOTHING_ASKED: PlaceAsks = { ask_flight: false, ask_train: false };

/** A place's name without the group in front, as it reads inside a sentence: `Terminal 1, taxi rank` is `taxi rank`. */
export const innerTitle = (title: string, group: string): string =>
  title.startsWith(group) ? title.slice(group.length).replace(/^[,،，、] ?/, '') || title : title;

/** The same at the beginning of a line: `Taxi rank`. */
export const shortTitle = (title: string, group: string): string => {
  const text = innerTitle(title, group);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
};
