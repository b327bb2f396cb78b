import * as z from 'zod/mini';
import { actor } from '#shared/orders/order-history.ts';
import { REFUND_REASONS } from '#shared/payments/refund.ts';
import { instant } from '#shared/schemas.ts';

/**
 * Where one attempt to pay stands.
 * prepared: a checkout is open, also after a declined card. pending, review: the outcome is not known yet.
 * authorized: the sum is held. capturing: reserved, the provider is being asked. captured: it said "pending".
 * done: the money is ours. releasing: nothing rests on the hold any more, the provider is being told.
 * released: the hold was given back. expired: the checkout ended unpaid. refunding: reserved, the provider is being
 * asked to give the money back. refunded: it did.
 */
export const ATTEMPT_STATES = [
  'prepared',
  'pending',
  'review',
  'authorized',
  'capturing',
  'captured',
  'done',
  'releasing',
  'released',
  'expired',
  'refunding',
  'refunded',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Whether the outcome is still to be found out. */
export const isOpen = ({ state }: { readonly state: AttemptState }): boolean =>
  state === 'prepared' || state === 'pending' || state === 'review';

export const CARD_BRANDS = ['VISA', 'MASTER', 'AMEX'] as const;

/** A card as the provider shows it; the number itself never reaches us. */
export const card = z.object({
  holder: z.string(),
  last4digits: z.string(),
  expiryMonth: z.string(),
  expiryYear: z.string(),
});

/** A refund that the office has asked for; `amount` in cents. */
const refundWish = z.object({
  amount: z.int(),
  is_mailed: z.boolean(),
  by: actor,
  cancelled_by: z.optional(z.string()),
  /** What the law demands it for, when its hours were over. */
  reason: z.optional(z.enum(REFUND_REASONS)),
  note: z.optional(z.string()),
});

/** Money that went back: RF a refund, ours or made at the provider; CB a chargeback. `amount` in cents. */
const moneyReturn = z.object({
  payment_id: z.string(),
  kind: z.enum(['RF', 'CB']),
  amount: z.int(),
  at: instant,
});
export type MoneyReturn = z.infer<typeof moneyReturn>;

/** One attempt to pay an order, as stored; amounts in cents. */
export const paymentAttempt = z.object({
  order_id: z.string(),
  /** 1, 2, … within the order. */
  attempt: z.int(),
  /** Order and attempt: the name under which the provider is asked after a lost answer. */
  merchant_transaction_id: z.string(),
  payment_type: z.enum(['PA', 'DB']),
  amount: z.int(),
  currency: z.literal('EUR'),
  state: z.enum(ATTEMPT_STATES),
  checkout_id: z.string(),
  /** Subresource integrity of the widget script for this checkout. */
  integrity: z.string(),
  payment_id: z.optional(z.string()),
  payment_brand: z.optional(z.string()),
  card: z.optional(card),
  result_code: z.optional(z.string()),
  result_description: z.optional(z.string()),
  /** When the capture was reserved: nobody else may try until that has certainly ended. */
  capturing_since: z.optional(instant),
  /** Whether the client is told once the capture has succeeded. */
  confirm_by_mail: z.optional(z.boolean()),
  confirmed_by: z.optional(actor),
  capture_id: z.optional(z.string()),
  /** What was asked for at the capture, when an edit had lowered the price below the hold. */
  captured_amount: z.optional(z.int()),
  created_at: instant,
  authorized_at: z.optional(instant),
  /** When the capture succeeded: the 48 hours for a refund count from here. */
  paid_at: z.optional(instant),
  refund: z.optional(refundWish),
  /** When the refund was reserved: as for a capture. */
  refunding_since: z.optional(instant),
  returns: z.optional(z.array(moneyReturn)),
  /**
   * The bank said no after the order was placed: until then the client may pay by the link it was mailed. Later
   * attempts carry it on.
   */
  pay_again_until: z.optional(instant),
  version: z.int(),
});
export type PaymentAttempt = z.infer<typeof paymentAttempt>;

/** States whose outcome somebody has to find out: the sparse index of unsettled payments lists them. */
const UNSETTLED_STATES: readonly AttemptState[] = [
  'prepared',
  'pending',
  'review',
  'authorized',
  'capturing',
  'captured',
  'releasing',
  'refunding',
];

/** A try that failed, or whose money went back, is looked at again until its client's time to pay is over. */
export const isUnsettled = ({ state, pay_again_until }: PaymentAttempt): boolean =>
  UNSETTLED_STATES.includes(state) ||
  ((state === 'expired' || state === 'refunded') && pay_again_until !== undefined);

/** How long a client may take to pay by a mailed link (docs/decisions.md, orders). */
export const PAY_AGAIN_HOURS = 48;

/** A prepared checkout lives this long at the provider. */
export const CHECKOUT_LIFETIME_MINUTES = 30;

/** The name of an attempt at the provider. */
export const merchantTransactionId = (orderId: string, attempt: number): string => `${orderId}-P${attempt}`;
