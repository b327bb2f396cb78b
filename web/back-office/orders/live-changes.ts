import type { OrderRow } from '#web/back-office/orders/order-row.ts';

type Versioned = Pick<OrderRow, '_id' | 'version'>;
type Versions = ReadonlyMap<string, number>;

/** Whether any change is news to a screen that knows these versions. */
export const isNews = (changes: readonly Versioned[], known: Versions): boolean =>
  changes.some(({ _id, version }) => (known.get(_id) ?? 0) < version);
