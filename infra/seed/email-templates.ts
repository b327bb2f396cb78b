import { contactClient } from '#infra/seed/emails/contact-client.ts';
import { contactRequest } from '#infra/seed/emails/contact-request.ts';
import { holdReleased } from '#infra/seed/emails/hold-released.ts';
import { orderCancelled } from '#infra/seed/emails/order-cancelled.ts';
import { orderConfirmed } from '#infra/seed/emails/order-confirmed.ts';
import { orderGivenUp } from '#infra/seed/emails/order-given-up.ts';
import { orderReceived } from '#infra/seed/emails/order-received.ts';
import { orderRefunded } from '#infra/seed/emails/order-refunded.ts';
import { orderWaitingForPayment } from '#infra/seed/emails/order-waiting-for-payment.ts';
import { passwordReset } from '#infra/seed/emails/password-reset.ts';
import { paymentLink } from '#infra/seed/emails/payment-link.ts';
import { welcome } from '#infra/seed/emails/welcome.ts';
import { withdrawalNotice } from '#infra/seed/emails/withdrawal-notice.ts';
import { withdrawalReceipt } from '#infra/seed/emails/withdrawal-receipt.ts';
import type { EmailTemplate } from '#shared/emails/email-template.ts';

/** The mails to clients, to whoever has an account, and to the office. `[SERVICES]` and `[PRICE_LINES]` stand for tables that code renders. */
export const emailTemplates: readonly EmailTemplate[] = [
  orderReceived,
  orderWaitingForPayment,
  orderConfirmed,
  orderCancelled,
  orderGivenUp,
  orderRefunded,
  holdReleased,
  paymentLink,
  contactClient,
  welcome,
  passwordReset,
  contactRequest,
  withdrawalReceipt,
  withdrawalNotice,
];
