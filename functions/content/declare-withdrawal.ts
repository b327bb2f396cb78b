import { createHash } from 'node:crypto';
import { getOrder } from '#functions/platform/data/order.ts';
import { noteInHistory } from '#functions/platform/data/order-history.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { throttle } from '#functions/platform/data/throttle.ts';
import { createWithdrawal, getWithdrawal } from '#functions/platform/data/withdrawal.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import {
  oneLine,
  orderIdIn,
  type Withdrawal,
  withdrawalKeptUntil,
  withdrawalProblems,
} from '#shared/content/withdrawal.ts';
import { invalidInput } from '#shared/domain-error.ts';
import type { Order } from '#shared/orders/order.ts';
import { CLIENT } from '#shared/orders/order-history.ts';

type Declare = Request<'POST /api/general/withdrawal', ContentApi['POST /api/general/withdrawal']>;
type Declaration = Pick<Withdrawal, 'name' | 'order_number' | 'email' | 'lang' | 'reason'>;

/** A receipt goes to the address that the declaration names: nobody's mailbox is filled by others. */
const PER_ADDRESS = { what: 'withdrawal', most: 30, minutes: 60 };
const PER_EMAIL = { what: 'withdrawal-to', most: 5, minutes: 60 };

/** Without letters and digits that read alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The same declaration has the same reference, so that a second click finds the first. */
const referenceOf = ({ name, order_number, email, reason }: Declaration): string => {
  const text = JSON.stringify([name, order_number, email.toLowerCase(), reason]);
  const bytes = createHash('sha256').update(text).digest().subarray(0, 12);
  return `W-${Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
};

const declarationOf = ({ body }: Declare): Declaration => {
  const declaration = {
    name: oneLine(body.name),
    order_number: oneLine(body.order_number),
    email: body.email.trim(),
    lang: body.lang,
    reason: body.reason?.trim() ?? '',
  };
  const problems = withdrawalProblems(declaration);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return declaration;
};

/** The order that the number names, once it was placed. */
const orderNamed = async (orderNumber: string, now: Date): Promise<Order | undefined> => {
  const id = orderIdIn(orderNumber);
  const order = id === undefined ? undefined : await getOrder(id, now);
  return order?.submitted_at ? order : undefined;
};

/** What becomes of a declaration, all at once: the record, its two mails, an entry on the order it names. */
const writesOf = (withdrawal: Withdrawal, order: Order | undefined, now: Date) => {
  const { _id, lang, name, email } = withdrawal;
  const mail = (template: 'withdrawal_receipt' | 'withdrawal_notice', language: Withdrawal['lang']) =>
    announce({ _id: `${template}#${_id}`, template, about: _id, language }, now);
  const note = `${_id}: ${name}, ${email}`;
  return [
    createWithdrawal(withdrawal),
    mail('withdrawal_receipt', lang),
    mail('withdrawal_notice', 'de'),
    ...(order ? [noteInHistory(order, { by: CLIENT, action: 'withdrawal', note }, now)] : []),
  ];
};

const record = async (declaration: Declaration, now: Date): Promise<Withdrawal> => {
  const _id = referenceOf(declaration);
  const earlier = await getWithdrawal(_id);
  if (earlier) return earlier;
  const order = await orderNamed(declaration.order_number, now);
  const withdrawal: Withdrawal = {
    ...declaration,
    _id,
    received_at: now.toISOString(),
    ttl: withdrawalKeptUntil(now),
    ...(order && { order: order._id }),
  };
  await save(...writesOf(withdrawal, order, now));
  return withdrawal;
};

/**
 * Takes a declaration of withdrawal, whatever order it names, and promises its receipt to the client and a notice
 * to the office (§ 356a BGB). The same declaration again answers the first one's receipt.
 * @throws DomainError `invalid_input` at `name`, `order_number` or `email`; `too_many_requests`
 */
export const declareWithdrawal = async (request: Declare) => {
  const { caller, now } = request;
  await throttle(PER_ADDRESS, caller.address, now);
  const declaration = declarationOf(request);
  await throttle(PER_EMAIL, declaration.email.toLowerCase(), now);
  const { _id, received_at } = await againWhenChanged(() => record(declaration, now));
  return { received_at, reference: _id };
};
