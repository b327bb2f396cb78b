import type { AuditEntry } from '#shared/audit/audit-entry.ts';
import type { CalendarDate } from '#shared/calendar-date.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import { isOneMail, mailState } from '#shared/emails/mail-log.ts';
import { EMPLOYEE_MAILS } from '#shared/emails/mail-names.ts';
import { firstLetters } from '#shared/first-letters.ts';
import type { Job } from '#shared/jobs/job.ts';
import type { Order } from '#shared/orders/order.ts';
import type { FieldChange, HistoryEntry } from '#shared/orders/order-history.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { isUnsettled, type PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { type Account, WEB_CLIENT_AGENCY_IDS } from '#shared/users/user.ts';

/** An order with all that is kept with it. */
export type OrderFile = {
  readonly order: Order;
  readonly attempts: readonly PaymentAttempt[];
  readonly jobs: readonly Job[];
  /** How many invoices and credit notes it has. */
  readonly invoices: number;
  /** One of its documents is still to be issued. */
  readonly isDocumentOpen: boolean;
  readonly mails: readonly Announcement[];
};

/** What stands in the place of the name of somebody who was erased. */
const ERASED = 'erased';
/** A role that nobody can log in with, and that no list has. */
const ERASED_ROLE = 'erased';
const NO_ADDRESS = { name: '', address1: '', address2: '', zip: '', city: '', country: '' };

/** What histories and the audit log tell of a person, by the names of the fields. */
const PERSONAL: readonly string[] = [
  ...['name', 'address1', 'address2', 'zip', 'city', 'country', 'email', 'phone', 'to'],
  ...['name_sign', 'extra_requests', 'admin_extra_request', 'remarks', 'admin_remarks', 'cancelled_by'],
  ...['issuer_name', 'issuer_number', 'name_of_group', 'group_leader', 'tour_leader'],
];

/** An address that a reader knows again, and from which nobody else learns it. */
export const maskedAddress = (email: string): string => {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${firstLetters(name, 1)}…@${domain}`;
};

/** Whether an order is a private person's: those of agencies are the agencies' business. */
export const isOfPerson = ({ agency_id }: Pick<Order, 'agency_id'>): boolean =>
  (WEB_CLIENT_AGENCY_IDS as readonly number[]).includes(agency_id);

const isAhead = ({ status, date }: Order, today: CalendarDate): boolean =>
  status !== 'cancelled' && date !== undefined && date >= today;

/** Whether a mail is still to go out. */
export const isMailOpen = (mail: Announcement): boolean => isOneMail(mail) && mailState(mail) === 'queued';

/** What does not let a person be erased yet: the numbers of the orders, by reason. */
export const whatBlocks = (
  files: readonly OrderFile[],
  today: CalendarDate,
): { readonly ahead: string[]; readonly unsettled: string[]; readonly mails: string[] } => {
  const numbers = (blocks: (file: OrderFile) => boolean): string[] =>
    files.filter(blocks).map(({ order: { _id, airport = 1 } }) => orderNumber(_id, airport));
  return {
    ahead: numbers(({ order }) => isAhead(order, today)),
    unsettled: numbers(({ attempts, isDocumentOpen }) => isDocumentOpen || attempts.some(isUnsettled)),
    mails: numbers(({ mails }) => mails.some(isMailOpen)),
  };
};

/**
 * Whether an order keeps whom its invoice is made out to: it has one, or its money came and there may be one. Invoices
 * and what they rest on are kept for eight years (§ 147 AO, § 14b UStG).
 */
export const keepsInvoiceData = ({ invoices, attempts }: Pick<OrderFile, 'invoices' | 'attempts'>): boolean =>
  invoices > 0 || attempts.some(({ paid_at }) => paid_at !== undefined);

const withoutHolder = (card: PaymentAttempt['card']) => card && { ...card, holder: '' };

/** An order without its client; of one with an invoice, or of an agency, name and address stay. */
export const erasedOrder = (file: OrderFile, accountId: string | undefined, now: Date): Order => {
  const { order } = file;
  const { email, phone, extra_requests, admin_extra_request, cancelled_by, ...rest } = order;
  const { issuer_name, issuer_number, name_of_group, group_leader, tour_leader, user_id, ...kept } = rest;
  return {
    ...kept,
    ...(user_id !== undefined && user_id !== accountId && { user_id }),
    ...(order.address && {
      address: keepsInvoiceData(file) || !isOfPerson(order) ? order.address : NO_ADDRESS,
    }),
    ...(order.name_sign !== undefined && { name_sign: '' }),
    ...(order.payment && { payment: { ...order.payment, card: { ...order.payment.card, holder: '' } } }),
    draft_secret_hash: '',
    updated_at: now.toISOString(),
  };
};

/** An order of which no invoice is kept any more; undefined where it says nothing of a person. */
export const anonymousOrder = (order: Order, now: Date): Order | undefined =>
  isOfPerson(order) && order.address && order.address.name !== NO_ADDRESS.name
    ? { ...order, address: NO_ADDRESS, updated_at: now.toISOString() }
    : undefined;

export const erasedJob = ({ remarks, admin_remarks, ...job }: Job): Job => ({ ...job, name_sign: '' });

export const erasedAttempt = (attempt: PaymentAttempt): PaymentAttempt =>
  attempt.card ? { ...attempt, card: withoutHolder(attempt.card) } : attempt;

/** A mail of which only stays what was sent when; an employee who got it is still told. */
export const erasedMail = (mail: Announcement, now: Date): Announcement => {
  const { letter, trial, failure, out, ...kept } = mail;
  const isToEmployee = (EMPLOYEE_MAILS as readonly string[]).includes(mail.template);
  return {
    ...kept,
    ...(out && { out: { to: isToEmployee ? out.to : [], subject: '', attachments: [] } }),
    erased_at: now.toISOString(),
  };
};

const untold = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.map((change) => (PERSONAL.includes(change.field) ? { field: change.field } : change));

/** An entry of a history that still says which fields became others, but not what of a person stood in them. */
export const erasedEntry = (entry: HistoryEntry): HistoryEntry => ({
  ...entry,
  changes: untold(entry.changes),
  // To whom the office wrote, and what.
  ...(entry.action === 'contact' && { note: undefined }),
});

/** The same of the audit log. */
export const erasedAudit = (entry: AuditEntry): AuditEntry => ({
  ...entry,
  title: ERASED,
  changes: untold(entry.changes),
});

/** An account with nobody in it: nobody can log in with it, and whoever is logged in is logged out. */
export const erasedAccount = ({ _id, session_version, created_at, version }: Account): Account => ({
  _id,
  name: ERASED,
  email: '',
  role: ERASED_ROLE,
  password_hash: '',
  session_version: session_version + 1,
  created_at,
  version,
});
