/** Which way a traveller goes; `change` here and `transit` in the back office are one thing. */
export const TRAVEL_TYPES = ['arrival', 'departure', 'change'] as const;
export type TravelType = (typeof TRAVEL_TYPES)[number];
