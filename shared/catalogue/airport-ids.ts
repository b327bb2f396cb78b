/** 1 is Frankfurt, 2 is Munich; there are no others (public specification, section 9). */
export const AIRPORTS = [
  { _id: 1, code: 'FRA' },
  { _id: 2, code: 'MUC' },
] as const;

export type AirportId = (typeof AIRPORTS)[number]['_id'];
export type AirportCode = (typeof AIRPORTS)[number]['code'];

export const isAirportId = (value: unknown): value is AirportId => value === 1 || value === 2;

export const codeOfAirport = (id: AirportId): AirportCode => (id === 1 ? 'FRA' : 'MUC');

/** Porters work in Frankfurt only (public specification, section 2). */
export const hasPorters = (id: AirportId): boolean => id === 1;
