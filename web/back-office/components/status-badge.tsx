import type { OrderStatus, PaymentStatus } from '#shared/orders/order-status.ts';
import classes from '#web/back-office/components/status-badge.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Tint and mark: a ring is open, a dot is settled. */
export type Tone = `${'grey' | 'blue' | 'green' | 'red' | 'amber'}${'' | '-open'}`;

const ORDER_TONES = {
  created: 'grey-open',
  ordered: 'blue',
  confirmed: 'green',
  active: 'green',
  cancelled: 'red',
} as const satisfies Record<OrderStatus, Tone>;

const PAYMENT_TONES = {
  authorized: 'amber-open',
  captured: 'blue-open',
  done: 'green',
  cancelled: 'grey',
} as const satisfies Record<PaymentStatus, Tone>;

const JOB_TONES = { new: 'blue-open', active: 'green', cancelled: 'red' } as const satisfies Record<
  string,
  Tone
>;

/** A word with its mark. */
export const Badge = ({ tone, word }: { tone: Tone; word: string }) => {
  const [tint, open] = tone.split('-');
  return (
    <span className={classes.badge} data-tint={tint} {...(open && { 'data-open': true })}>
      {word}
    </span>
  );
};

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => {
  const { t } = useTexts();
  return <Badge tone={ORDER_TONES[status]} word={t(`office.status.${status}`)} />;
};

export const JobStatusBadge = ({ status }: { status: keyof typeof JOB_TONES }) => {
  const { t } = useTexts();
  return <Badge tone={JOB_TONES[status]} word={t(`office.word.${status}`)} />;
};

export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => {
  const { t } = useTexts();
  return <Badge tone={PAYMENT_TONES[status]} word={t(`office.payment.${status}`)} />;
};
