import { announce } from '#functions/platform/data/outbox.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import type { Order } from '#shared/orders/order.ts';

type Mail = Pick<Announcement, 'template' | 'letter'> & {
  /** What it announces, so that the same is never announced twice; this state of the order unless said. */
  readonly of?: string;
};

/** Promises a mail to the client of an order; belongs into the transaction of the change that it announces. */
export const announceToClient = (order: Order, { of, ...mail }: Mail, now: Date): Write =>
  announce(
    {
      ...mail,
      _id: `${mail.template}#${of ?? `${order._id}#${order.version}`}`,
      about: order._id,
      language: order.reading_language,
    },
    now,
  );
