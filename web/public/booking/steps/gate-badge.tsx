import type { TravelType } from '#shared/catalogue/travel-types.ts';

const LETTERS = { arrival: 'A', departure: 'D', change: 'T' } as const satisfies Record<TravelType, string>;

/** The gate letter of a journey: A, D or T. An ornament beside the word. */
export const GateBadge = ({ type }: { type: TravelType }) => (
  <b className={`gate gate-${type}`} aria-hidden="true">
    {LETTERS[type]}
  </b>
);
