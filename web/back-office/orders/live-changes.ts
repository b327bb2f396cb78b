import type { OrderRow } from '#web/back-office/orders/order-row.ts';

type Versioned = Pick<OrderRow, '_id' | 'version'>;
export type Versions = ReadonlyMap<string, number>;

/** Whether any change is news to a screen that knows these versions. */
export const isNews = (changes: readonly Versioned[], known: Versions): boolean =>
  changes.some(({ _id, version }) => (known.get(_id) ?? 0) < version);

export type Difference = {
  /** Rows that were not there before. */
  readonly added: readonly string[];
  /** Rows that are there, in another version. */
  readonly changed: readonly string[];
  /** Whether showing it would move, add or take away rows. */
  readonly isMoved: boolean;
};

/** What is different between the rows on screen and those of the server. */
export const differenceOf = (shown: readonly Versioned[], present: readonly Versioned[]): Difference => {
  const before = new Map(shown.map(({ _id, version }) => [_id, version]));
  return {
    added: present.filter(({ _id }) => !before.has(_id)).map(({ _id }) => _id),
    changed: present
      .filter(({ _id, version }) => before.has(_id) && before.get(_id) !== version)
      .map(({ _id }) => _id),
    isMoved: shown.length !== present.length || shown.some(({ _id }, index) => present[index]?._id !== _id),
  };
};
