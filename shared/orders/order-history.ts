import * as z from 'zod/mini';
import { ORDER_TRANSITIONS, type OrderAction } from '#shared/orders/order-status.ts';
import type { Role } from '#shared/roles.ts';
import { instant } from '#shared/schemas.ts';

/**
 * What can be told of an order beside its transitions. wait: placed, while its bank has not answered. pay_again: its
 * bank said no. edit, contact: the office did.
 * pay: its client paid at once by the mailed link. pay_difference: the client's new hold covers a price that an edit has raised. withdrawal: its client withdrew.
 * refunded_elsewhere, charged_back: its money went back at the provider. create_jobs: the office ordered it for an agency.
 * edit_job, cancel_job, restore_job: the office changed one of its jobs, which the note names.
 * assign, unassign: an employee was put on one of its jobs or taken off; the note names both.
 * erase: what it said of its client was erased, as far as no invoice needs it.
 */
const OTHER_ACTIONS = [
  'wait',
  'pay_again',
  'edit',
  'contact',
  'pay',
  'pay_difference',
  'withdrawal',
  'refunded_elsewhere',
  'charged_back',
  'create_jobs',
  'edit_job',
  'cancel_job',
  'restore_job',
  'assign',
  'unassign',
  'erase',
] as const;

export const HISTORY_ACTIONS: readonly (OrderAction | (typeof OTHER_ACTIONS)[number])[] = [
  ...(Object.keys(ORDER_TRANSITIONS) as OrderAction[]),
  ...OTHER_ACTIONS,
];
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** Who did it: somebody of the office, the client, or nobody in person. A user's name is kept as it was then. */
export const actor = z.object({
  kind: z.enum(['user', 'client', 'system']),
  id: z.optional(z.string()),
  name: z.optional(z.string()),
});
export type Actor = z.infer<typeof actor>;

export const CLIENT: Actor = { kind: 'client' };
export const SYSTEM: Actor = { kind: 'system' };

/** The caller as an actor: staff by name; everybody else is the client. */
export const actorOf = (user: { _id: string; name: string; role: Role } | undefined): Actor =>
  user && user.role !== 'webclient' ? { kind: 'user', id: user._id, name: user.name } : CLIENT;

const told = { before: z.optional(z.string()), after: z.optional(z.string()) };

/**
 * A field that became another; texts as a reader sees them, absent where there was nothing. `de`: as a German reader
 * sees them, where that differs: names of places and languages, as they were then.
 */
export const fieldChange = z.object({ field: z.string(), ...told, de: z.optional(z.object(told)) });
export type FieldChange = z.infer<typeof fieldChange>;

/** One entry of an order's history, as stored: never changed afterwards. */
export const historyEntry = z.object({
  _id: z.string(),
  order_id: z.string(),
  at: instant,
  by: actor,
  action: z.enum(HISTORY_ACTIONS as [HistoryAction, ...HistoryAction[]]),
  changes: z.array(fieldChange),
  note: z.optional(z.string()),
  /** The version that the order has since; of an entry that left the order as it was, the one it had. */
  version: z.int(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
