import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOfficeOrder } from '#functions/platform/http/office-order.ts';
import { letterTemplateRows, letterWrites, proposedLetter } from '#functions/platform/mail/office-letter.ts';
import { orderVariables } from '#shared/emails/order-variables.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

type Desk<K extends keyof OrderDeskApi> = Request<K, OrderDeskApi[K]>;

const TEMPLATE = 'contact_client';

/**
 * Writes to the client of an order, also of a cancelled one; the mail and its note in the order's history in one
 * transaction. Whether it went out is told with the order's mails.
 * @throws DomainError `invalid_input` naming every field that is missing or wrong
 */
export const contactClient = async ({ body, caller, now, once }: Desk<'POST /api/orders/contactClient'>) => {
  const { order_id, ...input } = body.contact;
  const order = await loadOfficeOrder(order_id, caller, now);
  const letter = { template: TEMPLATE, input, by: actorOf(caller.user) } as const;
  await save(...once.writes, ...letterWrites(order, letter, now));
  return undefined;
};

/** The template in each of its languages, as plain text. */
export const readLetterTemplate = () => letterTemplateRows(TEMPLATE);

/**
 * The mail that is proposed for an order, in its language, every variable filled in.
 * @throws DomainError `refused_transition` for a draft: there is nothing to write about yet; for an agency's order
 */
export const readProposedLetter = async ({
  params,
  caller,
  now,
}: Desk<'GET /api/orders/getRequestContactEmailTemplate/{id}'>) => {
  const [order, catalogue] = await Promise.all([loadOfficeOrder(params.id, caller, now), readCatalogue()]);
  const airport = catalogue.airports.find(({ _id }) => _id === order.airport);
  if (!order.submitted_at || !airport) {
    throw refused('order.draft');
  }
  if (!order.price || !order.travelType) {
    throw refused('order.write_about_job');
  }
  const variables = orderVariables(order, airport, order.reading_language === 'de' ? 'de' : 'en');
  const letter = await proposedLetter(TEMPLATE, order.reading_language, variables);
  return { ...letter, to: order.email ?? '' };
};
