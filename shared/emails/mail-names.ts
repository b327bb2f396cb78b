export const ANNOUNCEMENT_STATES = ['pending', 'sending', 'sent', 'failed', 'bounced'] as const;

/** Mails about an order, to its client; `about` is the order's id. */
export const ORDER_MAILS = [
  'order_received',
  'order_waiting_for_payment',
  'order_confirmed',
  'order_cancelled',
  'order_given_up',
  'order_refunded',
  'hold_released',
  'payment_link',
  'contact_client',
] as const;
/** Mails about a job, to the client of its order; `about` is the order's id. */
export const JOB_MAILS = ['contact_client_job'] as const;
/** Mails about a job, to an employee who is assigned to it or was; `about` is the order's id. */
export const EMPLOYEE_MAILS = ['employee_assigned', 'employee_moved', 'employee_released'] as const;
/** Mails to someone with an account; `about` is the user's id. */
export const USER_MAILS = ['welcome', 'initial_password', 'password_reset'] as const;

/** Mails about what a visitor sent by the contact form, to the airport; `about` is the request's id. */
export const CONTACT_MAILS = ['contact_request'] as const;
/** Mails about a declaration of withdrawal, to the client and to the office; `about` is its reference. */
export const WITHDRAWAL_MAILS = ['withdrawal_receipt', 'withdrawal_notice'] as const;

/** An invoice or a credit note to whom the office chose; `about` and `invoice_id` are its id, `to` the address. */
export const INVOICE_MAILS = ['invoice_sent'] as const;
/** What came of the invoicing of a period, to the office; `about` is the run's id. */
export const RUN_MAILS = ['period_run_summary'] as const;

/** Every template that a mail is made of, and that the office can edit: each has its trigger in the program. */
export const MAIL_TEMPLATES = [
  ...ORDER_MAILS,
  ...JOB_MAILS,
  ...EMPLOYEE_MAILS,
  ...USER_MAILS,
  ...CONTACT_MAILS,
  ...WITHDRAWAL_MAILS,
  ...INVOICE_MAILS,
  ...RUN_MAILS,
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** Where a mail stands, as the office reads it. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'bounced'] as const;
export type MailState = (typeof MAIL_STATES)[number];
