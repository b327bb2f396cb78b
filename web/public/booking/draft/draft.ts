import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { TravelType } from '#shared/catalogue/travel-types.ts';
import type { SelectedService } from '#shared/orders/booking.ts';
import type { Step } from '#web/public/booking/draft/steps.ts';

/** Where a service begins or ends, as it stands on the screen. */
export type StopDraft = {
  readonly id: string;
  readonly flight_nr: string;
  readonly train_nr: string;
  readonly train_cart: string;
  readonly train_seat: string;
};

export type StopName =
  | 'assistant_meeting'
  | 'assistant_destination'
  | 'porter_meeting'
  | 'porter_destination';

/** Numbers are undefined while their field is empty. */
export type PorterCounts = {
  readonly bags: number | undefined;
  readonly bulky_luggage: number | undefined;
  readonly extra_hours: number | undefined;
};
export type AssistantCounts = {
  readonly persons: number | undefined;
  readonly language: number | undefined;
  readonly extra_hours: number | undefined;
  readonly extra_employee: number | undefined;
};

/** What is known of the payment; the card's data come from the server, which read them from the provider. */
export type PaymentDraft = {
  readonly state: 'paid' | 'pending';
  readonly checkoutId: string;
  readonly brand: string;
  /** Authorised cents; 0 while the bank has not answered. */
  readonly amount: number;
  readonly holder: string;
  readonly last4digits: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
};

export type TravelFields = {
  readonly airport: AirportId | undefined;
  readonly travelType: TravelType | undefined;
  readonly selected_service: SelectedService | undefined;
  readonly date: string | undefined;
  readonly hours: number | undefined;
  readonly minutes: number | undefined;
};

export type ServiceFields = { readonly [stop in StopName]: StopDraft } & {
  readonly porter: PorterCounts;
  readonly assistant: AssistantCounts;
  readonly name_sign: string;
  readonly extra_requests: string;
};

export type PersonalFields = {
  /** How the visitor books; undefined until chosen. */
  readonly mode: 'guest' | 'login' | 'register' | undefined;
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly zip: string;
  readonly city: string;
  /** The two letters of a country, or its name as an earlier order has it. */
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly agb_privacy: boolean;
};

/** A booking as this tab knows it, from the first click to the order. */
export type Draft = TravelFields &
  ServiceFields &
  PersonalFields & {
    /** The server's order, from the first move forward on. */
    readonly orderId: string | undefined;
    readonly orderNumber: string | undefined;
    readonly payment: PaymentDraft | undefined;
    /** A payment was given up because the price is another now; the payment step says so. */
    readonly isPriceChanged: boolean;
    /** Steps that were valid when they were last left. */
    readonly valid: readonly Step[];
    /** Steps whose changes the server does not know yet. */
    readonly unsaved: readonly Step[];
  };

const NO_STOP: StopDraft = { id: '', flight_nr: '', train_nr: '', train_cart: '', train_seat: '' };

/** Step 2 before anything was entered; the counts are the least that can be booked. */
export const EMPTY_SERVICE_PARTS = {
  porter: { bags: 1, bulky_luggage: 0, extra_hours: 0 },
  assistant: { persons: 1, language: undefined, extra_hours: 0, extra_employee: 0 },
  assistant_meeting: NO_STOP,
  assistant_destination: NO_STOP,
  porter_meeting: NO_STOP,
  porter_destination: NO_STOP,
} as const satisfies Partial<ServiceFields>;

export const EMPTY_ADDRESS = {
  name: '',
  address1: '',
  address2: '',
  zip: '',
  city: '',
  country: '',
  email: '',
  phone: '',
  agb_privacy: false,
} as const satisfies Partial<PersonalFields>;

export const EMPTY_DRAFT: Draft = {
  airport: undefined,
  travelType: undefined,
  selected_service: undefined,
  date: undefined,
  hours: undefined,
  minutes: undefined,
  ...EMPTY_SERVICE_PARTS,
  name_sign: '',
  extra_requests: '',
  mode: undefined,
  ...EMPTY_ADDRESS,
  orderId: undefined,
  orderNumber: undefined,
  payment: undefined,
  isPriceChanged: false,
  valid: [],
  unsaved: [],
};
