import { environment } from '#functions/platform/environment.ts';
import { isSigned, signLink } from '#functions/platform/links.ts';
import { clockText } from '#shared/calendar-date.ts';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { centsToDecimal } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { type PaymentLink, paymentAddress, signedFields } from '#shared/payments/payment-link.ts';

/** What is paid at once: a job that was ordered by phone. */
type PaidAtOnce = { readonly job: string; readonly service: 'sec24' };

/**
 * The address at which an order's client pays without a login, for mails (`PAYMENT_LINK`). With `atOnce` the card
 * is charged at once, without it the sum is held until the order is confirmed.
 * @throws Error when the order has no price, date or airport yet
 */
export const paymentLink = async (order: Order, atOnce?: PaidAtOnce): Promise<string> => {
  const { airport, date, hours, minutes, price, address } = order;
  if (!airport || !date || hours === undefined || minutes === undefined || !price) {
    throw new Error(`order ${order._id} is not complete`);
  }
  const link: PaymentLink = {
    amt: centsToDecimal(price.total),
    cur: 'EUR',
    order: order._id,
    ...atOnce,
    date,
    time: clockText({ hours, minutes }),
    airport: codeOfAirport(airport),
    customer: address?.name ?? '',
  };
  const signature = await signLink('payment', signedFields(link));
  return paymentAddress(environment.SITE_URL, link, signature, order.reading_language);
};

/** Whether a link says what we signed. */
export const isOwnLink = (link: PaymentLink & { readonly signature: string }): Promise<boolean> =>
  isSigned('payment', signedFields(link), link.signature);
