import type { FieldErrors } from '#shared/domain-error.ts';
import type { Actor, HistoryEntry } from '#shared/orders/order-history.ts';

const nameOf = ({ kind, name }: Actor): string => name ?? (kind === 'client' ? 'the client' : 'the system');

/**
 * What others have changed since a version was read, field by field; `version` alone where no field says it. The
 * code is `changed`, the message tells the latest value and who set it.
 * @param history the latest first
 */
export const changedSince = (history: readonly HistoryEntry[], version: number): FieldErrors => {
  const later = history.filter((entry) => entry.version > version).toReversed();
  const fields = later.flatMap(({ by, changes }) =>
    changes.map(({ field, after = '' }) => [
      field,
      { code: 'changed', message: `Changed to "${after}" by ${nameOf(by)}.` },
    ]),
  );
  const told = Object.fromEntries(fields) as FieldErrors;
  return Object.keys(told).length > 0
    ? told
    : { version: { code: 'changed', message: 'The order has moved on.' } };
};
