/** What a result code of the card provider means for an order. */
export type ResultGroup =
  | 'success'
  | 'review'
  | 'pending'
  | 'communication'
  | 'chargeback'
  | 'workflow'
  | 'declined';

/**
 * First match wins, in this order. `success` is the pattern of both specifications (public, section 4).
 * A review is charged but not final; pending and communication faults are unknown: never a second payment then.
 */
const GROUPS: readonly (readonly [ResultGroup, RegExp])[] = [
  ['success', /^(000\.000\.|000\.100\.1|000\.[36])/],
  ['communication', /^(900\.[1234]00|000\.400\.030)/],
  ['review', /^(000\.400\.0[^3]|000\.400\.100)/],
  ['pending', /^(000\.200|800\.400\.5|100\.400\.500)/],
  ['chargeback', /^000\.100\.2/],
  ['workflow', /^(700\.400\.(100|200|300|580)|700\.300\.300)$/],
];

/** The group a code belongs to; whatever is not known is a decline. */
export const groupOfResult = (code: string): ResultGroup =>
  GROUPS.find(([, pattern]) => pattern.test(code))?.[0] ?? 'declined';

/** Whether the card page shows "Payment was successful" (public specification, section 4). */
export const isSuccess = (code: string): boolean => groupOfResult(code) === 'success';
