import { contactClient } from '#infra/seed/emails/contact-client.ts';
import { contactClientJob } from '#infra/seed/emails/contact-client-job.ts';
import { contactRequest } from '#infra/seed/emails/contact-request.ts';
import { employeeMails } from '#infra/seed/emails/employee-mails.ts';
import { holdReleased } from '#infra/seed/emails/hold-released.ts';
import { initialPassword } from '#infra/seed/emails/initial-password.ts';
import { invoiceMails } from '#infra/seed/emails/invoice-mails.ts';
import { orderCancelled } from '#infra/seed/emails/order-cancelled.ts';
import { orderConfirmed } from '#infra/seed/emails/order-confirmed.ts';
import { orderGivenUp } from '#infra/seed/emails/order-given-up.ts';
import { orderReceived } from '#infra/seed/emails/order-received.ts';
import { orderRefunded } from '#infra/seed/emails/order-refunded.ts';
import { orderWaitingForPayment } from '#infra/seed/emails/order-waiting-for-payment.ts';
import { passwordReset } from '#infra/seed/emails/password-reset.ts';
import { paymentLink } from '#infra/seed/emails/payment-link.ts';
import { mailsInArabic } from '#infra/seed/emails/translations/ar.ts';
import { mailsInSpanish } from '#infra/seed/emails/translations/es.ts';
import { mailsInJapanese } from '#infra/seed/emails/translations/ja.ts';
import { mailsInRussian } from '#infra/seed/emails/translations/ru.ts';
import { mailsInChinese } from '#infra/seed/emails/translations/zh.ts';
import { welcome } from '#infra/seed/emails/welcome.ts';
import { withdrawalNotice } from '#infra/seed/emails/withdrawal-notice.ts';
import { withdrawalReceipt } from '#infra/seed/emails/withdrawal-receipt.ts';
import type { EmailTemplate } from '#shared/emails/email-template.ts';

const translated = (template: EmailTemplate): EmailTemplate => ({
  ...template,
  languages: {
    ...template.languages,
    ru: mailsInRussian[template._id],
    zh: mailsInChinese[template._id],
    ja: mailsInJapanese[template._id],
    es: mailsInSpanish[template._id],
    ar: mailsInArabic[template._id],
  },
});

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
  contactClientJob,
  ...employeeMails,
  welcome,
  initialPassword,
  passwordReset,
  contactRequest,
  withdrawalReceipt,
  withdrawalNotice,
  ...invoiceMails,
].map(translated);
