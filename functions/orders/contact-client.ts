import { randomUUID } from 'node:crypto';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getEmailTemplate } from '#functions/platform/data/email-template.ts';
import { noteInHistory } from '#functions/platform/data/order-history.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOfficeOrder } from '#functions/platform/http/office-order.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { EmailTemplate } from '#shared/emails/email-template.ts';
import { fillTemplate } from '#shared/emails/fill-template.ts';
import { checkedLetter } from '#shared/emails/letter.ts';
import { orderVariables } from '#shared/emails/order-variables.ts';
import { isSiteLanguage } from '#shared/languages.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { actorOf } from '#shared/orders/order-history.ts';

type Desk<K extends keyof OrderDeskApi> = Request<K, OrderDeskApi[K]>;

const TEMPLATE = 'contact_client';

/** Loaded where it is needed: every other call of the orders does without. */
const plainText = async (html: string): Promise<string> => {
  const { convert } = await import('html-to-text');
  return convert(html, { wordwrap: false });
};

const template = async (): Promise<EmailTemplate> => {
  const stored = await getEmailTemplate(TEMPLATE);
  if (!stored) throw new Error(`there is no template ${TEMPLATE}`);
  return stored;
};

/**
 * Writes to the client of an order, also of a cancelled one; the mail and its note in the order's history in one
 * transaction. Whether it went out is told with the order's mails.
 * @throws DomainError `invalid_input` naming every field that is missing or wrong
 */
export const contactClient = async ({ body, caller, now }: Desk<'POST /api/orders/contactClient'>) => {
  const { order_id, ...input } = body.contact;
  const order = await loadOfficeOrder(order_id, caller, now);
  const letter = checkedLetter(input, order.email);
  const note = [letter.to, ...letter.cc].join(', ');
  await save(
    noteInHistory(
      order,
      { by: actorOf(caller.user), action: 'contact', note: `${note}: ${letter.subject}` },
      now,
    ),
    announce(
      {
        _id: `${TEMPLATE}#${order._id}#${randomUUID()}`,
        template: TEMPLATE,
        about: order._id,
        language: order.reading_language,
        letter,
      },
      now,
    ),
  );
  return undefined;
};

/** The template in each of its languages, as plain text. */
export const readLetterTemplate = async () => {
  const rows = Object.entries((await template()).languages).map(async ([language, text]) => ({
    language: isSiteLanguage(language) ? language : ('en' as const),
    subject: text?.subject ?? '',
    message: await plainText(text?.message ?? ''),
  }));
  return { rows: await Promise.all(rows) };
};

/**
 * The mail that is proposed for an order, in its language, every variable filled in.
 * @throws DomainError `refused_transition` for a draft: there is nothing to write about yet
 */
export const readProposedLetter = async ({
  params,
  caller,
  now,
}: Desk<'GET /api/orders/getRequestContactEmailTemplate/{id}'>) => {
  const [order, catalogue, stored] = await Promise.all([
    loadOfficeOrder(params.id, caller, now),
    readCatalogue(),
    template(),
  ]);
  const airport = catalogue.airports.find(({ _id }) => _id === order.airport);
  if (!order.submitted_at || !airport) {
    throw new DomainError('refused_transition', 'This order has not been placed yet.');
  }
  const language = order.reading_language === 'de' ? 'de' : 'en';
  const { subject, html } = fillTemplate(
    { ...stored, signature: '' },
    order.reading_language,
    orderVariables(order, airport, language),
  );
  return { language: order.reading_language, to: order.email ?? '', subject, message: await plainText(html) };
};
