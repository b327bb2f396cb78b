/** What stands behind the gate, each with an address without a slash at the end. */
export const SERVICES = ['dynamodb', 's3', 'sqs', 'ses', 'cards'] as const;
export type Service = (typeof SERVICES)[number];

/** What can happen to a write on its way, in the words of the printed matrix. */
export const FAULTS = {
  throttled: 'throttled once',
  conflict: 'lost a race once',
  error: 'refused by a fault of the service once',
  answer_lost: 'done, answer lost once',
  slow: 'done, answer later than the client waits',
  down: 'service down from here on',
  done_then_down: 'done, then the service down',
  killed: 'function killed before it',
  done_then_killed: 'function killed after it',
} as const;
export type FaultKind = keyof typeof FAULTS;

/** A fault of the nth write, counted from 0; of a service alone, where one is named. */
export type Fault = { readonly kind: FaultKind; readonly at: number; readonly service?: Service };

const QUICK: readonly FaultKind[] = ['error', 'answer_lost', 'down', 'done_then_down'];
const BY_SERVICE: Partial<Record<Service, readonly FaultKind[]>> = {
  dynamodb: ['throttled', 'conflict', ...QUICK],
};

/** What may happen to a write of a service. Killing costs a cold start each, and waiting for an answer costs seconds. */
export const faultsOf = (service: Service, isWhole: boolean): readonly FaultKind[] => [
  ...(BY_SERVICE[service] ?? QUICK),
  ...(isWhole ? (['slow', 'killed', 'done_then_killed'] as const) : []),
];
