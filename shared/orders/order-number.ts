import type { AirportId } from '#shared/catalogue/airport-ids.ts';

/** Orders are numbered upwards from here; gaps are allowed. */
export const FIRST_ORDER_NUMBER = 10001;

/** The number a customer sees: F for Frankfurt, M for the others (public specification, section 3). */
export const orderNumber = (id: string, airport: AirportId): string => `${airport === 1 ? 'F' : 'M'}${id}`;
