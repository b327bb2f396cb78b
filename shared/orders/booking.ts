import type { CalendarDate } from '#shared/calendar-date.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { LocationService } from '#shared/catalogue/location.ts';
import type { TravelType } from '#shared/catalogue/travel-types.ts';

export const SELECTED_SERVICES = ['assistant', 'porter', 'both', 'vip'] as const;
export type SelectedService = (typeof SELECTED_SERVICES)[number];

/** What a visitor enters in step 1. */
export type TravelDetails = {
  readonly airport: AirportId;
  readonly travelType: TravelType;
  readonly date: CalendarDate;
  readonly hours: number;
  readonly minutes: number;
  readonly selected_service: SelectedService;
};

/** Where a service begins or ends. */
export type Stop = {
  readonly id: string;
  readonly flight_nr?: string | undefined;
  readonly train_nr?: string | undefined;
  readonly train_cart?: string | undefined;
  readonly train_seat?: string | undefined;
};

export type PorterPart = {
  readonly meeting_point: Stop;
  readonly destination: Stop;
  readonly bags: number;
  readonly bulky_luggage: number;
  readonly extra_hours: number;
};

export type AssistantPart = {
  readonly meeting_point: Stop;
  readonly destination: Stop;
  readonly persons: number;
  /** A bookable language's id. */
  readonly language: number;
  readonly extra_hours: number;
  readonly extra_employee: number;
};

/** What a visitor enters in step 2. */
export type ServiceDetails = {
  readonly selected_service: SelectedService;
  readonly porter?: PorterPart | undefined;
  readonly assistant?: AssistantPart | undefined;
  readonly name_sign: string;
  readonly extra_requests: string;
};

export type Address = {
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
};

/** What a visitor enters in step 3. */
export type PersonalDetails = { readonly address: Address; readonly email: string; readonly phone: string };

/** The services a choice stands for. */
export const servicesOf = (selected: SelectedService): LocationService[] =>
  (({ assistant: ['assistant'], porter: ['porter'], both: ['assistant', 'porter'], vip: [] }) as const)[
    selected
  ].slice();

/**
 * What a click on one service card makes of the choice so far: assistant and porter together are both, taking
 * one of both away leaves the other, the last one goes. Source: public specification, section 4.
 */
export const toggleService = (
  selected: SelectedService | undefined,
  clicked: LocationService,
): SelectedService | undefined => {
  const chosen = new Set(selected ? servicesOf(selected) : []);
  if (chosen.has(clicked)) chosen.delete(clicked);
  else chosen.add(clicked);
  if (chosen.size === 2) return 'both';
  return [...chosen][0];
};
