/** What the card page in its frame tells the wizard around it. */
export type CardMessage = { readonly from: 'card-page' } & (
  | { readonly type: 'paid' | 'pending'; readonly id: string; readonly brand: string }
  | { readonly type: 'declined'; readonly id: string }
  | { readonly type: 'already_paid' | 'price_changed' }
  | { readonly type: 'height'; readonly height: number }
);

const TYPES: readonly unknown[] = [
  'paid',
  'pending',
  'declined',
  'already_paid',
  'price_changed',
  'height',
] satisfies CardMessage['type'][];

/** Reads a message of the page of the same origin; everything else is none of it. */
export const readCardMessage = ({ origin, data }: MessageEvent<unknown>): CardMessage | undefined => {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null) return undefined;
  const message = data as Partial<CardMessage>;
  return message.from === 'card-page' && TYPES.includes(message.type) ? (message as CardMessage) : undefined;
};
